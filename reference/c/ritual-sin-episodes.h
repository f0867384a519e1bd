/**
 * SiN Episodes: Emergence: VBSP 19, 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * SiN Episodes: Emergence (2006): VBSP 19. The layout is that of Source 2004 as far as the article and public
 * readers tell; what tells the game apart is content, of which `detect` collects the evidence.
 */
#ifndef BRUSHWORK_RITUAL_SIN_EPISODES_H
#define BRUSHWORK_RITUAL_SIN_EPISODES_H

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
#define SIN_EPISODES_LUMP_ENTITIES 0
/** Array of SinEpisodesPlane. */
#define SIN_EPISODES_LUMP_PLANES 1
/** Array of SinEpisodesTextureData. */
#define SIN_EPISODES_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of SinEpisodesVerticesElement. */
#define SIN_EPISODES_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define SIN_EPISODES_LUMP_VISIBILITY 4
/** Array of SinEpisodesNode. */
#define SIN_EPISODES_LUMP_NODES 5
/** Array of SinEpisodesTextureInfo. */
#define SIN_EPISODES_LUMP_TEXTURE_INFO 6
/** Array of SinEpisodesFace. */
#define SIN_EPISODES_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * SinEpisodesColorRgbExp.
 */
#define SIN_EPISODES_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: SinEpisodesOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: SinEpisodesOcclusionHead, and what its comment says.
 */
#define SIN_EPISODES_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of SinEpisodesLeafVersion0.
 * - version 1: Array of SinEpisodesLeaf.
 */
#define SIN_EPISODES_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of SinEpisodesFaceIdsElement. */
#define SIN_EPISODES_LUMP_FACE_IDS 11
/** Array of SinEpisodesEdge. */
#define SIN_EPISODES_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of SinEpisodesSurfedgesElement.
 */
#define SIN_EPISODES_LUMP_SURFEDGES 13
/** Array of SinEpisodesModel. */
#define SIN_EPISODES_LUMP_MODELS 14
/** Array of SinEpisodesWorldLight. */
#define SIN_EPISODES_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of SinEpisodesLeafFacesElement. */
#define SIN_EPISODES_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of SinEpisodesLeafBrushesElement. */
#define SIN_EPISODES_LUMP_LEAF_BRUSHES 17
/** Array of SinEpisodesBrush. */
#define SIN_EPISODES_LUMP_BRUSHES 18
/** Array of SinEpisodesBrushSide. */
#define SIN_EPISODES_LUMP_BRUSH_SIDES 19
/** Array of SinEpisodesArea. */
#define SIN_EPISODES_LUMP_AREAS 20
/** Array of SinEpisodesAreaPortal. */
#define SIN_EPISODES_LUMP_AREA_PORTALS 21
/** Array of SinEpisodesPortal. */
#define SIN_EPISODES_LUMP_PORTALS 22
/** Array of SinEpisodesCluster. */
#define SIN_EPISODES_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of SinEpisodesPortalVerticesElement. */
#define SIN_EPISODES_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of SinEpisodesClusterPortalsElement. */
#define SIN_EPISODES_LUMP_CLUSTER_PORTALS 25
/** Array of SinEpisodesDisplacementInfo. */
#define SIN_EPISODES_LUMP_DISPLACEMENT_INFO 26
/** Array of SinEpisodesOriginalFace. */
#define SIN_EPISODES_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define SIN_EPISODES_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define SIN_EPISODES_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of SinEpisodesVertexNormalsElement. */
#define SIN_EPISODES_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * SinEpisodesVertexNormalIndicesElement.
 */
#define SIN_EPISODES_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * SinEpisodesDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define SIN_EPISODES_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of SinEpisodesDisplacementVertex. */
#define SIN_EPISODES_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define SIN_EPISODES_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): SinEpisodesStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): SinEpisodesStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): SinEpisodesStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): SinEpisodesStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): SinEpisodesStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): SinEpisodesStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): SinEpisodesStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): SinEpisodesStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): SinEpisodesStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): SinEpisodesStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): SinEpisodesStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): SinEpisodesStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): SinEpisodesStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): SinEpisodesStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): SinEpisodesStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): SinEpisodesStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): SinEpisodesStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): SinEpisodesStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): SinEpisodesStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): SinEpisodesStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): SinEpisodesStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): SinEpisodesStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): SinEpisodesDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): SinEpisodesDetailPropsV2Head, and what its comment says.
 * - `dplt`: SinEpisodesDetailPropLightHead, and what its comment says.
 * - `dplh`: SinEpisodesDetailPropLightHead, and what its comment says.
 * - `clvr`: SinEpisodesColorVariablesHead, and what its comment says.
 */
#define SIN_EPISODES_LUMP_GAME_LUMP 35
/** Array of SinEpisodesLeafWaterData. */
#define SIN_EPISODES_LUMP_LEAF_WATER_DATA 36
/** Array of SinEpisodesPrimitive. */
#define SIN_EPISODES_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * SinEpisodesPrimitiveVerticesElement.
 */
#define SIN_EPISODES_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * SinEpisodesPrimitiveIndicesElement.
 */
#define SIN_EPISODES_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define SIN_EPISODES_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of SinEpisodesClipPortalVerticesElement. */
#define SIN_EPISODES_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of SinEpisodesCubemapSample. */
#define SIN_EPISODES_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define SIN_EPISODES_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of SinEpisodesTextureStringTableElement. */
#define SIN_EPISODES_LUMP_TEXTURE_STRING_TABLE 44
/** Array of SinEpisodesOverlay. */
#define SIN_EPISODES_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of SinEpisodesLeafMinDistanceToWaterElement. */
#define SIN_EPISODES_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * SinEpisodesFaceMacroTextureInfoElement.
 */
#define SIN_EPISODES_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of SinEpisodesDisplacementTrianglesElement. */
#define SIN_EPISODES_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define SIN_EPISODES_LUMP_PHYSICS_COLLISION_SURFACE 49

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct SinEpisodesLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} SinEpisodesLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLumpEntry) == 16, "SinEpisodesLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLumpEntry, offset) == 0, "SinEpisodesLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLumpEntry, length) == 4, "SinEpisodesLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLumpEntry, version) == 8, "SinEpisodesLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLumpEntry, unpacked) == 12, "SinEpisodesLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct SinEpisodesHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 19 or 20. */
  int32_t version;
  /** The lumps by index. */
  SinEpisodesLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} SinEpisodesHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesHeader) == 1036, "SinEpisodesHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesHeader, ident) == 0, "SinEpisodesHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesHeader, version) == 4, "SinEpisodesHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesHeader, lumps) == 8, "SinEpisodesHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define SIN_EPISODES_PLANE_TYPE_X 0
#define SIN_EPISODES_PLANE_TYPE_Y 1
#define SIN_EPISODES_PLANE_TYPE_Z 2
#define SIN_EPISODES_PLANE_TYPE_NEAREST_X 3
#define SIN_EPISODES_PLANE_TYPE_NEAREST_Y 4
#define SIN_EPISODES_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define SIN_EPISODES_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define SIN_EPISODES_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define SIN_EPISODES_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define SIN_EPISODES_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define SIN_EPISODES_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define SIN_EPISODES_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define SIN_EPISODES_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define SIN_EPISODES_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define SIN_EPISODES_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define SIN_EPISODES_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define SIN_EPISODES_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define SIN_EPISODES_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define SIN_EPISODES_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define SIN_EPISODES_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define SIN_EPISODES_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define SIN_EPISODES_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define SIN_EPISODES_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define SIN_EPISODES_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define SIN_EPISODES_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define SIN_EPISODES_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define SIN_EPISODES_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define SIN_EPISODES_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define SIN_EPISODES_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define SIN_EPISODES_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define SIN_EPISODES_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define SIN_EPISODES_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define SIN_EPISODES_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define SIN_EPISODES_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define SIN_EPISODES_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define SIN_EPISODES_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define SIN_EPISODES_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define SIN_EPISODES_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define SIN_EPISODES_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define SIN_EPISODES_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define SIN_EPISODES_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define SIN_EPISODES_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define SIN_EPISODES_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define SIN_EPISODES_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define SIN_EPISODES_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define SIN_EPISODES_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define SIN_EPISODES_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define SIN_EPISODES_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define SIN_EPISODES_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define SIN_EPISODES_WORLD_LIGHT_TYPE_SURFACE 0
#define SIN_EPISODES_WORLD_LIGHT_TYPE_POINT 1
#define SIN_EPISODES_WORLD_LIGHT_TYPE_SPOT 2
#define SIN_EPISODES_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define SIN_EPISODES_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define SIN_EPISODES_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define SIN_EPISODES_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define SIN_EPISODES_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define SIN_EPISODES_STATIC_PROP_SOLID_NONE 0
#define SIN_EPISODES_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define SIN_EPISODES_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define SIN_EPISODES_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define SIN_EPISODES_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SIN_EPISODES_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define SIN_EPISODES_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define SIN_EPISODES_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define SIN_EPISODES_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SIN_EPISODES_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SIN_EPISODES_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define SIN_EPISODES_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define SIN_EPISODES_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define SIN_EPISODES_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define SIN_EPISODES_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define SIN_EPISODES_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define SIN_EPISODES_DETAIL_PROP_ORIENTATION_NORMAL 0
#define SIN_EPISODES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define SIN_EPISODES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define SIN_EPISODES_DETAIL_PROP_TYPE_MODEL 0
#define SIN_EPISODES_DETAIL_PROP_TYPE_SPRITE 1
#define SIN_EPISODES_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define SIN_EPISODES_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct SinEpisodesPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: SIN_EPISODES_PLANE_TYPE_*. */
  int32_t type;
} SinEpisodesPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPlane) == 20, "SinEpisodesPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPlane, normal) == 0, "SinEpisodesPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPlane *)0)->normal) == 12, "SinEpisodesPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPlane, distance) == 12, "SinEpisodesPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPlane *)0)->distance) == 4, "SinEpisodesPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPlane, type) == 16, "SinEpisodesPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPlane *)0)->type) == 4, "SinEpisodesPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct SinEpisodesTextureData {
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
} SinEpisodesTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesTextureData) == 32, "SinEpisodesTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, reflectivity) == 0, "SinEpisodesTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->reflectivity) == 12, "SinEpisodesTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, name) == 12, "SinEpisodesTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->name) == 4, "SinEpisodesTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, width) == 16, "SinEpisodesTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->width) == 4, "SinEpisodesTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, height) == 20, "SinEpisodesTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->height) == 4, "SinEpisodesTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, viewWidth) == 24, "SinEpisodesTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->viewWidth) == 4, "SinEpisodesTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureData, viewHeight) == 28, "SinEpisodesTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureData *)0)->viewHeight) == 4, "SinEpisodesTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct SinEpisodesNode {
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
} SinEpisodesNode;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesNode) == 32, "SinEpisodesNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, plane) == 0, "SinEpisodesNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->plane) == 4, "SinEpisodesNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, children) == 4, "SinEpisodesNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->children) == 8, "SinEpisodesNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, mins) == 12, "SinEpisodesNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->mins) == 6, "SinEpisodesNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, maxs) == 18, "SinEpisodesNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->maxs) == 6, "SinEpisodesNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, firstFace) == 24, "SinEpisodesNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->firstFace) == 2, "SinEpisodesNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, faceCount) == 26, "SinEpisodesNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->faceCount) == 2, "SinEpisodesNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesNode, area) == 28, "SinEpisodesNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesNode *)0)->area) == 2, "SinEpisodesNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct SinEpisodesTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: SIN_EPISODES_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} SinEpisodesTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesTextureInfo) == 72, "SinEpisodesTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, textureS) == 0, "SinEpisodesTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->textureS) == 16, "SinEpisodesTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, textureT) == 16, "SinEpisodesTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->textureT) == 16, "SinEpisodesTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, lightmapS) == 32, "SinEpisodesTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->lightmapS) == 16, "SinEpisodesTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, lightmapT) == 48, "SinEpisodesTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->lightmapT) == 16, "SinEpisodesTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, flags) == 64, "SinEpisodesTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->flags) == 4, "SinEpisodesTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesTextureInfo, textureData) == 68, "SinEpisodesTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesTextureInfo *)0)->textureData) == 4, "SinEpisodesTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct SinEpisodesFace {
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
} SinEpisodesFace;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesFace) == 56, "SinEpisodesFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, plane) == 0, "SinEpisodesFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->plane) == 2, "SinEpisodesFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, side) == 2, "SinEpisodesFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->side) == 1, "SinEpisodesFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, onNode) == 3, "SinEpisodesFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->onNode) == 1, "SinEpisodesFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, firstEdge) == 4, "SinEpisodesFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->firstEdge) == 4, "SinEpisodesFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, edgeCount) == 8, "SinEpisodesFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->edgeCount) == 2, "SinEpisodesFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, texture) == 10, "SinEpisodesFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->texture) == 2, "SinEpisodesFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, displacement) == 12, "SinEpisodesFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->displacement) == 2, "SinEpisodesFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, fogVolume) == 14, "SinEpisodesFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->fogVolume) == 2, "SinEpisodesFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, styles) == 16, "SinEpisodesFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->styles) == 4, "SinEpisodesFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, lightOffset) == 20, "SinEpisodesFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->lightOffset) == 4, "SinEpisodesFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, area) == 24, "SinEpisodesFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->area) == 4, "SinEpisodesFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, lightmapMins) == 28, "SinEpisodesFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->lightmapMins) == 8, "SinEpisodesFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, lightmapSize) == 36, "SinEpisodesFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->lightmapSize) == 8, "SinEpisodesFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, originalFace) == 44, "SinEpisodesFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->originalFace) == 4, "SinEpisodesFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, firstPrimitive) == 50, "SinEpisodesFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->firstPrimitive) == 2, "SinEpisodesFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesFace, smoothingGroups) == 52, "SinEpisodesFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesFace *)0)->smoothingGroups) == 4, "SinEpisodesFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct SinEpisodesColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} SinEpisodesColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesColorRgbExp) == 4, "SinEpisodesColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesColorRgbExp, red) == 0, "SinEpisodesColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesColorRgbExp *)0)->red) == 1, "SinEpisodesColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesColorRgbExp, green) == 1, "SinEpisodesColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesColorRgbExp *)0)->green) == 1, "SinEpisodesColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesColorRgbExp, blue) == 2, "SinEpisodesColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesColorRgbExp *)0)->blue) == 1, "SinEpisodesColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesColorRgbExp, exponent) == 3, "SinEpisodesColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesColorRgbExp *)0)->exponent) == 1, "SinEpisodesColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct SinEpisodesOccluderWithoutArea {
  /** Whether it starts switched off. Values: SIN_EPISODES_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} SinEpisodesOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOccluderWithoutArea) == 36, "SinEpisodesOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderWithoutArea, flags) == 0, "SinEpisodesOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderWithoutArea *)0)->flags) == 4, "SinEpisodesOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderWithoutArea, firstPolygon) == 4, "SinEpisodesOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderWithoutArea *)0)->firstPolygon) == 4, "SinEpisodesOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderWithoutArea, polygonCount) == 8, "SinEpisodesOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderWithoutArea *)0)->polygonCount) == 4, "SinEpisodesOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderWithoutArea, mins) == 12, "SinEpisodesOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderWithoutArea *)0)->mins) == 12, "SinEpisodesOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderWithoutArea, maxs) == 24, "SinEpisodesOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderWithoutArea *)0)->maxs) == 12, "SinEpisodesOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct SinEpisodesOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} SinEpisodesOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOccluderPolygon) == 12, "SinEpisodesOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderPolygon, firstVertexIndex) == 0, "SinEpisodesOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderPolygon *)0)->firstVertexIndex) == 4, "SinEpisodesOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderPolygon, vertexCount) == 4, "SinEpisodesOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderPolygon *)0)->vertexCount) == 4, "SinEpisodesOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluderPolygon, plane) == 8, "SinEpisodesOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluderPolygon *)0)->plane) == 4, "SinEpisodesOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct SinEpisodesOccluder {
  /** Whether it starts switched off. Values: SIN_EPISODES_OCCLUDER_FLAGS_*. */
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
} SinEpisodesOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOccluder) == 40, "SinEpisodesOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, flags) == 0, "SinEpisodesOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->flags) == 4, "SinEpisodesOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, firstPolygon) == 4, "SinEpisodesOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->firstPolygon) == 4, "SinEpisodesOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, polygonCount) == 8, "SinEpisodesOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->polygonCount) == 4, "SinEpisodesOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, mins) == 12, "SinEpisodesOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->mins) == 12, "SinEpisodesOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, maxs) == 24, "SinEpisodesOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->maxs) == 12, "SinEpisodesOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOccluder, area) == 36, "SinEpisodesOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOccluder *)0)->area) == 4, "SinEpisodesOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct SinEpisodesCompressedLightCube {
  /** One colour a side. */
  SinEpisodesColorRgbExp sides[6];
} SinEpisodesCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesCompressedLightCube) == 24, "SinEpisodesCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesCompressedLightCube, sides) == 0, "SinEpisodesCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesCompressedLightCube *)0)->sides) == 24, "SinEpisodesCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct SinEpisodesLeafVersion0 {
  /** What its brushes are, all together. Values: SIN_EPISODES_CONTENT_FLAGS_*. */
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
  SinEpisodesCompressedLightCube ambientLight;
} SinEpisodesLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeafVersion0) == 56, "SinEpisodesLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, contents) == 0, "SinEpisodesLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->contents) == 4, "SinEpisodesLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, cluster) == 4, "SinEpisodesLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->cluster) == 2, "SinEpisodesLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, mins) == 8, "SinEpisodesLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->mins) == 6, "SinEpisodesLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, maxs) == 14, "SinEpisodesLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->maxs) == 6, "SinEpisodesLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, firstFace) == 20, "SinEpisodesLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->firstFace) == 2, "SinEpisodesLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, faceCount) == 22, "SinEpisodesLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->faceCount) == 2, "SinEpisodesLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, firstBrush) == 24, "SinEpisodesLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->firstBrush) == 2, "SinEpisodesLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, brushCount) == 26, "SinEpisodesLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->brushCount) == 2, "SinEpisodesLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, water) == 28, "SinEpisodesLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->water) == 2, "SinEpisodesLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafVersion0, ambientLight) == 30, "SinEpisodesLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafVersion0 *)0)->ambientLight) == 24, "SinEpisodesLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct SinEpisodesLeaf {
  /** What its brushes are, all together. Values: SIN_EPISODES_CONTENT_FLAGS_*. */
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
} SinEpisodesLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeaf) == 32, "SinEpisodesLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, contents) == 0, "SinEpisodesLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->contents) == 4, "SinEpisodesLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, cluster) == 4, "SinEpisodesLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->cluster) == 2, "SinEpisodesLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, mins) == 8, "SinEpisodesLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->mins) == 6, "SinEpisodesLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, maxs) == 14, "SinEpisodesLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->maxs) == 6, "SinEpisodesLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, firstFace) == 20, "SinEpisodesLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->firstFace) == 2, "SinEpisodesLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, faceCount) == 22, "SinEpisodesLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->faceCount) == 2, "SinEpisodesLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, firstBrush) == 24, "SinEpisodesLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->firstBrush) == 2, "SinEpisodesLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, brushCount) == 26, "SinEpisodesLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->brushCount) == 2, "SinEpisodesLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeaf, water) == 28, "SinEpisodesLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeaf *)0)->water) == 2, "SinEpisodesLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct SinEpisodesEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} SinEpisodesEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesEdge) == 4, "SinEpisodesEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesEdge, vertices) == 0, "SinEpisodesEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesEdge *)0)->vertices) == 4, "SinEpisodesEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct SinEpisodesModel {
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
} SinEpisodesModel;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesModel) == 48, "SinEpisodesModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, mins) == 0, "SinEpisodesModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->mins) == 12, "SinEpisodesModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, maxs) == 12, "SinEpisodesModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->maxs) == 12, "SinEpisodesModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, origin) == 24, "SinEpisodesModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->origin) == 12, "SinEpisodesModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, headNode) == 36, "SinEpisodesModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->headNode) == 4, "SinEpisodesModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, firstFace) == 40, "SinEpisodesModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->firstFace) == 4, "SinEpisodesModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesModel, faceCount) == 44, "SinEpisodesModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesModel *)0)->faceCount) == 4, "SinEpisodesModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct SinEpisodesWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: SIN_EPISODES_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: SIN_EPISODES_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} SinEpisodesWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesWorldLight) == 88, "SinEpisodesWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, origin) == 0, "SinEpisodesWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->origin) == 12, "SinEpisodesWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, intensity) == 12, "SinEpisodesWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->intensity) == 12, "SinEpisodesWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, normal) == 24, "SinEpisodesWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->normal) == 12, "SinEpisodesWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, cluster) == 36, "SinEpisodesWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->cluster) == 4, "SinEpisodesWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, type) == 40, "SinEpisodesWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->type) == 4, "SinEpisodesWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, style) == 44, "SinEpisodesWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->style) == 4, "SinEpisodesWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, stopDot) == 48, "SinEpisodesWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->stopDot) == 4, "SinEpisodesWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, stopDot2) == 52, "SinEpisodesWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->stopDot2) == 4, "SinEpisodesWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, exponent) == 56, "SinEpisodesWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->exponent) == 4, "SinEpisodesWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, radius) == 60, "SinEpisodesWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->radius) == 4, "SinEpisodesWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, constantAttenuation) == 64, "SinEpisodesWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->constantAttenuation) == 4, "SinEpisodesWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, linearAttenuation) == 68, "SinEpisodesWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->linearAttenuation) == 4, "SinEpisodesWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, quadraticAttenuation) == 72, "SinEpisodesWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->quadraticAttenuation) == 4, "SinEpisodesWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, flags) == 76, "SinEpisodesWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->flags) == 4, "SinEpisodesWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, texture) == 80, "SinEpisodesWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->texture) == 4, "SinEpisodesWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesWorldLight, owner) == 84, "SinEpisodesWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesWorldLight *)0)->owner) == 4, "SinEpisodesWorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct SinEpisodesBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: SIN_EPISODES_CONTENT_FLAGS_*. */
  int32_t contents;
} SinEpisodesBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesBrush) == 12, "SinEpisodesBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrush, firstSide) == 0, "SinEpisodesBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrush *)0)->firstSide) == 4, "SinEpisodesBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrush, sideCount) == 4, "SinEpisodesBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrush *)0)->sideCount) == 4, "SinEpisodesBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrush, contents) == 8, "SinEpisodesBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrush *)0)->contents) == 4, "SinEpisodesBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct SinEpisodesBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} SinEpisodesBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesBrushSide) == 8, "SinEpisodesBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrushSide, plane) == 0, "SinEpisodesBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrushSide *)0)->plane) == 2, "SinEpisodesBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrushSide, texture) == 2, "SinEpisodesBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrushSide *)0)->texture) == 2, "SinEpisodesBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrushSide, displacement) == 4, "SinEpisodesBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrushSide *)0)->displacement) == 2, "SinEpisodesBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesBrushSide, bevel) == 6, "SinEpisodesBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesBrushSide *)0)->bevel) == 2, "SinEpisodesBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct SinEpisodesArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} SinEpisodesArea;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesArea) == 8, "SinEpisodesArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesArea, portalCount) == 0, "SinEpisodesArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesArea *)0)->portalCount) == 4, "SinEpisodesArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesArea, firstPortal) == 4, "SinEpisodesArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesArea *)0)->firstPortal) == 4, "SinEpisodesArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct SinEpisodesAreaPortal {
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
} SinEpisodesAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesAreaPortal) == 12, "SinEpisodesAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesAreaPortal, key) == 0, "SinEpisodesAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesAreaPortal *)0)->key) == 2, "SinEpisodesAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesAreaPortal, otherArea) == 2, "SinEpisodesAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesAreaPortal *)0)->otherArea) == 2, "SinEpisodesAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesAreaPortal, firstVertex) == 4, "SinEpisodesAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesAreaPortal *)0)->firstVertex) == 2, "SinEpisodesAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesAreaPortal, vertexCount) == 6, "SinEpisodesAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesAreaPortal *)0)->vertexCount) == 2, "SinEpisodesAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesAreaPortal, plane) == 8, "SinEpisodesAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesAreaPortal *)0)->plane) == 4, "SinEpisodesAreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct SinEpisodesPortal {
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
} SinEpisodesPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPortal) == 16, "SinEpisodesPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPortal, firstVertex) == 0, "SinEpisodesPortal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPortal *)0)->firstVertex) == 4, "SinEpisodesPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPortal, vertexCount) == 4, "SinEpisodesPortal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPortal *)0)->vertexCount) == 4, "SinEpisodesPortal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPortal, plane) == 8, "SinEpisodesPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPortal *)0)->plane) == 4, "SinEpisodesPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPortal, frontCluster) == 12, "SinEpisodesPortal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPortal *)0)->frontCluster) == 2, "SinEpisodesPortal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPortal, backCluster) == 14, "SinEpisodesPortal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPortal *)0)->backCluster) == 2, "SinEpisodesPortal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct SinEpisodesCluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} SinEpisodesCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesCluster) == 8, "SinEpisodesCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesCluster, firstPortal) == 0, "SinEpisodesCluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesCluster *)0)->firstPortal) == 4, "SinEpisodesCluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesCluster, portalCount) == 4, "SinEpisodesCluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesCluster *)0)->portalCount) == 4, "SinEpisodesCluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct SinEpisodesDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} SinEpisodesDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementSubNeighbor) == 6, "SinEpisodesDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementSubNeighbor, displacement) == 0, "SinEpisodesDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementSubNeighbor *)0)->displacement) == 2, "SinEpisodesDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementSubNeighbor, orientation) == 2, "SinEpisodesDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementSubNeighbor *)0)->orientation) == 1, "SinEpisodesDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementSubNeighbor, span) == 3, "SinEpisodesDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementSubNeighbor *)0)->span) == 1, "SinEpisodesDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementSubNeighbor, neighborSpan) == 4, "SinEpisodesDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementSubNeighbor *)0)->neighborSpan) == 1, "SinEpisodesDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct SinEpisodesDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  SinEpisodesDisplacementSubNeighbor subNeighbors[2];
} SinEpisodesDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementNeighbor) == 12, "SinEpisodesDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementNeighbor, subNeighbors) == 0, "SinEpisodesDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementNeighbor *)0)->subNeighbors) == 12, "SinEpisodesDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct SinEpisodesDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} SinEpisodesDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementCornerNeighbors) == 10, "SinEpisodesDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementCornerNeighbors, neighbors) == 0, "SinEpisodesDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementCornerNeighbors *)0)->neighbors) == 8, "SinEpisodesDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementCornerNeighbors, count) == 8, "SinEpisodesDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementCornerNeighbors *)0)->count) == 1, "SinEpisodesDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct SinEpisodesDisplacementInfo {
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
  /** What the surface is. Values: SIN_EPISODES_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  SinEpisodesDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  SinEpisodesDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} SinEpisodesDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementInfo) == 176, "SinEpisodesDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, startPosition) == 0, "SinEpisodesDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->startPosition) == 12, "SinEpisodesDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, firstVertex) == 12, "SinEpisodesDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->firstVertex) == 4, "SinEpisodesDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, firstTriangle) == 16, "SinEpisodesDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->firstTriangle) == 4, "SinEpisodesDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, power) == 20, "SinEpisodesDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->power) == 4, "SinEpisodesDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, minTessellation) == 24, "SinEpisodesDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->minTessellation) == 4, "SinEpisodesDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, smoothingAngle) == 28, "SinEpisodesDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->smoothingAngle) == 4, "SinEpisodesDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, contents) == 32, "SinEpisodesDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->contents) == 4, "SinEpisodesDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, face) == 36, "SinEpisodesDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->face) == 2, "SinEpisodesDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, lightmapAlphaStart) == 40, "SinEpisodesDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->lightmapAlphaStart) == 4, "SinEpisodesDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, lightmapSamplePositionStart) == 44, "SinEpisodesDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "SinEpisodesDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, edgeNeighbors) == 48, "SinEpisodesDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->edgeNeighbors) == 48, "SinEpisodesDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, cornerNeighbors) == 96, "SinEpisodesDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->cornerNeighbors) == 40, "SinEpisodesDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementInfo, allowedVertices) == 136, "SinEpisodesDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementInfo *)0)->allowedVertices) == 40, "SinEpisodesDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct SinEpisodesOriginalFace {
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
} SinEpisodesOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOriginalFace) == 56, "SinEpisodesOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, plane) == 0, "SinEpisodesOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->plane) == 2, "SinEpisodesOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, side) == 2, "SinEpisodesOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->side) == 1, "SinEpisodesOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, onNode) == 3, "SinEpisodesOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->onNode) == 1, "SinEpisodesOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, firstEdge) == 4, "SinEpisodesOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->firstEdge) == 4, "SinEpisodesOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, edgeCount) == 8, "SinEpisodesOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->edgeCount) == 2, "SinEpisodesOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, texture) == 10, "SinEpisodesOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->texture) == 2, "SinEpisodesOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, displacement) == 12, "SinEpisodesOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->displacement) == 2, "SinEpisodesOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, fogVolume) == 14, "SinEpisodesOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->fogVolume) == 2, "SinEpisodesOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, styles) == 16, "SinEpisodesOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->styles) == 4, "SinEpisodesOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, lightOffset) == 20, "SinEpisodesOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->lightOffset) == 4, "SinEpisodesOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, area) == 24, "SinEpisodesOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->area) == 4, "SinEpisodesOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, lightmapMins) == 28, "SinEpisodesOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->lightmapMins) == 8, "SinEpisodesOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, lightmapSize) == 36, "SinEpisodesOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->lightmapSize) == 8, "SinEpisodesOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, originalFace) == 44, "SinEpisodesOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->originalFace) == 4, "SinEpisodesOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, firstPrimitive) == 50, "SinEpisodesOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->firstPrimitive) == 2, "SinEpisodesOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOriginalFace, smoothingGroups) == 52, "SinEpisodesOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOriginalFace *)0)->smoothingGroups) == 4, "SinEpisodesOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct SinEpisodesDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} SinEpisodesDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementVertex) == 20, "SinEpisodesDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementVertex, direction) == 0, "SinEpisodesDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementVertex *)0)->direction) == 12, "SinEpisodesDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementVertex, distance) == 12, "SinEpisodesDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementVertex *)0)->distance) == 4, "SinEpisodesDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDisplacementVertex, alpha) == 16, "SinEpisodesDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDisplacementVertex *)0)->alpha) == 4, "SinEpisodesDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct SinEpisodesStaticPropV4 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} SinEpisodesStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV4) == 56, "SinEpisodesStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, origin) == 0, "SinEpisodesStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->origin) == 12, "SinEpisodesStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, angles) == 12, "SinEpisodesStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->angles) == 12, "SinEpisodesStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, model) == 24, "SinEpisodesStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->model) == 2, "SinEpisodesStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, firstLeaf) == 26, "SinEpisodesStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, leafCount) == 28, "SinEpisodesStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->leafCount) == 2, "SinEpisodesStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, solid) == 30, "SinEpisodesStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->solid) == 1, "SinEpisodesStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, flags) == 31, "SinEpisodesStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->flags) == 1, "SinEpisodesStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, skin) == 32, "SinEpisodesStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->skin) == 4, "SinEpisodesStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, fadeMinDistance) == 36, "SinEpisodesStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, fadeMaxDistance) == 40, "SinEpisodesStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV4, lightingOrigin) == 44, "SinEpisodesStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV4 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct SinEpisodesStaticPropV5 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV5) == 60, "SinEpisodesStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, origin) == 0, "SinEpisodesStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->origin) == 12, "SinEpisodesStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, angles) == 12, "SinEpisodesStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->angles) == 12, "SinEpisodesStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, model) == 24, "SinEpisodesStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->model) == 2, "SinEpisodesStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, firstLeaf) == 26, "SinEpisodesStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, leafCount) == 28, "SinEpisodesStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->leafCount) == 2, "SinEpisodesStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, solid) == 30, "SinEpisodesStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->solid) == 1, "SinEpisodesStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, flags) == 31, "SinEpisodesStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->flags) == 1, "SinEpisodesStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, skin) == 32, "SinEpisodesStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->skin) == 4, "SinEpisodesStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, fadeMinDistance) == 36, "SinEpisodesStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, fadeMaxDistance) == 40, "SinEpisodesStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, lightingOrigin) == 44, "SinEpisodesStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5, forcedFadeScale) == 56, "SinEpisodesStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV5TheShip {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV5TheShip) == 188, "SinEpisodesStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, origin) == 0, "SinEpisodesStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->origin) == 12, "SinEpisodesStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, angles) == 12, "SinEpisodesStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->angles) == 12, "SinEpisodesStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, model) == 24, "SinEpisodesStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->model) == 2, "SinEpisodesStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, firstLeaf) == 26, "SinEpisodesStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, leafCount) == 28, "SinEpisodesStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->leafCount) == 2, "SinEpisodesStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, solid) == 30, "SinEpisodesStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->solid) == 1, "SinEpisodesStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, flags) == 31, "SinEpisodesStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->flags) == 1, "SinEpisodesStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, skin) == 32, "SinEpisodesStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->skin) == 4, "SinEpisodesStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, fadeMinDistance) == 36, "SinEpisodesStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, fadeMaxDistance) == 40, "SinEpisodesStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, lightingOrigin) == 44, "SinEpisodesStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, forcedFadeScale) == 56, "SinEpisodesStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV5TheShip, name) == 60, "SinEpisodesStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV5TheShip *)0)->name) == 128, "SinEpisodesStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct SinEpisodesStaticPropV6 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV6) == 64, "SinEpisodesStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, origin) == 0, "SinEpisodesStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->origin) == 12, "SinEpisodesStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, angles) == 12, "SinEpisodesStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->angles) == 12, "SinEpisodesStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, model) == 24, "SinEpisodesStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->model) == 2, "SinEpisodesStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, firstLeaf) == 26, "SinEpisodesStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, leafCount) == 28, "SinEpisodesStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->leafCount) == 2, "SinEpisodesStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, solid) == 30, "SinEpisodesStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->solid) == 1, "SinEpisodesStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, flags) == 31, "SinEpisodesStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->flags) == 1, "SinEpisodesStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, skin) == 32, "SinEpisodesStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->skin) == 4, "SinEpisodesStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, fadeMinDistance) == 36, "SinEpisodesStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, fadeMaxDistance) == 40, "SinEpisodesStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, lightingOrigin) == 44, "SinEpisodesStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, forcedFadeScale) == 56, "SinEpisodesStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, minDirectX) == 60, "SinEpisodesStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->minDirectX) == 2, "SinEpisodesStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6, maxDirectX) == 62, "SinEpisodesStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6 *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV6BloodyGoodTime) == 192, "SinEpisodesStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, origin) == 0, "SinEpisodesStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->origin) == 12, "SinEpisodesStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, angles) == 12, "SinEpisodesStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->angles) == 12, "SinEpisodesStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, model) == 24, "SinEpisodesStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->model) == 2, "SinEpisodesStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, firstLeaf) == 26, "SinEpisodesStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, leafCount) == 28, "SinEpisodesStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "SinEpisodesStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, solid) == 30, "SinEpisodesStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->solid) == 1, "SinEpisodesStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, flags) == 31, "SinEpisodesStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->flags) == 1, "SinEpisodesStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, skin) == 32, "SinEpisodesStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->skin) == 4, "SinEpisodesStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "SinEpisodesStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "SinEpisodesStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "SinEpisodesStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "SinEpisodesStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, minDirectX) == 60, "SinEpisodesStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "SinEpisodesStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, maxDirectX) == 62, "SinEpisodesStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6BloodyGoodTime, name) == 64, "SinEpisodesStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6BloodyGoodTime *)0)->name) == 128, "SinEpisodesStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV6DarkMessiah {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV6DarkMessiah) == 136, "SinEpisodesStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, origin) == 0, "SinEpisodesStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->origin) == 12, "SinEpisodesStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, angles) == 12, "SinEpisodesStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->angles) == 12, "SinEpisodesStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, model) == 24, "SinEpisodesStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->model) == 2, "SinEpisodesStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, firstLeaf) == 26, "SinEpisodesStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, leafCount) == 28, "SinEpisodesStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->leafCount) == 2, "SinEpisodesStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, solid) == 30, "SinEpisodesStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->solid) == 1, "SinEpisodesStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, flags) == 31, "SinEpisodesStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->flags) == 1, "SinEpisodesStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, skin) == 32, "SinEpisodesStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->skin) == 4, "SinEpisodesStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, fadeMinDistance) == 36, "SinEpisodesStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "SinEpisodesStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, lightingOrigin) == 44, "SinEpisodesStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, forcedFadeScale) == 56, "SinEpisodesStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, minDirectX) == 60, "SinEpisodesStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "SinEpisodesStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, maxDirectX) == 62, "SinEpisodesStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV6DarkMessiah, unknown0x40) == 64, "SinEpisodesStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "SinEpisodesStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} SinEpisodesStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropScale) == 16, "SinEpisodesStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropScale, prop) == 0, "SinEpisodesStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropScale *)0)->prop) == 4, "SinEpisodesStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropScale, scale) == 4, "SinEpisodesStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropScale *)0)->scale) == 12, "SinEpisodesStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV7 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV7) == 68, "SinEpisodesStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, origin) == 0, "SinEpisodesStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->origin) == 12, "SinEpisodesStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, angles) == 12, "SinEpisodesStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->angles) == 12, "SinEpisodesStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, model) == 24, "SinEpisodesStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->model) == 2, "SinEpisodesStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, firstLeaf) == 26, "SinEpisodesStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, leafCount) == 28, "SinEpisodesStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->leafCount) == 2, "SinEpisodesStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, solid) == 30, "SinEpisodesStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->solid) == 1, "SinEpisodesStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, flags) == 31, "SinEpisodesStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->flags) == 1, "SinEpisodesStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, skin) == 32, "SinEpisodesStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->skin) == 4, "SinEpisodesStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, fadeMinDistance) == 36, "SinEpisodesStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, fadeMaxDistance) == 40, "SinEpisodesStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, lightingOrigin) == 44, "SinEpisodesStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, forcedFadeScale) == 56, "SinEpisodesStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, minDirectX) == 60, "SinEpisodesStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->minDirectX) == 2, "SinEpisodesStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, maxDirectX) == 62, "SinEpisodesStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7, color) == 64, "SinEpisodesStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7 *)0)->color) == 4, "SinEpisodesStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV7ZenoClash {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV7ZenoClash) == 68, "SinEpisodesStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, origin) == 0, "SinEpisodesStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->origin) == 12, "SinEpisodesStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, angles) == 12, "SinEpisodesStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->angles) == 12, "SinEpisodesStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, model) == 24, "SinEpisodesStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->model) == 2, "SinEpisodesStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, firstLeaf) == 26, "SinEpisodesStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, leafCount) == 28, "SinEpisodesStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->leafCount) == 2, "SinEpisodesStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, solid) == 30, "SinEpisodesStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->solid) == 1, "SinEpisodesStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, flags) == 31, "SinEpisodesStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->flags) == 1, "SinEpisodesStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, skin) == 32, "SinEpisodesStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->skin) == 4, "SinEpisodesStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, fadeMinDistance) == 36, "SinEpisodesStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, fadeMaxDistance) == 40, "SinEpisodesStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, lightingOrigin) == 44, "SinEpisodesStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, forcedFadeScale) == 56, "SinEpisodesStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, minDirectX) == 60, "SinEpisodesStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->minDirectX) == 2, "SinEpisodesStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, maxDirectX) == 62, "SinEpisodesStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV7ZenoClash, unknown0x40) == 64, "SinEpisodesStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "SinEpisodesStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct SinEpisodesStaticPropV8 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV8) == 68, "SinEpisodesStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, origin) == 0, "SinEpisodesStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->origin) == 12, "SinEpisodesStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, angles) == 12, "SinEpisodesStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->angles) == 12, "SinEpisodesStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, model) == 24, "SinEpisodesStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->model) == 2, "SinEpisodesStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, firstLeaf) == 26, "SinEpisodesStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, leafCount) == 28, "SinEpisodesStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->leafCount) == 2, "SinEpisodesStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, solid) == 30, "SinEpisodesStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->solid) == 1, "SinEpisodesStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, flags) == 31, "SinEpisodesStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->flags) == 1, "SinEpisodesStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, skin) == 32, "SinEpisodesStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->skin) == 4, "SinEpisodesStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, fadeMinDistance) == 36, "SinEpisodesStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, fadeMaxDistance) == 40, "SinEpisodesStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, lightingOrigin) == 44, "SinEpisodesStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, forcedFadeScale) == 56, "SinEpisodesStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, minCpuLevel) == 60, "SinEpisodesStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, maxCpuLevel) == 61, "SinEpisodesStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, minGpuLevel) == 62, "SinEpisodesStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, maxGpuLevel) == 63, "SinEpisodesStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8, color) == 64, "SinEpisodesStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8 *)0)->color) == 4, "SinEpisodesStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct SinEpisodesStaticPropV8Vindictus {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV8Vindictus) == 72, "SinEpisodesStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, origin) == 0, "SinEpisodesStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->origin) == 12, "SinEpisodesStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, angles) == 12, "SinEpisodesStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->angles) == 12, "SinEpisodesStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, model) == 24, "SinEpisodesStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->model) == 2, "SinEpisodesStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, firstLeaf) == 26, "SinEpisodesStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, leafCount) == 28, "SinEpisodesStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->leafCount) == 2, "SinEpisodesStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, solid) == 30, "SinEpisodesStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->solid) == 1, "SinEpisodesStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, flags) == 31, "SinEpisodesStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->flags) == 1, "SinEpisodesStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, skin) == 32, "SinEpisodesStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->skin) == 4, "SinEpisodesStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, fadeMinDistance) == 36, "SinEpisodesStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, fadeMaxDistance) == 40, "SinEpisodesStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, lightingOrigin) == 44, "SinEpisodesStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, forcedFadeScale) == 56, "SinEpisodesStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, minDirectX) == 60, "SinEpisodesStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->minDirectX) == 2, "SinEpisodesStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, maxDirectX) == 62, "SinEpisodesStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV8Vindictus, unknown0x40) == 64, "SinEpisodesStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV8Vindictus *)0)->unknown0x40) == 8, "SinEpisodesStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct SinEpisodesStaticPropV9 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV9) == 72, "SinEpisodesStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, origin) == 0, "SinEpisodesStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->origin) == 12, "SinEpisodesStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, angles) == 12, "SinEpisodesStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->angles) == 12, "SinEpisodesStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, model) == 24, "SinEpisodesStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->model) == 2, "SinEpisodesStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, firstLeaf) == 26, "SinEpisodesStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, leafCount) == 28, "SinEpisodesStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->leafCount) == 2, "SinEpisodesStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, solid) == 30, "SinEpisodesStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->solid) == 1, "SinEpisodesStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, flags) == 31, "SinEpisodesStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->flags) == 1, "SinEpisodesStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, skin) == 32, "SinEpisodesStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->skin) == 4, "SinEpisodesStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, fadeMinDistance) == 36, "SinEpisodesStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, fadeMaxDistance) == 40, "SinEpisodesStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, lightingOrigin) == 44, "SinEpisodesStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, forcedFadeScale) == 56, "SinEpisodesStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, minCpuLevel) == 60, "SinEpisodesStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, maxCpuLevel) == 61, "SinEpisodesStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, minGpuLevel) == 62, "SinEpisodesStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, maxGpuLevel) == 63, "SinEpisodesStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, color) == 64, "SinEpisodesStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->color) == 4, "SinEpisodesStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9, disableXbox360) == 68, "SinEpisodesStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9 *)0)->disableXbox360) == 1, "SinEpisodesStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV9DearEsther {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
} SinEpisodesStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV9DearEsther) == 76, "SinEpisodesStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, origin) == 0, "SinEpisodesStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->origin) == 12, "SinEpisodesStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, angles) == 12, "SinEpisodesStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->angles) == 12, "SinEpisodesStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, model) == 24, "SinEpisodesStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->model) == 2, "SinEpisodesStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, firstLeaf) == 26, "SinEpisodesStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, leafCount) == 28, "SinEpisodesStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->leafCount) == 2, "SinEpisodesStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, solid) == 30, "SinEpisodesStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->solid) == 1, "SinEpisodesStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, flags) == 31, "SinEpisodesStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->flags) == 1, "SinEpisodesStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, unknown0x20) == 32, "SinEpisodesStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->unknown0x20) == 4, "SinEpisodesStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, skin) == 36, "SinEpisodesStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->skin) == 4, "SinEpisodesStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, fadeMinDistance) == 40, "SinEpisodesStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, fadeMaxDistance) == 44, "SinEpisodesStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, lightingOrigin) == 48, "SinEpisodesStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, forcedFadeScale) == 60, "SinEpisodesStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, minCpuLevel) == 64, "SinEpisodesStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, maxCpuLevel) == 65, "SinEpisodesStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, minGpuLevel) == 66, "SinEpisodesStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, maxGpuLevel) == 67, "SinEpisodesStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, color) == 68, "SinEpisodesStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->color) == 4, "SinEpisodesStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV9DearEsther, disableXbox360) == 72, "SinEpisodesStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV9DearEsther *)0)->disableXbox360) == 1, "SinEpisodesStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct SinEpisodesStaticPropV10 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} SinEpisodesStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV10) == 72, "SinEpisodesStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, origin) == 0, "SinEpisodesStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->origin) == 12, "SinEpisodesStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, angles) == 12, "SinEpisodesStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->angles) == 12, "SinEpisodesStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, model) == 24, "SinEpisodesStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->model) == 2, "SinEpisodesStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, firstLeaf) == 26, "SinEpisodesStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, leafCount) == 28, "SinEpisodesStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->leafCount) == 2, "SinEpisodesStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, solid) == 30, "SinEpisodesStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->solid) == 1, "SinEpisodesStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, skin) == 32, "SinEpisodesStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->skin) == 4, "SinEpisodesStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, fadeMinDistance) == 36, "SinEpisodesStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, fadeMaxDistance) == 40, "SinEpisodesStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, lightingOrigin) == 44, "SinEpisodesStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, forcedFadeScale) == 56, "SinEpisodesStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, minDirectX) == 60, "SinEpisodesStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->minDirectX) == 2, "SinEpisodesStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, maxDirectX) == 62, "SinEpisodesStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, flags) == 64, "SinEpisodesStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->flags) == 4, "SinEpisodesStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, lightmapWidth) == 68, "SinEpisodesStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->lightmapWidth) == 2, "SinEpisodesStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10, lightmapHeight) == 70, "SinEpisodesStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10 *)0)->lightmapHeight) == 2, "SinEpisodesStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} SinEpisodesStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV10GlobalOffensive) == 76, "SinEpisodesStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, origin) == 0, "SinEpisodesStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->origin) == 12, "SinEpisodesStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, angles) == 12, "SinEpisodesStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->angles) == 12, "SinEpisodesStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, model) == 24, "SinEpisodesStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->model) == 2, "SinEpisodesStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, firstLeaf) == 26, "SinEpisodesStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, leafCount) == 28, "SinEpisodesStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "SinEpisodesStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, solid) == 30, "SinEpisodesStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->solid) == 1, "SinEpisodesStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, flags) == 31, "SinEpisodesStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->flags) == 1, "SinEpisodesStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, skin) == 32, "SinEpisodesStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->skin) == 4, "SinEpisodesStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "SinEpisodesStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "SinEpisodesStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, lightingOrigin) == 44, "SinEpisodesStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "SinEpisodesStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, minCpuLevel) == 60, "SinEpisodesStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "SinEpisodesStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, minGpuLevel) == 62, "SinEpisodesStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "SinEpisodesStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, color) == 64, "SinEpisodesStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->color) == 4, "SinEpisodesStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, disableXbox360) == 68, "SinEpisodesStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "SinEpisodesStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV10GlobalOffensive, flagsEx) == 72, "SinEpisodesStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "SinEpisodesStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} SinEpisodesStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV11GlobalOffensive) == 80, "SinEpisodesStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, origin) == 0, "SinEpisodesStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->origin) == 12, "SinEpisodesStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, angles) == 12, "SinEpisodesStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->angles) == 12, "SinEpisodesStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, model) == 24, "SinEpisodesStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->model) == 2, "SinEpisodesStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, firstLeaf) == 26, "SinEpisodesStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, leafCount) == 28, "SinEpisodesStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "SinEpisodesStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, solid) == 30, "SinEpisodesStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->solid) == 1, "SinEpisodesStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, flags) == 31, "SinEpisodesStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->flags) == 1, "SinEpisodesStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, skin) == 32, "SinEpisodesStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->skin) == 4, "SinEpisodesStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "SinEpisodesStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "SinEpisodesStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, lightingOrigin) == 44, "SinEpisodesStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "SinEpisodesStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, minCpuLevel) == 60, "SinEpisodesStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "SinEpisodesStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, minGpuLevel) == 62, "SinEpisodesStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "SinEpisodesStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, color) == 64, "SinEpisodesStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->color) == 4, "SinEpisodesStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, disableXbox360) == 68, "SinEpisodesStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "SinEpisodesStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, flagsEx) == 72, "SinEpisodesStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "SinEpisodesStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11GlobalOffensive, scale) == 76, "SinEpisodesStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11GlobalOffensive *)0)->scale) == 4, "SinEpisodesStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} SinEpisodesStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV11BlackMesaLite) == 76, "SinEpisodesStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, origin) == 0, "SinEpisodesStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->origin) == 12, "SinEpisodesStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, angles) == 12, "SinEpisodesStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->angles) == 12, "SinEpisodesStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, model) == 24, "SinEpisodesStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->model) == 2, "SinEpisodesStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, firstLeaf) == 26, "SinEpisodesStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, leafCount) == 28, "SinEpisodesStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "SinEpisodesStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, solid) == 30, "SinEpisodesStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->solid) == 1, "SinEpisodesStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, skin) == 32, "SinEpisodesStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->skin) == 4, "SinEpisodesStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "SinEpisodesStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "SinEpisodesStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, lightingOrigin) == 44, "SinEpisodesStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "SinEpisodesStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, minDirectX) == 60, "SinEpisodesStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "SinEpisodesStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, maxDirectX) == 62, "SinEpisodesStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, flags) == 64, "SinEpisodesStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->flags) == 4, "SinEpisodesStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, lightmapWidth) == 68, "SinEpisodesStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "SinEpisodesStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, lightmapHeight) == 70, "SinEpisodesStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "SinEpisodesStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesaLite, color) == 72, "SinEpisodesStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesaLite *)0)->color) == 4, "SinEpisodesStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct SinEpisodesStaticPropV11Merubasu {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} SinEpisodesStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV11Merubasu) == 76, "SinEpisodesStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, origin) == 0, "SinEpisodesStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->origin) == 12, "SinEpisodesStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, angles) == 12, "SinEpisodesStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->angles) == 12, "SinEpisodesStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, model) == 24, "SinEpisodesStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->model) == 2, "SinEpisodesStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, firstLeaf) == 26, "SinEpisodesStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, leafCount) == 28, "SinEpisodesStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->leafCount) == 2, "SinEpisodesStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, solid) == 30, "SinEpisodesStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->solid) == 1, "SinEpisodesStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, skin) == 32, "SinEpisodesStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->skin) == 4, "SinEpisodesStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, fadeMinDistance) == 36, "SinEpisodesStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, fadeMaxDistance) == 40, "SinEpisodesStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, lightingOrigin) == 44, "SinEpisodesStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, forcedFadeScale) == 56, "SinEpisodesStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, minDirectX) == 60, "SinEpisodesStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->minDirectX) == 2, "SinEpisodesStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, maxDirectX) == 62, "SinEpisodesStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, flags) == 64, "SinEpisodesStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->flags) == 4, "SinEpisodesStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, lightmapWidth) == 68, "SinEpisodesStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "SinEpisodesStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, lightmapHeight) == 70, "SinEpisodesStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "SinEpisodesStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11Merubasu, scale) == 72, "SinEpisodesStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11Merubasu *)0)->scale) == 4, "SinEpisodesStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV11BlackMesa {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} SinEpisodesStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV11BlackMesa) == 80, "SinEpisodesStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, origin) == 0, "SinEpisodesStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->origin) == 12, "SinEpisodesStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, angles) == 12, "SinEpisodesStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->angles) == 12, "SinEpisodesStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, model) == 24, "SinEpisodesStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->model) == 2, "SinEpisodesStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, firstLeaf) == 26, "SinEpisodesStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, leafCount) == 28, "SinEpisodesStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->leafCount) == 2, "SinEpisodesStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, solid) == 30, "SinEpisodesStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->solid) == 1, "SinEpisodesStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, skin) == 32, "SinEpisodesStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->skin) == 4, "SinEpisodesStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, fadeMinDistance) == 36, "SinEpisodesStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, fadeMaxDistance) == 40, "SinEpisodesStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, lightingOrigin) == 44, "SinEpisodesStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, forcedFadeScale) == 56, "SinEpisodesStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, minDirectX) == 60, "SinEpisodesStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->minDirectX) == 2, "SinEpisodesStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, maxDirectX) == 62, "SinEpisodesStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "SinEpisodesStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, flags) == 64, "SinEpisodesStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->flags) == 4, "SinEpisodesStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, lightmapWidth) == 68, "SinEpisodesStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "SinEpisodesStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, lightmapHeight) == 70, "SinEpisodesStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "SinEpisodesStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, color) == 72, "SinEpisodesStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->color) == 4, "SinEpisodesStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV11BlackMesa, flagsEx) == 76, "SinEpisodesStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV11BlackMesa *)0)->flagsEx) == 4, "SinEpisodesStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesStaticPropV13 {
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
  /** How it collides. Values: SIN_EPISODES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SIN_EPISODES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} SinEpisodesStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropV13) == 88, "SinEpisodesStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, origin) == 0, "SinEpisodesStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->origin) == 12, "SinEpisodesStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, angles) == 12, "SinEpisodesStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->angles) == 12, "SinEpisodesStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, model) == 24, "SinEpisodesStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->model) == 2, "SinEpisodesStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, firstLeaf) == 26, "SinEpisodesStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->firstLeaf) == 2, "SinEpisodesStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, leafCount) == 28, "SinEpisodesStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->leafCount) == 2, "SinEpisodesStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, solid) == 30, "SinEpisodesStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->solid) == 1, "SinEpisodesStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, flags) == 31, "SinEpisodesStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->flags) == 1, "SinEpisodesStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, skin) == 32, "SinEpisodesStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->skin) == 4, "SinEpisodesStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, fadeMinDistance) == 36, "SinEpisodesStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->fadeMinDistance) == 4, "SinEpisodesStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, fadeMaxDistance) == 40, "SinEpisodesStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->fadeMaxDistance) == 4, "SinEpisodesStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, lightingOrigin) == 44, "SinEpisodesStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->lightingOrigin) == 12, "SinEpisodesStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, forcedFadeScale) == 56, "SinEpisodesStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->forcedFadeScale) == 4, "SinEpisodesStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, minCpuLevel) == 60, "SinEpisodesStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->minCpuLevel) == 1, "SinEpisodesStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, maxCpuLevel) == 61, "SinEpisodesStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->maxCpuLevel) == 1, "SinEpisodesStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, minGpuLevel) == 62, "SinEpisodesStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->minGpuLevel) == 1, "SinEpisodesStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, maxGpuLevel) == 63, "SinEpisodesStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->maxGpuLevel) == 1, "SinEpisodesStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, color) == 64, "SinEpisodesStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->color) == 4, "SinEpisodesStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, disableXbox360) == 68, "SinEpisodesStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->disableXbox360) == 1, "SinEpisodesStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, flagsEx) == 72, "SinEpisodesStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->flagsEx) == 4, "SinEpisodesStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropV13, scale) == 76, "SinEpisodesStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropV13 *)0)->scale) == 12, "SinEpisodesStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct SinEpisodesDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} SinEpisodesDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailSprite) == 32, "SinEpisodesDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailSprite, upperLeft) == 0, "SinEpisodesDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailSprite *)0)->upperLeft) == 8, "SinEpisodesDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailSprite, lowerRight) == 8, "SinEpisodesDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailSprite *)0)->lowerRight) == 8, "SinEpisodesDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailSprite, textureUpperLeft) == 16, "SinEpisodesDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailSprite *)0)->textureUpperLeft) == 8, "SinEpisodesDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailSprite, textureLowerRight) == 24, "SinEpisodesDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailSprite *)0)->textureLowerRight) == 8, "SinEpisodesDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct SinEpisodesDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  SinEpisodesColorRgbExp light;
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
  /** How it turns to who looks at it. Values: SIN_EPISODES_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: SIN_EPISODES_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} SinEpisodesDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailProp) == 52, "SinEpisodesDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, origin) == 0, "SinEpisodesDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->origin) == 12, "SinEpisodesDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, angles) == 12, "SinEpisodesDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->angles) == 12, "SinEpisodesDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, detail) == 24, "SinEpisodesDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->detail) == 2, "SinEpisodesDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, leaf) == 26, "SinEpisodesDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->leaf) == 2, "SinEpisodesDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, light) == 28, "SinEpisodesDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->light) == 4, "SinEpisodesDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, firstLightStyle) == 32, "SinEpisodesDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->firstLightStyle) == 4, "SinEpisodesDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, lightStyleCount) == 36, "SinEpisodesDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->lightStyleCount) == 1, "SinEpisodesDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, sway) == 37, "SinEpisodesDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->sway) == 1, "SinEpisodesDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, shapeAngle) == 38, "SinEpisodesDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->shapeAngle) == 1, "SinEpisodesDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, shapeSize) == 39, "SinEpisodesDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->shapeSize) == 1, "SinEpisodesDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, orientation) == 40, "SinEpisodesDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->orientation) == 1, "SinEpisodesDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, padding1) == 41, "SinEpisodesDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->padding1) == 3, "SinEpisodesDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, type) == 44, "SinEpisodesDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->type) == 1, "SinEpisodesDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, padding2) == 45, "SinEpisodesDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->padding2) == 3, "SinEpisodesDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailProp, scale) == 48, "SinEpisodesDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailProp *)0)->scale) == 4, "SinEpisodesDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct SinEpisodesDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  SinEpisodesColorRgbExp light;
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
} SinEpisodesDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailPropV2) == 40, "SinEpisodesDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, origin) == 0, "SinEpisodesDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->origin) == 12, "SinEpisodesDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, angles) == 12, "SinEpisodesDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->angles) == 12, "SinEpisodesDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, detail) == 24, "SinEpisodesDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->detail) == 2, "SinEpisodesDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, leaf) == 26, "SinEpisodesDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->leaf) == 2, "SinEpisodesDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, light) == 28, "SinEpisodesDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->light) == 4, "SinEpisodesDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, firstLightStyle) == 32, "SinEpisodesDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->firstLightStyle) == 4, "SinEpisodesDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, lightStyleCount) == 36, "SinEpisodesDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->lightStyleCount) == 1, "SinEpisodesDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, sway) == 37, "SinEpisodesDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->sway) == 1, "SinEpisodesDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, shapeAngle) == 38, "SinEpisodesDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->shapeAngle) == 1, "SinEpisodesDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropV2, shapeSize) == 39, "SinEpisodesDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropV2 *)0)->shapeSize) == 1, "SinEpisodesDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct SinEpisodesDetailPropLightStyle {
  /** The light. */
  SinEpisodesColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} SinEpisodesDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailPropLightStyle) == 5, "SinEpisodesDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropLightStyle, light) == 0, "SinEpisodesDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropLightStyle *)0)->light) == 4, "SinEpisodesDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropLightStyle, style) == 4, "SinEpisodesDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropLightStyle *)0)->style) == 1, "SinEpisodesDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct SinEpisodesLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} SinEpisodesLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeafWaterData) == 12, "SinEpisodesLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafWaterData, surfaceZ) == 0, "SinEpisodesLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafWaterData *)0)->surfaceZ) == 4, "SinEpisodesLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafWaterData, minZ) == 4, "SinEpisodesLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafWaterData *)0)->minZ) == 4, "SinEpisodesLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesLeafWaterData, surfaceTexture) == 8, "SinEpisodesLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesLeafWaterData *)0)->surfaceTexture) == 2, "SinEpisodesLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct SinEpisodesPrimitive {
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
} SinEpisodesPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPrimitive) == 10, "SinEpisodesPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPrimitive, type) == 0, "SinEpisodesPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPrimitive *)0)->type) == 2, "SinEpisodesPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPrimitive, firstIndex) == 2, "SinEpisodesPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPrimitive *)0)->firstIndex) == 2, "SinEpisodesPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPrimitive, indexCount) == 4, "SinEpisodesPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPrimitive *)0)->indexCount) == 2, "SinEpisodesPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPrimitive, firstVertex) == 6, "SinEpisodesPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPrimitive *)0)->firstVertex) == 2, "SinEpisodesPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesPrimitive, vertexCount) == 8, "SinEpisodesPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesPrimitive *)0)->vertexCount) == 2, "SinEpisodesPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct SinEpisodesCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} SinEpisodesCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesCubemapSample) == 16, "SinEpisodesCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesCubemapSample, origin) == 0, "SinEpisodesCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesCubemapSample *)0)->origin) == 12, "SinEpisodesCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesCubemapSample, size) == 12, "SinEpisodesCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesCubemapSample *)0)->size) == 4, "SinEpisodesCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct SinEpisodesOverlay {
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
} SinEpisodesOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOverlay) == 352, "SinEpisodesOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, id) == 0, "SinEpisodesOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->id) == 4, "SinEpisodesOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, texture) == 4, "SinEpisodesOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->texture) == 2, "SinEpisodesOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, faces) == 8, "SinEpisodesOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->faces) == 256, "SinEpisodesOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, u) == 264, "SinEpisodesOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->u) == 8, "SinEpisodesOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, v) == 272, "SinEpisodesOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->v) == 8, "SinEpisodesOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, uvPoints) == 280, "SinEpisodesOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->uvPoints) == 48, "SinEpisodesOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, origin) == 328, "SinEpisodesOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->origin) == 12, "SinEpisodesOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOverlay, normal) == 340, "SinEpisodesOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOverlay *)0)->normal) == 12, "SinEpisodesOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } SinEpisodesVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesVerticesElement) == 12, "SinEpisodesVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `SinEpisodesOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `SinEpisodesOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct SinEpisodesOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} SinEpisodesOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOcclusionWithoutAreaHead) == 4, "SinEpisodesOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOcclusionWithoutAreaHead, occluderCount) == 0, "SinEpisodesOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "SinEpisodesOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `SinEpisodesOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `SinEpisodesOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct SinEpisodesOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} SinEpisodesOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesOcclusionHead) == 4, "SinEpisodesOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesOcclusionHead, occluderCount) == 0, "SinEpisodesOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesOcclusionHead *)0)->occluderCount) == 4, "SinEpisodesOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t SinEpisodesFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesFaceIdsElement) == 2, "SinEpisodesFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t SinEpisodesSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesSurfedgesElement) == 4, "SinEpisodesSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t SinEpisodesLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeafFacesElement) == 2, "SinEpisodesLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t SinEpisodesLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeafBrushesElement) == 2, "SinEpisodesLeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t SinEpisodesPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPortalVerticesElement) == 2, "SinEpisodesPortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t SinEpisodesClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesClusterPortalsElement) == 2, "SinEpisodesClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } SinEpisodesVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesVertexNormalsElement) == 12, "SinEpisodesVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t SinEpisodesVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesVertexNormalIndicesElement) == 2, "SinEpisodesVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t SinEpisodesDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementLightmapAlphasElement) == 1, "SinEpisodesDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV4 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV4Head) == 4, "SinEpisodesStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV4Head, modelCount) == 0, "SinEpisodesStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV4Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV5 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV5Head) == 4, "SinEpisodesStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV5Head, modelCount) == 0, "SinEpisodesStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV5Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV5TheShipHead) == 4, "SinEpisodesStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV5TheShipHead, modelCount) == 0, "SinEpisodesStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV5TheShipHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV6 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV6Head) == 4, "SinEpisodesStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV6Head, modelCount) == 0, "SinEpisodesStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV6Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV6BloodyGoodTimeHead) == 4, "SinEpisodesStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "SinEpisodesStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV6DarkMessiahHead) == 4, "SinEpisodesStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV6DarkMessiahHead, modelCount) == 0, "SinEpisodesStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `SinEpisodesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV5 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV6VindictusHead) == 4, "SinEpisodesStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV6VindictusHead, modelCount) == 0, "SinEpisodesStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV6VindictusHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV7 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV7Head) == 4, "SinEpisodesStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV7Head, modelCount) == 0, "SinEpisodesStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV7Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV7ZenoClashHead) == 4, "SinEpisodesStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV7ZenoClashHead, modelCount) == 0, "SinEpisodesStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `SinEpisodesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV6 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV7VindictusHead) == 4, "SinEpisodesStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV7VindictusHead, modelCount) == 0, "SinEpisodesStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV7VindictusHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV8 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV8Head) == 4, "SinEpisodesStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV8Head, modelCount) == 0, "SinEpisodesStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV8Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `SinEpisodesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV8VindictusHead) == 4, "SinEpisodesStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV8VindictusHead, modelCount) == 0, "SinEpisodesStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV8VindictusHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV9 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV9Head) == 4, "SinEpisodesStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV9Head, modelCount) == 0, "SinEpisodesStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV9Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV9DearEstherHead) == 4, "SinEpisodesStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV9DearEstherHead, modelCount) == 0, "SinEpisodesStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV10 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV10Head) == 4, "SinEpisodesStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV10Head, modelCount) == 0, "SinEpisodesStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV10Head *)0)->modelCount) == 4, "SinEpisodesStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV10GlobalOffensiveHead) == 4, "SinEpisodesStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "SinEpisodesStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV11GlobalOffensiveHead) == 4, "SinEpisodesStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "SinEpisodesStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV11BlackMesaLiteHead) == 4, "SinEpisodesStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "SinEpisodesStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV11MerubasuHead) == 4, "SinEpisodesStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV11MerubasuHead, modelCount) == 0, "SinEpisodesStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV12StrataHead) == 4, "SinEpisodesStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV12StrataHead, modelCount) == 0, "SinEpisodesStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV12StrataHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV11BlackMesaHead) == 4, "SinEpisodesStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV11BlackMesaHead, modelCount) == 0, "SinEpisodesStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesStaticPropV13 props[propCount]`: The props.
 */
typedef struct SinEpisodesStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesStaticPropsV13StrataHead) == 4, "SinEpisodesStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesStaticPropsV13StrataHead, modelCount) == 0, "SinEpisodesStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesStaticPropsV13StrataHead *)0)->modelCount) == 4, "SinEpisodesStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `SinEpisodesDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesDetailProp props[propCount]`: The props.
 */
typedef struct SinEpisodesDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailPropsV4Head) == 4, "SinEpisodesDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropsV4Head, modelCount) == 0, "SinEpisodesDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropsV4Head *)0)->modelCount) == 4, "SinEpisodesDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `SinEpisodesDetailPropV2 props[propCount]`: The props.
 */
typedef struct SinEpisodesDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} SinEpisodesDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailPropsV2Head) == 4, "SinEpisodesDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropsV2Head, modelCount) == 0, "SinEpisodesDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropsV2Head *)0)->modelCount) == 4, "SinEpisodesDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `SinEpisodesDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct SinEpisodesDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} SinEpisodesDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDetailPropLightHead) == 4, "SinEpisodesDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesDetailPropLightHead, count) == 0, "SinEpisodesDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesDetailPropLightHead *)0)->count) == 4, "SinEpisodesDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct SinEpisodesColorVariablesHead {
  /** Number of names. */
  int32_t count;
} SinEpisodesColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesColorVariablesHead) == 4, "SinEpisodesColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SinEpisodesColorVariablesHead, count) == 0, "SinEpisodesColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SinEpisodesColorVariablesHead *)0)->count) == 4, "SinEpisodesColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } SinEpisodesPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPrimitiveVerticesElement) == 12, "SinEpisodesPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t SinEpisodesPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesPrimitiveIndicesElement) == 2, "SinEpisodesPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } SinEpisodesClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesClipPortalVerticesElement) == 12, "SinEpisodesClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t SinEpisodesTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesTextureStringTableElement) == 4, "SinEpisodesTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t SinEpisodesLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesLeafMinDistanceToWaterElement) == 2, "SinEpisodesLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t SinEpisodesFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesFaceMacroTextureInfoElement) == 2, "SinEpisodesFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: SIN_EPISODES_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t SinEpisodesDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SinEpisodesDisplacementTrianglesElement) == 2, "SinEpisodesDisplacementTrianglesElement takes 2 bytes");

#endif /* BRUSHWORK_RITUAL_SIN_EPISODES_H */
