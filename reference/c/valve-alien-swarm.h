/**
 * Source 2010 and later (Alien Swarm, Portal 2, Counter-Strike: Global Offensive): VBSP 21, 42, little- or
 * big-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Source from Alien Swarm (2010) on, with Portal 2, Counter-Strike: Global Offensive and The Stanley Parable:
 * VBSP 21 with the directory's usual order. Brush sides may be thin; every face names the brushes that it
 * came from.
 */
#ifndef BRUSHWORK_VALVE_ALIEN_SWARM_H
#define BRUSHWORK_VALVE_ALIEN_SWARM_H

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
#define ALIEN_SWARM_LUMP_ENTITIES 0
/** Array of AlienSwarmPlane. */
#define ALIEN_SWARM_LUMP_PLANES 1
/** Array of AlienSwarmTextureData. */
#define ALIEN_SWARM_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of AlienSwarmVerticesElement. */
#define ALIEN_SWARM_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define ALIEN_SWARM_LUMP_VISIBILITY 4
/** Array of AlienSwarmNode. */
#define ALIEN_SWARM_LUMP_NODES 5
/** Array of AlienSwarmTextureInfo. */
#define ALIEN_SWARM_LUMP_TEXTURE_INFO 6
/** Array of AlienSwarmFace. */
#define ALIEN_SWARM_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * AlienSwarmColorRgbExp.
 */
#define ALIEN_SWARM_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: AlienSwarmOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: AlienSwarmOcclusionHead, and what its comment says.
 */
#define ALIEN_SWARM_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of AlienSwarmLeafVersion0.
 * - version 1: Array of AlienSwarmLeaf.
 */
#define ALIEN_SWARM_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of AlienSwarmFaceIdsElement. */
#define ALIEN_SWARM_LUMP_FACE_IDS 11
/** Array of AlienSwarmEdge. */
#define ALIEN_SWARM_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of AlienSwarmSurfedgesElement.
 */
#define ALIEN_SWARM_LUMP_SURFEDGES 13
/** Array of AlienSwarmModel. */
#define ALIEN_SWARM_LUMP_MODELS 14
/** Array of AlienSwarmWorldLightShadowOffset. */
#define ALIEN_SWARM_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of AlienSwarmLeafFacesElement. */
#define ALIEN_SWARM_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of AlienSwarmLeafBrushesElement. */
#define ALIEN_SWARM_LUMP_LEAF_BRUSHES 17
/** Array of AlienSwarmBrush. */
#define ALIEN_SWARM_LUMP_BRUSHES 18
/** Array of AlienSwarmBrushSideThin. */
#define ALIEN_SWARM_LUMP_BRUSH_SIDES 19
/** Array of AlienSwarmArea. */
#define ALIEN_SWARM_LUMP_AREAS 20
/** Array of AlienSwarmAreaPortal. */
#define ALIEN_SWARM_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of AlienSwarmFaceBrushesElement. */
#define ALIEN_SWARM_LUMP_FACE_BRUSHES 22
/** Array of AlienSwarmFaceBrushList. */
#define ALIEN_SWARM_LUMP_FACE_BRUSH_LISTS 23
/** Array of AlienSwarmDisplacementInfo. */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_INFO 26
/** Array of AlienSwarmOriginalFace. */
#define ALIEN_SWARM_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define ALIEN_SWARM_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define ALIEN_SWARM_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of AlienSwarmVertexNormalsElement. */
#define ALIEN_SWARM_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * AlienSwarmVertexNormalIndicesElement.
 */
#define ALIEN_SWARM_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * AlienSwarmDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of AlienSwarmDisplacementVertex. */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): AlienSwarmStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): AlienSwarmStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): AlienSwarmStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): AlienSwarmStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): AlienSwarmStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): AlienSwarmStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): AlienSwarmStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): AlienSwarmStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): AlienSwarmStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): AlienSwarmStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): AlienSwarmStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): AlienSwarmStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): AlienSwarmStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): AlienSwarmStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): AlienSwarmStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): AlienSwarmStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): AlienSwarmStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): AlienSwarmStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): AlienSwarmStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): AlienSwarmStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): AlienSwarmStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): AlienSwarmStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): AlienSwarmDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): AlienSwarmDetailPropsV2Head, and what its comment says.
 * - `dplt`: AlienSwarmDetailPropLightHead, and what its comment says.
 * - `dplh`: AlienSwarmDetailPropLightHead, and what its comment says.
 * - `clvr`: AlienSwarmColorVariablesHead, and what its comment says.
 */
#define ALIEN_SWARM_LUMP_GAME_LUMP 35
/** Array of AlienSwarmLeafWaterData. */
#define ALIEN_SWARM_LUMP_LEAF_WATER_DATA 36
/** Array of AlienSwarmPrimitive. */
#define ALIEN_SWARM_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of AlienSwarmPrimitiveVerticesElement.
 */
#define ALIEN_SWARM_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * AlienSwarmPrimitiveIndicesElement.
 */
#define ALIEN_SWARM_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define ALIEN_SWARM_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of AlienSwarmClipPortalVerticesElement. */
#define ALIEN_SWARM_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of AlienSwarmCubemapSample. */
#define ALIEN_SWARM_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define ALIEN_SWARM_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of AlienSwarmTextureStringTableElement. */
#define ALIEN_SWARM_LUMP_TEXTURE_STRING_TABLE 44
/** Array of AlienSwarmOverlay. */
#define ALIEN_SWARM_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of AlienSwarmLeafMinDistanceToWaterElement. */
#define ALIEN_SWARM_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * AlienSwarmFaceMacroTextureInfoElement.
 */
#define ALIEN_SWARM_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of AlienSwarmDisplacementTrianglesElement. */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define ALIEN_SWARM_LUMP_PROP_BLOB 49
/** Array of AlienSwarmWaterOverlay. */
#define ALIEN_SWARM_LUMP_WATER_OVERLAYS 50
/** Array of AlienSwarmLeafAmbientIndexHdr. */
#define ALIEN_SWARM_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of AlienSwarmLeafAmbientIndex. */
#define ALIEN_SWARM_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of AlienSwarmColorRgbExp. */
#define ALIEN_SWARM_LUMP_LIGHTING_HDR 53
/** Array of AlienSwarmWorldLightShadowOffset. */
#define ALIEN_SWARM_LUMP_WORLD_LIGHTS_HDR 54
/** Array of AlienSwarmLeafAmbientSample. */
#define ALIEN_SWARM_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of AlienSwarmLeafAmbientSample. */
#define ALIEN_SWARM_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define ALIEN_SWARM_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of AlienSwarmFace. */
#define ALIEN_SWARM_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * AlienSwarmMapFlagsElement.
 */
#define ALIEN_SWARM_LUMP_MAP_FLAGS 59
/** Array of AlienSwarmOverlayFade. */
#define ALIEN_SWARM_LUMP_OVERLAY_FADES 60
/** Array of AlienSwarmOverlaySystemLevels. */
#define ALIEN_SWARM_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define ALIEN_SWARM_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * AlienSwarmDisplacementMultiblend.
 */
#define ALIEN_SWARM_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct AlienSwarmLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} AlienSwarmLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLumpEntry) == 16, "AlienSwarmLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLumpEntry, offset) == 0, "AlienSwarmLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLumpEntry, length) == 4, "AlienSwarmLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLumpEntry, version) == 8, "AlienSwarmLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLumpEntry, unpacked) == 12, "AlienSwarmLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct AlienSwarmHeader {
  /** `VBSP`, in big-endian files `PSBV`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 21 or 42. */
  int32_t version;
  /** The lumps by index. */
  AlienSwarmLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} AlienSwarmHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmHeader) == 1036, "AlienSwarmHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmHeader, ident) == 0, "AlienSwarmHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmHeader, version) == 4, "AlienSwarmHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmHeader, lumps) == 8, "AlienSwarmHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define ALIEN_SWARM_PLANE_TYPE_X 0
#define ALIEN_SWARM_PLANE_TYPE_Y 1
#define ALIEN_SWARM_PLANE_TYPE_Z 2
#define ALIEN_SWARM_PLANE_TYPE_NEAREST_X 3
#define ALIEN_SWARM_PLANE_TYPE_NEAREST_Y 4
#define ALIEN_SWARM_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define ALIEN_SWARM_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define ALIEN_SWARM_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define ALIEN_SWARM_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define ALIEN_SWARM_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define ALIEN_SWARM_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define ALIEN_SWARM_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define ALIEN_SWARM_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define ALIEN_SWARM_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define ALIEN_SWARM_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define ALIEN_SWARM_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define ALIEN_SWARM_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define ALIEN_SWARM_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define ALIEN_SWARM_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define ALIEN_SWARM_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define ALIEN_SWARM_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define ALIEN_SWARM_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define ALIEN_SWARM_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define ALIEN_SWARM_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define ALIEN_SWARM_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define ALIEN_SWARM_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define ALIEN_SWARM_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define ALIEN_SWARM_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define ALIEN_SWARM_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define ALIEN_SWARM_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define ALIEN_SWARM_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define ALIEN_SWARM_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define ALIEN_SWARM_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define ALIEN_SWARM_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define ALIEN_SWARM_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define ALIEN_SWARM_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define ALIEN_SWARM_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define ALIEN_SWARM_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define ALIEN_SWARM_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define ALIEN_SWARM_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define ALIEN_SWARM_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define ALIEN_SWARM_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define ALIEN_SWARM_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define ALIEN_SWARM_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_SURFACE 0
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_POINT 1
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_SPOT 2
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define ALIEN_SWARM_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define ALIEN_SWARM_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define ALIEN_SWARM_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define ALIEN_SWARM_STATIC_PROP_SOLID_NONE 0
#define ALIEN_SWARM_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define ALIEN_SWARM_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define ALIEN_SWARM_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define ALIEN_SWARM_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define ALIEN_SWARM_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define ALIEN_SWARM_DETAIL_PROP_ORIENTATION_NORMAL 0
#define ALIEN_SWARM_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define ALIEN_SWARM_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define ALIEN_SWARM_DETAIL_PROP_TYPE_MODEL 0
#define ALIEN_SWARM_DETAIL_PROP_TYPE_SPRITE 1
#define ALIEN_SWARM_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define ALIEN_SWARM_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct AlienSwarmPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: ALIEN_SWARM_PLANE_TYPE_*. */
  int32_t type;
} AlienSwarmPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmPlane) == 20, "AlienSwarmPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPlane, normal) == 0, "AlienSwarmPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPlane *)0)->normal) == 12, "AlienSwarmPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPlane, distance) == 12, "AlienSwarmPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPlane *)0)->distance) == 4, "AlienSwarmPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPlane, type) == 16, "AlienSwarmPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPlane *)0)->type) == 4, "AlienSwarmPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct AlienSwarmTextureData {
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
} AlienSwarmTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmTextureData) == 32, "AlienSwarmTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, reflectivity) == 0, "AlienSwarmTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->reflectivity) == 12, "AlienSwarmTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, name) == 12, "AlienSwarmTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->name) == 4, "AlienSwarmTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, width) == 16, "AlienSwarmTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->width) == 4, "AlienSwarmTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, height) == 20, "AlienSwarmTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->height) == 4, "AlienSwarmTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, viewWidth) == 24, "AlienSwarmTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->viewWidth) == 4, "AlienSwarmTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureData, viewHeight) == 28, "AlienSwarmTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureData *)0)->viewHeight) == 4, "AlienSwarmTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct AlienSwarmNode {
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
} AlienSwarmNode;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmNode) == 32, "AlienSwarmNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, plane) == 0, "AlienSwarmNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->plane) == 4, "AlienSwarmNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, children) == 4, "AlienSwarmNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->children) == 8, "AlienSwarmNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, mins) == 12, "AlienSwarmNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->mins) == 6, "AlienSwarmNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, maxs) == 18, "AlienSwarmNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->maxs) == 6, "AlienSwarmNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, firstFace) == 24, "AlienSwarmNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->firstFace) == 2, "AlienSwarmNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, faceCount) == 26, "AlienSwarmNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->faceCount) == 2, "AlienSwarmNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmNode, area) == 28, "AlienSwarmNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmNode *)0)->area) == 2, "AlienSwarmNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct AlienSwarmTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: ALIEN_SWARM_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} AlienSwarmTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmTextureInfo) == 72, "AlienSwarmTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, textureS) == 0, "AlienSwarmTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->textureS) == 16, "AlienSwarmTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, textureT) == 16, "AlienSwarmTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->textureT) == 16, "AlienSwarmTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, lightmapS) == 32, "AlienSwarmTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->lightmapS) == 16, "AlienSwarmTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, lightmapT) == 48, "AlienSwarmTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->lightmapT) == 16, "AlienSwarmTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, flags) == 64, "AlienSwarmTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->flags) == 4, "AlienSwarmTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmTextureInfo, textureData) == 68, "AlienSwarmTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmTextureInfo *)0)->textureData) == 4, "AlienSwarmTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct AlienSwarmFace {
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
} AlienSwarmFace;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmFace) == 56, "AlienSwarmFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, plane) == 0, "AlienSwarmFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->plane) == 2, "AlienSwarmFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, side) == 2, "AlienSwarmFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->side) == 1, "AlienSwarmFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, onNode) == 3, "AlienSwarmFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->onNode) == 1, "AlienSwarmFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, firstEdge) == 4, "AlienSwarmFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->firstEdge) == 4, "AlienSwarmFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, edgeCount) == 8, "AlienSwarmFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->edgeCount) == 2, "AlienSwarmFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, texture) == 10, "AlienSwarmFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->texture) == 2, "AlienSwarmFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, displacement) == 12, "AlienSwarmFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->displacement) == 2, "AlienSwarmFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, fogVolume) == 14, "AlienSwarmFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->fogVolume) == 2, "AlienSwarmFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, styles) == 16, "AlienSwarmFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->styles) == 4, "AlienSwarmFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, lightOffset) == 20, "AlienSwarmFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->lightOffset) == 4, "AlienSwarmFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, area) == 24, "AlienSwarmFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->area) == 4, "AlienSwarmFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, lightmapMins) == 28, "AlienSwarmFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->lightmapMins) == 8, "AlienSwarmFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, lightmapSize) == 36, "AlienSwarmFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->lightmapSize) == 8, "AlienSwarmFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, originalFace) == 44, "AlienSwarmFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->originalFace) == 4, "AlienSwarmFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, firstPrimitive) == 50, "AlienSwarmFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->firstPrimitive) == 2, "AlienSwarmFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFace, smoothingGroups) == 52, "AlienSwarmFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFace *)0)->smoothingGroups) == 4, "AlienSwarmFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct AlienSwarmColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} AlienSwarmColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmColorRgbExp) == 4, "AlienSwarmColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmColorRgbExp, red) == 0, "AlienSwarmColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmColorRgbExp *)0)->red) == 1, "AlienSwarmColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmColorRgbExp, green) == 1, "AlienSwarmColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmColorRgbExp *)0)->green) == 1, "AlienSwarmColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmColorRgbExp, blue) == 2, "AlienSwarmColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmColorRgbExp *)0)->blue) == 1, "AlienSwarmColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmColorRgbExp, exponent) == 3, "AlienSwarmColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmColorRgbExp *)0)->exponent) == 1, "AlienSwarmColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct AlienSwarmOccluderWithoutArea {
  /** Whether it starts switched off. Values: ALIEN_SWARM_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} AlienSwarmOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOccluderWithoutArea) == 36, "AlienSwarmOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderWithoutArea, flags) == 0, "AlienSwarmOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderWithoutArea *)0)->flags) == 4, "AlienSwarmOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderWithoutArea, firstPolygon) == 4, "AlienSwarmOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderWithoutArea *)0)->firstPolygon) == 4, "AlienSwarmOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderWithoutArea, polygonCount) == 8, "AlienSwarmOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderWithoutArea *)0)->polygonCount) == 4, "AlienSwarmOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderWithoutArea, mins) == 12, "AlienSwarmOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderWithoutArea *)0)->mins) == 12, "AlienSwarmOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderWithoutArea, maxs) == 24, "AlienSwarmOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderWithoutArea *)0)->maxs) == 12, "AlienSwarmOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct AlienSwarmOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} AlienSwarmOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOccluderPolygon) == 12, "AlienSwarmOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderPolygon, firstVertexIndex) == 0, "AlienSwarmOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderPolygon *)0)->firstVertexIndex) == 4, "AlienSwarmOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderPolygon, vertexCount) == 4, "AlienSwarmOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderPolygon *)0)->vertexCount) == 4, "AlienSwarmOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluderPolygon, plane) == 8, "AlienSwarmOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluderPolygon *)0)->plane) == 4, "AlienSwarmOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct AlienSwarmOccluder {
  /** Whether it starts switched off. Values: ALIEN_SWARM_OCCLUDER_FLAGS_*. */
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
} AlienSwarmOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOccluder) == 40, "AlienSwarmOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, flags) == 0, "AlienSwarmOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->flags) == 4, "AlienSwarmOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, firstPolygon) == 4, "AlienSwarmOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->firstPolygon) == 4, "AlienSwarmOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, polygonCount) == 8, "AlienSwarmOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->polygonCount) == 4, "AlienSwarmOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, mins) == 12, "AlienSwarmOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->mins) == 12, "AlienSwarmOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, maxs) == 24, "AlienSwarmOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->maxs) == 12, "AlienSwarmOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOccluder, area) == 36, "AlienSwarmOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOccluder *)0)->area) == 4, "AlienSwarmOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct AlienSwarmCompressedLightCube {
  /** One colour a side. */
  AlienSwarmColorRgbExp sides[6];
} AlienSwarmCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmCompressedLightCube) == 24, "AlienSwarmCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmCompressedLightCube, sides) == 0, "AlienSwarmCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmCompressedLightCube *)0)->sides) == 24, "AlienSwarmCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct AlienSwarmLeafVersion0 {
  /** What its brushes are, all together. Values: ALIEN_SWARM_CONTENT_FLAGS_*. */
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
  AlienSwarmCompressedLightCube ambientLight;
} AlienSwarmLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafVersion0) == 56, "AlienSwarmLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, contents) == 0, "AlienSwarmLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->contents) == 4, "AlienSwarmLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, cluster) == 4, "AlienSwarmLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->cluster) == 2, "AlienSwarmLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, mins) == 8, "AlienSwarmLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->mins) == 6, "AlienSwarmLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, maxs) == 14, "AlienSwarmLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->maxs) == 6, "AlienSwarmLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, firstFace) == 20, "AlienSwarmLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->firstFace) == 2, "AlienSwarmLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, faceCount) == 22, "AlienSwarmLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->faceCount) == 2, "AlienSwarmLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, firstBrush) == 24, "AlienSwarmLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->firstBrush) == 2, "AlienSwarmLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, brushCount) == 26, "AlienSwarmLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->brushCount) == 2, "AlienSwarmLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, water) == 28, "AlienSwarmLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->water) == 2, "AlienSwarmLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafVersion0, ambientLight) == 30, "AlienSwarmLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafVersion0 *)0)->ambientLight) == 24, "AlienSwarmLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct AlienSwarmLeaf {
  /** What its brushes are, all together. Values: ALIEN_SWARM_CONTENT_FLAGS_*. */
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
} AlienSwarmLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeaf) == 32, "AlienSwarmLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, contents) == 0, "AlienSwarmLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->contents) == 4, "AlienSwarmLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, cluster) == 4, "AlienSwarmLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->cluster) == 2, "AlienSwarmLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, mins) == 8, "AlienSwarmLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->mins) == 6, "AlienSwarmLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, maxs) == 14, "AlienSwarmLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->maxs) == 6, "AlienSwarmLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, firstFace) == 20, "AlienSwarmLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->firstFace) == 2, "AlienSwarmLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, faceCount) == 22, "AlienSwarmLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->faceCount) == 2, "AlienSwarmLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, firstBrush) == 24, "AlienSwarmLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->firstBrush) == 2, "AlienSwarmLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, brushCount) == 26, "AlienSwarmLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->brushCount) == 2, "AlienSwarmLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeaf, water) == 28, "AlienSwarmLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeaf *)0)->water) == 2, "AlienSwarmLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct AlienSwarmEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} AlienSwarmEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmEdge) == 4, "AlienSwarmEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmEdge, vertices) == 0, "AlienSwarmEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmEdge *)0)->vertices) == 4, "AlienSwarmEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct AlienSwarmModel {
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
} AlienSwarmModel;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmModel) == 48, "AlienSwarmModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, mins) == 0, "AlienSwarmModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->mins) == 12, "AlienSwarmModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, maxs) == 12, "AlienSwarmModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->maxs) == 12, "AlienSwarmModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, origin) == 24, "AlienSwarmModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->origin) == 12, "AlienSwarmModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, headNode) == 36, "AlienSwarmModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->headNode) == 4, "AlienSwarmModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, firstFace) == 40, "AlienSwarmModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->firstFace) == 4, "AlienSwarmModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmModel, faceCount) == 44, "AlienSwarmModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmModel *)0)->faceCount) == 4, "AlienSwarmModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct AlienSwarmWorldLightShadowOffset {
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
  /** Kind of light. Values: ALIEN_SWARM_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ALIEN_SWARM_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} AlienSwarmWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmWorldLightShadowOffset) == 100, "AlienSwarmWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, origin) == 0, "AlienSwarmWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->origin) == 12, "AlienSwarmWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, intensity) == 12, "AlienSwarmWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->intensity) == 12, "AlienSwarmWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, normal) == 24, "AlienSwarmWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->normal) == 12, "AlienSwarmWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, shadowCastOffset) == 36, "AlienSwarmWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "AlienSwarmWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, cluster) == 48, "AlienSwarmWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->cluster) == 4, "AlienSwarmWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, type) == 52, "AlienSwarmWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->type) == 4, "AlienSwarmWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, style) == 56, "AlienSwarmWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->style) == 4, "AlienSwarmWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, stopDot) == 60, "AlienSwarmWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->stopDot) == 4, "AlienSwarmWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, stopDot2) == 64, "AlienSwarmWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->stopDot2) == 4, "AlienSwarmWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, exponent) == 68, "AlienSwarmWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->exponent) == 4, "AlienSwarmWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, radius) == 72, "AlienSwarmWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->radius) == 4, "AlienSwarmWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, constantAttenuation) == 76, "AlienSwarmWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->constantAttenuation) == 4, "AlienSwarmWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, linearAttenuation) == 80, "AlienSwarmWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->linearAttenuation) == 4, "AlienSwarmWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, quadraticAttenuation) == 84, "AlienSwarmWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "AlienSwarmWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, flags) == 88, "AlienSwarmWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->flags) == 4, "AlienSwarmWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, texture) == 92, "AlienSwarmWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->texture) == 4, "AlienSwarmWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWorldLightShadowOffset, owner) == 96, "AlienSwarmWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWorldLightShadowOffset *)0)->owner) == 4, "AlienSwarmWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct AlienSwarmBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: ALIEN_SWARM_CONTENT_FLAGS_*. */
  int32_t contents;
} AlienSwarmBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmBrush) == 12, "AlienSwarmBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrush, firstSide) == 0, "AlienSwarmBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrush *)0)->firstSide) == 4, "AlienSwarmBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrush, sideCount) == 4, "AlienSwarmBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrush *)0)->sideCount) == 4, "AlienSwarmBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrush, contents) == 8, "AlienSwarmBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrush *)0)->contents) == 4, "AlienSwarmBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct AlienSwarmBrushSideThin {
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
} AlienSwarmBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmBrushSideThin) == 8, "AlienSwarmBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrushSideThin, plane) == 0, "AlienSwarmBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrushSideThin *)0)->plane) == 2, "AlienSwarmBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrushSideThin, texture) == 2, "AlienSwarmBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrushSideThin *)0)->texture) == 2, "AlienSwarmBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrushSideThin, displacement) == 4, "AlienSwarmBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrushSideThin *)0)->displacement) == 2, "AlienSwarmBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrushSideThin, bevel) == 6, "AlienSwarmBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrushSideThin *)0)->bevel) == 1, "AlienSwarmBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmBrushSideThin, thin) == 7, "AlienSwarmBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmBrushSideThin *)0)->thin) == 1, "AlienSwarmBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct AlienSwarmArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} AlienSwarmArea;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmArea) == 8, "AlienSwarmArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmArea, portalCount) == 0, "AlienSwarmArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmArea *)0)->portalCount) == 4, "AlienSwarmArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmArea, firstPortal) == 4, "AlienSwarmArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmArea *)0)->firstPortal) == 4, "AlienSwarmArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct AlienSwarmAreaPortal {
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
} AlienSwarmAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmAreaPortal) == 12, "AlienSwarmAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmAreaPortal, key) == 0, "AlienSwarmAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmAreaPortal *)0)->key) == 2, "AlienSwarmAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmAreaPortal, otherArea) == 2, "AlienSwarmAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmAreaPortal *)0)->otherArea) == 2, "AlienSwarmAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmAreaPortal, firstVertex) == 4, "AlienSwarmAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmAreaPortal *)0)->firstVertex) == 2, "AlienSwarmAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmAreaPortal, vertexCount) == 6, "AlienSwarmAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmAreaPortal *)0)->vertexCount) == 2, "AlienSwarmAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmAreaPortal, plane) == 8, "AlienSwarmAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmAreaPortal *)0)->plane) == 4, "AlienSwarmAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct AlienSwarmFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} AlienSwarmFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmFaceBrushList) == 4, "AlienSwarmFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFaceBrushList, brushCount) == 0, "AlienSwarmFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFaceBrushList *)0)->brushCount) == 2, "AlienSwarmFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmFaceBrushList, first) == 2, "AlienSwarmFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmFaceBrushList *)0)->first) == 2, "AlienSwarmFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct AlienSwarmDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} AlienSwarmDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementSubNeighbor) == 6, "AlienSwarmDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementSubNeighbor, displacement) == 0, "AlienSwarmDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementSubNeighbor *)0)->displacement) == 2, "AlienSwarmDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementSubNeighbor, orientation) == 2, "AlienSwarmDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementSubNeighbor *)0)->orientation) == 1, "AlienSwarmDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementSubNeighbor, span) == 3, "AlienSwarmDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementSubNeighbor *)0)->span) == 1, "AlienSwarmDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementSubNeighbor, neighborSpan) == 4, "AlienSwarmDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementSubNeighbor *)0)->neighborSpan) == 1, "AlienSwarmDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct AlienSwarmDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  AlienSwarmDisplacementSubNeighbor subNeighbors[2];
} AlienSwarmDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementNeighbor) == 12, "AlienSwarmDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementNeighbor, subNeighbors) == 0, "AlienSwarmDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementNeighbor *)0)->subNeighbors) == 12, "AlienSwarmDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct AlienSwarmDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} AlienSwarmDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementCornerNeighbors) == 10, "AlienSwarmDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementCornerNeighbors, neighbors) == 0, "AlienSwarmDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementCornerNeighbors *)0)->neighbors) == 8, "AlienSwarmDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementCornerNeighbors, count) == 8, "AlienSwarmDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementCornerNeighbors *)0)->count) == 1, "AlienSwarmDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct AlienSwarmDisplacementInfo {
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
  /** What the surface is. Values: ALIEN_SWARM_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  AlienSwarmDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  AlienSwarmDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} AlienSwarmDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementInfo) == 176, "AlienSwarmDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, startPosition) == 0, "AlienSwarmDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->startPosition) == 12, "AlienSwarmDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, firstVertex) == 12, "AlienSwarmDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->firstVertex) == 4, "AlienSwarmDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, firstTriangle) == 16, "AlienSwarmDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->firstTriangle) == 4, "AlienSwarmDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, power) == 20, "AlienSwarmDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->power) == 4, "AlienSwarmDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, minTessellation) == 24, "AlienSwarmDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->minTessellation) == 4, "AlienSwarmDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, smoothingAngle) == 28, "AlienSwarmDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->smoothingAngle) == 4, "AlienSwarmDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, contents) == 32, "AlienSwarmDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->contents) == 4, "AlienSwarmDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, face) == 36, "AlienSwarmDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->face) == 2, "AlienSwarmDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, lightmapAlphaStart) == 40, "AlienSwarmDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->lightmapAlphaStart) == 4, "AlienSwarmDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, lightmapSamplePositionStart) == 44, "AlienSwarmDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "AlienSwarmDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, edgeNeighbors) == 48, "AlienSwarmDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->edgeNeighbors) == 48, "AlienSwarmDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, cornerNeighbors) == 96, "AlienSwarmDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->cornerNeighbors) == 40, "AlienSwarmDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementInfo, allowedVertices) == 136, "AlienSwarmDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementInfo *)0)->allowedVertices) == 40, "AlienSwarmDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct AlienSwarmOriginalFace {
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
} AlienSwarmOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOriginalFace) == 56, "AlienSwarmOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, plane) == 0, "AlienSwarmOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->plane) == 2, "AlienSwarmOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, side) == 2, "AlienSwarmOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->side) == 1, "AlienSwarmOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, onNode) == 3, "AlienSwarmOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->onNode) == 1, "AlienSwarmOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, firstEdge) == 4, "AlienSwarmOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->firstEdge) == 4, "AlienSwarmOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, edgeCount) == 8, "AlienSwarmOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->edgeCount) == 2, "AlienSwarmOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, texture) == 10, "AlienSwarmOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->texture) == 2, "AlienSwarmOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, displacement) == 12, "AlienSwarmOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->displacement) == 2, "AlienSwarmOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, fogVolume) == 14, "AlienSwarmOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->fogVolume) == 2, "AlienSwarmOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, styles) == 16, "AlienSwarmOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->styles) == 4, "AlienSwarmOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, lightOffset) == 20, "AlienSwarmOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->lightOffset) == 4, "AlienSwarmOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, area) == 24, "AlienSwarmOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->area) == 4, "AlienSwarmOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, lightmapMins) == 28, "AlienSwarmOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->lightmapMins) == 8, "AlienSwarmOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, lightmapSize) == 36, "AlienSwarmOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->lightmapSize) == 8, "AlienSwarmOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, originalFace) == 44, "AlienSwarmOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->originalFace) == 4, "AlienSwarmOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, firstPrimitive) == 50, "AlienSwarmOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->firstPrimitive) == 2, "AlienSwarmOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOriginalFace, smoothingGroups) == 52, "AlienSwarmOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOriginalFace *)0)->smoothingGroups) == 4, "AlienSwarmOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct AlienSwarmDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} AlienSwarmDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementVertex) == 20, "AlienSwarmDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementVertex, direction) == 0, "AlienSwarmDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementVertex *)0)->direction) == 12, "AlienSwarmDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementVertex, distance) == 12, "AlienSwarmDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementVertex *)0)->distance) == 4, "AlienSwarmDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementVertex, alpha) == 16, "AlienSwarmDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementVertex *)0)->alpha) == 4, "AlienSwarmDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct AlienSwarmStaticPropV4 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} AlienSwarmStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV4) == 56, "AlienSwarmStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, origin) == 0, "AlienSwarmStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->origin) == 12, "AlienSwarmStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, angles) == 12, "AlienSwarmStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->angles) == 12, "AlienSwarmStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, model) == 24, "AlienSwarmStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->model) == 2, "AlienSwarmStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, firstLeaf) == 26, "AlienSwarmStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, leafCount) == 28, "AlienSwarmStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->leafCount) == 2, "AlienSwarmStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, solid) == 30, "AlienSwarmStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->solid) == 1, "AlienSwarmStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, flags) == 31, "AlienSwarmStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->flags) == 1, "AlienSwarmStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, skin) == 32, "AlienSwarmStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->skin) == 4, "AlienSwarmStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, fadeMinDistance) == 36, "AlienSwarmStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, fadeMaxDistance) == 40, "AlienSwarmStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV4, lightingOrigin) == 44, "AlienSwarmStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV4 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct AlienSwarmStaticPropV5 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV5) == 60, "AlienSwarmStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, origin) == 0, "AlienSwarmStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->origin) == 12, "AlienSwarmStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, angles) == 12, "AlienSwarmStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->angles) == 12, "AlienSwarmStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, model) == 24, "AlienSwarmStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->model) == 2, "AlienSwarmStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, firstLeaf) == 26, "AlienSwarmStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, leafCount) == 28, "AlienSwarmStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->leafCount) == 2, "AlienSwarmStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, solid) == 30, "AlienSwarmStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->solid) == 1, "AlienSwarmStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, flags) == 31, "AlienSwarmStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->flags) == 1, "AlienSwarmStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, skin) == 32, "AlienSwarmStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->skin) == 4, "AlienSwarmStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, fadeMinDistance) == 36, "AlienSwarmStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, fadeMaxDistance) == 40, "AlienSwarmStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, lightingOrigin) == 44, "AlienSwarmStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5, forcedFadeScale) == 56, "AlienSwarmStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV5TheShip {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV5TheShip) == 188, "AlienSwarmStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, origin) == 0, "AlienSwarmStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->origin) == 12, "AlienSwarmStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, angles) == 12, "AlienSwarmStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->angles) == 12, "AlienSwarmStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, model) == 24, "AlienSwarmStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->model) == 2, "AlienSwarmStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, firstLeaf) == 26, "AlienSwarmStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, leafCount) == 28, "AlienSwarmStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->leafCount) == 2, "AlienSwarmStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, solid) == 30, "AlienSwarmStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->solid) == 1, "AlienSwarmStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, flags) == 31, "AlienSwarmStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->flags) == 1, "AlienSwarmStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, skin) == 32, "AlienSwarmStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->skin) == 4, "AlienSwarmStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, fadeMinDistance) == 36, "AlienSwarmStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, fadeMaxDistance) == 40, "AlienSwarmStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, lightingOrigin) == 44, "AlienSwarmStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, forcedFadeScale) == 56, "AlienSwarmStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV5TheShip, name) == 60, "AlienSwarmStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV5TheShip *)0)->name) == 128, "AlienSwarmStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct AlienSwarmStaticPropV6 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV6) == 64, "AlienSwarmStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, origin) == 0, "AlienSwarmStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->origin) == 12, "AlienSwarmStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, angles) == 12, "AlienSwarmStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->angles) == 12, "AlienSwarmStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, model) == 24, "AlienSwarmStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->model) == 2, "AlienSwarmStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, firstLeaf) == 26, "AlienSwarmStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, leafCount) == 28, "AlienSwarmStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->leafCount) == 2, "AlienSwarmStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, solid) == 30, "AlienSwarmStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->solid) == 1, "AlienSwarmStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, flags) == 31, "AlienSwarmStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->flags) == 1, "AlienSwarmStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, skin) == 32, "AlienSwarmStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->skin) == 4, "AlienSwarmStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, fadeMinDistance) == 36, "AlienSwarmStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, fadeMaxDistance) == 40, "AlienSwarmStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, lightingOrigin) == 44, "AlienSwarmStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, forcedFadeScale) == 56, "AlienSwarmStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, minDirectX) == 60, "AlienSwarmStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->minDirectX) == 2, "AlienSwarmStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6, maxDirectX) == 62, "AlienSwarmStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6 *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV6BloodyGoodTime) == 192, "AlienSwarmStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, origin) == 0, "AlienSwarmStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->origin) == 12, "AlienSwarmStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, angles) == 12, "AlienSwarmStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->angles) == 12, "AlienSwarmStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, model) == 24, "AlienSwarmStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->model) == 2, "AlienSwarmStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, firstLeaf) == 26, "AlienSwarmStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, leafCount) == 28, "AlienSwarmStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "AlienSwarmStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, solid) == 30, "AlienSwarmStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->solid) == 1, "AlienSwarmStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, flags) == 31, "AlienSwarmStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->flags) == 1, "AlienSwarmStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, skin) == 32, "AlienSwarmStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->skin) == 4, "AlienSwarmStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "AlienSwarmStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "AlienSwarmStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "AlienSwarmStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "AlienSwarmStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, minDirectX) == 60, "AlienSwarmStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "AlienSwarmStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, maxDirectX) == 62, "AlienSwarmStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6BloodyGoodTime, name) == 64, "AlienSwarmStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6BloodyGoodTime *)0)->name) == 128, "AlienSwarmStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV6DarkMessiah {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV6DarkMessiah) == 136, "AlienSwarmStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, origin) == 0, "AlienSwarmStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->origin) == 12, "AlienSwarmStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, angles) == 12, "AlienSwarmStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->angles) == 12, "AlienSwarmStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, model) == 24, "AlienSwarmStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->model) == 2, "AlienSwarmStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, firstLeaf) == 26, "AlienSwarmStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, leafCount) == 28, "AlienSwarmStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->leafCount) == 2, "AlienSwarmStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, solid) == 30, "AlienSwarmStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->solid) == 1, "AlienSwarmStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, flags) == 31, "AlienSwarmStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->flags) == 1, "AlienSwarmStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, skin) == 32, "AlienSwarmStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->skin) == 4, "AlienSwarmStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, fadeMinDistance) == 36, "AlienSwarmStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "AlienSwarmStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, lightingOrigin) == 44, "AlienSwarmStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, forcedFadeScale) == 56, "AlienSwarmStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, minDirectX) == 60, "AlienSwarmStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "AlienSwarmStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, maxDirectX) == 62, "AlienSwarmStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV6DarkMessiah, unknown0x40) == 64, "AlienSwarmStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "AlienSwarmStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} AlienSwarmStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropScale) == 16, "AlienSwarmStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropScale, prop) == 0, "AlienSwarmStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropScale *)0)->prop) == 4, "AlienSwarmStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropScale, scale) == 4, "AlienSwarmStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropScale *)0)->scale) == 12, "AlienSwarmStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV7 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV7) == 68, "AlienSwarmStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, origin) == 0, "AlienSwarmStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->origin) == 12, "AlienSwarmStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, angles) == 12, "AlienSwarmStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->angles) == 12, "AlienSwarmStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, model) == 24, "AlienSwarmStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->model) == 2, "AlienSwarmStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, firstLeaf) == 26, "AlienSwarmStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, leafCount) == 28, "AlienSwarmStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->leafCount) == 2, "AlienSwarmStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, solid) == 30, "AlienSwarmStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->solid) == 1, "AlienSwarmStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, flags) == 31, "AlienSwarmStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->flags) == 1, "AlienSwarmStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, skin) == 32, "AlienSwarmStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->skin) == 4, "AlienSwarmStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, fadeMinDistance) == 36, "AlienSwarmStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, fadeMaxDistance) == 40, "AlienSwarmStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, lightingOrigin) == 44, "AlienSwarmStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, forcedFadeScale) == 56, "AlienSwarmStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, minDirectX) == 60, "AlienSwarmStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->minDirectX) == 2, "AlienSwarmStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, maxDirectX) == 62, "AlienSwarmStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7, color) == 64, "AlienSwarmStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7 *)0)->color) == 4, "AlienSwarmStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV7ZenoClash {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV7ZenoClash) == 68, "AlienSwarmStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, origin) == 0, "AlienSwarmStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->origin) == 12, "AlienSwarmStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, angles) == 12, "AlienSwarmStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->angles) == 12, "AlienSwarmStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, model) == 24, "AlienSwarmStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->model) == 2, "AlienSwarmStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, firstLeaf) == 26, "AlienSwarmStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, leafCount) == 28, "AlienSwarmStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->leafCount) == 2, "AlienSwarmStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, solid) == 30, "AlienSwarmStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->solid) == 1, "AlienSwarmStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, flags) == 31, "AlienSwarmStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->flags) == 1, "AlienSwarmStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, skin) == 32, "AlienSwarmStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->skin) == 4, "AlienSwarmStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, fadeMinDistance) == 36, "AlienSwarmStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, fadeMaxDistance) == 40, "AlienSwarmStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, lightingOrigin) == 44, "AlienSwarmStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, forcedFadeScale) == 56, "AlienSwarmStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, minDirectX) == 60, "AlienSwarmStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->minDirectX) == 2, "AlienSwarmStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, maxDirectX) == 62, "AlienSwarmStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV7ZenoClash, unknown0x40) == 64, "AlienSwarmStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "AlienSwarmStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct AlienSwarmStaticPropV8 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV8) == 68, "AlienSwarmStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, origin) == 0, "AlienSwarmStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->origin) == 12, "AlienSwarmStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, angles) == 12, "AlienSwarmStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->angles) == 12, "AlienSwarmStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, model) == 24, "AlienSwarmStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->model) == 2, "AlienSwarmStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, firstLeaf) == 26, "AlienSwarmStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, leafCount) == 28, "AlienSwarmStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->leafCount) == 2, "AlienSwarmStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, solid) == 30, "AlienSwarmStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->solid) == 1, "AlienSwarmStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, flags) == 31, "AlienSwarmStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->flags) == 1, "AlienSwarmStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, skin) == 32, "AlienSwarmStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->skin) == 4, "AlienSwarmStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, fadeMinDistance) == 36, "AlienSwarmStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, fadeMaxDistance) == 40, "AlienSwarmStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, lightingOrigin) == 44, "AlienSwarmStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, forcedFadeScale) == 56, "AlienSwarmStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, minCpuLevel) == 60, "AlienSwarmStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, maxCpuLevel) == 61, "AlienSwarmStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, minGpuLevel) == 62, "AlienSwarmStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, maxGpuLevel) == 63, "AlienSwarmStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8, color) == 64, "AlienSwarmStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8 *)0)->color) == 4, "AlienSwarmStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct AlienSwarmStaticPropV8Vindictus {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV8Vindictus) == 72, "AlienSwarmStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, origin) == 0, "AlienSwarmStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->origin) == 12, "AlienSwarmStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, angles) == 12, "AlienSwarmStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->angles) == 12, "AlienSwarmStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, model) == 24, "AlienSwarmStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->model) == 2, "AlienSwarmStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, firstLeaf) == 26, "AlienSwarmStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, leafCount) == 28, "AlienSwarmStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->leafCount) == 2, "AlienSwarmStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, solid) == 30, "AlienSwarmStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->solid) == 1, "AlienSwarmStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, flags) == 31, "AlienSwarmStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->flags) == 1, "AlienSwarmStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, skin) == 32, "AlienSwarmStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->skin) == 4, "AlienSwarmStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, fadeMinDistance) == 36, "AlienSwarmStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, fadeMaxDistance) == 40, "AlienSwarmStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, lightingOrigin) == 44, "AlienSwarmStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, forcedFadeScale) == 56, "AlienSwarmStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, minDirectX) == 60, "AlienSwarmStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->minDirectX) == 2, "AlienSwarmStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, maxDirectX) == 62, "AlienSwarmStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV8Vindictus, unknown0x40) == 64, "AlienSwarmStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV8Vindictus *)0)->unknown0x40) == 8, "AlienSwarmStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct AlienSwarmStaticPropV9 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV9) == 72, "AlienSwarmStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, origin) == 0, "AlienSwarmStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->origin) == 12, "AlienSwarmStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, angles) == 12, "AlienSwarmStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->angles) == 12, "AlienSwarmStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, model) == 24, "AlienSwarmStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->model) == 2, "AlienSwarmStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, firstLeaf) == 26, "AlienSwarmStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, leafCount) == 28, "AlienSwarmStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->leafCount) == 2, "AlienSwarmStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, solid) == 30, "AlienSwarmStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->solid) == 1, "AlienSwarmStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, flags) == 31, "AlienSwarmStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->flags) == 1, "AlienSwarmStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, skin) == 32, "AlienSwarmStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->skin) == 4, "AlienSwarmStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, fadeMinDistance) == 36, "AlienSwarmStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, fadeMaxDistance) == 40, "AlienSwarmStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, lightingOrigin) == 44, "AlienSwarmStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, forcedFadeScale) == 56, "AlienSwarmStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, minCpuLevel) == 60, "AlienSwarmStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, maxCpuLevel) == 61, "AlienSwarmStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, minGpuLevel) == 62, "AlienSwarmStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, maxGpuLevel) == 63, "AlienSwarmStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, color) == 64, "AlienSwarmStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->color) == 4, "AlienSwarmStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9, disableXbox360) == 68, "AlienSwarmStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9 *)0)->disableXbox360) == 1, "AlienSwarmStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV9DearEsther {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
} AlienSwarmStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV9DearEsther) == 76, "AlienSwarmStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, origin) == 0, "AlienSwarmStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->origin) == 12, "AlienSwarmStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, angles) == 12, "AlienSwarmStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->angles) == 12, "AlienSwarmStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, model) == 24, "AlienSwarmStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->model) == 2, "AlienSwarmStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, firstLeaf) == 26, "AlienSwarmStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, leafCount) == 28, "AlienSwarmStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->leafCount) == 2, "AlienSwarmStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, solid) == 30, "AlienSwarmStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->solid) == 1, "AlienSwarmStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, flags) == 31, "AlienSwarmStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->flags) == 1, "AlienSwarmStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, unknown0x20) == 32, "AlienSwarmStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->unknown0x20) == 4, "AlienSwarmStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, skin) == 36, "AlienSwarmStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->skin) == 4, "AlienSwarmStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, fadeMinDistance) == 40, "AlienSwarmStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, fadeMaxDistance) == 44, "AlienSwarmStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, lightingOrigin) == 48, "AlienSwarmStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, forcedFadeScale) == 60, "AlienSwarmStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, minCpuLevel) == 64, "AlienSwarmStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, maxCpuLevel) == 65, "AlienSwarmStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, minGpuLevel) == 66, "AlienSwarmStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, maxGpuLevel) == 67, "AlienSwarmStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, color) == 68, "AlienSwarmStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->color) == 4, "AlienSwarmStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV9DearEsther, disableXbox360) == 72, "AlienSwarmStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV9DearEsther *)0)->disableXbox360) == 1, "AlienSwarmStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct AlienSwarmStaticPropV10 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} AlienSwarmStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV10) == 72, "AlienSwarmStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, origin) == 0, "AlienSwarmStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->origin) == 12, "AlienSwarmStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, angles) == 12, "AlienSwarmStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->angles) == 12, "AlienSwarmStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, model) == 24, "AlienSwarmStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->model) == 2, "AlienSwarmStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, firstLeaf) == 26, "AlienSwarmStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, leafCount) == 28, "AlienSwarmStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->leafCount) == 2, "AlienSwarmStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, solid) == 30, "AlienSwarmStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->solid) == 1, "AlienSwarmStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, skin) == 32, "AlienSwarmStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->skin) == 4, "AlienSwarmStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, fadeMinDistance) == 36, "AlienSwarmStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, fadeMaxDistance) == 40, "AlienSwarmStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, lightingOrigin) == 44, "AlienSwarmStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, forcedFadeScale) == 56, "AlienSwarmStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, minDirectX) == 60, "AlienSwarmStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->minDirectX) == 2, "AlienSwarmStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, maxDirectX) == 62, "AlienSwarmStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, flags) == 64, "AlienSwarmStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->flags) == 4, "AlienSwarmStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, lightmapWidth) == 68, "AlienSwarmStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->lightmapWidth) == 2, "AlienSwarmStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10, lightmapHeight) == 70, "AlienSwarmStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10 *)0)->lightmapHeight) == 2, "AlienSwarmStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} AlienSwarmStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV10GlobalOffensive) == 76, "AlienSwarmStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, origin) == 0, "AlienSwarmStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->origin) == 12, "AlienSwarmStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, angles) == 12, "AlienSwarmStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->angles) == 12, "AlienSwarmStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, model) == 24, "AlienSwarmStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->model) == 2, "AlienSwarmStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, firstLeaf) == 26, "AlienSwarmStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, leafCount) == 28, "AlienSwarmStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "AlienSwarmStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, solid) == 30, "AlienSwarmStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->solid) == 1, "AlienSwarmStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, flags) == 31, "AlienSwarmStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->flags) == 1, "AlienSwarmStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, skin) == 32, "AlienSwarmStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->skin) == 4, "AlienSwarmStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "AlienSwarmStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "AlienSwarmStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, lightingOrigin) == 44, "AlienSwarmStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "AlienSwarmStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, minCpuLevel) == 60, "AlienSwarmStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "AlienSwarmStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, minGpuLevel) == 62, "AlienSwarmStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "AlienSwarmStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, color) == 64, "AlienSwarmStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->color) == 4, "AlienSwarmStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, disableXbox360) == 68, "AlienSwarmStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "AlienSwarmStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV10GlobalOffensive, flagsEx) == 72, "AlienSwarmStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "AlienSwarmStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} AlienSwarmStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV11GlobalOffensive) == 80, "AlienSwarmStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, origin) == 0, "AlienSwarmStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->origin) == 12, "AlienSwarmStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, angles) == 12, "AlienSwarmStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->angles) == 12, "AlienSwarmStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, model) == 24, "AlienSwarmStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->model) == 2, "AlienSwarmStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, firstLeaf) == 26, "AlienSwarmStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, leafCount) == 28, "AlienSwarmStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "AlienSwarmStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, solid) == 30, "AlienSwarmStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->solid) == 1, "AlienSwarmStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, flags) == 31, "AlienSwarmStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->flags) == 1, "AlienSwarmStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, skin) == 32, "AlienSwarmStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->skin) == 4, "AlienSwarmStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "AlienSwarmStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "AlienSwarmStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, lightingOrigin) == 44, "AlienSwarmStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "AlienSwarmStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, minCpuLevel) == 60, "AlienSwarmStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "AlienSwarmStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, minGpuLevel) == 62, "AlienSwarmStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "AlienSwarmStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, color) == 64, "AlienSwarmStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->color) == 4, "AlienSwarmStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, disableXbox360) == 68, "AlienSwarmStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "AlienSwarmStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, flagsEx) == 72, "AlienSwarmStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "AlienSwarmStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11GlobalOffensive, scale) == 76, "AlienSwarmStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11GlobalOffensive *)0)->scale) == 4, "AlienSwarmStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} AlienSwarmStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV11BlackMesaLite) == 76, "AlienSwarmStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, origin) == 0, "AlienSwarmStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->origin) == 12, "AlienSwarmStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, angles) == 12, "AlienSwarmStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->angles) == 12, "AlienSwarmStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, model) == 24, "AlienSwarmStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->model) == 2, "AlienSwarmStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, firstLeaf) == 26, "AlienSwarmStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, leafCount) == 28, "AlienSwarmStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "AlienSwarmStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, solid) == 30, "AlienSwarmStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->solid) == 1, "AlienSwarmStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, skin) == 32, "AlienSwarmStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->skin) == 4, "AlienSwarmStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "AlienSwarmStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "AlienSwarmStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, lightingOrigin) == 44, "AlienSwarmStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "AlienSwarmStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, minDirectX) == 60, "AlienSwarmStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "AlienSwarmStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, maxDirectX) == 62, "AlienSwarmStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, flags) == 64, "AlienSwarmStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->flags) == 4, "AlienSwarmStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, lightmapWidth) == 68, "AlienSwarmStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "AlienSwarmStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, lightmapHeight) == 70, "AlienSwarmStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "AlienSwarmStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesaLite, color) == 72, "AlienSwarmStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesaLite *)0)->color) == 4, "AlienSwarmStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct AlienSwarmStaticPropV11Merubasu {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} AlienSwarmStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV11Merubasu) == 76, "AlienSwarmStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, origin) == 0, "AlienSwarmStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->origin) == 12, "AlienSwarmStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, angles) == 12, "AlienSwarmStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->angles) == 12, "AlienSwarmStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, model) == 24, "AlienSwarmStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->model) == 2, "AlienSwarmStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, firstLeaf) == 26, "AlienSwarmStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, leafCount) == 28, "AlienSwarmStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->leafCount) == 2, "AlienSwarmStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, solid) == 30, "AlienSwarmStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->solid) == 1, "AlienSwarmStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, skin) == 32, "AlienSwarmStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->skin) == 4, "AlienSwarmStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, fadeMinDistance) == 36, "AlienSwarmStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, fadeMaxDistance) == 40, "AlienSwarmStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, lightingOrigin) == 44, "AlienSwarmStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, forcedFadeScale) == 56, "AlienSwarmStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, minDirectX) == 60, "AlienSwarmStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->minDirectX) == 2, "AlienSwarmStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, maxDirectX) == 62, "AlienSwarmStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, flags) == 64, "AlienSwarmStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->flags) == 4, "AlienSwarmStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, lightmapWidth) == 68, "AlienSwarmStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "AlienSwarmStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, lightmapHeight) == 70, "AlienSwarmStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "AlienSwarmStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11Merubasu, scale) == 72, "AlienSwarmStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11Merubasu *)0)->scale) == 4, "AlienSwarmStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV11BlackMesa {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} AlienSwarmStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV11BlackMesa) == 80, "AlienSwarmStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, origin) == 0, "AlienSwarmStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->origin) == 12, "AlienSwarmStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, angles) == 12, "AlienSwarmStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->angles) == 12, "AlienSwarmStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, model) == 24, "AlienSwarmStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->model) == 2, "AlienSwarmStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, firstLeaf) == 26, "AlienSwarmStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, leafCount) == 28, "AlienSwarmStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->leafCount) == 2, "AlienSwarmStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, solid) == 30, "AlienSwarmStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->solid) == 1, "AlienSwarmStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, skin) == 32, "AlienSwarmStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->skin) == 4, "AlienSwarmStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, fadeMinDistance) == 36, "AlienSwarmStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, fadeMaxDistance) == 40, "AlienSwarmStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, lightingOrigin) == 44, "AlienSwarmStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, forcedFadeScale) == 56, "AlienSwarmStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, minDirectX) == 60, "AlienSwarmStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->minDirectX) == 2, "AlienSwarmStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, maxDirectX) == 62, "AlienSwarmStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "AlienSwarmStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, flags) == 64, "AlienSwarmStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->flags) == 4, "AlienSwarmStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, lightmapWidth) == 68, "AlienSwarmStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "AlienSwarmStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, lightmapHeight) == 70, "AlienSwarmStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "AlienSwarmStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, color) == 72, "AlienSwarmStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->color) == 4, "AlienSwarmStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV11BlackMesa, flagsEx) == 76, "AlienSwarmStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV11BlackMesa *)0)->flagsEx) == 4, "AlienSwarmStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmStaticPropV13 {
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
  /** How it collides. Values: ALIEN_SWARM_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ALIEN_SWARM_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} AlienSwarmStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropV13) == 88, "AlienSwarmStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, origin) == 0, "AlienSwarmStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->origin) == 12, "AlienSwarmStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, angles) == 12, "AlienSwarmStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->angles) == 12, "AlienSwarmStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, model) == 24, "AlienSwarmStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->model) == 2, "AlienSwarmStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, firstLeaf) == 26, "AlienSwarmStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->firstLeaf) == 2, "AlienSwarmStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, leafCount) == 28, "AlienSwarmStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->leafCount) == 2, "AlienSwarmStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, solid) == 30, "AlienSwarmStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->solid) == 1, "AlienSwarmStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, flags) == 31, "AlienSwarmStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->flags) == 1, "AlienSwarmStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, skin) == 32, "AlienSwarmStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->skin) == 4, "AlienSwarmStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, fadeMinDistance) == 36, "AlienSwarmStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->fadeMinDistance) == 4, "AlienSwarmStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, fadeMaxDistance) == 40, "AlienSwarmStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->fadeMaxDistance) == 4, "AlienSwarmStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, lightingOrigin) == 44, "AlienSwarmStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->lightingOrigin) == 12, "AlienSwarmStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, forcedFadeScale) == 56, "AlienSwarmStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->forcedFadeScale) == 4, "AlienSwarmStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, minCpuLevel) == 60, "AlienSwarmStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->minCpuLevel) == 1, "AlienSwarmStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, maxCpuLevel) == 61, "AlienSwarmStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->maxCpuLevel) == 1, "AlienSwarmStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, minGpuLevel) == 62, "AlienSwarmStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->minGpuLevel) == 1, "AlienSwarmStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, maxGpuLevel) == 63, "AlienSwarmStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->maxGpuLevel) == 1, "AlienSwarmStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, color) == 64, "AlienSwarmStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->color) == 4, "AlienSwarmStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, disableXbox360) == 68, "AlienSwarmStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->disableXbox360) == 1, "AlienSwarmStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, flagsEx) == 72, "AlienSwarmStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->flagsEx) == 4, "AlienSwarmStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropV13, scale) == 76, "AlienSwarmStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropV13 *)0)->scale) == 12, "AlienSwarmStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct AlienSwarmDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} AlienSwarmDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailSprite) == 32, "AlienSwarmDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailSprite, upperLeft) == 0, "AlienSwarmDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailSprite *)0)->upperLeft) == 8, "AlienSwarmDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailSprite, lowerRight) == 8, "AlienSwarmDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailSprite *)0)->lowerRight) == 8, "AlienSwarmDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailSprite, textureUpperLeft) == 16, "AlienSwarmDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailSprite *)0)->textureUpperLeft) == 8, "AlienSwarmDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailSprite, textureLowerRight) == 24, "AlienSwarmDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailSprite *)0)->textureLowerRight) == 8, "AlienSwarmDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct AlienSwarmDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  AlienSwarmColorRgbExp light;
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
  /** How it turns to who looks at it. Values: ALIEN_SWARM_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: ALIEN_SWARM_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} AlienSwarmDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailProp) == 52, "AlienSwarmDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, origin) == 0, "AlienSwarmDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->origin) == 12, "AlienSwarmDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, angles) == 12, "AlienSwarmDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->angles) == 12, "AlienSwarmDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, detail) == 24, "AlienSwarmDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->detail) == 2, "AlienSwarmDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, leaf) == 26, "AlienSwarmDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->leaf) == 2, "AlienSwarmDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, light) == 28, "AlienSwarmDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->light) == 4, "AlienSwarmDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, firstLightStyle) == 32, "AlienSwarmDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->firstLightStyle) == 4, "AlienSwarmDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, lightStyleCount) == 36, "AlienSwarmDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->lightStyleCount) == 1, "AlienSwarmDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, sway) == 37, "AlienSwarmDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->sway) == 1, "AlienSwarmDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, shapeAngle) == 38, "AlienSwarmDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->shapeAngle) == 1, "AlienSwarmDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, shapeSize) == 39, "AlienSwarmDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->shapeSize) == 1, "AlienSwarmDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, orientation) == 40, "AlienSwarmDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->orientation) == 1, "AlienSwarmDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, padding1) == 41, "AlienSwarmDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->padding1) == 3, "AlienSwarmDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, type) == 44, "AlienSwarmDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->type) == 1, "AlienSwarmDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, padding2) == 45, "AlienSwarmDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->padding2) == 3, "AlienSwarmDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailProp, scale) == 48, "AlienSwarmDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailProp *)0)->scale) == 4, "AlienSwarmDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct AlienSwarmDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  AlienSwarmColorRgbExp light;
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
} AlienSwarmDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailPropV2) == 40, "AlienSwarmDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, origin) == 0, "AlienSwarmDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->origin) == 12, "AlienSwarmDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, angles) == 12, "AlienSwarmDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->angles) == 12, "AlienSwarmDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, detail) == 24, "AlienSwarmDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->detail) == 2, "AlienSwarmDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, leaf) == 26, "AlienSwarmDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->leaf) == 2, "AlienSwarmDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, light) == 28, "AlienSwarmDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->light) == 4, "AlienSwarmDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, firstLightStyle) == 32, "AlienSwarmDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->firstLightStyle) == 4, "AlienSwarmDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, lightStyleCount) == 36, "AlienSwarmDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->lightStyleCount) == 1, "AlienSwarmDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, sway) == 37, "AlienSwarmDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->sway) == 1, "AlienSwarmDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, shapeAngle) == 38, "AlienSwarmDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->shapeAngle) == 1, "AlienSwarmDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropV2, shapeSize) == 39, "AlienSwarmDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropV2 *)0)->shapeSize) == 1, "AlienSwarmDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct AlienSwarmDetailPropLightStyle {
  /** The light. */
  AlienSwarmColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} AlienSwarmDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailPropLightStyle) == 5, "AlienSwarmDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropLightStyle, light) == 0, "AlienSwarmDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropLightStyle *)0)->light) == 4, "AlienSwarmDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropLightStyle, style) == 4, "AlienSwarmDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropLightStyle *)0)->style) == 1, "AlienSwarmDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct AlienSwarmLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} AlienSwarmLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafWaterData) == 12, "AlienSwarmLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafWaterData, surfaceZ) == 0, "AlienSwarmLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafWaterData *)0)->surfaceZ) == 4, "AlienSwarmLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafWaterData, minZ) == 4, "AlienSwarmLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafWaterData *)0)->minZ) == 4, "AlienSwarmLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafWaterData, surfaceTexture) == 8, "AlienSwarmLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafWaterData *)0)->surfaceTexture) == 2, "AlienSwarmLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct AlienSwarmPrimitive {
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
} AlienSwarmPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmPrimitive) == 10, "AlienSwarmPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPrimitive, type) == 0, "AlienSwarmPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPrimitive *)0)->type) == 2, "AlienSwarmPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPrimitive, firstIndex) == 2, "AlienSwarmPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPrimitive *)0)->firstIndex) == 2, "AlienSwarmPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPrimitive, indexCount) == 4, "AlienSwarmPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPrimitive *)0)->indexCount) == 2, "AlienSwarmPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPrimitive, firstVertex) == 6, "AlienSwarmPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPrimitive *)0)->firstVertex) == 2, "AlienSwarmPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmPrimitive, vertexCount) == 8, "AlienSwarmPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmPrimitive *)0)->vertexCount) == 2, "AlienSwarmPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct AlienSwarmCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} AlienSwarmCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmCubemapSample) == 16, "AlienSwarmCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmCubemapSample, origin) == 0, "AlienSwarmCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmCubemapSample *)0)->origin) == 12, "AlienSwarmCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmCubemapSample, size) == 12, "AlienSwarmCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmCubemapSample *)0)->size) == 4, "AlienSwarmCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct AlienSwarmOverlay {
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
} AlienSwarmOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOverlay) == 352, "AlienSwarmOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, id) == 0, "AlienSwarmOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->id) == 4, "AlienSwarmOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, texture) == 4, "AlienSwarmOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->texture) == 2, "AlienSwarmOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, faces) == 8, "AlienSwarmOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->faces) == 256, "AlienSwarmOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, u) == 264, "AlienSwarmOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->u) == 8, "AlienSwarmOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, v) == 272, "AlienSwarmOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->v) == 8, "AlienSwarmOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, uvPoints) == 280, "AlienSwarmOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->uvPoints) == 48, "AlienSwarmOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, origin) == 328, "AlienSwarmOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->origin) == 12, "AlienSwarmOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlay, normal) == 340, "AlienSwarmOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlay *)0)->normal) == 12, "AlienSwarmOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct AlienSwarmWaterOverlay {
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
} AlienSwarmWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmWaterOverlay) == 1120, "AlienSwarmWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, id) == 0, "AlienSwarmWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->id) == 4, "AlienSwarmWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, texture) == 4, "AlienSwarmWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->texture) == 2, "AlienSwarmWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, faces) == 8, "AlienSwarmWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->faces) == 1024, "AlienSwarmWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, u) == 1032, "AlienSwarmWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->u) == 8, "AlienSwarmWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, v) == 1040, "AlienSwarmWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->v) == 8, "AlienSwarmWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, uvPoints) == 1048, "AlienSwarmWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->uvPoints) == 48, "AlienSwarmWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, origin) == 1096, "AlienSwarmWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->origin) == 12, "AlienSwarmWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmWaterOverlay, normal) == 1108, "AlienSwarmWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmWaterOverlay *)0)->normal) == 12, "AlienSwarmWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct AlienSwarmLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} AlienSwarmLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafAmbientIndexHdr) == 4, "AlienSwarmLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientIndexHdr, sampleCount) == 0, "AlienSwarmLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientIndexHdr *)0)->sampleCount) == 2, "AlienSwarmLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientIndexHdr, firstSample) == 2, "AlienSwarmLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientIndexHdr *)0)->firstSample) == 2, "AlienSwarmLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct AlienSwarmLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} AlienSwarmLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafAmbientIndex) == 4, "AlienSwarmLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientIndex, sampleCount) == 0, "AlienSwarmLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientIndex *)0)->sampleCount) == 2, "AlienSwarmLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientIndex, firstSample) == 2, "AlienSwarmLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientIndex *)0)->firstSample) == 2, "AlienSwarmLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct AlienSwarmLeafAmbientSample {
  /** Light from six sides. */
  AlienSwarmCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} AlienSwarmLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafAmbientSample) == 28, "AlienSwarmLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientSample, cube) == 0, "AlienSwarmLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientSample *)0)->cube) == 24, "AlienSwarmLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientSample, position) == 24, "AlienSwarmLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientSample *)0)->position) == 3, "AlienSwarmLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmLeafAmbientSample, padding) == 27, "AlienSwarmLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmLeafAmbientSample *)0)->padding) == 1, "AlienSwarmLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct AlienSwarmOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} AlienSwarmOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOverlayFade) == 8, "AlienSwarmOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlayFade, minDistanceSquared) == 0, "AlienSwarmOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlayFade *)0)->minDistanceSquared) == 4, "AlienSwarmOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlayFade, maxDistanceSquared) == 4, "AlienSwarmOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlayFade *)0)->maxDistanceSquared) == 4, "AlienSwarmOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct AlienSwarmOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} AlienSwarmOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOverlaySystemLevels) == 4, "AlienSwarmOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlaySystemLevels, minCpu) == 0, "AlienSwarmOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlaySystemLevels *)0)->minCpu) == 1, "AlienSwarmOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlaySystemLevels, maxCpu) == 1, "AlienSwarmOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlaySystemLevels *)0)->maxCpu) == 1, "AlienSwarmOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlaySystemLevels, minGpu) == 2, "AlienSwarmOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlaySystemLevels *)0)->minGpu) == 1, "AlienSwarmOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOverlaySystemLevels, maxGpu) == 3, "AlienSwarmOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOverlaySystemLevels *)0)->maxGpu) == 1, "AlienSwarmOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} AlienSwarmDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementMultiblend) == 80, "AlienSwarmDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementMultiblend, blend) == 0, "AlienSwarmDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementMultiblend *)0)->blend) == 16, "AlienSwarmDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementMultiblend, alphaBlend) == 16, "AlienSwarmDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementMultiblend *)0)->alphaBlend) == 16, "AlienSwarmDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDisplacementMultiblend, colors) == 32, "AlienSwarmDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDisplacementMultiblend *)0)->colors) == 48, "AlienSwarmDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } AlienSwarmVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmVerticesElement) == 12, "AlienSwarmVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `AlienSwarmOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `AlienSwarmOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct AlienSwarmOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} AlienSwarmOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOcclusionWithoutAreaHead) == 4, "AlienSwarmOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOcclusionWithoutAreaHead, occluderCount) == 0, "AlienSwarmOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "AlienSwarmOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `AlienSwarmOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `AlienSwarmOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct AlienSwarmOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} AlienSwarmOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmOcclusionHead) == 4, "AlienSwarmOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmOcclusionHead, occluderCount) == 0, "AlienSwarmOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmOcclusionHead *)0)->occluderCount) == 4, "AlienSwarmOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t AlienSwarmFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmFaceIdsElement) == 2, "AlienSwarmFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t AlienSwarmSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmSurfedgesElement) == 4, "AlienSwarmSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t AlienSwarmLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafFacesElement) == 2, "AlienSwarmLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t AlienSwarmLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafBrushesElement) == 2, "AlienSwarmLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t AlienSwarmFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmFaceBrushesElement) == 2, "AlienSwarmFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } AlienSwarmVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmVertexNormalsElement) == 12, "AlienSwarmVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t AlienSwarmVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmVertexNormalIndicesElement) == 2, "AlienSwarmVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t AlienSwarmDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementLightmapAlphasElement) == 1, "AlienSwarmDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV4 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV4Head) == 4, "AlienSwarmStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV4Head, modelCount) == 0, "AlienSwarmStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV4Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV5 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV5Head) == 4, "AlienSwarmStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV5Head, modelCount) == 0, "AlienSwarmStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV5Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV5TheShipHead) == 4, "AlienSwarmStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV5TheShipHead, modelCount) == 0, "AlienSwarmStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV5TheShipHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV6 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV6Head) == 4, "AlienSwarmStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV6Head, modelCount) == 0, "AlienSwarmStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV6Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV6BloodyGoodTimeHead) == 4, "AlienSwarmStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "AlienSwarmStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV6DarkMessiahHead) == 4, "AlienSwarmStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV6DarkMessiahHead, modelCount) == 0, "AlienSwarmStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `AlienSwarmStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV5 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV6VindictusHead) == 4, "AlienSwarmStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV6VindictusHead, modelCount) == 0, "AlienSwarmStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV6VindictusHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV7 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV7Head) == 4, "AlienSwarmStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV7Head, modelCount) == 0, "AlienSwarmStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV7Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV7ZenoClashHead) == 4, "AlienSwarmStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV7ZenoClashHead, modelCount) == 0, "AlienSwarmStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `AlienSwarmStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV6 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV7VindictusHead) == 4, "AlienSwarmStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV7VindictusHead, modelCount) == 0, "AlienSwarmStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV7VindictusHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV8 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV8Head) == 4, "AlienSwarmStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV8Head, modelCount) == 0, "AlienSwarmStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV8Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `AlienSwarmStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV8VindictusHead) == 4, "AlienSwarmStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV8VindictusHead, modelCount) == 0, "AlienSwarmStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV8VindictusHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV9 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV9Head) == 4, "AlienSwarmStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV9Head, modelCount) == 0, "AlienSwarmStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV9Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV9DearEstherHead) == 4, "AlienSwarmStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV9DearEstherHead, modelCount) == 0, "AlienSwarmStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV10 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV10Head) == 4, "AlienSwarmStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV10Head, modelCount) == 0, "AlienSwarmStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV10Head *)0)->modelCount) == 4, "AlienSwarmStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV10GlobalOffensiveHead) == 4, "AlienSwarmStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "AlienSwarmStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV11GlobalOffensiveHead) == 4, "AlienSwarmStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "AlienSwarmStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV11BlackMesaLiteHead) == 4, "AlienSwarmStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "AlienSwarmStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV11MerubasuHead) == 4, "AlienSwarmStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV11MerubasuHead, modelCount) == 0, "AlienSwarmStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV12StrataHead) == 4, "AlienSwarmStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV12StrataHead, modelCount) == 0, "AlienSwarmStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV12StrataHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV11BlackMesaHead) == 4, "AlienSwarmStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV11BlackMesaHead, modelCount) == 0, "AlienSwarmStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmStaticPropV13 props[propCount]`: The props.
 */
typedef struct AlienSwarmStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmStaticPropsV13StrataHead) == 4, "AlienSwarmStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmStaticPropsV13StrataHead, modelCount) == 0, "AlienSwarmStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmStaticPropsV13StrataHead *)0)->modelCount) == 4, "AlienSwarmStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `AlienSwarmDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmDetailProp props[propCount]`: The props.
 */
typedef struct AlienSwarmDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailPropsV4Head) == 4, "AlienSwarmDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropsV4Head, modelCount) == 0, "AlienSwarmDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropsV4Head *)0)->modelCount) == 4, "AlienSwarmDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `AlienSwarmDetailPropV2 props[propCount]`: The props.
 */
typedef struct AlienSwarmDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} AlienSwarmDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailPropsV2Head) == 4, "AlienSwarmDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropsV2Head, modelCount) == 0, "AlienSwarmDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropsV2Head *)0)->modelCount) == 4, "AlienSwarmDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `AlienSwarmDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct AlienSwarmDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} AlienSwarmDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDetailPropLightHead) == 4, "AlienSwarmDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmDetailPropLightHead, count) == 0, "AlienSwarmDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmDetailPropLightHead *)0)->count) == 4, "AlienSwarmDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct AlienSwarmColorVariablesHead {
  /** Number of names. */
  int32_t count;
} AlienSwarmColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmColorVariablesHead) == 4, "AlienSwarmColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(AlienSwarmColorVariablesHead, count) == 0, "AlienSwarmColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((AlienSwarmColorVariablesHead *)0)->count) == 4, "AlienSwarmColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } AlienSwarmPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmPrimitiveVerticesElement) == 12, "AlienSwarmPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t AlienSwarmPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmPrimitiveIndicesElement) == 2, "AlienSwarmPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } AlienSwarmClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmClipPortalVerticesElement) == 12, "AlienSwarmClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t AlienSwarmTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmTextureStringTableElement) == 4, "AlienSwarmTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t AlienSwarmLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmLeafMinDistanceToWaterElement) == 2, "AlienSwarmLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t AlienSwarmFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmFaceMacroTextureInfoElement) == 2, "AlienSwarmFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t AlienSwarmDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmDisplacementTrianglesElement) == 2, "AlienSwarmDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t AlienSwarmMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(AlienSwarmMapFlagsElement) == 4, "AlienSwarmMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_ALIEN_SWARM_H */
