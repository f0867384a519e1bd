/**
 * Dota 2 (first beta versions): VBSP 22, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dota 2 in its first beta versions: VBSP 22. Alien Swarm's lumps with a longer displacement. Public readers
 * give it the overlays of other games; those of version 23 are longer.
 */
#ifndef BRUSHWORK_VALVE_DOTA2_BETA_H
#define BRUSHWORK_VALVE_DOTA2_BETA_H

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
#define DOTA2_BETA_LUMP_ENTITIES 0
/** Array of Dota2BetaPlane. */
#define DOTA2_BETA_LUMP_PLANES 1
/** Array of Dota2BetaTextureData. */
#define DOTA2_BETA_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of Dota2BetaVerticesElement. */
#define DOTA2_BETA_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define DOTA2_BETA_LUMP_VISIBILITY 4
/** Array of Dota2BetaNode. */
#define DOTA2_BETA_LUMP_NODES 5
/** Array of Dota2BetaTextureInfo. */
#define DOTA2_BETA_LUMP_TEXTURE_INFO 6
/** Array of Dota2BetaFace. */
#define DOTA2_BETA_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of Dota2BetaColorRgbExp.
 */
#define DOTA2_BETA_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: Dota2BetaOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: Dota2BetaOcclusionHead, and what its comment says.
 */
#define DOTA2_BETA_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of Dota2BetaLeafVersion0.
 * - version 1: Array of Dota2BetaLeaf.
 */
#define DOTA2_BETA_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of Dota2BetaFaceIdsElement. */
#define DOTA2_BETA_LUMP_FACE_IDS 11
/** Array of Dota2BetaEdge. */
#define DOTA2_BETA_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of Dota2BetaSurfedgesElement.
 */
#define DOTA2_BETA_LUMP_SURFEDGES 13
/** Array of Dota2BetaModel. */
#define DOTA2_BETA_LUMP_MODELS 14
/** Array of Dota2BetaWorldLightShadowOffset. */
#define DOTA2_BETA_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of Dota2BetaLeafFacesElement. */
#define DOTA2_BETA_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Dota2BetaLeafBrushesElement. */
#define DOTA2_BETA_LUMP_LEAF_BRUSHES 17
/** Array of Dota2BetaBrush. */
#define DOTA2_BETA_LUMP_BRUSHES 18
/** Array of Dota2BetaBrushSideThin. */
#define DOTA2_BETA_LUMP_BRUSH_SIDES 19
/** Array of Dota2BetaArea. */
#define DOTA2_BETA_LUMP_AREAS 20
/** Array of Dota2BetaAreaPortal. */
#define DOTA2_BETA_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of Dota2BetaFaceBrushesElement. */
#define DOTA2_BETA_LUMP_FACE_BRUSHES 22
/** Array of Dota2BetaFaceBrushList. */
#define DOTA2_BETA_LUMP_FACE_BRUSH_LISTS 23
/** Array of Dota2BetaDisplacementInfoDota2Beta. */
#define DOTA2_BETA_LUMP_DISPLACEMENT_INFO 26
/** Array of Dota2BetaOriginalFace. */
#define DOTA2_BETA_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define DOTA2_BETA_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DOTA2_BETA_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of Dota2BetaVertexNormalsElement. */
#define DOTA2_BETA_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * Dota2BetaVertexNormalIndicesElement.
 */
#define DOTA2_BETA_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * Dota2BetaDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define DOTA2_BETA_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of Dota2BetaDisplacementVertex. */
#define DOTA2_BETA_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define DOTA2_BETA_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Dota2BetaStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Dota2BetaStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Dota2BetaStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Dota2BetaStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Dota2BetaStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Dota2BetaStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): Dota2BetaStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): Dota2BetaStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Dota2BetaStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Dota2BetaStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): Dota2BetaStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Dota2BetaStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): Dota2BetaStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Dota2BetaStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): Dota2BetaStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Dota2BetaStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Dota2BetaStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Dota2BetaStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Dota2BetaStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): Dota2BetaStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Dota2BetaStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): Dota2BetaStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Dota2BetaDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Dota2BetaDetailPropsV2Head, and what its comment says.
 * - `dplt`: Dota2BetaDetailPropLightHead, and what its comment says.
 * - `dplh`: Dota2BetaDetailPropLightHead, and what its comment says.
 * - `clvr`: Dota2BetaColorVariablesHead, and what its comment says.
 */
#define DOTA2_BETA_LUMP_GAME_LUMP 35
/** Array of Dota2BetaLeafWaterData. */
#define DOTA2_BETA_LUMP_LEAF_WATER_DATA 36
/** Array of Dota2BetaPrimitive. */
#define DOTA2_BETA_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of Dota2BetaPrimitiveVerticesElement.
 */
#define DOTA2_BETA_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * Dota2BetaPrimitiveIndicesElement.
 */
#define DOTA2_BETA_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define DOTA2_BETA_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of Dota2BetaClipPortalVerticesElement. */
#define DOTA2_BETA_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of Dota2BetaCubemapSample. */
#define DOTA2_BETA_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define DOTA2_BETA_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Dota2BetaTextureStringTableElement. */
#define DOTA2_BETA_LUMP_TEXTURE_STRING_TABLE 44
/** Array of Dota2BetaOverlay. */
#define DOTA2_BETA_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of Dota2BetaLeafMinDistanceToWaterElement. */
#define DOTA2_BETA_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * Dota2BetaFaceMacroTextureInfoElement.
 */
#define DOTA2_BETA_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of Dota2BetaDisplacementTrianglesElement. */
#define DOTA2_BETA_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define DOTA2_BETA_LUMP_PROP_BLOB 49
/** Array of Dota2BetaWaterOverlay. */
#define DOTA2_BETA_LUMP_WATER_OVERLAYS 50
/** Array of Dota2BetaLeafAmbientIndexHdr. */
#define DOTA2_BETA_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of Dota2BetaLeafAmbientIndex. */
#define DOTA2_BETA_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of Dota2BetaColorRgbExp. */
#define DOTA2_BETA_LUMP_LIGHTING_HDR 53
/** Array of Dota2BetaWorldLightShadowOffset. */
#define DOTA2_BETA_LUMP_WORLD_LIGHTS_HDR 54
/** Array of Dota2BetaLeafAmbientSample. */
#define DOTA2_BETA_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of Dota2BetaLeafAmbientSample. */
#define DOTA2_BETA_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define DOTA2_BETA_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of Dota2BetaFace. */
#define DOTA2_BETA_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * Dota2BetaMapFlagsElement.
 */
#define DOTA2_BETA_LUMP_MAP_FLAGS 59
/** Array of Dota2BetaOverlayFade. */
#define DOTA2_BETA_LUMP_OVERLAY_FADES 60
/** Array of Dota2BetaOverlaySystemLevels. */
#define DOTA2_BETA_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define DOTA2_BETA_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * Dota2BetaDisplacementMultiblend.
 */
#define DOTA2_BETA_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Dota2BetaLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} Dota2BetaLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLumpEntry) == 16, "Dota2BetaLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLumpEntry, offset) == 0, "Dota2BetaLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLumpEntry, length) == 4, "Dota2BetaLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLumpEntry, version) == 8, "Dota2BetaLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLumpEntry, unpacked) == 12, "Dota2BetaLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct Dota2BetaHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 22. */
  int32_t version;
  /** The lumps by index. */
  Dota2BetaLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} Dota2BetaHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaHeader) == 1036, "Dota2BetaHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaHeader, ident) == 0, "Dota2BetaHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaHeader, version) == 4, "Dota2BetaHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaHeader, lumps) == 8, "Dota2BetaHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define DOTA2_BETA_PLANE_TYPE_X 0
#define DOTA2_BETA_PLANE_TYPE_Y 1
#define DOTA2_BETA_PLANE_TYPE_Z 2
#define DOTA2_BETA_PLANE_TYPE_NEAREST_X 3
#define DOTA2_BETA_PLANE_TYPE_NEAREST_Y 4
#define DOTA2_BETA_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define DOTA2_BETA_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DOTA2_BETA_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define DOTA2_BETA_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DOTA2_BETA_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DOTA2_BETA_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define DOTA2_BETA_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define DOTA2_BETA_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define DOTA2_BETA_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DOTA2_BETA_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DOTA2_BETA_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DOTA2_BETA_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define DOTA2_BETA_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define DOTA2_BETA_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define DOTA2_BETA_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define DOTA2_BETA_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define DOTA2_BETA_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define DOTA2_BETA_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define DOTA2_BETA_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DOTA2_BETA_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DOTA2_BETA_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DOTA2_BETA_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define DOTA2_BETA_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DOTA2_BETA_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DOTA2_BETA_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DOTA2_BETA_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define DOTA2_BETA_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define DOTA2_BETA_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define DOTA2_BETA_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define DOTA2_BETA_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define DOTA2_BETA_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define DOTA2_BETA_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define DOTA2_BETA_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define DOTA2_BETA_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DOTA2_BETA_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DOTA2_BETA_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DOTA2_BETA_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DOTA2_BETA_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DOTA2_BETA_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DOTA2_BETA_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define DOTA2_BETA_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DOTA2_BETA_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DOTA2_BETA_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DOTA2_BETA_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define DOTA2_BETA_WORLD_LIGHT_TYPE_SURFACE 0
#define DOTA2_BETA_WORLD_LIGHT_TYPE_POINT 1
#define DOTA2_BETA_WORLD_LIGHT_TYPE_SPOT 2
#define DOTA2_BETA_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define DOTA2_BETA_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define DOTA2_BETA_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define DOTA2_BETA_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define DOTA2_BETA_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define DOTA2_BETA_STATIC_PROP_SOLID_NONE 0
#define DOTA2_BETA_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define DOTA2_BETA_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define DOTA2_BETA_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define DOTA2_BETA_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DOTA2_BETA_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define DOTA2_BETA_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define DOTA2_BETA_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define DOTA2_BETA_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DOTA2_BETA_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DOTA2_BETA_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define DOTA2_BETA_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define DOTA2_BETA_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define DOTA2_BETA_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define DOTA2_BETA_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define DOTA2_BETA_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define DOTA2_BETA_DETAIL_PROP_ORIENTATION_NORMAL 0
#define DOTA2_BETA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define DOTA2_BETA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define DOTA2_BETA_DETAIL_PROP_TYPE_MODEL 0
#define DOTA2_BETA_DETAIL_PROP_TYPE_SPRITE 1
#define DOTA2_BETA_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define DOTA2_BETA_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct Dota2BetaPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: DOTA2_BETA_PLANE_TYPE_*. */
  int32_t type;
} Dota2BetaPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaPlane) == 20, "Dota2BetaPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPlane, normal) == 0, "Dota2BetaPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPlane *)0)->normal) == 12, "Dota2BetaPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPlane, distance) == 12, "Dota2BetaPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPlane *)0)->distance) == 4, "Dota2BetaPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPlane, type) == 16, "Dota2BetaPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPlane *)0)->type) == 4, "Dota2BetaPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct Dota2BetaTextureData {
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
} Dota2BetaTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaTextureData) == 32, "Dota2BetaTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, reflectivity) == 0, "Dota2BetaTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->reflectivity) == 12, "Dota2BetaTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, name) == 12, "Dota2BetaTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->name) == 4, "Dota2BetaTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, width) == 16, "Dota2BetaTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->width) == 4, "Dota2BetaTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, height) == 20, "Dota2BetaTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->height) == 4, "Dota2BetaTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, viewWidth) == 24, "Dota2BetaTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->viewWidth) == 4, "Dota2BetaTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureData, viewHeight) == 28, "Dota2BetaTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureData *)0)->viewHeight) == 4, "Dota2BetaTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct Dota2BetaNode {
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
} Dota2BetaNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaNode) == 32, "Dota2BetaNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, plane) == 0, "Dota2BetaNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->plane) == 4, "Dota2BetaNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, children) == 4, "Dota2BetaNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->children) == 8, "Dota2BetaNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, mins) == 12, "Dota2BetaNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->mins) == 6, "Dota2BetaNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, maxs) == 18, "Dota2BetaNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->maxs) == 6, "Dota2BetaNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, firstFace) == 24, "Dota2BetaNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->firstFace) == 2, "Dota2BetaNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, faceCount) == 26, "Dota2BetaNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->faceCount) == 2, "Dota2BetaNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaNode, area) == 28, "Dota2BetaNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaNode *)0)->area) == 2, "Dota2BetaNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct Dota2BetaTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: DOTA2_BETA_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} Dota2BetaTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaTextureInfo) == 72, "Dota2BetaTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, textureS) == 0, "Dota2BetaTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->textureS) == 16, "Dota2BetaTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, textureT) == 16, "Dota2BetaTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->textureT) == 16, "Dota2BetaTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, lightmapS) == 32, "Dota2BetaTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->lightmapS) == 16, "Dota2BetaTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, lightmapT) == 48, "Dota2BetaTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->lightmapT) == 16, "Dota2BetaTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, flags) == 64, "Dota2BetaTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->flags) == 4, "Dota2BetaTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaTextureInfo, textureData) == 68, "Dota2BetaTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaTextureInfo *)0)->textureData) == 4, "Dota2BetaTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct Dota2BetaFace {
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
} Dota2BetaFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaFace) == 56, "Dota2BetaFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, plane) == 0, "Dota2BetaFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->plane) == 2, "Dota2BetaFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, side) == 2, "Dota2BetaFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->side) == 1, "Dota2BetaFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, onNode) == 3, "Dota2BetaFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->onNode) == 1, "Dota2BetaFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, firstEdge) == 4, "Dota2BetaFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->firstEdge) == 4, "Dota2BetaFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, edgeCount) == 8, "Dota2BetaFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->edgeCount) == 2, "Dota2BetaFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, texture) == 10, "Dota2BetaFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->texture) == 2, "Dota2BetaFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, displacement) == 12, "Dota2BetaFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->displacement) == 2, "Dota2BetaFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, fogVolume) == 14, "Dota2BetaFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->fogVolume) == 2, "Dota2BetaFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, styles) == 16, "Dota2BetaFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->styles) == 4, "Dota2BetaFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, lightOffset) == 20, "Dota2BetaFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->lightOffset) == 4, "Dota2BetaFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, area) == 24, "Dota2BetaFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->area) == 4, "Dota2BetaFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, lightmapMins) == 28, "Dota2BetaFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->lightmapMins) == 8, "Dota2BetaFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, lightmapSize) == 36, "Dota2BetaFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->lightmapSize) == 8, "Dota2BetaFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, originalFace) == 44, "Dota2BetaFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->originalFace) == 4, "Dota2BetaFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, firstPrimitive) == 50, "Dota2BetaFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->firstPrimitive) == 2, "Dota2BetaFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFace, smoothingGroups) == 52, "Dota2BetaFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFace *)0)->smoothingGroups) == 4, "Dota2BetaFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct Dota2BetaColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} Dota2BetaColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaColorRgbExp) == 4, "Dota2BetaColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaColorRgbExp, red) == 0, "Dota2BetaColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaColorRgbExp *)0)->red) == 1, "Dota2BetaColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaColorRgbExp, green) == 1, "Dota2BetaColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaColorRgbExp *)0)->green) == 1, "Dota2BetaColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaColorRgbExp, blue) == 2, "Dota2BetaColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaColorRgbExp *)0)->blue) == 1, "Dota2BetaColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaColorRgbExp, exponent) == 3, "Dota2BetaColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaColorRgbExp *)0)->exponent) == 1, "Dota2BetaColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct Dota2BetaOccluderWithoutArea {
  /** Whether it starts switched off. Values: DOTA2_BETA_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} Dota2BetaOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOccluderWithoutArea) == 36, "Dota2BetaOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderWithoutArea, flags) == 0, "Dota2BetaOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderWithoutArea *)0)->flags) == 4, "Dota2BetaOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderWithoutArea, firstPolygon) == 4, "Dota2BetaOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderWithoutArea *)0)->firstPolygon) == 4, "Dota2BetaOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderWithoutArea, polygonCount) == 8, "Dota2BetaOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderWithoutArea *)0)->polygonCount) == 4, "Dota2BetaOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderWithoutArea, mins) == 12, "Dota2BetaOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderWithoutArea *)0)->mins) == 12, "Dota2BetaOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderWithoutArea, maxs) == 24, "Dota2BetaOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderWithoutArea *)0)->maxs) == 12, "Dota2BetaOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct Dota2BetaOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Dota2BetaOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOccluderPolygon) == 12, "Dota2BetaOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderPolygon, firstVertexIndex) == 0, "Dota2BetaOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderPolygon *)0)->firstVertexIndex) == 4, "Dota2BetaOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderPolygon, vertexCount) == 4, "Dota2BetaOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderPolygon *)0)->vertexCount) == 4, "Dota2BetaOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluderPolygon, plane) == 8, "Dota2BetaOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluderPolygon *)0)->plane) == 4, "Dota2BetaOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct Dota2BetaOccluder {
  /** Whether it starts switched off. Values: DOTA2_BETA_OCCLUDER_FLAGS_*. */
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
} Dota2BetaOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOccluder) == 40, "Dota2BetaOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, flags) == 0, "Dota2BetaOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->flags) == 4, "Dota2BetaOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, firstPolygon) == 4, "Dota2BetaOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->firstPolygon) == 4, "Dota2BetaOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, polygonCount) == 8, "Dota2BetaOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->polygonCount) == 4, "Dota2BetaOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, mins) == 12, "Dota2BetaOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->mins) == 12, "Dota2BetaOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, maxs) == 24, "Dota2BetaOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->maxs) == 12, "Dota2BetaOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOccluder, area) == 36, "Dota2BetaOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOccluder *)0)->area) == 4, "Dota2BetaOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct Dota2BetaCompressedLightCube {
  /** One colour a side. */
  Dota2BetaColorRgbExp sides[6];
} Dota2BetaCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaCompressedLightCube) == 24, "Dota2BetaCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaCompressedLightCube, sides) == 0, "Dota2BetaCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaCompressedLightCube *)0)->sides) == 24, "Dota2BetaCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct Dota2BetaLeafVersion0 {
  /** What its brushes are, all together. Values: DOTA2_BETA_CONTENT_FLAGS_*. */
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
  Dota2BetaCompressedLightCube ambientLight;
} Dota2BetaLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafVersion0) == 56, "Dota2BetaLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, contents) == 0, "Dota2BetaLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->contents) == 4, "Dota2BetaLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, cluster) == 4, "Dota2BetaLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->cluster) == 2, "Dota2BetaLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, mins) == 8, "Dota2BetaLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->mins) == 6, "Dota2BetaLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, maxs) == 14, "Dota2BetaLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->maxs) == 6, "Dota2BetaLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, firstFace) == 20, "Dota2BetaLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->firstFace) == 2, "Dota2BetaLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, faceCount) == 22, "Dota2BetaLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->faceCount) == 2, "Dota2BetaLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, firstBrush) == 24, "Dota2BetaLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->firstBrush) == 2, "Dota2BetaLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, brushCount) == 26, "Dota2BetaLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->brushCount) == 2, "Dota2BetaLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, water) == 28, "Dota2BetaLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->water) == 2, "Dota2BetaLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafVersion0, ambientLight) == 30, "Dota2BetaLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafVersion0 *)0)->ambientLight) == 24, "Dota2BetaLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct Dota2BetaLeaf {
  /** What its brushes are, all together. Values: DOTA2_BETA_CONTENT_FLAGS_*. */
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
} Dota2BetaLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeaf) == 32, "Dota2BetaLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, contents) == 0, "Dota2BetaLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->contents) == 4, "Dota2BetaLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, cluster) == 4, "Dota2BetaLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->cluster) == 2, "Dota2BetaLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, mins) == 8, "Dota2BetaLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->mins) == 6, "Dota2BetaLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, maxs) == 14, "Dota2BetaLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->maxs) == 6, "Dota2BetaLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, firstFace) == 20, "Dota2BetaLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->firstFace) == 2, "Dota2BetaLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, faceCount) == 22, "Dota2BetaLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->faceCount) == 2, "Dota2BetaLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, firstBrush) == 24, "Dota2BetaLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->firstBrush) == 2, "Dota2BetaLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, brushCount) == 26, "Dota2BetaLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->brushCount) == 2, "Dota2BetaLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeaf, water) == 28, "Dota2BetaLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeaf *)0)->water) == 2, "Dota2BetaLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct Dota2BetaEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Dota2BetaEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaEdge) == 4, "Dota2BetaEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaEdge, vertices) == 0, "Dota2BetaEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaEdge *)0)->vertices) == 4, "Dota2BetaEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct Dota2BetaModel {
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
} Dota2BetaModel;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaModel) == 48, "Dota2BetaModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, mins) == 0, "Dota2BetaModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->mins) == 12, "Dota2BetaModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, maxs) == 12, "Dota2BetaModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->maxs) == 12, "Dota2BetaModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, origin) == 24, "Dota2BetaModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->origin) == 12, "Dota2BetaModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, headNode) == 36, "Dota2BetaModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->headNode) == 4, "Dota2BetaModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, firstFace) == 40, "Dota2BetaModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->firstFace) == 4, "Dota2BetaModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaModel, faceCount) == 44, "Dota2BetaModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaModel *)0)->faceCount) == 4, "Dota2BetaModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct Dota2BetaWorldLightShadowOffset {
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
  /** Kind of light. Values: DOTA2_BETA_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: DOTA2_BETA_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Dota2BetaWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaWorldLightShadowOffset) == 100, "Dota2BetaWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, origin) == 0, "Dota2BetaWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->origin) == 12, "Dota2BetaWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, intensity) == 12, "Dota2BetaWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->intensity) == 12, "Dota2BetaWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, normal) == 24, "Dota2BetaWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->normal) == 12, "Dota2BetaWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, shadowCastOffset) == 36, "Dota2BetaWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "Dota2BetaWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, cluster) == 48, "Dota2BetaWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->cluster) == 4, "Dota2BetaWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, type) == 52, "Dota2BetaWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->type) == 4, "Dota2BetaWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, style) == 56, "Dota2BetaWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->style) == 4, "Dota2BetaWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, stopDot) == 60, "Dota2BetaWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->stopDot) == 4, "Dota2BetaWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, stopDot2) == 64, "Dota2BetaWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->stopDot2) == 4, "Dota2BetaWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, exponent) == 68, "Dota2BetaWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->exponent) == 4, "Dota2BetaWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, radius) == 72, "Dota2BetaWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->radius) == 4, "Dota2BetaWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, constantAttenuation) == 76, "Dota2BetaWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->constantAttenuation) == 4, "Dota2BetaWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, linearAttenuation) == 80, "Dota2BetaWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->linearAttenuation) == 4, "Dota2BetaWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, quadraticAttenuation) == 84, "Dota2BetaWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "Dota2BetaWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, flags) == 88, "Dota2BetaWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->flags) == 4, "Dota2BetaWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, texture) == 92, "Dota2BetaWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->texture) == 4, "Dota2BetaWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWorldLightShadowOffset, owner) == 96, "Dota2BetaWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWorldLightShadowOffset *)0)->owner) == 4, "Dota2BetaWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct Dota2BetaBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: DOTA2_BETA_CONTENT_FLAGS_*. */
  int32_t contents;
} Dota2BetaBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaBrush) == 12, "Dota2BetaBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrush, firstSide) == 0, "Dota2BetaBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrush *)0)->firstSide) == 4, "Dota2BetaBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrush, sideCount) == 4, "Dota2BetaBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrush *)0)->sideCount) == 4, "Dota2BetaBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrush, contents) == 8, "Dota2BetaBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrush *)0)->contents) == 4, "Dota2BetaBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct Dota2BetaBrushSideThin {
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
} Dota2BetaBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaBrushSideThin) == 8, "Dota2BetaBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrushSideThin, plane) == 0, "Dota2BetaBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrushSideThin *)0)->plane) == 2, "Dota2BetaBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrushSideThin, texture) == 2, "Dota2BetaBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrushSideThin *)0)->texture) == 2, "Dota2BetaBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrushSideThin, displacement) == 4, "Dota2BetaBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrushSideThin *)0)->displacement) == 2, "Dota2BetaBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrushSideThin, bevel) == 6, "Dota2BetaBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrushSideThin *)0)->bevel) == 1, "Dota2BetaBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaBrushSideThin, thin) == 7, "Dota2BetaBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaBrushSideThin *)0)->thin) == 1, "Dota2BetaBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct Dota2BetaArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Dota2BetaArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaArea) == 8, "Dota2BetaArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaArea, portalCount) == 0, "Dota2BetaArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaArea *)0)->portalCount) == 4, "Dota2BetaArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaArea, firstPortal) == 4, "Dota2BetaArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaArea *)0)->firstPortal) == 4, "Dota2BetaArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct Dota2BetaAreaPortal {
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
} Dota2BetaAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaAreaPortal) == 12, "Dota2BetaAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaAreaPortal, key) == 0, "Dota2BetaAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaAreaPortal *)0)->key) == 2, "Dota2BetaAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaAreaPortal, otherArea) == 2, "Dota2BetaAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaAreaPortal *)0)->otherArea) == 2, "Dota2BetaAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaAreaPortal, firstVertex) == 4, "Dota2BetaAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaAreaPortal *)0)->firstVertex) == 2, "Dota2BetaAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaAreaPortal, vertexCount) == 6, "Dota2BetaAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaAreaPortal *)0)->vertexCount) == 2, "Dota2BetaAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaAreaPortal, plane) == 8, "Dota2BetaAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaAreaPortal *)0)->plane) == 4, "Dota2BetaAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct Dota2BetaFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} Dota2BetaFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaFaceBrushList) == 4, "Dota2BetaFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFaceBrushList, brushCount) == 0, "Dota2BetaFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFaceBrushList *)0)->brushCount) == 2, "Dota2BetaFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaFaceBrushList, first) == 2, "Dota2BetaFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaFaceBrushList *)0)->first) == 2, "Dota2BetaFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct Dota2BetaDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Dota2BetaDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementSubNeighbor) == 6, "Dota2BetaDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementSubNeighbor, displacement) == 0, "Dota2BetaDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementSubNeighbor *)0)->displacement) == 2, "Dota2BetaDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementSubNeighbor, orientation) == 2, "Dota2BetaDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementSubNeighbor *)0)->orientation) == 1, "Dota2BetaDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementSubNeighbor, span) == 3, "Dota2BetaDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementSubNeighbor *)0)->span) == 1, "Dota2BetaDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementSubNeighbor, neighborSpan) == 4, "Dota2BetaDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementSubNeighbor *)0)->neighborSpan) == 1, "Dota2BetaDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct Dota2BetaDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  Dota2BetaDisplacementSubNeighbor subNeighbors[2];
} Dota2BetaDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementNeighbor) == 12, "Dota2BetaDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementNeighbor, subNeighbors) == 0, "Dota2BetaDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementNeighbor *)0)->subNeighbors) == 12, "Dota2BetaDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct Dota2BetaDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} Dota2BetaDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementCornerNeighbors) == 10, "Dota2BetaDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementCornerNeighbors, neighbors) == 0, "Dota2BetaDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementCornerNeighbors *)0)->neighbors) == 8, "Dota2BetaDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementCornerNeighbors, count) == 8, "Dota2BetaDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementCornerNeighbors *)0)->count) == 1, "Dota2BetaDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26) of version 22.
 * Original name: ddispinfo_t. Source: specification, which says that it differs; public readers. Confidence:
 * probable.
 */
typedef struct Dota2BetaDisplacementInfoDota2Beta {
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
  /** What the surface is. Values: DOTA2_BETA_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** Unknown. */
  int32_t unknown0x30;
  /** What lies along the left, top, right and bottom edge. */
  Dota2BetaDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Dota2BetaDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Dota2BetaDisplacementInfoDota2Beta;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementInfoDota2Beta) == 180, "Dota2BetaDisplacementInfoDota2Beta takes 180 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, startPosition) == 0, "Dota2BetaDisplacementInfoDota2Beta.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->startPosition) == 12, "Dota2BetaDisplacementInfoDota2Beta.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, firstVertex) == 12, "Dota2BetaDisplacementInfoDota2Beta.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->firstVertex) == 4, "Dota2BetaDisplacementInfoDota2Beta.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, firstTriangle) == 16, "Dota2BetaDisplacementInfoDota2Beta.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->firstTriangle) == 4, "Dota2BetaDisplacementInfoDota2Beta.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, power) == 20, "Dota2BetaDisplacementInfoDota2Beta.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->power) == 4, "Dota2BetaDisplacementInfoDota2Beta.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, minTessellation) == 24, "Dota2BetaDisplacementInfoDota2Beta.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->minTessellation) == 4, "Dota2BetaDisplacementInfoDota2Beta.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, smoothingAngle) == 28, "Dota2BetaDisplacementInfoDota2Beta.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->smoothingAngle) == 4, "Dota2BetaDisplacementInfoDota2Beta.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, contents) == 32, "Dota2BetaDisplacementInfoDota2Beta.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->contents) == 4, "Dota2BetaDisplacementInfoDota2Beta.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, face) == 36, "Dota2BetaDisplacementInfoDota2Beta.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->face) == 2, "Dota2BetaDisplacementInfoDota2Beta.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, lightmapAlphaStart) == 40, "Dota2BetaDisplacementInfoDota2Beta.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->lightmapAlphaStart) == 4, "Dota2BetaDisplacementInfoDota2Beta.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, lightmapSamplePositionStart) == 44, "Dota2BetaDisplacementInfoDota2Beta.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->lightmapSamplePositionStart) == 4, "Dota2BetaDisplacementInfoDota2Beta.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, unknown0x30) == 48, "Dota2BetaDisplacementInfoDota2Beta.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->unknown0x30) == 4, "Dota2BetaDisplacementInfoDota2Beta.unknown0x30 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, edgeNeighbors) == 52, "Dota2BetaDisplacementInfoDota2Beta.edgeNeighbors lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->edgeNeighbors) == 48, "Dota2BetaDisplacementInfoDota2Beta.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, cornerNeighbors) == 100, "Dota2BetaDisplacementInfoDota2Beta.cornerNeighbors lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->cornerNeighbors) == 40, "Dota2BetaDisplacementInfoDota2Beta.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementInfoDota2Beta, allowedVertices) == 140, "Dota2BetaDisplacementInfoDota2Beta.allowedVertices lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementInfoDota2Beta *)0)->allowedVertices) == 40, "Dota2BetaDisplacementInfoDota2Beta.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct Dota2BetaOriginalFace {
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
} Dota2BetaOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOriginalFace) == 56, "Dota2BetaOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, plane) == 0, "Dota2BetaOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->plane) == 2, "Dota2BetaOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, side) == 2, "Dota2BetaOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->side) == 1, "Dota2BetaOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, onNode) == 3, "Dota2BetaOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->onNode) == 1, "Dota2BetaOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, firstEdge) == 4, "Dota2BetaOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->firstEdge) == 4, "Dota2BetaOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, edgeCount) == 8, "Dota2BetaOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->edgeCount) == 2, "Dota2BetaOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, texture) == 10, "Dota2BetaOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->texture) == 2, "Dota2BetaOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, displacement) == 12, "Dota2BetaOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->displacement) == 2, "Dota2BetaOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, fogVolume) == 14, "Dota2BetaOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->fogVolume) == 2, "Dota2BetaOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, styles) == 16, "Dota2BetaOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->styles) == 4, "Dota2BetaOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, lightOffset) == 20, "Dota2BetaOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->lightOffset) == 4, "Dota2BetaOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, area) == 24, "Dota2BetaOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->area) == 4, "Dota2BetaOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, lightmapMins) == 28, "Dota2BetaOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->lightmapMins) == 8, "Dota2BetaOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, lightmapSize) == 36, "Dota2BetaOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->lightmapSize) == 8, "Dota2BetaOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, originalFace) == 44, "Dota2BetaOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->originalFace) == 4, "Dota2BetaOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, firstPrimitive) == 50, "Dota2BetaOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->firstPrimitive) == 2, "Dota2BetaOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOriginalFace, smoothingGroups) == 52, "Dota2BetaOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOriginalFace *)0)->smoothingGroups) == 4, "Dota2BetaOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct Dota2BetaDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} Dota2BetaDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementVertex) == 20, "Dota2BetaDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementVertex, direction) == 0, "Dota2BetaDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementVertex *)0)->direction) == 12, "Dota2BetaDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementVertex, distance) == 12, "Dota2BetaDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementVertex *)0)->distance) == 4, "Dota2BetaDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementVertex, alpha) == 16, "Dota2BetaDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementVertex *)0)->alpha) == 4, "Dota2BetaDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct Dota2BetaStaticPropV4 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} Dota2BetaStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV4) == 56, "Dota2BetaStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, origin) == 0, "Dota2BetaStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->origin) == 12, "Dota2BetaStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, angles) == 12, "Dota2BetaStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->angles) == 12, "Dota2BetaStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, model) == 24, "Dota2BetaStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->model) == 2, "Dota2BetaStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, firstLeaf) == 26, "Dota2BetaStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, leafCount) == 28, "Dota2BetaStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->leafCount) == 2, "Dota2BetaStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, solid) == 30, "Dota2BetaStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->solid) == 1, "Dota2BetaStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, flags) == 31, "Dota2BetaStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->flags) == 1, "Dota2BetaStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, skin) == 32, "Dota2BetaStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->skin) == 4, "Dota2BetaStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, fadeMinDistance) == 36, "Dota2BetaStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, fadeMaxDistance) == 40, "Dota2BetaStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV4, lightingOrigin) == 44, "Dota2BetaStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV4 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2BetaStaticPropV5 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV5) == 60, "Dota2BetaStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, origin) == 0, "Dota2BetaStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->origin) == 12, "Dota2BetaStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, angles) == 12, "Dota2BetaStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->angles) == 12, "Dota2BetaStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, model) == 24, "Dota2BetaStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->model) == 2, "Dota2BetaStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, firstLeaf) == 26, "Dota2BetaStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, leafCount) == 28, "Dota2BetaStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->leafCount) == 2, "Dota2BetaStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, solid) == 30, "Dota2BetaStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->solid) == 1, "Dota2BetaStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, flags) == 31, "Dota2BetaStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->flags) == 1, "Dota2BetaStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, skin) == 32, "Dota2BetaStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->skin) == 4, "Dota2BetaStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, fadeMinDistance) == 36, "Dota2BetaStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, fadeMaxDistance) == 40, "Dota2BetaStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, lightingOrigin) == 44, "Dota2BetaStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5, forcedFadeScale) == 56, "Dota2BetaStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV5TheShip {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV5TheShip) == 188, "Dota2BetaStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, origin) == 0, "Dota2BetaStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->origin) == 12, "Dota2BetaStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, angles) == 12, "Dota2BetaStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->angles) == 12, "Dota2BetaStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, model) == 24, "Dota2BetaStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->model) == 2, "Dota2BetaStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, firstLeaf) == 26, "Dota2BetaStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, leafCount) == 28, "Dota2BetaStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->leafCount) == 2, "Dota2BetaStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, solid) == 30, "Dota2BetaStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->solid) == 1, "Dota2BetaStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, flags) == 31, "Dota2BetaStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->flags) == 1, "Dota2BetaStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, skin) == 32, "Dota2BetaStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->skin) == 4, "Dota2BetaStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, fadeMinDistance) == 36, "Dota2BetaStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, fadeMaxDistance) == 40, "Dota2BetaStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, lightingOrigin) == 44, "Dota2BetaStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, forcedFadeScale) == 56, "Dota2BetaStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV5TheShip, name) == 60, "Dota2BetaStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV5TheShip *)0)->name) == 128, "Dota2BetaStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2BetaStaticPropV6 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV6) == 64, "Dota2BetaStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, origin) == 0, "Dota2BetaStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->origin) == 12, "Dota2BetaStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, angles) == 12, "Dota2BetaStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->angles) == 12, "Dota2BetaStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, model) == 24, "Dota2BetaStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->model) == 2, "Dota2BetaStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, firstLeaf) == 26, "Dota2BetaStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, leafCount) == 28, "Dota2BetaStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->leafCount) == 2, "Dota2BetaStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, solid) == 30, "Dota2BetaStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->solid) == 1, "Dota2BetaStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, flags) == 31, "Dota2BetaStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->flags) == 1, "Dota2BetaStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, skin) == 32, "Dota2BetaStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->skin) == 4, "Dota2BetaStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, fadeMinDistance) == 36, "Dota2BetaStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, fadeMaxDistance) == 40, "Dota2BetaStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, lightingOrigin) == 44, "Dota2BetaStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, forcedFadeScale) == 56, "Dota2BetaStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, minDirectX) == 60, "Dota2BetaStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->minDirectX) == 2, "Dota2BetaStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6, maxDirectX) == 62, "Dota2BetaStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6 *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV6BloodyGoodTime) == 192, "Dota2BetaStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, origin) == 0, "Dota2BetaStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->origin) == 12, "Dota2BetaStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, angles) == 12, "Dota2BetaStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->angles) == 12, "Dota2BetaStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, model) == 24, "Dota2BetaStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->model) == 2, "Dota2BetaStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, firstLeaf) == 26, "Dota2BetaStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, leafCount) == 28, "Dota2BetaStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "Dota2BetaStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, solid) == 30, "Dota2BetaStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->solid) == 1, "Dota2BetaStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, flags) == 31, "Dota2BetaStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->flags) == 1, "Dota2BetaStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, skin) == 32, "Dota2BetaStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->skin) == 4, "Dota2BetaStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "Dota2BetaStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "Dota2BetaStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "Dota2BetaStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "Dota2BetaStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, minDirectX) == 60, "Dota2BetaStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "Dota2BetaStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, maxDirectX) == 62, "Dota2BetaStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6BloodyGoodTime, name) == 64, "Dota2BetaStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6BloodyGoodTime *)0)->name) == 128, "Dota2BetaStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV6DarkMessiah {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV6DarkMessiah) == 136, "Dota2BetaStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, origin) == 0, "Dota2BetaStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->origin) == 12, "Dota2BetaStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, angles) == 12, "Dota2BetaStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->angles) == 12, "Dota2BetaStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, model) == 24, "Dota2BetaStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->model) == 2, "Dota2BetaStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, firstLeaf) == 26, "Dota2BetaStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, leafCount) == 28, "Dota2BetaStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->leafCount) == 2, "Dota2BetaStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, solid) == 30, "Dota2BetaStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->solid) == 1, "Dota2BetaStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, flags) == 31, "Dota2BetaStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->flags) == 1, "Dota2BetaStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, skin) == 32, "Dota2BetaStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->skin) == 4, "Dota2BetaStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, fadeMinDistance) == 36, "Dota2BetaStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "Dota2BetaStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, lightingOrigin) == 44, "Dota2BetaStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, forcedFadeScale) == 56, "Dota2BetaStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, minDirectX) == 60, "Dota2BetaStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "Dota2BetaStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, maxDirectX) == 62, "Dota2BetaStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV6DarkMessiah, unknown0x40) == 64, "Dota2BetaStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "Dota2BetaStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Dota2BetaStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropScale) == 16, "Dota2BetaStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropScale, prop) == 0, "Dota2BetaStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropScale *)0)->prop) == 4, "Dota2BetaStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropScale, scale) == 4, "Dota2BetaStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropScale *)0)->scale) == 12, "Dota2BetaStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV7 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV7) == 68, "Dota2BetaStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, origin) == 0, "Dota2BetaStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->origin) == 12, "Dota2BetaStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, angles) == 12, "Dota2BetaStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->angles) == 12, "Dota2BetaStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, model) == 24, "Dota2BetaStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->model) == 2, "Dota2BetaStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, firstLeaf) == 26, "Dota2BetaStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, leafCount) == 28, "Dota2BetaStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->leafCount) == 2, "Dota2BetaStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, solid) == 30, "Dota2BetaStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->solid) == 1, "Dota2BetaStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, flags) == 31, "Dota2BetaStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->flags) == 1, "Dota2BetaStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, skin) == 32, "Dota2BetaStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->skin) == 4, "Dota2BetaStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, fadeMinDistance) == 36, "Dota2BetaStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, fadeMaxDistance) == 40, "Dota2BetaStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, lightingOrigin) == 44, "Dota2BetaStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, forcedFadeScale) == 56, "Dota2BetaStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, minDirectX) == 60, "Dota2BetaStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->minDirectX) == 2, "Dota2BetaStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, maxDirectX) == 62, "Dota2BetaStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7, color) == 64, "Dota2BetaStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7 *)0)->color) == 4, "Dota2BetaStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV7ZenoClash {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV7ZenoClash) == 68, "Dota2BetaStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, origin) == 0, "Dota2BetaStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->origin) == 12, "Dota2BetaStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, angles) == 12, "Dota2BetaStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->angles) == 12, "Dota2BetaStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, model) == 24, "Dota2BetaStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->model) == 2, "Dota2BetaStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, firstLeaf) == 26, "Dota2BetaStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, leafCount) == 28, "Dota2BetaStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->leafCount) == 2, "Dota2BetaStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, solid) == 30, "Dota2BetaStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->solid) == 1, "Dota2BetaStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, flags) == 31, "Dota2BetaStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->flags) == 1, "Dota2BetaStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, skin) == 32, "Dota2BetaStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->skin) == 4, "Dota2BetaStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, fadeMinDistance) == 36, "Dota2BetaStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, fadeMaxDistance) == 40, "Dota2BetaStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, lightingOrigin) == 44, "Dota2BetaStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, forcedFadeScale) == 56, "Dota2BetaStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, minDirectX) == 60, "Dota2BetaStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->minDirectX) == 2, "Dota2BetaStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, maxDirectX) == 62, "Dota2BetaStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV7ZenoClash, unknown0x40) == 64, "Dota2BetaStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "Dota2BetaStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct Dota2BetaStaticPropV8 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV8) == 68, "Dota2BetaStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, origin) == 0, "Dota2BetaStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->origin) == 12, "Dota2BetaStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, angles) == 12, "Dota2BetaStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->angles) == 12, "Dota2BetaStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, model) == 24, "Dota2BetaStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->model) == 2, "Dota2BetaStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, firstLeaf) == 26, "Dota2BetaStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, leafCount) == 28, "Dota2BetaStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->leafCount) == 2, "Dota2BetaStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, solid) == 30, "Dota2BetaStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->solid) == 1, "Dota2BetaStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, flags) == 31, "Dota2BetaStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->flags) == 1, "Dota2BetaStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, skin) == 32, "Dota2BetaStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->skin) == 4, "Dota2BetaStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, fadeMinDistance) == 36, "Dota2BetaStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, fadeMaxDistance) == 40, "Dota2BetaStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, lightingOrigin) == 44, "Dota2BetaStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, forcedFadeScale) == 56, "Dota2BetaStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, minCpuLevel) == 60, "Dota2BetaStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, maxCpuLevel) == 61, "Dota2BetaStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, minGpuLevel) == 62, "Dota2BetaStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, maxGpuLevel) == 63, "Dota2BetaStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8, color) == 64, "Dota2BetaStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8 *)0)->color) == 4, "Dota2BetaStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct Dota2BetaStaticPropV8Vindictus {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV8Vindictus) == 72, "Dota2BetaStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, origin) == 0, "Dota2BetaStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->origin) == 12, "Dota2BetaStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, angles) == 12, "Dota2BetaStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->angles) == 12, "Dota2BetaStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, model) == 24, "Dota2BetaStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->model) == 2, "Dota2BetaStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, firstLeaf) == 26, "Dota2BetaStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, leafCount) == 28, "Dota2BetaStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->leafCount) == 2, "Dota2BetaStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, solid) == 30, "Dota2BetaStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->solid) == 1, "Dota2BetaStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, flags) == 31, "Dota2BetaStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->flags) == 1, "Dota2BetaStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, skin) == 32, "Dota2BetaStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->skin) == 4, "Dota2BetaStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, fadeMinDistance) == 36, "Dota2BetaStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, fadeMaxDistance) == 40, "Dota2BetaStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, lightingOrigin) == 44, "Dota2BetaStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, forcedFadeScale) == 56, "Dota2BetaStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, minDirectX) == 60, "Dota2BetaStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->minDirectX) == 2, "Dota2BetaStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, maxDirectX) == 62, "Dota2BetaStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV8Vindictus, unknown0x40) == 64, "Dota2BetaStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV8Vindictus *)0)->unknown0x40) == 8, "Dota2BetaStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2BetaStaticPropV9 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV9) == 72, "Dota2BetaStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, origin) == 0, "Dota2BetaStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->origin) == 12, "Dota2BetaStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, angles) == 12, "Dota2BetaStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->angles) == 12, "Dota2BetaStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, model) == 24, "Dota2BetaStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->model) == 2, "Dota2BetaStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, firstLeaf) == 26, "Dota2BetaStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, leafCount) == 28, "Dota2BetaStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->leafCount) == 2, "Dota2BetaStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, solid) == 30, "Dota2BetaStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->solid) == 1, "Dota2BetaStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, flags) == 31, "Dota2BetaStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->flags) == 1, "Dota2BetaStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, skin) == 32, "Dota2BetaStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->skin) == 4, "Dota2BetaStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, fadeMinDistance) == 36, "Dota2BetaStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, fadeMaxDistance) == 40, "Dota2BetaStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, lightingOrigin) == 44, "Dota2BetaStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, forcedFadeScale) == 56, "Dota2BetaStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, minCpuLevel) == 60, "Dota2BetaStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, maxCpuLevel) == 61, "Dota2BetaStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, minGpuLevel) == 62, "Dota2BetaStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, maxGpuLevel) == 63, "Dota2BetaStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, color) == 64, "Dota2BetaStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->color) == 4, "Dota2BetaStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9, disableXbox360) == 68, "Dota2BetaStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9 *)0)->disableXbox360) == 1, "Dota2BetaStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV9DearEsther {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
} Dota2BetaStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV9DearEsther) == 76, "Dota2BetaStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, origin) == 0, "Dota2BetaStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->origin) == 12, "Dota2BetaStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, angles) == 12, "Dota2BetaStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->angles) == 12, "Dota2BetaStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, model) == 24, "Dota2BetaStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->model) == 2, "Dota2BetaStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, firstLeaf) == 26, "Dota2BetaStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, leafCount) == 28, "Dota2BetaStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->leafCount) == 2, "Dota2BetaStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, solid) == 30, "Dota2BetaStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->solid) == 1, "Dota2BetaStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, flags) == 31, "Dota2BetaStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->flags) == 1, "Dota2BetaStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, unknown0x20) == 32, "Dota2BetaStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->unknown0x20) == 4, "Dota2BetaStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, skin) == 36, "Dota2BetaStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->skin) == 4, "Dota2BetaStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, fadeMinDistance) == 40, "Dota2BetaStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, fadeMaxDistance) == 44, "Dota2BetaStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, lightingOrigin) == 48, "Dota2BetaStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, forcedFadeScale) == 60, "Dota2BetaStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, minCpuLevel) == 64, "Dota2BetaStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, maxCpuLevel) == 65, "Dota2BetaStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, minGpuLevel) == 66, "Dota2BetaStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, maxGpuLevel) == 67, "Dota2BetaStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, color) == 68, "Dota2BetaStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->color) == 4, "Dota2BetaStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV9DearEsther, disableXbox360) == 72, "Dota2BetaStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV9DearEsther *)0)->disableXbox360) == 1, "Dota2BetaStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct Dota2BetaStaticPropV10 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} Dota2BetaStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV10) == 72, "Dota2BetaStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, origin) == 0, "Dota2BetaStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->origin) == 12, "Dota2BetaStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, angles) == 12, "Dota2BetaStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->angles) == 12, "Dota2BetaStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, model) == 24, "Dota2BetaStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->model) == 2, "Dota2BetaStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, firstLeaf) == 26, "Dota2BetaStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, leafCount) == 28, "Dota2BetaStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->leafCount) == 2, "Dota2BetaStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, solid) == 30, "Dota2BetaStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->solid) == 1, "Dota2BetaStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, skin) == 32, "Dota2BetaStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->skin) == 4, "Dota2BetaStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, fadeMinDistance) == 36, "Dota2BetaStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, fadeMaxDistance) == 40, "Dota2BetaStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, lightingOrigin) == 44, "Dota2BetaStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, forcedFadeScale) == 56, "Dota2BetaStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, minDirectX) == 60, "Dota2BetaStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->minDirectX) == 2, "Dota2BetaStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, maxDirectX) == 62, "Dota2BetaStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, flags) == 64, "Dota2BetaStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->flags) == 4, "Dota2BetaStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, lightmapWidth) == 68, "Dota2BetaStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->lightmapWidth) == 2, "Dota2BetaStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10, lightmapHeight) == 70, "Dota2BetaStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10 *)0)->lightmapHeight) == 2, "Dota2BetaStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Dota2BetaStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV10GlobalOffensive) == 76, "Dota2BetaStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, origin) == 0, "Dota2BetaStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->origin) == 12, "Dota2BetaStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, angles) == 12, "Dota2BetaStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->angles) == 12, "Dota2BetaStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, model) == 24, "Dota2BetaStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->model) == 2, "Dota2BetaStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, firstLeaf) == 26, "Dota2BetaStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, leafCount) == 28, "Dota2BetaStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "Dota2BetaStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, solid) == 30, "Dota2BetaStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->solid) == 1, "Dota2BetaStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, flags) == 31, "Dota2BetaStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->flags) == 1, "Dota2BetaStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, skin) == 32, "Dota2BetaStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->skin) == 4, "Dota2BetaStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "Dota2BetaStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "Dota2BetaStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, lightingOrigin) == 44, "Dota2BetaStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "Dota2BetaStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, minCpuLevel) == 60, "Dota2BetaStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "Dota2BetaStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, minGpuLevel) == 62, "Dota2BetaStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "Dota2BetaStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, color) == 64, "Dota2BetaStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->color) == 4, "Dota2BetaStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, disableXbox360) == 68, "Dota2BetaStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "Dota2BetaStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV10GlobalOffensive, flagsEx) == 72, "Dota2BetaStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "Dota2BetaStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} Dota2BetaStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV11GlobalOffensive) == 80, "Dota2BetaStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, origin) == 0, "Dota2BetaStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->origin) == 12, "Dota2BetaStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, angles) == 12, "Dota2BetaStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->angles) == 12, "Dota2BetaStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, model) == 24, "Dota2BetaStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->model) == 2, "Dota2BetaStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, firstLeaf) == 26, "Dota2BetaStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, leafCount) == 28, "Dota2BetaStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "Dota2BetaStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, solid) == 30, "Dota2BetaStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->solid) == 1, "Dota2BetaStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, flags) == 31, "Dota2BetaStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->flags) == 1, "Dota2BetaStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, skin) == 32, "Dota2BetaStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->skin) == 4, "Dota2BetaStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "Dota2BetaStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "Dota2BetaStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, lightingOrigin) == 44, "Dota2BetaStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "Dota2BetaStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, minCpuLevel) == 60, "Dota2BetaStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "Dota2BetaStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, minGpuLevel) == 62, "Dota2BetaStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "Dota2BetaStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, color) == 64, "Dota2BetaStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->color) == 4, "Dota2BetaStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, disableXbox360) == 68, "Dota2BetaStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "Dota2BetaStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, flagsEx) == 72, "Dota2BetaStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "Dota2BetaStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11GlobalOffensive, scale) == 76, "Dota2BetaStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11GlobalOffensive *)0)->scale) == 4, "Dota2BetaStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Dota2BetaStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV11BlackMesaLite) == 76, "Dota2BetaStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, origin) == 0, "Dota2BetaStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->origin) == 12, "Dota2BetaStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, angles) == 12, "Dota2BetaStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->angles) == 12, "Dota2BetaStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, model) == 24, "Dota2BetaStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->model) == 2, "Dota2BetaStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, firstLeaf) == 26, "Dota2BetaStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, leafCount) == 28, "Dota2BetaStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "Dota2BetaStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, solid) == 30, "Dota2BetaStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->solid) == 1, "Dota2BetaStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, skin) == 32, "Dota2BetaStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->skin) == 4, "Dota2BetaStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "Dota2BetaStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "Dota2BetaStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, lightingOrigin) == 44, "Dota2BetaStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "Dota2BetaStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, minDirectX) == 60, "Dota2BetaStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "Dota2BetaStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, maxDirectX) == 62, "Dota2BetaStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, flags) == 64, "Dota2BetaStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->flags) == 4, "Dota2BetaStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, lightmapWidth) == 68, "Dota2BetaStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "Dota2BetaStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, lightmapHeight) == 70, "Dota2BetaStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "Dota2BetaStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesaLite, color) == 72, "Dota2BetaStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesaLite *)0)->color) == 4, "Dota2BetaStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct Dota2BetaStaticPropV11Merubasu {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} Dota2BetaStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV11Merubasu) == 76, "Dota2BetaStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, origin) == 0, "Dota2BetaStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->origin) == 12, "Dota2BetaStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, angles) == 12, "Dota2BetaStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->angles) == 12, "Dota2BetaStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, model) == 24, "Dota2BetaStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->model) == 2, "Dota2BetaStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, firstLeaf) == 26, "Dota2BetaStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, leafCount) == 28, "Dota2BetaStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->leafCount) == 2, "Dota2BetaStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, solid) == 30, "Dota2BetaStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->solid) == 1, "Dota2BetaStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, skin) == 32, "Dota2BetaStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->skin) == 4, "Dota2BetaStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, fadeMinDistance) == 36, "Dota2BetaStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, fadeMaxDistance) == 40, "Dota2BetaStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, lightingOrigin) == 44, "Dota2BetaStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, forcedFadeScale) == 56, "Dota2BetaStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, minDirectX) == 60, "Dota2BetaStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->minDirectX) == 2, "Dota2BetaStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, maxDirectX) == 62, "Dota2BetaStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, flags) == 64, "Dota2BetaStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->flags) == 4, "Dota2BetaStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, lightmapWidth) == 68, "Dota2BetaStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "Dota2BetaStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, lightmapHeight) == 70, "Dota2BetaStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "Dota2BetaStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11Merubasu, scale) == 72, "Dota2BetaStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11Merubasu *)0)->scale) == 4, "Dota2BetaStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV11BlackMesa {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Dota2BetaStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV11BlackMesa) == 80, "Dota2BetaStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, origin) == 0, "Dota2BetaStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->origin) == 12, "Dota2BetaStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, angles) == 12, "Dota2BetaStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->angles) == 12, "Dota2BetaStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, model) == 24, "Dota2BetaStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->model) == 2, "Dota2BetaStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, firstLeaf) == 26, "Dota2BetaStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, leafCount) == 28, "Dota2BetaStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->leafCount) == 2, "Dota2BetaStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, solid) == 30, "Dota2BetaStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->solid) == 1, "Dota2BetaStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, skin) == 32, "Dota2BetaStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->skin) == 4, "Dota2BetaStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, fadeMinDistance) == 36, "Dota2BetaStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, fadeMaxDistance) == 40, "Dota2BetaStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, lightingOrigin) == 44, "Dota2BetaStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, forcedFadeScale) == 56, "Dota2BetaStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, minDirectX) == 60, "Dota2BetaStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->minDirectX) == 2, "Dota2BetaStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, maxDirectX) == 62, "Dota2BetaStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "Dota2BetaStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, flags) == 64, "Dota2BetaStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->flags) == 4, "Dota2BetaStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, lightmapWidth) == 68, "Dota2BetaStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "Dota2BetaStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, lightmapHeight) == 70, "Dota2BetaStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "Dota2BetaStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, color) == 72, "Dota2BetaStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->color) == 4, "Dota2BetaStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV11BlackMesa, flagsEx) == 76, "Dota2BetaStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV11BlackMesa *)0)->flagsEx) == 4, "Dota2BetaStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaStaticPropV13 {
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
  /** How it collides. Values: DOTA2_BETA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_BETA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Dota2BetaStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropV13) == 88, "Dota2BetaStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, origin) == 0, "Dota2BetaStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->origin) == 12, "Dota2BetaStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, angles) == 12, "Dota2BetaStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->angles) == 12, "Dota2BetaStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, model) == 24, "Dota2BetaStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->model) == 2, "Dota2BetaStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, firstLeaf) == 26, "Dota2BetaStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->firstLeaf) == 2, "Dota2BetaStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, leafCount) == 28, "Dota2BetaStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->leafCount) == 2, "Dota2BetaStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, solid) == 30, "Dota2BetaStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->solid) == 1, "Dota2BetaStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, flags) == 31, "Dota2BetaStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->flags) == 1, "Dota2BetaStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, skin) == 32, "Dota2BetaStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->skin) == 4, "Dota2BetaStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, fadeMinDistance) == 36, "Dota2BetaStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->fadeMinDistance) == 4, "Dota2BetaStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, fadeMaxDistance) == 40, "Dota2BetaStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->fadeMaxDistance) == 4, "Dota2BetaStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, lightingOrigin) == 44, "Dota2BetaStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->lightingOrigin) == 12, "Dota2BetaStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, forcedFadeScale) == 56, "Dota2BetaStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->forcedFadeScale) == 4, "Dota2BetaStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, minCpuLevel) == 60, "Dota2BetaStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->minCpuLevel) == 1, "Dota2BetaStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, maxCpuLevel) == 61, "Dota2BetaStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->maxCpuLevel) == 1, "Dota2BetaStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, minGpuLevel) == 62, "Dota2BetaStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->minGpuLevel) == 1, "Dota2BetaStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, maxGpuLevel) == 63, "Dota2BetaStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->maxGpuLevel) == 1, "Dota2BetaStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, color) == 64, "Dota2BetaStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->color) == 4, "Dota2BetaStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, disableXbox360) == 68, "Dota2BetaStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->disableXbox360) == 1, "Dota2BetaStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, flagsEx) == 72, "Dota2BetaStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->flagsEx) == 4, "Dota2BetaStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropV13, scale) == 76, "Dota2BetaStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropV13 *)0)->scale) == 12, "Dota2BetaStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct Dota2BetaDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} Dota2BetaDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailSprite) == 32, "Dota2BetaDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailSprite, upperLeft) == 0, "Dota2BetaDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailSprite *)0)->upperLeft) == 8, "Dota2BetaDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailSprite, lowerRight) == 8, "Dota2BetaDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailSprite *)0)->lowerRight) == 8, "Dota2BetaDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailSprite, textureUpperLeft) == 16, "Dota2BetaDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailSprite *)0)->textureUpperLeft) == 8, "Dota2BetaDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailSprite, textureLowerRight) == 24, "Dota2BetaDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailSprite *)0)->textureLowerRight) == 8, "Dota2BetaDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct Dota2BetaDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Dota2BetaColorRgbExp light;
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
  /** How it turns to who looks at it. Values: DOTA2_BETA_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: DOTA2_BETA_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} Dota2BetaDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailProp) == 52, "Dota2BetaDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, origin) == 0, "Dota2BetaDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->origin) == 12, "Dota2BetaDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, angles) == 12, "Dota2BetaDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->angles) == 12, "Dota2BetaDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, detail) == 24, "Dota2BetaDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->detail) == 2, "Dota2BetaDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, leaf) == 26, "Dota2BetaDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->leaf) == 2, "Dota2BetaDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, light) == 28, "Dota2BetaDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->light) == 4, "Dota2BetaDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, firstLightStyle) == 32, "Dota2BetaDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->firstLightStyle) == 4, "Dota2BetaDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, lightStyleCount) == 36, "Dota2BetaDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->lightStyleCount) == 1, "Dota2BetaDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, sway) == 37, "Dota2BetaDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->sway) == 1, "Dota2BetaDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, shapeAngle) == 38, "Dota2BetaDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->shapeAngle) == 1, "Dota2BetaDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, shapeSize) == 39, "Dota2BetaDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->shapeSize) == 1, "Dota2BetaDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, orientation) == 40, "Dota2BetaDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->orientation) == 1, "Dota2BetaDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, padding1) == 41, "Dota2BetaDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->padding1) == 3, "Dota2BetaDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, type) == 44, "Dota2BetaDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->type) == 1, "Dota2BetaDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, padding2) == 45, "Dota2BetaDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->padding2) == 3, "Dota2BetaDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailProp, scale) == 48, "Dota2BetaDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailProp *)0)->scale) == 4, "Dota2BetaDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct Dota2BetaDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Dota2BetaColorRgbExp light;
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
} Dota2BetaDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailPropV2) == 40, "Dota2BetaDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, origin) == 0, "Dota2BetaDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->origin) == 12, "Dota2BetaDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, angles) == 12, "Dota2BetaDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->angles) == 12, "Dota2BetaDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, detail) == 24, "Dota2BetaDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->detail) == 2, "Dota2BetaDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, leaf) == 26, "Dota2BetaDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->leaf) == 2, "Dota2BetaDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, light) == 28, "Dota2BetaDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->light) == 4, "Dota2BetaDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, firstLightStyle) == 32, "Dota2BetaDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->firstLightStyle) == 4, "Dota2BetaDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, lightStyleCount) == 36, "Dota2BetaDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->lightStyleCount) == 1, "Dota2BetaDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, sway) == 37, "Dota2BetaDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->sway) == 1, "Dota2BetaDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, shapeAngle) == 38, "Dota2BetaDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->shapeAngle) == 1, "Dota2BetaDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropV2, shapeSize) == 39, "Dota2BetaDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropV2 *)0)->shapeSize) == 1, "Dota2BetaDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct Dota2BetaDetailPropLightStyle {
  /** The light. */
  Dota2BetaColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} Dota2BetaDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailPropLightStyle) == 5, "Dota2BetaDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropLightStyle, light) == 0, "Dota2BetaDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropLightStyle *)0)->light) == 4, "Dota2BetaDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropLightStyle, style) == 4, "Dota2BetaDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropLightStyle *)0)->style) == 1, "Dota2BetaDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct Dota2BetaLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} Dota2BetaLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafWaterData) == 12, "Dota2BetaLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafWaterData, surfaceZ) == 0, "Dota2BetaLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafWaterData *)0)->surfaceZ) == 4, "Dota2BetaLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafWaterData, minZ) == 4, "Dota2BetaLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafWaterData *)0)->minZ) == 4, "Dota2BetaLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafWaterData, surfaceTexture) == 8, "Dota2BetaLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafWaterData *)0)->surfaceTexture) == 2, "Dota2BetaLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct Dota2BetaPrimitive {
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
} Dota2BetaPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaPrimitive) == 10, "Dota2BetaPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPrimitive, type) == 0, "Dota2BetaPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPrimitive *)0)->type) == 2, "Dota2BetaPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPrimitive, firstIndex) == 2, "Dota2BetaPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPrimitive *)0)->firstIndex) == 2, "Dota2BetaPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPrimitive, indexCount) == 4, "Dota2BetaPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPrimitive *)0)->indexCount) == 2, "Dota2BetaPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPrimitive, firstVertex) == 6, "Dota2BetaPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPrimitive *)0)->firstVertex) == 2, "Dota2BetaPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaPrimitive, vertexCount) == 8, "Dota2BetaPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaPrimitive *)0)->vertexCount) == 2, "Dota2BetaPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct Dota2BetaCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} Dota2BetaCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaCubemapSample) == 16, "Dota2BetaCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaCubemapSample, origin) == 0, "Dota2BetaCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaCubemapSample *)0)->origin) == 12, "Dota2BetaCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaCubemapSample, size) == 12, "Dota2BetaCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaCubemapSample *)0)->size) == 4, "Dota2BetaCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct Dota2BetaOverlay {
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
} Dota2BetaOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOverlay) == 352, "Dota2BetaOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, id) == 0, "Dota2BetaOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->id) == 4, "Dota2BetaOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, texture) == 4, "Dota2BetaOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->texture) == 2, "Dota2BetaOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, faces) == 8, "Dota2BetaOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->faces) == 256, "Dota2BetaOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, u) == 264, "Dota2BetaOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->u) == 8, "Dota2BetaOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, v) == 272, "Dota2BetaOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->v) == 8, "Dota2BetaOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, uvPoints) == 280, "Dota2BetaOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->uvPoints) == 48, "Dota2BetaOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, origin) == 328, "Dota2BetaOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->origin) == 12, "Dota2BetaOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlay, normal) == 340, "Dota2BetaOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlay *)0)->normal) == 12, "Dota2BetaOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct Dota2BetaWaterOverlay {
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
} Dota2BetaWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaWaterOverlay) == 1120, "Dota2BetaWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, id) == 0, "Dota2BetaWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->id) == 4, "Dota2BetaWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, texture) == 4, "Dota2BetaWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->texture) == 2, "Dota2BetaWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, faces) == 8, "Dota2BetaWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->faces) == 1024, "Dota2BetaWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, u) == 1032, "Dota2BetaWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->u) == 8, "Dota2BetaWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, v) == 1040, "Dota2BetaWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->v) == 8, "Dota2BetaWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, uvPoints) == 1048, "Dota2BetaWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->uvPoints) == 48, "Dota2BetaWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, origin) == 1096, "Dota2BetaWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->origin) == 12, "Dota2BetaWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaWaterOverlay, normal) == 1108, "Dota2BetaWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaWaterOverlay *)0)->normal) == 12, "Dota2BetaWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Dota2BetaLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} Dota2BetaLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafAmbientIndexHdr) == 4, "Dota2BetaLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientIndexHdr, sampleCount) == 0, "Dota2BetaLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientIndexHdr *)0)->sampleCount) == 2, "Dota2BetaLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientIndexHdr, firstSample) == 2, "Dota2BetaLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientIndexHdr *)0)->firstSample) == 2, "Dota2BetaLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Dota2BetaLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} Dota2BetaLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafAmbientIndex) == 4, "Dota2BetaLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientIndex, sampleCount) == 0, "Dota2BetaLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientIndex *)0)->sampleCount) == 2, "Dota2BetaLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientIndex, firstSample) == 2, "Dota2BetaLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientIndex *)0)->firstSample) == 2, "Dota2BetaLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct Dota2BetaLeafAmbientSample {
  /** Light from six sides. */
  Dota2BetaCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} Dota2BetaLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafAmbientSample) == 28, "Dota2BetaLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientSample, cube) == 0, "Dota2BetaLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientSample *)0)->cube) == 24, "Dota2BetaLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientSample, position) == 24, "Dota2BetaLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientSample *)0)->position) == 3, "Dota2BetaLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaLeafAmbientSample, padding) == 27, "Dota2BetaLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaLeafAmbientSample *)0)->padding) == 1, "Dota2BetaLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct Dota2BetaOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} Dota2BetaOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOverlayFade) == 8, "Dota2BetaOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlayFade, minDistanceSquared) == 0, "Dota2BetaOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlayFade *)0)->minDistanceSquared) == 4, "Dota2BetaOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlayFade, maxDistanceSquared) == 4, "Dota2BetaOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlayFade *)0)->maxDistanceSquared) == 4, "Dota2BetaOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct Dota2BetaOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} Dota2BetaOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOverlaySystemLevels) == 4, "Dota2BetaOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlaySystemLevels, minCpu) == 0, "Dota2BetaOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlaySystemLevels *)0)->minCpu) == 1, "Dota2BetaOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlaySystemLevels, maxCpu) == 1, "Dota2BetaOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlaySystemLevels *)0)->maxCpu) == 1, "Dota2BetaOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlaySystemLevels, minGpu) == 2, "Dota2BetaOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlaySystemLevels *)0)->minGpu) == 1, "Dota2BetaOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOverlaySystemLevels, maxGpu) == 3, "Dota2BetaOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOverlaySystemLevels *)0)->maxGpu) == 1, "Dota2BetaOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} Dota2BetaDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementMultiblend) == 80, "Dota2BetaDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementMultiblend, blend) == 0, "Dota2BetaDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementMultiblend *)0)->blend) == 16, "Dota2BetaDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementMultiblend, alphaBlend) == 16, "Dota2BetaDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementMultiblend *)0)->alphaBlend) == 16, "Dota2BetaDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDisplacementMultiblend, colors) == 32, "Dota2BetaDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDisplacementMultiblend *)0)->colors) == 48, "Dota2BetaDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Dota2BetaVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaVerticesElement) == 12, "Dota2BetaVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2BetaOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Dota2BetaOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Dota2BetaOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Dota2BetaOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOcclusionWithoutAreaHead) == 4, "Dota2BetaOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOcclusionWithoutAreaHead, occluderCount) == 0, "Dota2BetaOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "Dota2BetaOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2BetaOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Dota2BetaOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Dota2BetaOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Dota2BetaOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaOcclusionHead) == 4, "Dota2BetaOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaOcclusionHead, occluderCount) == 0, "Dota2BetaOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaOcclusionHead *)0)->occluderCount) == 4, "Dota2BetaOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t Dota2BetaFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaFaceIdsElement) == 2, "Dota2BetaFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t Dota2BetaSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaSurfedgesElement) == 4, "Dota2BetaSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t Dota2BetaLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafFacesElement) == 2, "Dota2BetaLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t Dota2BetaLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafBrushesElement) == 2, "Dota2BetaLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t Dota2BetaFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaFaceBrushesElement) == 2, "Dota2BetaFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Dota2BetaVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaVertexNormalsElement) == 12, "Dota2BetaVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t Dota2BetaVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaVertexNormalIndicesElement) == 2, "Dota2BetaVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t Dota2BetaDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementLightmapAlphasElement) == 1, "Dota2BetaDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV4 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV4Head) == 4, "Dota2BetaStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV4Head, modelCount) == 0, "Dota2BetaStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV4Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV5 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV5Head) == 4, "Dota2BetaStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV5Head, modelCount) == 0, "Dota2BetaStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV5Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV5TheShipHead) == 4, "Dota2BetaStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV5TheShipHead, modelCount) == 0, "Dota2BetaStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV5TheShipHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV6 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV6Head) == 4, "Dota2BetaStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV6Head, modelCount) == 0, "Dota2BetaStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV6Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV6BloodyGoodTimeHead) == 4, "Dota2BetaStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "Dota2BetaStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV6DarkMessiahHead) == 4, "Dota2BetaStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV6DarkMessiahHead, modelCount) == 0, "Dota2BetaStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2BetaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV5 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV6VindictusHead) == 4, "Dota2BetaStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV6VindictusHead, modelCount) == 0, "Dota2BetaStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV6VindictusHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV7 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV7Head) == 4, "Dota2BetaStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV7Head, modelCount) == 0, "Dota2BetaStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV7Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV7ZenoClashHead) == 4, "Dota2BetaStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV7ZenoClashHead, modelCount) == 0, "Dota2BetaStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2BetaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV6 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV7VindictusHead) == 4, "Dota2BetaStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV7VindictusHead, modelCount) == 0, "Dota2BetaStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV7VindictusHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV8 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV8Head) == 4, "Dota2BetaStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV8Head, modelCount) == 0, "Dota2BetaStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV8Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2BetaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV8VindictusHead) == 4, "Dota2BetaStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV8VindictusHead, modelCount) == 0, "Dota2BetaStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV8VindictusHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV9 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV9Head) == 4, "Dota2BetaStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV9Head, modelCount) == 0, "Dota2BetaStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV9Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV9DearEstherHead) == 4, "Dota2BetaStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV9DearEstherHead, modelCount) == 0, "Dota2BetaStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV10 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV10Head) == 4, "Dota2BetaStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV10Head, modelCount) == 0, "Dota2BetaStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV10Head *)0)->modelCount) == 4, "Dota2BetaStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV10GlobalOffensiveHead) == 4, "Dota2BetaStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "Dota2BetaStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV11GlobalOffensiveHead) == 4, "Dota2BetaStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "Dota2BetaStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV11BlackMesaLiteHead) == 4, "Dota2BetaStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "Dota2BetaStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV11MerubasuHead) == 4, "Dota2BetaStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV11MerubasuHead, modelCount) == 0, "Dota2BetaStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV12StrataHead) == 4, "Dota2BetaStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV12StrataHead, modelCount) == 0, "Dota2BetaStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV12StrataHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV11BlackMesaHead) == 4, "Dota2BetaStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV11BlackMesaHead, modelCount) == 0, "Dota2BetaStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaStaticPropV13 props[propCount]`: The props.
 */
typedef struct Dota2BetaStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaStaticPropsV13StrataHead) == 4, "Dota2BetaStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaStaticPropsV13StrataHead, modelCount) == 0, "Dota2BetaStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaStaticPropsV13StrataHead *)0)->modelCount) == 4, "Dota2BetaStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `Dota2BetaDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaDetailProp props[propCount]`: The props.
 */
typedef struct Dota2BetaDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailPropsV4Head) == 4, "Dota2BetaDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropsV4Head, modelCount) == 0, "Dota2BetaDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropsV4Head *)0)->modelCount) == 4, "Dota2BetaDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `Dota2BetaDetailPropV2 props[propCount]`: The props.
 */
typedef struct Dota2BetaDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2BetaDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailPropsV2Head) == 4, "Dota2BetaDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropsV2Head, modelCount) == 0, "Dota2BetaDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropsV2Head *)0)->modelCount) == 4, "Dota2BetaDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2BetaDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct Dota2BetaDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} Dota2BetaDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDetailPropLightHead) == 4, "Dota2BetaDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaDetailPropLightHead, count) == 0, "Dota2BetaDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaDetailPropLightHead *)0)->count) == 4, "Dota2BetaDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2BetaColorVariablesHead {
  /** Number of names. */
  int32_t count;
} Dota2BetaColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaColorVariablesHead) == 4, "Dota2BetaColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BetaColorVariablesHead, count) == 0, "Dota2BetaColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BetaColorVariablesHead *)0)->count) == 4, "Dota2BetaColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } Dota2BetaPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaPrimitiveVerticesElement) == 12, "Dota2BetaPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t Dota2BetaPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaPrimitiveIndicesElement) == 2, "Dota2BetaPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } Dota2BetaClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaClipPortalVerticesElement) == 12, "Dota2BetaClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t Dota2BetaTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaTextureStringTableElement) == 4, "Dota2BetaTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t Dota2BetaLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaLeafMinDistanceToWaterElement) == 2, "Dota2BetaLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t Dota2BetaFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaFaceMacroTextureInfoElement) == 2, "Dota2BetaFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t Dota2BetaDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaDisplacementTrianglesElement) == 2, "Dota2BetaDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t Dota2BetaMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BetaMapFlagsElement) == 4, "Dota2BetaMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_DOTA2_BETA_H */
