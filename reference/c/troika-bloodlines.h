/**
 * Vampire: The Masquerade - Bloodlines: VBSP 17, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Vampire: The Masquerade - Bloodlines (2004): VBSP 17, of an engine that was taken over before Half-Life 2
 * was done. Faces have eight light styles and the average of their light, leaves no light; quotes in entity
 * text are escaped, since outputs hold lines of script. Some brushes have sides that stand there several
 * times.
 *
 * Sources: the public article on games, public readers, and what was measured and published on the maps of
 * the game and its engine; no such map is at hand.
 */
#ifndef BRUSHWORK_TROIKA_BLOODLINES_H
#define BRUSHWORK_TROIKA_BLOODLINES_H

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
 * What stands in the world: blocks of quoted keys and values, ended by a NUL; a quote in quotes is escaped.
 * Text of entities: blocks in braces of quoted keys and values, a NUL at the end.
 */
#define BLOODLINES_LUMP_ENTITIES 0
/** Array of BloodlinesPlane. */
#define BLOODLINES_LUMP_PLANES 1
/** Array of BloodlinesTextureData. */
#define BLOODLINES_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of BloodlinesVerticesElement. */
#define BLOODLINES_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define BLOODLINES_LUMP_VISIBILITY 4
/** Array of BloodlinesNode. */
#define BLOODLINES_LUMP_NODES 5
/** Array of BloodlinesTextureInfo. */
#define BLOODLINES_LUMP_TEXTURE_INFO 6
/** Array of BloodlinesFaceBloodlines. */
#define BLOODLINES_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * BloodlinesColorRgbExp.
 */
#define BLOODLINES_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: BloodlinesOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: BloodlinesOcclusionHead, and what its comment says.
 */
#define BLOODLINES_LUMP_OCCLUSION 9
/** Array of BloodlinesLeafBloodlines. */
#define BLOODLINES_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of BloodlinesFaceIdsElement. */
#define BLOODLINES_LUMP_FACE_IDS 11
/** Array of BloodlinesEdge. */
#define BLOODLINES_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of BloodlinesSurfedgesElement.
 */
#define BLOODLINES_LUMP_SURFEDGES 13
/** Array of BloodlinesModel. */
#define BLOODLINES_LUMP_MODELS 14
/** Array of BloodlinesWorldLight. */
#define BLOODLINES_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of BloodlinesLeafFacesElement. */
#define BLOODLINES_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of BloodlinesLeafBrushesElement. */
#define BLOODLINES_LUMP_LEAF_BRUSHES 17
/** Array of BloodlinesBrushBloodlines. */
#define BLOODLINES_LUMP_BRUSHES 18
/** Array of BloodlinesBrushSide. */
#define BLOODLINES_LUMP_BRUSH_SIDES 19
/** Array of BloodlinesArea. */
#define BLOODLINES_LUMP_AREAS 20
/** Array of BloodlinesAreaPortal. */
#define BLOODLINES_LUMP_AREA_PORTALS 21
/** Array of BloodlinesPortal. */
#define BLOODLINES_LUMP_PORTALS 22
/** Array of BloodlinesCluster. */
#define BLOODLINES_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of BloodlinesPortalVerticesElement. */
#define BLOODLINES_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of BloodlinesClusterPortalsElement. */
#define BLOODLINES_LUMP_CLUSTER_PORTALS 25
/** Array of BloodlinesDisplacementInfo. */
#define BLOODLINES_LUMP_DISPLACEMENT_INFO 26
/** Array of BloodlinesOriginalFaceBloodlines. */
#define BLOODLINES_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define BLOODLINES_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLOODLINES_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of BloodlinesVertexNormalsElement. */
#define BLOODLINES_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * BloodlinesVertexNormalIndicesElement.
 */
#define BLOODLINES_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * BloodlinesDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define BLOODLINES_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of BloodlinesDisplacementVertex. */
#define BLOODLINES_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define BLOODLINES_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): BloodlinesStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): BloodlinesStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): BloodlinesStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): BloodlinesStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): BloodlinesStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): BloodlinesStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): BloodlinesStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): BloodlinesStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): BloodlinesStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): BloodlinesStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): BloodlinesStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): BloodlinesStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): BloodlinesStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): BloodlinesStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): BloodlinesStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): BloodlinesStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): BloodlinesStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): BloodlinesStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): BloodlinesStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): BloodlinesStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): BloodlinesStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): BloodlinesStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): BloodlinesDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): BloodlinesDetailPropsV2Head, and what its comment says.
 * - `dplt`: BloodlinesDetailPropLightHead, and what its comment says.
 * - `dplh`: BloodlinesDetailPropLightHead, and what its comment says.
 * - `clvr`: BloodlinesColorVariablesHead, and what its comment says.
 */
#define BLOODLINES_LUMP_GAME_LUMP 35
/** Array of BloodlinesLeafWaterData. */
#define BLOODLINES_LUMP_LEAF_WATER_DATA 36
/** Array of BloodlinesPrimitive. */
#define BLOODLINES_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of BloodlinesPrimitiveVerticesElement.
 */
#define BLOODLINES_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * BloodlinesPrimitiveIndicesElement.
 */
#define BLOODLINES_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define BLOODLINES_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of BloodlinesClipPortalVerticesElement. */
#define BLOODLINES_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of BloodlinesCubemapSample. */
#define BLOODLINES_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define BLOODLINES_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of BloodlinesTextureStringTableElement. */
#define BLOODLINES_LUMP_TEXTURE_STRING_TABLE 44
/** Array of BloodlinesOverlay. */
#define BLOODLINES_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of BloodlinesLeafMinDistanceToWaterElement. */
#define BLOODLINES_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * BloodlinesFaceMacroTextureInfoElement.
 */
#define BLOODLINES_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of BloodlinesDisplacementTrianglesElement. */
#define BLOODLINES_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLOODLINES_LUMP_PHYSICS_COLLISION_SURFACE 49

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct BloodlinesLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} BloodlinesLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLumpEntry) == 16, "BloodlinesLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLumpEntry, offset) == 0, "BloodlinesLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLumpEntry, length) == 4, "BloodlinesLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLumpEntry, version) == 8, "BloodlinesLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLumpEntry, unpacked) == 12, "BloodlinesLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct BloodlinesHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 17. */
  int32_t version;
  /** The lumps by index. */
  BloodlinesLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} BloodlinesHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesHeader) == 1036, "BloodlinesHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesHeader, ident) == 0, "BloodlinesHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesHeader, version) == 4, "BloodlinesHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesHeader, lumps) == 8, "BloodlinesHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define BLOODLINES_PLANE_TYPE_X 0
#define BLOODLINES_PLANE_TYPE_Y 1
#define BLOODLINES_PLANE_TYPE_Z 2
#define BLOODLINES_PLANE_TYPE_NEAREST_X 3
#define BLOODLINES_PLANE_TYPE_NEAREST_Y 4
#define BLOODLINES_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define BLOODLINES_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define BLOODLINES_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define BLOODLINES_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define BLOODLINES_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define BLOODLINES_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define BLOODLINES_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define BLOODLINES_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define BLOODLINES_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define BLOODLINES_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define BLOODLINES_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define BLOODLINES_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define BLOODLINES_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define BLOODLINES_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define BLOODLINES_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define BLOODLINES_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define BLOODLINES_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define BLOODLINES_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is in Vampire: The Masquerade - Bloodlines, in brushes and leaves. From 0x100 to 0x2000 the
 * bits are the game's own; the rest are those of all games of Source.
 * Source: published measurements of the game's maps and engine; otherwise the article's table. Confidence:
 * probable.
 */
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CASTS_SHADOW UINT32_C(0x100)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x200)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_PRECIPITATION UINT32_C(0x800)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_NO_VISIBILITY UINT32_C(0x1000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_NPC_CLIP UINT32_C(0x2000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define BLOODLINES_WORLD_LIGHT_TYPE_SURFACE 0
#define BLOODLINES_WORLD_LIGHT_TYPE_POINT 1
#define BLOODLINES_WORLD_LIGHT_TYPE_SPOT 2
#define BLOODLINES_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define BLOODLINES_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define BLOODLINES_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define BLOODLINES_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define BLOODLINES_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define BLOODLINES_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define BLOODLINES_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define BLOODLINES_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define BLOODLINES_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define BLOODLINES_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define BLOODLINES_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define BLOODLINES_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define BLOODLINES_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define BLOODLINES_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define BLOODLINES_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define BLOODLINES_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define BLOODLINES_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define BLOODLINES_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define BLOODLINES_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define BLOODLINES_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define BLOODLINES_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define BLOODLINES_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define BLOODLINES_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define BLOODLINES_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define BLOODLINES_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define BLOODLINES_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define BLOODLINES_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define BLOODLINES_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define BLOODLINES_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define BLOODLINES_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define BLOODLINES_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define BLOODLINES_STATIC_PROP_SOLID_NONE 0
#define BLOODLINES_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define BLOODLINES_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define BLOODLINES_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define BLOODLINES_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLOODLINES_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define BLOODLINES_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define BLOODLINES_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define BLOODLINES_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLOODLINES_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLOODLINES_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define BLOODLINES_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define BLOODLINES_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define BLOODLINES_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define BLOODLINES_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define BLOODLINES_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define BLOODLINES_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define BLOODLINES_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define BLOODLINES_DETAIL_PROP_ORIENTATION_NORMAL 0
#define BLOODLINES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define BLOODLINES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define BLOODLINES_DETAIL_PROP_TYPE_MODEL 0
#define BLOODLINES_DETAIL_PROP_TYPE_SPRITE 1
#define BLOODLINES_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define BLOODLINES_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct BloodlinesPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: BLOODLINES_PLANE_TYPE_*. */
  int32_t type;
} BloodlinesPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPlane) == 20, "BloodlinesPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPlane, normal) == 0, "BloodlinesPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPlane *)0)->normal) == 12, "BloodlinesPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPlane, distance) == 12, "BloodlinesPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPlane *)0)->distance) == 4, "BloodlinesPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPlane, type) == 16, "BloodlinesPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPlane *)0)->type) == 4, "BloodlinesPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct BloodlinesTextureData {
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
} BloodlinesTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesTextureData) == 32, "BloodlinesTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, reflectivity) == 0, "BloodlinesTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->reflectivity) == 12, "BloodlinesTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, name) == 12, "BloodlinesTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->name) == 4, "BloodlinesTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, width) == 16, "BloodlinesTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->width) == 4, "BloodlinesTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, height) == 20, "BloodlinesTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->height) == 4, "BloodlinesTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, viewWidth) == 24, "BloodlinesTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->viewWidth) == 4, "BloodlinesTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureData, viewHeight) == 28, "BloodlinesTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureData *)0)->viewHeight) == 4, "BloodlinesTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct BloodlinesNode {
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
} BloodlinesNode;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesNode) == 32, "BloodlinesNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, plane) == 0, "BloodlinesNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->plane) == 4, "BloodlinesNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, children) == 4, "BloodlinesNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->children) == 8, "BloodlinesNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, mins) == 12, "BloodlinesNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->mins) == 6, "BloodlinesNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, maxs) == 18, "BloodlinesNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->maxs) == 6, "BloodlinesNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, firstFace) == 24, "BloodlinesNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->firstFace) == 2, "BloodlinesNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, faceCount) == 26, "BloodlinesNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->faceCount) == 2, "BloodlinesNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesNode, area) == 28, "BloodlinesNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesNode *)0)->area) == 2, "BloodlinesNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct BloodlinesTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: BLOODLINES_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} BloodlinesTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesTextureInfo) == 72, "BloodlinesTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, textureS) == 0, "BloodlinesTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->textureS) == 16, "BloodlinesTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, textureT) == 16, "BloodlinesTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->textureT) == 16, "BloodlinesTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, lightmapS) == 32, "BloodlinesTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->lightmapS) == 16, "BloodlinesTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, lightmapT) == 48, "BloodlinesTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->lightmapT) == 16, "BloodlinesTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, flags) == 64, "BloodlinesTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->flags) == 4, "BloodlinesTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesTextureInfo, textureData) == 68, "BloodlinesTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesTextureInfo *)0)->textureData) == 4, "BloodlinesTextureInfo.textureData takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct BloodlinesColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} BloodlinesColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesColorRgbExp) == 4, "BloodlinesColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesColorRgbExp, red) == 0, "BloodlinesColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesColorRgbExp *)0)->red) == 1, "BloodlinesColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesColorRgbExp, green) == 1, "BloodlinesColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesColorRgbExp *)0)->green) == 1, "BloodlinesColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesColorRgbExp, blue) == 2, "BloodlinesColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesColorRgbExp *)0)->blue) == 1, "BloodlinesColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesColorRgbExp, exponent) == 3, "BloodlinesColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesColorRgbExp *)0)->exponent) == 1, "BloodlinesColorRgbExp.exponent takes 1 bytes");

/**
 * A flat convex polygon (lump 7). Where its primitives are, the article has groups of smoothing;
 * `reference/corrections.md` says why these are taken.
 * Original name: dface_bsp17_t. Source: public article on games, public readers; published measurements.
 * Confidence: probable.
 */
typedef struct BloodlinesFaceBloodlines {
  /** Average of the face's light, one colour for each of `styles`. */
  BloodlinesColorRgbExp averageLight[8];
  /** Plane that the face lies on. -> PLANES. */
  uint16_t plane;
  /** 1 = the plane is the second of its pair, so that the face looks against the plane of its node. */
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
  uint8_t styles[8];
  /** Named after the day in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t dayStyles[8];
  /** Named after the night in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t nightStyles[8];
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
  /** Number of primitives. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
} BloodlinesFaceBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesFaceBloodlines) == 104, "BloodlinesFaceBloodlines takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, averageLight) == 0, "BloodlinesFaceBloodlines.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->averageLight) == 32, "BloodlinesFaceBloodlines.averageLight takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, plane) == 32, "BloodlinesFaceBloodlines.plane lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->plane) == 2, "BloodlinesFaceBloodlines.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, side) == 34, "BloodlinesFaceBloodlines.side lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->side) == 1, "BloodlinesFaceBloodlines.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, onNode) == 35, "BloodlinesFaceBloodlines.onNode lies at 35");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->onNode) == 1, "BloodlinesFaceBloodlines.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, firstEdge) == 36, "BloodlinesFaceBloodlines.firstEdge lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->firstEdge) == 4, "BloodlinesFaceBloodlines.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, edgeCount) == 40, "BloodlinesFaceBloodlines.edgeCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->edgeCount) == 2, "BloodlinesFaceBloodlines.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, texture) == 42, "BloodlinesFaceBloodlines.texture lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->texture) == 2, "BloodlinesFaceBloodlines.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, displacement) == 44, "BloodlinesFaceBloodlines.displacement lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->displacement) == 2, "BloodlinesFaceBloodlines.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, fogVolume) == 46, "BloodlinesFaceBloodlines.fogVolume lies at 46");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->fogVolume) == 2, "BloodlinesFaceBloodlines.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, styles) == 48, "BloodlinesFaceBloodlines.styles lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->styles) == 8, "BloodlinesFaceBloodlines.styles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, dayStyles) == 56, "BloodlinesFaceBloodlines.dayStyles lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->dayStyles) == 8, "BloodlinesFaceBloodlines.dayStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, nightStyles) == 64, "BloodlinesFaceBloodlines.nightStyles lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->nightStyles) == 8, "BloodlinesFaceBloodlines.nightStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightOffset) == 72, "BloodlinesFaceBloodlines.lightOffset lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightOffset) == 4, "BloodlinesFaceBloodlines.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, area) == 76, "BloodlinesFaceBloodlines.area lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->area) == 4, "BloodlinesFaceBloodlines.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightmapMins) == 80, "BloodlinesFaceBloodlines.lightmapMins lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightmapMins) == 8, "BloodlinesFaceBloodlines.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightmapSize) == 88, "BloodlinesFaceBloodlines.lightmapSize lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightmapSize) == 8, "BloodlinesFaceBloodlines.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, originalFace) == 96, "BloodlinesFaceBloodlines.originalFace lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->originalFace) == 4, "BloodlinesFaceBloodlines.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, firstPrimitive) == 102, "BloodlinesFaceBloodlines.firstPrimitive lies at 102");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->firstPrimitive) == 2, "BloodlinesFaceBloodlines.firstPrimitive takes 2 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct BloodlinesOccluderWithoutArea {
  /** Whether it starts switched off. Values: BLOODLINES_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} BloodlinesOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOccluderWithoutArea) == 36, "BloodlinesOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderWithoutArea, flags) == 0, "BloodlinesOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderWithoutArea *)0)->flags) == 4, "BloodlinesOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderWithoutArea, firstPolygon) == 4, "BloodlinesOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderWithoutArea *)0)->firstPolygon) == 4, "BloodlinesOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderWithoutArea, polygonCount) == 8, "BloodlinesOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderWithoutArea *)0)->polygonCount) == 4, "BloodlinesOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderWithoutArea, mins) == 12, "BloodlinesOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderWithoutArea *)0)->mins) == 12, "BloodlinesOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderWithoutArea, maxs) == 24, "BloodlinesOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderWithoutArea *)0)->maxs) == 12, "BloodlinesOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct BloodlinesOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} BloodlinesOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOccluderPolygon) == 12, "BloodlinesOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderPolygon, firstVertexIndex) == 0, "BloodlinesOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderPolygon *)0)->firstVertexIndex) == 4, "BloodlinesOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderPolygon, vertexCount) == 4, "BloodlinesOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderPolygon *)0)->vertexCount) == 4, "BloodlinesOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluderPolygon, plane) == 8, "BloodlinesOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluderPolygon *)0)->plane) == 4, "BloodlinesOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct BloodlinesOccluder {
  /** Whether it starts switched off. Values: BLOODLINES_OCCLUDER_FLAGS_*. */
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
} BloodlinesOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOccluder) == 40, "BloodlinesOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, flags) == 0, "BloodlinesOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->flags) == 4, "BloodlinesOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, firstPolygon) == 4, "BloodlinesOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->firstPolygon) == 4, "BloodlinesOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, polygonCount) == 8, "BloodlinesOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->polygonCount) == 4, "BloodlinesOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, mins) == 12, "BloodlinesOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->mins) == 12, "BloodlinesOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, maxs) == 24, "BloodlinesOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->maxs) == 12, "BloodlinesOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOccluder, area) == 36, "BloodlinesOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOccluder *)0)->area) == 4, "BloodlinesOccluder.area takes 4 bytes");

/**
 * A leaf of the trees (lump 10).
 * Original name: dleaf_t. Source: specification, node and leaf; published measurements. Confidence: probable.
 */
typedef struct BloodlinesLeafBloodlines {
  /**
   * What its brushes are, all together, whether it rains there and whether the water's fog is to be looked
   * for. Values: BLOODLINES_BLOODLINES_CONTENT_FLAGS_*.
   */
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
} BloodlinesLeafBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafBloodlines) == 32, "BloodlinesLeafBloodlines takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, contents) == 0, "BloodlinesLeafBloodlines.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->contents) == 4, "BloodlinesLeafBloodlines.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, cluster) == 4, "BloodlinesLeafBloodlines.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->cluster) == 2, "BloodlinesLeafBloodlines.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, mins) == 8, "BloodlinesLeafBloodlines.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->mins) == 6, "BloodlinesLeafBloodlines.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, maxs) == 14, "BloodlinesLeafBloodlines.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->maxs) == 6, "BloodlinesLeafBloodlines.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, firstFace) == 20, "BloodlinesLeafBloodlines.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->firstFace) == 2, "BloodlinesLeafBloodlines.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, faceCount) == 22, "BloodlinesLeafBloodlines.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->faceCount) == 2, "BloodlinesLeafBloodlines.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, firstBrush) == 24, "BloodlinesLeafBloodlines.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->firstBrush) == 2, "BloodlinesLeafBloodlines.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, brushCount) == 26, "BloodlinesLeafBloodlines.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->brushCount) == 2, "BloodlinesLeafBloodlines.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, water) == 28, "BloodlinesLeafBloodlines.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->water) == 2, "BloodlinesLeafBloodlines.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct BloodlinesEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} BloodlinesEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesEdge) == 4, "BloodlinesEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesEdge, vertices) == 0, "BloodlinesEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesEdge *)0)->vertices) == 4, "BloodlinesEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct BloodlinesModel {
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
} BloodlinesModel;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesModel) == 48, "BloodlinesModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, mins) == 0, "BloodlinesModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->mins) == 12, "BloodlinesModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, maxs) == 12, "BloodlinesModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->maxs) == 12, "BloodlinesModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, origin) == 24, "BloodlinesModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->origin) == 12, "BloodlinesModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, headNode) == 36, "BloodlinesModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->headNode) == 4, "BloodlinesModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, firstFace) == 40, "BloodlinesModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->firstFace) == 4, "BloodlinesModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesModel, faceCount) == 44, "BloodlinesModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesModel *)0)->faceCount) == 4, "BloodlinesModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct BloodlinesWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: BLOODLINES_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: BLOODLINES_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} BloodlinesWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesWorldLight) == 88, "BloodlinesWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, origin) == 0, "BloodlinesWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->origin) == 12, "BloodlinesWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, intensity) == 12, "BloodlinesWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->intensity) == 12, "BloodlinesWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, normal) == 24, "BloodlinesWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->normal) == 12, "BloodlinesWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, cluster) == 36, "BloodlinesWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->cluster) == 4, "BloodlinesWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, type) == 40, "BloodlinesWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->type) == 4, "BloodlinesWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, style) == 44, "BloodlinesWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->style) == 4, "BloodlinesWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, stopDot) == 48, "BloodlinesWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->stopDot) == 4, "BloodlinesWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, stopDot2) == 52, "BloodlinesWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->stopDot2) == 4, "BloodlinesWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, exponent) == 56, "BloodlinesWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->exponent) == 4, "BloodlinesWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, radius) == 60, "BloodlinesWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->radius) == 4, "BloodlinesWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, constantAttenuation) == 64, "BloodlinesWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->constantAttenuation) == 4, "BloodlinesWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, linearAttenuation) == 68, "BloodlinesWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->linearAttenuation) == 4, "BloodlinesWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, quadraticAttenuation) == 72, "BloodlinesWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->quadraticAttenuation) == 4, "BloodlinesWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, flags) == 76, "BloodlinesWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->flags) == 4, "BloodlinesWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, texture) == 80, "BloodlinesWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->texture) == 4, "BloodlinesWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesWorldLight, owner) == 84, "BloodlinesWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesWorldLight *)0)->owner) == 4, "BloodlinesWorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes; published measurements. Confidence: probable.
 */
typedef struct BloodlinesBrushBloodlines {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: BLOODLINES_BLOODLINES_CONTENT_FLAGS_*. */
  int32_t contents;
} BloodlinesBrushBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesBrushBloodlines) == 12, "BloodlinesBrushBloodlines takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, firstSide) == 0, "BloodlinesBrushBloodlines.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->firstSide) == 4, "BloodlinesBrushBloodlines.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, sideCount) == 4, "BloodlinesBrushBloodlines.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->sideCount) == 4, "BloodlinesBrushBloodlines.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, contents) == 8, "BloodlinesBrushBloodlines.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->contents) == 4, "BloodlinesBrushBloodlines.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct BloodlinesBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} BloodlinesBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesBrushSide) == 8, "BloodlinesBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushSide, plane) == 0, "BloodlinesBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushSide *)0)->plane) == 2, "BloodlinesBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushSide, texture) == 2, "BloodlinesBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushSide *)0)->texture) == 2, "BloodlinesBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushSide, displacement) == 4, "BloodlinesBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushSide *)0)->displacement) == 2, "BloodlinesBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushSide, bevel) == 6, "BloodlinesBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushSide *)0)->bevel) == 2, "BloodlinesBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct BloodlinesArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} BloodlinesArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesArea) == 8, "BloodlinesArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesArea, portalCount) == 0, "BloodlinesArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesArea *)0)->portalCount) == 4, "BloodlinesArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesArea, firstPortal) == 4, "BloodlinesArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesArea *)0)->firstPortal) == 4, "BloodlinesArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct BloodlinesAreaPortal {
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
} BloodlinesAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesAreaPortal) == 12, "BloodlinesAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesAreaPortal, key) == 0, "BloodlinesAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesAreaPortal *)0)->key) == 2, "BloodlinesAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesAreaPortal, otherArea) == 2, "BloodlinesAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesAreaPortal *)0)->otherArea) == 2, "BloodlinesAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesAreaPortal, firstVertex) == 4, "BloodlinesAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesAreaPortal *)0)->firstVertex) == 2, "BloodlinesAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesAreaPortal, vertexCount) == 6, "BloodlinesAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesAreaPortal *)0)->vertexCount) == 2, "BloodlinesAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesAreaPortal, plane) == 8, "BloodlinesAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesAreaPortal *)0)->plane) == 4, "BloodlinesAreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct BloodlinesPortal {
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
} BloodlinesPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPortal) == 16, "BloodlinesPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPortal, firstVertex) == 0, "BloodlinesPortal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPortal *)0)->firstVertex) == 4, "BloodlinesPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPortal, vertexCount) == 4, "BloodlinesPortal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPortal *)0)->vertexCount) == 4, "BloodlinesPortal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPortal, plane) == 8, "BloodlinesPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPortal *)0)->plane) == 4, "BloodlinesPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPortal, frontCluster) == 12, "BloodlinesPortal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPortal *)0)->frontCluster) == 2, "BloodlinesPortal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPortal, backCluster) == 14, "BloodlinesPortal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPortal *)0)->backCluster) == 2, "BloodlinesPortal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct BloodlinesCluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} BloodlinesCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesCluster) == 8, "BloodlinesCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesCluster, firstPortal) == 0, "BloodlinesCluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesCluster *)0)->firstPortal) == 4, "BloodlinesCluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesCluster, portalCount) == 4, "BloodlinesCluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesCluster *)0)->portalCount) == 4, "BloodlinesCluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct BloodlinesDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} BloodlinesDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementSubNeighbor) == 6, "BloodlinesDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementSubNeighbor, displacement) == 0, "BloodlinesDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementSubNeighbor *)0)->displacement) == 2, "BloodlinesDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementSubNeighbor, orientation) == 2, "BloodlinesDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementSubNeighbor *)0)->orientation) == 1, "BloodlinesDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementSubNeighbor, span) == 3, "BloodlinesDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementSubNeighbor *)0)->span) == 1, "BloodlinesDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementSubNeighbor, neighborSpan) == 4, "BloodlinesDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementSubNeighbor *)0)->neighborSpan) == 1, "BloodlinesDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct BloodlinesDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  BloodlinesDisplacementSubNeighbor subNeighbors[2];
} BloodlinesDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementNeighbor) == 12, "BloodlinesDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementNeighbor, subNeighbors) == 0, "BloodlinesDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementNeighbor *)0)->subNeighbors) == 12, "BloodlinesDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct BloodlinesDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} BloodlinesDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementCornerNeighbors) == 10, "BloodlinesDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementCornerNeighbors, neighbors) == 0, "BloodlinesDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementCornerNeighbors *)0)->neighbors) == 8, "BloodlinesDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementCornerNeighbors, count) == 8, "BloodlinesDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementCornerNeighbors *)0)->count) == 1, "BloodlinesDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct BloodlinesDisplacementInfo {
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
  /** What the surface is. Values: BLOODLINES_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  BloodlinesDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  BloodlinesDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} BloodlinesDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementInfo) == 176, "BloodlinesDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, startPosition) == 0, "BloodlinesDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->startPosition) == 12, "BloodlinesDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, firstVertex) == 12, "BloodlinesDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->firstVertex) == 4, "BloodlinesDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, firstTriangle) == 16, "BloodlinesDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->firstTriangle) == 4, "BloodlinesDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, power) == 20, "BloodlinesDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->power) == 4, "BloodlinesDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, minTessellation) == 24, "BloodlinesDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->minTessellation) == 4, "BloodlinesDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, smoothingAngle) == 28, "BloodlinesDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->smoothingAngle) == 4, "BloodlinesDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, contents) == 32, "BloodlinesDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->contents) == 4, "BloodlinesDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, face) == 36, "BloodlinesDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->face) == 2, "BloodlinesDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, lightmapAlphaStart) == 40, "BloodlinesDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->lightmapAlphaStart) == 4, "BloodlinesDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, lightmapSamplePositionStart) == 44, "BloodlinesDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "BloodlinesDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, edgeNeighbors) == 48, "BloodlinesDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->edgeNeighbors) == 48, "BloodlinesDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, cornerNeighbors) == 96, "BloodlinesDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->cornerNeighbors) == 40, "BloodlinesDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementInfo, allowedVertices) == 136, "BloodlinesDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementInfo *)0)->allowedVertices) == 40, "BloodlinesDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number.
 * Original name: dface_bsp17_t. Source: public article on games, public readers. Confidence: probable.
 */
typedef struct BloodlinesOriginalFaceBloodlines {
  /** Average of the face's light, one colour for each of `styles`. */
  BloodlinesColorRgbExp averageLight[8];
  /** Plane that the face lies on. -> PLANES. */
  uint16_t plane;
  /** 1 = the plane is the second of its pair, so that the face looks against the plane of its node. */
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
  uint8_t styles[8];
  /** Named after the day in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t dayStyles[8];
  /** Named after the night in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t nightStyles[8];
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
  /** Number of primitives. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
} BloodlinesOriginalFaceBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOriginalFaceBloodlines) == 104, "BloodlinesOriginalFaceBloodlines takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, averageLight) == 0, "BloodlinesOriginalFaceBloodlines.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->averageLight) == 32, "BloodlinesOriginalFaceBloodlines.averageLight takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, plane) == 32, "BloodlinesOriginalFaceBloodlines.plane lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->plane) == 2, "BloodlinesOriginalFaceBloodlines.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, side) == 34, "BloodlinesOriginalFaceBloodlines.side lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->side) == 1, "BloodlinesOriginalFaceBloodlines.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, onNode) == 35, "BloodlinesOriginalFaceBloodlines.onNode lies at 35");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->onNode) == 1, "BloodlinesOriginalFaceBloodlines.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, firstEdge) == 36, "BloodlinesOriginalFaceBloodlines.firstEdge lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->firstEdge) == 4, "BloodlinesOriginalFaceBloodlines.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, edgeCount) == 40, "BloodlinesOriginalFaceBloodlines.edgeCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->edgeCount) == 2, "BloodlinesOriginalFaceBloodlines.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, texture) == 42, "BloodlinesOriginalFaceBloodlines.texture lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->texture) == 2, "BloodlinesOriginalFaceBloodlines.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, displacement) == 44, "BloodlinesOriginalFaceBloodlines.displacement lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->displacement) == 2, "BloodlinesOriginalFaceBloodlines.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, fogVolume) == 46, "BloodlinesOriginalFaceBloodlines.fogVolume lies at 46");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->fogVolume) == 2, "BloodlinesOriginalFaceBloodlines.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, styles) == 48, "BloodlinesOriginalFaceBloodlines.styles lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->styles) == 8, "BloodlinesOriginalFaceBloodlines.styles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, dayStyles) == 56, "BloodlinesOriginalFaceBloodlines.dayStyles lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->dayStyles) == 8, "BloodlinesOriginalFaceBloodlines.dayStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, nightStyles) == 64, "BloodlinesOriginalFaceBloodlines.nightStyles lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->nightStyles) == 8, "BloodlinesOriginalFaceBloodlines.nightStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightOffset) == 72, "BloodlinesOriginalFaceBloodlines.lightOffset lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightOffset) == 4, "BloodlinesOriginalFaceBloodlines.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, area) == 76, "BloodlinesOriginalFaceBloodlines.area lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->area) == 4, "BloodlinesOriginalFaceBloodlines.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightmapMins) == 80, "BloodlinesOriginalFaceBloodlines.lightmapMins lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightmapMins) == 8, "BloodlinesOriginalFaceBloodlines.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightmapSize) == 88, "BloodlinesOriginalFaceBloodlines.lightmapSize lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightmapSize) == 8, "BloodlinesOriginalFaceBloodlines.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, originalFace) == 96, "BloodlinesOriginalFaceBloodlines.originalFace lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->originalFace) == 4, "BloodlinesOriginalFaceBloodlines.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, firstPrimitive) == 102, "BloodlinesOriginalFaceBloodlines.firstPrimitive lies at 102");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->firstPrimitive) == 2, "BloodlinesOriginalFaceBloodlines.firstPrimitive takes 2 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct BloodlinesDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} BloodlinesDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementVertex) == 20, "BloodlinesDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementVertex, direction) == 0, "BloodlinesDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementVertex *)0)->direction) == 12, "BloodlinesDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementVertex, distance) == 12, "BloodlinesDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementVertex *)0)->distance) == 4, "BloodlinesDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDisplacementVertex, alpha) == 16, "BloodlinesDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDisplacementVertex *)0)->alpha) == 4, "BloodlinesDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct BloodlinesStaticPropV4 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} BloodlinesStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV4) == 56, "BloodlinesStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, origin) == 0, "BloodlinesStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->origin) == 12, "BloodlinesStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, angles) == 12, "BloodlinesStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->angles) == 12, "BloodlinesStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, model) == 24, "BloodlinesStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->model) == 2, "BloodlinesStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, firstLeaf) == 26, "BloodlinesStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, leafCount) == 28, "BloodlinesStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->leafCount) == 2, "BloodlinesStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, solid) == 30, "BloodlinesStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->solid) == 1, "BloodlinesStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, flags) == 31, "BloodlinesStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->flags) == 1, "BloodlinesStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, skin) == 32, "BloodlinesStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->skin) == 4, "BloodlinesStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, fadeMinDistance) == 36, "BloodlinesStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, fadeMaxDistance) == 40, "BloodlinesStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV4, lightingOrigin) == 44, "BloodlinesStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV4 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodlinesStaticPropV5 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV5) == 60, "BloodlinesStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, origin) == 0, "BloodlinesStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->origin) == 12, "BloodlinesStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, angles) == 12, "BloodlinesStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->angles) == 12, "BloodlinesStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, model) == 24, "BloodlinesStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->model) == 2, "BloodlinesStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, firstLeaf) == 26, "BloodlinesStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, leafCount) == 28, "BloodlinesStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->leafCount) == 2, "BloodlinesStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, solid) == 30, "BloodlinesStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->solid) == 1, "BloodlinesStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, flags) == 31, "BloodlinesStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->flags) == 1, "BloodlinesStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, skin) == 32, "BloodlinesStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->skin) == 4, "BloodlinesStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, fadeMinDistance) == 36, "BloodlinesStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, fadeMaxDistance) == 40, "BloodlinesStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, lightingOrigin) == 44, "BloodlinesStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5, forcedFadeScale) == 56, "BloodlinesStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV5TheShip {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV5TheShip) == 188, "BloodlinesStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, origin) == 0, "BloodlinesStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->origin) == 12, "BloodlinesStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, angles) == 12, "BloodlinesStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->angles) == 12, "BloodlinesStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, model) == 24, "BloodlinesStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->model) == 2, "BloodlinesStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, firstLeaf) == 26, "BloodlinesStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->firstLeaf) == 2, "BloodlinesStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, leafCount) == 28, "BloodlinesStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->leafCount) == 2, "BloodlinesStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, solid) == 30, "BloodlinesStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->solid) == 1, "BloodlinesStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, flags) == 31, "BloodlinesStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->flags) == 1, "BloodlinesStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, skin) == 32, "BloodlinesStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->skin) == 4, "BloodlinesStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, fadeMinDistance) == 36, "BloodlinesStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, fadeMaxDistance) == 40, "BloodlinesStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, lightingOrigin) == 44, "BloodlinesStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, forcedFadeScale) == 56, "BloodlinesStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV5TheShip, name) == 60, "BloodlinesStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV5TheShip *)0)->name) == 128, "BloodlinesStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodlinesStaticPropV6 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV6) == 64, "BloodlinesStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, origin) == 0, "BloodlinesStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->origin) == 12, "BloodlinesStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, angles) == 12, "BloodlinesStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->angles) == 12, "BloodlinesStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, model) == 24, "BloodlinesStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->model) == 2, "BloodlinesStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, firstLeaf) == 26, "BloodlinesStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, leafCount) == 28, "BloodlinesStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->leafCount) == 2, "BloodlinesStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, solid) == 30, "BloodlinesStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->solid) == 1, "BloodlinesStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, flags) == 31, "BloodlinesStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->flags) == 1, "BloodlinesStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, skin) == 32, "BloodlinesStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->skin) == 4, "BloodlinesStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, fadeMinDistance) == 36, "BloodlinesStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, fadeMaxDistance) == 40, "BloodlinesStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, lightingOrigin) == 44, "BloodlinesStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, forcedFadeScale) == 56, "BloodlinesStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, minDirectX) == 60, "BloodlinesStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->minDirectX) == 2, "BloodlinesStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6, maxDirectX) == 62, "BloodlinesStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6 *)0)->maxDirectX) == 2, "BloodlinesStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV6BloodyGoodTime) == 192, "BloodlinesStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, origin) == 0, "BloodlinesStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->origin) == 12, "BloodlinesStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, angles) == 12, "BloodlinesStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->angles) == 12, "BloodlinesStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, model) == 24, "BloodlinesStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->model) == 2, "BloodlinesStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, firstLeaf) == 26, "BloodlinesStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "BloodlinesStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, leafCount) == 28, "BloodlinesStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "BloodlinesStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, solid) == 30, "BloodlinesStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->solid) == 1, "BloodlinesStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, flags) == 31, "BloodlinesStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->flags) == 1, "BloodlinesStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, skin) == 32, "BloodlinesStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->skin) == 4, "BloodlinesStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "BloodlinesStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "BloodlinesStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "BloodlinesStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "BloodlinesStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, minDirectX) == 60, "BloodlinesStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "BloodlinesStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, maxDirectX) == 62, "BloodlinesStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "BloodlinesStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6BloodyGoodTime, name) == 64, "BloodlinesStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6BloodyGoodTime *)0)->name) == 128, "BloodlinesStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV6DarkMessiah {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV6DarkMessiah) == 136, "BloodlinesStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, origin) == 0, "BloodlinesStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->origin) == 12, "BloodlinesStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, angles) == 12, "BloodlinesStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->angles) == 12, "BloodlinesStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, model) == 24, "BloodlinesStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->model) == 2, "BloodlinesStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, firstLeaf) == 26, "BloodlinesStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "BloodlinesStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, leafCount) == 28, "BloodlinesStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->leafCount) == 2, "BloodlinesStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, solid) == 30, "BloodlinesStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->solid) == 1, "BloodlinesStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, flags) == 31, "BloodlinesStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->flags) == 1, "BloodlinesStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, skin) == 32, "BloodlinesStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->skin) == 4, "BloodlinesStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, fadeMinDistance) == 36, "BloodlinesStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "BloodlinesStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, lightingOrigin) == 44, "BloodlinesStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, forcedFadeScale) == 56, "BloodlinesStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, minDirectX) == 60, "BloodlinesStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "BloodlinesStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, maxDirectX) == 62, "BloodlinesStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "BloodlinesStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV6DarkMessiah, unknown0x40) == 64, "BloodlinesStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "BloodlinesStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BloodlinesStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropScale) == 16, "BloodlinesStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropScale, prop) == 0, "BloodlinesStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropScale *)0)->prop) == 4, "BloodlinesStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropScale, scale) == 4, "BloodlinesStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropScale *)0)->scale) == 12, "BloodlinesStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV7 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV7) == 68, "BloodlinesStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, origin) == 0, "BloodlinesStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->origin) == 12, "BloodlinesStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, angles) == 12, "BloodlinesStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->angles) == 12, "BloodlinesStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, model) == 24, "BloodlinesStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->model) == 2, "BloodlinesStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, firstLeaf) == 26, "BloodlinesStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, leafCount) == 28, "BloodlinesStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->leafCount) == 2, "BloodlinesStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, solid) == 30, "BloodlinesStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->solid) == 1, "BloodlinesStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, flags) == 31, "BloodlinesStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->flags) == 1, "BloodlinesStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, skin) == 32, "BloodlinesStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->skin) == 4, "BloodlinesStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, fadeMinDistance) == 36, "BloodlinesStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, fadeMaxDistance) == 40, "BloodlinesStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, lightingOrigin) == 44, "BloodlinesStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, forcedFadeScale) == 56, "BloodlinesStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, minDirectX) == 60, "BloodlinesStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->minDirectX) == 2, "BloodlinesStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, maxDirectX) == 62, "BloodlinesStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->maxDirectX) == 2, "BloodlinesStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7, color) == 64, "BloodlinesStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7 *)0)->color) == 4, "BloodlinesStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV7ZenoClash {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV7ZenoClash) == 68, "BloodlinesStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, origin) == 0, "BloodlinesStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->origin) == 12, "BloodlinesStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, angles) == 12, "BloodlinesStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->angles) == 12, "BloodlinesStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, model) == 24, "BloodlinesStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->model) == 2, "BloodlinesStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, firstLeaf) == 26, "BloodlinesStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "BloodlinesStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, leafCount) == 28, "BloodlinesStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->leafCount) == 2, "BloodlinesStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, solid) == 30, "BloodlinesStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->solid) == 1, "BloodlinesStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, flags) == 31, "BloodlinesStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->flags) == 1, "BloodlinesStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, skin) == 32, "BloodlinesStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->skin) == 4, "BloodlinesStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, fadeMinDistance) == 36, "BloodlinesStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, fadeMaxDistance) == 40, "BloodlinesStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, lightingOrigin) == 44, "BloodlinesStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, forcedFadeScale) == 56, "BloodlinesStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, minDirectX) == 60, "BloodlinesStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->minDirectX) == 2, "BloodlinesStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, maxDirectX) == 62, "BloodlinesStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "BloodlinesStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV7ZenoClash, unknown0x40) == 64, "BloodlinesStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "BloodlinesStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct BloodlinesStaticPropV8 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV8) == 68, "BloodlinesStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, origin) == 0, "BloodlinesStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->origin) == 12, "BloodlinesStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, angles) == 12, "BloodlinesStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->angles) == 12, "BloodlinesStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, model) == 24, "BloodlinesStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->model) == 2, "BloodlinesStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, firstLeaf) == 26, "BloodlinesStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, leafCount) == 28, "BloodlinesStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->leafCount) == 2, "BloodlinesStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, solid) == 30, "BloodlinesStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->solid) == 1, "BloodlinesStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, flags) == 31, "BloodlinesStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->flags) == 1, "BloodlinesStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, skin) == 32, "BloodlinesStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->skin) == 4, "BloodlinesStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, fadeMinDistance) == 36, "BloodlinesStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, fadeMaxDistance) == 40, "BloodlinesStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, lightingOrigin) == 44, "BloodlinesStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, forcedFadeScale) == 56, "BloodlinesStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, minCpuLevel) == 60, "BloodlinesStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, maxCpuLevel) == 61, "BloodlinesStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, minGpuLevel) == 62, "BloodlinesStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, maxGpuLevel) == 63, "BloodlinesStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8, color) == 64, "BloodlinesStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8 *)0)->color) == 4, "BloodlinesStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct BloodlinesStaticPropV8Vindictus {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV8Vindictus) == 72, "BloodlinesStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, origin) == 0, "BloodlinesStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->origin) == 12, "BloodlinesStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, angles) == 12, "BloodlinesStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->angles) == 12, "BloodlinesStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, model) == 24, "BloodlinesStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->model) == 2, "BloodlinesStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, firstLeaf) == 26, "BloodlinesStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->firstLeaf) == 2, "BloodlinesStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, leafCount) == 28, "BloodlinesStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->leafCount) == 2, "BloodlinesStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, solid) == 30, "BloodlinesStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->solid) == 1, "BloodlinesStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, flags) == 31, "BloodlinesStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->flags) == 1, "BloodlinesStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, skin) == 32, "BloodlinesStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->skin) == 4, "BloodlinesStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, fadeMinDistance) == 36, "BloodlinesStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, fadeMaxDistance) == 40, "BloodlinesStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, lightingOrigin) == 44, "BloodlinesStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, forcedFadeScale) == 56, "BloodlinesStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, minDirectX) == 60, "BloodlinesStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->minDirectX) == 2, "BloodlinesStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, maxDirectX) == 62, "BloodlinesStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->maxDirectX) == 2, "BloodlinesStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV8Vindictus, unknown0x40) == 64, "BloodlinesStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV8Vindictus *)0)->unknown0x40) == 8, "BloodlinesStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodlinesStaticPropV9 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV9) == 72, "BloodlinesStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, origin) == 0, "BloodlinesStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->origin) == 12, "BloodlinesStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, angles) == 12, "BloodlinesStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->angles) == 12, "BloodlinesStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, model) == 24, "BloodlinesStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->model) == 2, "BloodlinesStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, firstLeaf) == 26, "BloodlinesStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, leafCount) == 28, "BloodlinesStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->leafCount) == 2, "BloodlinesStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, solid) == 30, "BloodlinesStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->solid) == 1, "BloodlinesStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, flags) == 31, "BloodlinesStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->flags) == 1, "BloodlinesStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, skin) == 32, "BloodlinesStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->skin) == 4, "BloodlinesStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, fadeMinDistance) == 36, "BloodlinesStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, fadeMaxDistance) == 40, "BloodlinesStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, lightingOrigin) == 44, "BloodlinesStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, forcedFadeScale) == 56, "BloodlinesStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, minCpuLevel) == 60, "BloodlinesStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, maxCpuLevel) == 61, "BloodlinesStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, minGpuLevel) == 62, "BloodlinesStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, maxGpuLevel) == 63, "BloodlinesStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, color) == 64, "BloodlinesStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->color) == 4, "BloodlinesStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9, disableXbox360) == 68, "BloodlinesStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9 *)0)->disableXbox360) == 1, "BloodlinesStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV9DearEsther {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
} BloodlinesStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV9DearEsther) == 76, "BloodlinesStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, origin) == 0, "BloodlinesStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->origin) == 12, "BloodlinesStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, angles) == 12, "BloodlinesStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->angles) == 12, "BloodlinesStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, model) == 24, "BloodlinesStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->model) == 2, "BloodlinesStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, firstLeaf) == 26, "BloodlinesStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->firstLeaf) == 2, "BloodlinesStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, leafCount) == 28, "BloodlinesStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->leafCount) == 2, "BloodlinesStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, solid) == 30, "BloodlinesStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->solid) == 1, "BloodlinesStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, flags) == 31, "BloodlinesStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->flags) == 1, "BloodlinesStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, unknown0x20) == 32, "BloodlinesStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->unknown0x20) == 4, "BloodlinesStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, skin) == 36, "BloodlinesStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->skin) == 4, "BloodlinesStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, fadeMinDistance) == 40, "BloodlinesStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, fadeMaxDistance) == 44, "BloodlinesStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, lightingOrigin) == 48, "BloodlinesStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, forcedFadeScale) == 60, "BloodlinesStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, minCpuLevel) == 64, "BloodlinesStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, maxCpuLevel) == 65, "BloodlinesStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, minGpuLevel) == 66, "BloodlinesStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, maxGpuLevel) == 67, "BloodlinesStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, color) == 68, "BloodlinesStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->color) == 4, "BloodlinesStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV9DearEsther, disableXbox360) == 72, "BloodlinesStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV9DearEsther *)0)->disableXbox360) == 1, "BloodlinesStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct BloodlinesStaticPropV10 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} BloodlinesStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV10) == 72, "BloodlinesStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, origin) == 0, "BloodlinesStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->origin) == 12, "BloodlinesStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, angles) == 12, "BloodlinesStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->angles) == 12, "BloodlinesStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, model) == 24, "BloodlinesStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->model) == 2, "BloodlinesStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, firstLeaf) == 26, "BloodlinesStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, leafCount) == 28, "BloodlinesStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->leafCount) == 2, "BloodlinesStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, solid) == 30, "BloodlinesStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->solid) == 1, "BloodlinesStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, skin) == 32, "BloodlinesStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->skin) == 4, "BloodlinesStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, fadeMinDistance) == 36, "BloodlinesStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, fadeMaxDistance) == 40, "BloodlinesStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, lightingOrigin) == 44, "BloodlinesStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, forcedFadeScale) == 56, "BloodlinesStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, minDirectX) == 60, "BloodlinesStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->minDirectX) == 2, "BloodlinesStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, maxDirectX) == 62, "BloodlinesStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->maxDirectX) == 2, "BloodlinesStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, flags) == 64, "BloodlinesStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->flags) == 4, "BloodlinesStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, lightmapWidth) == 68, "BloodlinesStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->lightmapWidth) == 2, "BloodlinesStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10, lightmapHeight) == 70, "BloodlinesStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10 *)0)->lightmapHeight) == 2, "BloodlinesStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BloodlinesStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV10GlobalOffensive) == 76, "BloodlinesStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, origin) == 0, "BloodlinesStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->origin) == 12, "BloodlinesStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, angles) == 12, "BloodlinesStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->angles) == 12, "BloodlinesStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, model) == 24, "BloodlinesStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->model) == 2, "BloodlinesStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, firstLeaf) == 26, "BloodlinesStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "BloodlinesStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, leafCount) == 28, "BloodlinesStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "BloodlinesStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, solid) == 30, "BloodlinesStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->solid) == 1, "BloodlinesStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, flags) == 31, "BloodlinesStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->flags) == 1, "BloodlinesStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, skin) == 32, "BloodlinesStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->skin) == 4, "BloodlinesStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "BloodlinesStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "BloodlinesStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, lightingOrigin) == 44, "BloodlinesStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "BloodlinesStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, minCpuLevel) == 60, "BloodlinesStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "BloodlinesStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, minGpuLevel) == 62, "BloodlinesStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "BloodlinesStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, color) == 64, "BloodlinesStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->color) == 4, "BloodlinesStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, disableXbox360) == 68, "BloodlinesStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "BloodlinesStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV10GlobalOffensive, flagsEx) == 72, "BloodlinesStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "BloodlinesStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} BloodlinesStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV11GlobalOffensive) == 80, "BloodlinesStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, origin) == 0, "BloodlinesStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->origin) == 12, "BloodlinesStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, angles) == 12, "BloodlinesStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->angles) == 12, "BloodlinesStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, model) == 24, "BloodlinesStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->model) == 2, "BloodlinesStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, firstLeaf) == 26, "BloodlinesStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "BloodlinesStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, leafCount) == 28, "BloodlinesStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "BloodlinesStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, solid) == 30, "BloodlinesStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->solid) == 1, "BloodlinesStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, flags) == 31, "BloodlinesStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->flags) == 1, "BloodlinesStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, skin) == 32, "BloodlinesStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->skin) == 4, "BloodlinesStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "BloodlinesStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "BloodlinesStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, lightingOrigin) == 44, "BloodlinesStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "BloodlinesStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, minCpuLevel) == 60, "BloodlinesStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "BloodlinesStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, minGpuLevel) == 62, "BloodlinesStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "BloodlinesStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, color) == 64, "BloodlinesStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->color) == 4, "BloodlinesStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, disableXbox360) == 68, "BloodlinesStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "BloodlinesStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, flagsEx) == 72, "BloodlinesStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "BloodlinesStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11GlobalOffensive, scale) == 76, "BloodlinesStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11GlobalOffensive *)0)->scale) == 4, "BloodlinesStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} BloodlinesStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV11BlackMesaLite) == 76, "BloodlinesStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, origin) == 0, "BloodlinesStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->origin) == 12, "BloodlinesStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, angles) == 12, "BloodlinesStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->angles) == 12, "BloodlinesStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, model) == 24, "BloodlinesStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->model) == 2, "BloodlinesStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, firstLeaf) == 26, "BloodlinesStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "BloodlinesStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, leafCount) == 28, "BloodlinesStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "BloodlinesStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, solid) == 30, "BloodlinesStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->solid) == 1, "BloodlinesStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, skin) == 32, "BloodlinesStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->skin) == 4, "BloodlinesStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "BloodlinesStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "BloodlinesStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, lightingOrigin) == 44, "BloodlinesStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "BloodlinesStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, minDirectX) == 60, "BloodlinesStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "BloodlinesStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, maxDirectX) == 62, "BloodlinesStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "BloodlinesStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, flags) == 64, "BloodlinesStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->flags) == 4, "BloodlinesStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, lightmapWidth) == 68, "BloodlinesStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "BloodlinesStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, lightmapHeight) == 70, "BloodlinesStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "BloodlinesStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesaLite, color) == 72, "BloodlinesStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesaLite *)0)->color) == 4, "BloodlinesStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct BloodlinesStaticPropV11Merubasu {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} BloodlinesStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV11Merubasu) == 76, "BloodlinesStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, origin) == 0, "BloodlinesStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->origin) == 12, "BloodlinesStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, angles) == 12, "BloodlinesStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->angles) == 12, "BloodlinesStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, model) == 24, "BloodlinesStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->model) == 2, "BloodlinesStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, firstLeaf) == 26, "BloodlinesStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->firstLeaf) == 2, "BloodlinesStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, leafCount) == 28, "BloodlinesStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->leafCount) == 2, "BloodlinesStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, solid) == 30, "BloodlinesStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->solid) == 1, "BloodlinesStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, skin) == 32, "BloodlinesStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->skin) == 4, "BloodlinesStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, fadeMinDistance) == 36, "BloodlinesStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, fadeMaxDistance) == 40, "BloodlinesStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, lightingOrigin) == 44, "BloodlinesStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, forcedFadeScale) == 56, "BloodlinesStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, minDirectX) == 60, "BloodlinesStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->minDirectX) == 2, "BloodlinesStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, maxDirectX) == 62, "BloodlinesStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->maxDirectX) == 2, "BloodlinesStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, flags) == 64, "BloodlinesStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->flags) == 4, "BloodlinesStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, lightmapWidth) == 68, "BloodlinesStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "BloodlinesStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, lightmapHeight) == 70, "BloodlinesStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "BloodlinesStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11Merubasu, scale) == 72, "BloodlinesStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11Merubasu *)0)->scale) == 4, "BloodlinesStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV11BlackMesa {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BloodlinesStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV11BlackMesa) == 80, "BloodlinesStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, origin) == 0, "BloodlinesStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->origin) == 12, "BloodlinesStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, angles) == 12, "BloodlinesStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->angles) == 12, "BloodlinesStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, model) == 24, "BloodlinesStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->model) == 2, "BloodlinesStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, firstLeaf) == 26, "BloodlinesStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "BloodlinesStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, leafCount) == 28, "BloodlinesStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->leafCount) == 2, "BloodlinesStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, solid) == 30, "BloodlinesStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->solid) == 1, "BloodlinesStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, skin) == 32, "BloodlinesStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->skin) == 4, "BloodlinesStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, fadeMinDistance) == 36, "BloodlinesStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, fadeMaxDistance) == 40, "BloodlinesStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, lightingOrigin) == 44, "BloodlinesStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, forcedFadeScale) == 56, "BloodlinesStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, minDirectX) == 60, "BloodlinesStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->minDirectX) == 2, "BloodlinesStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, maxDirectX) == 62, "BloodlinesStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "BloodlinesStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, flags) == 64, "BloodlinesStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->flags) == 4, "BloodlinesStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, lightmapWidth) == 68, "BloodlinesStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "BloodlinesStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, lightmapHeight) == 70, "BloodlinesStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "BloodlinesStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, color) == 72, "BloodlinesStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->color) == 4, "BloodlinesStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV11BlackMesa, flagsEx) == 76, "BloodlinesStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV11BlackMesa *)0)->flagsEx) == 4, "BloodlinesStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesStaticPropV13 {
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
  /** How it collides. Values: BLOODLINES_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODLINES_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BloodlinesStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropV13) == 88, "BloodlinesStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, origin) == 0, "BloodlinesStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->origin) == 12, "BloodlinesStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, angles) == 12, "BloodlinesStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->angles) == 12, "BloodlinesStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, model) == 24, "BloodlinesStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->model) == 2, "BloodlinesStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, firstLeaf) == 26, "BloodlinesStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->firstLeaf) == 2, "BloodlinesStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, leafCount) == 28, "BloodlinesStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->leafCount) == 2, "BloodlinesStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, solid) == 30, "BloodlinesStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->solid) == 1, "BloodlinesStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, flags) == 31, "BloodlinesStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->flags) == 1, "BloodlinesStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, skin) == 32, "BloodlinesStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->skin) == 4, "BloodlinesStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, fadeMinDistance) == 36, "BloodlinesStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->fadeMinDistance) == 4, "BloodlinesStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, fadeMaxDistance) == 40, "BloodlinesStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->fadeMaxDistance) == 4, "BloodlinesStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, lightingOrigin) == 44, "BloodlinesStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->lightingOrigin) == 12, "BloodlinesStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, forcedFadeScale) == 56, "BloodlinesStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->forcedFadeScale) == 4, "BloodlinesStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, minCpuLevel) == 60, "BloodlinesStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->minCpuLevel) == 1, "BloodlinesStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, maxCpuLevel) == 61, "BloodlinesStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->maxCpuLevel) == 1, "BloodlinesStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, minGpuLevel) == 62, "BloodlinesStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->minGpuLevel) == 1, "BloodlinesStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, maxGpuLevel) == 63, "BloodlinesStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->maxGpuLevel) == 1, "BloodlinesStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, color) == 64, "BloodlinesStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->color) == 4, "BloodlinesStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, disableXbox360) == 68, "BloodlinesStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->disableXbox360) == 1, "BloodlinesStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, flagsEx) == 72, "BloodlinesStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->flagsEx) == 4, "BloodlinesStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropV13, scale) == 76, "BloodlinesStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropV13 *)0)->scale) == 12, "BloodlinesStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct BloodlinesDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} BloodlinesDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailSprite) == 32, "BloodlinesDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailSprite, upperLeft) == 0, "BloodlinesDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailSprite *)0)->upperLeft) == 8, "BloodlinesDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailSprite, lowerRight) == 8, "BloodlinesDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailSprite *)0)->lowerRight) == 8, "BloodlinesDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailSprite, textureUpperLeft) == 16, "BloodlinesDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailSprite *)0)->textureUpperLeft) == 8, "BloodlinesDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailSprite, textureLowerRight) == 24, "BloodlinesDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailSprite *)0)->textureLowerRight) == 8, "BloodlinesDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct BloodlinesDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BloodlinesColorRgbExp light;
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
  /** How it turns to who looks at it. Values: BLOODLINES_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: BLOODLINES_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} BloodlinesDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailProp) == 52, "BloodlinesDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, origin) == 0, "BloodlinesDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->origin) == 12, "BloodlinesDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, angles) == 12, "BloodlinesDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->angles) == 12, "BloodlinesDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, detail) == 24, "BloodlinesDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->detail) == 2, "BloodlinesDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, leaf) == 26, "BloodlinesDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->leaf) == 2, "BloodlinesDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, light) == 28, "BloodlinesDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->light) == 4, "BloodlinesDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, firstLightStyle) == 32, "BloodlinesDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->firstLightStyle) == 4, "BloodlinesDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, lightStyleCount) == 36, "BloodlinesDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->lightStyleCount) == 1, "BloodlinesDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, sway) == 37, "BloodlinesDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->sway) == 1, "BloodlinesDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, shapeAngle) == 38, "BloodlinesDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->shapeAngle) == 1, "BloodlinesDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, shapeSize) == 39, "BloodlinesDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->shapeSize) == 1, "BloodlinesDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, orientation) == 40, "BloodlinesDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->orientation) == 1, "BloodlinesDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, padding1) == 41, "BloodlinesDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->padding1) == 3, "BloodlinesDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, type) == 44, "BloodlinesDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->type) == 1, "BloodlinesDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, padding2) == 45, "BloodlinesDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->padding2) == 3, "BloodlinesDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailProp, scale) == 48, "BloodlinesDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailProp *)0)->scale) == 4, "BloodlinesDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct BloodlinesDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BloodlinesColorRgbExp light;
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
} BloodlinesDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailPropV2) == 40, "BloodlinesDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, origin) == 0, "BloodlinesDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->origin) == 12, "BloodlinesDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, angles) == 12, "BloodlinesDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->angles) == 12, "BloodlinesDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, detail) == 24, "BloodlinesDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->detail) == 2, "BloodlinesDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, leaf) == 26, "BloodlinesDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->leaf) == 2, "BloodlinesDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, light) == 28, "BloodlinesDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->light) == 4, "BloodlinesDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, firstLightStyle) == 32, "BloodlinesDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->firstLightStyle) == 4, "BloodlinesDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, lightStyleCount) == 36, "BloodlinesDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->lightStyleCount) == 1, "BloodlinesDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, sway) == 37, "BloodlinesDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->sway) == 1, "BloodlinesDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, shapeAngle) == 38, "BloodlinesDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->shapeAngle) == 1, "BloodlinesDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropV2, shapeSize) == 39, "BloodlinesDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropV2 *)0)->shapeSize) == 1, "BloodlinesDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct BloodlinesDetailPropLightStyle {
  /** The light. */
  BloodlinesColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} BloodlinesDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailPropLightStyle) == 5, "BloodlinesDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropLightStyle, light) == 0, "BloodlinesDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropLightStyle *)0)->light) == 4, "BloodlinesDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropLightStyle, style) == 4, "BloodlinesDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropLightStyle *)0)->style) == 1, "BloodlinesDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct BloodlinesLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} BloodlinesLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafWaterData) == 12, "BloodlinesLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafWaterData, surfaceZ) == 0, "BloodlinesLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafWaterData *)0)->surfaceZ) == 4, "BloodlinesLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafWaterData, minZ) == 4, "BloodlinesLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafWaterData *)0)->minZ) == 4, "BloodlinesLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafWaterData, surfaceTexture) == 8, "BloodlinesLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafWaterData *)0)->surfaceTexture) == 2, "BloodlinesLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct BloodlinesPrimitive {
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
} BloodlinesPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPrimitive) == 10, "BloodlinesPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPrimitive, type) == 0, "BloodlinesPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPrimitive *)0)->type) == 2, "BloodlinesPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPrimitive, firstIndex) == 2, "BloodlinesPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPrimitive *)0)->firstIndex) == 2, "BloodlinesPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPrimitive, indexCount) == 4, "BloodlinesPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPrimitive *)0)->indexCount) == 2, "BloodlinesPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPrimitive, firstVertex) == 6, "BloodlinesPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPrimitive *)0)->firstVertex) == 2, "BloodlinesPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesPrimitive, vertexCount) == 8, "BloodlinesPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesPrimitive *)0)->vertexCount) == 2, "BloodlinesPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct BloodlinesCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} BloodlinesCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesCubemapSample) == 16, "BloodlinesCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesCubemapSample, origin) == 0, "BloodlinesCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesCubemapSample *)0)->origin) == 12, "BloodlinesCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesCubemapSample, size) == 12, "BloodlinesCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesCubemapSample *)0)->size) == 4, "BloodlinesCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct BloodlinesOverlay {
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
} BloodlinesOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOverlay) == 352, "BloodlinesOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, id) == 0, "BloodlinesOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->id) == 4, "BloodlinesOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, texture) == 4, "BloodlinesOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->texture) == 2, "BloodlinesOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, faces) == 8, "BloodlinesOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->faces) == 256, "BloodlinesOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, u) == 264, "BloodlinesOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->u) == 8, "BloodlinesOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, v) == 272, "BloodlinesOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->v) == 8, "BloodlinesOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, uvPoints) == 280, "BloodlinesOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->uvPoints) == 48, "BloodlinesOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, origin) == 328, "BloodlinesOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->origin) == 12, "BloodlinesOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOverlay, normal) == 340, "BloodlinesOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOverlay *)0)->normal) == 12, "BloodlinesOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } BloodlinesVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesVerticesElement) == 12, "BloodlinesVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodlinesOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BloodlinesOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BloodlinesOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BloodlinesOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOcclusionWithoutAreaHead) == 4, "BloodlinesOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOcclusionWithoutAreaHead, occluderCount) == 0, "BloodlinesOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "BloodlinesOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodlinesOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BloodlinesOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BloodlinesOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BloodlinesOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOcclusionHead) == 4, "BloodlinesOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOcclusionHead, occluderCount) == 0, "BloodlinesOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOcclusionHead *)0)->occluderCount) == 4, "BloodlinesOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t BloodlinesFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesFaceIdsElement) == 2, "BloodlinesFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t BloodlinesSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesSurfedgesElement) == 4, "BloodlinesSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t BloodlinesLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafFacesElement) == 2, "BloodlinesLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t BloodlinesLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafBrushesElement) == 2, "BloodlinesLeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t BloodlinesPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPortalVerticesElement) == 2, "BloodlinesPortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t BloodlinesClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesClusterPortalsElement) == 2, "BloodlinesClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } BloodlinesVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesVertexNormalsElement) == 12, "BloodlinesVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t BloodlinesVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesVertexNormalIndicesElement) == 2, "BloodlinesVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t BloodlinesDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementLightmapAlphasElement) == 1, "BloodlinesDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV4 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV4Head) == 4, "BloodlinesStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV4Head, modelCount) == 0, "BloodlinesStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV4Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV5 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV5Head) == 4, "BloodlinesStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV5Head, modelCount) == 0, "BloodlinesStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV5Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV5TheShipHead) == 4, "BloodlinesStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV5TheShipHead, modelCount) == 0, "BloodlinesStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV5TheShipHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV6 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV6Head) == 4, "BloodlinesStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV6Head, modelCount) == 0, "BloodlinesStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV6Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV6BloodyGoodTimeHead) == 4, "BloodlinesStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "BloodlinesStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV6DarkMessiahHead) == 4, "BloodlinesStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV6DarkMessiahHead, modelCount) == 0, "BloodlinesStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodlinesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV5 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV6VindictusHead) == 4, "BloodlinesStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV6VindictusHead, modelCount) == 0, "BloodlinesStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV6VindictusHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV7 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV7Head) == 4, "BloodlinesStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV7Head, modelCount) == 0, "BloodlinesStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV7Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV7ZenoClashHead) == 4, "BloodlinesStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV7ZenoClashHead, modelCount) == 0, "BloodlinesStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodlinesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV6 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV7VindictusHead) == 4, "BloodlinesStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV7VindictusHead, modelCount) == 0, "BloodlinesStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV7VindictusHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV8 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV8Head) == 4, "BloodlinesStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV8Head, modelCount) == 0, "BloodlinesStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV8Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodlinesStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV8VindictusHead) == 4, "BloodlinesStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV8VindictusHead, modelCount) == 0, "BloodlinesStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV8VindictusHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV9 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV9Head) == 4, "BloodlinesStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV9Head, modelCount) == 0, "BloodlinesStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV9Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV9DearEstherHead) == 4, "BloodlinesStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV9DearEstherHead, modelCount) == 0, "BloodlinesStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV10 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV10Head) == 4, "BloodlinesStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV10Head, modelCount) == 0, "BloodlinesStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV10Head *)0)->modelCount) == 4, "BloodlinesStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV10GlobalOffensiveHead) == 4, "BloodlinesStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "BloodlinesStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV11GlobalOffensiveHead) == 4, "BloodlinesStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "BloodlinesStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV11BlackMesaLiteHead) == 4, "BloodlinesStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "BloodlinesStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV11MerubasuHead) == 4, "BloodlinesStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV11MerubasuHead, modelCount) == 0, "BloodlinesStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV12StrataHead) == 4, "BloodlinesStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV12StrataHead, modelCount) == 0, "BloodlinesStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV12StrataHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV11BlackMesaHead) == 4, "BloodlinesStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV11BlackMesaHead, modelCount) == 0, "BloodlinesStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesStaticPropV13 props[propCount]`: The props.
 */
typedef struct BloodlinesStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesStaticPropsV13StrataHead) == 4, "BloodlinesStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesStaticPropsV13StrataHead, modelCount) == 0, "BloodlinesStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesStaticPropsV13StrataHead *)0)->modelCount) == 4, "BloodlinesStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `BloodlinesDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesDetailProp props[propCount]`: The props.
 */
typedef struct BloodlinesDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailPropsV4Head) == 4, "BloodlinesDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropsV4Head, modelCount) == 0, "BloodlinesDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropsV4Head *)0)->modelCount) == 4, "BloodlinesDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `BloodlinesDetailPropV2 props[propCount]`: The props.
 */
typedef struct BloodlinesDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} BloodlinesDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailPropsV2Head) == 4, "BloodlinesDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropsV2Head, modelCount) == 0, "BloodlinesDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropsV2Head *)0)->modelCount) == 4, "BloodlinesDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodlinesDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct BloodlinesDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} BloodlinesDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDetailPropLightHead) == 4, "BloodlinesDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesDetailPropLightHead, count) == 0, "BloodlinesDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesDetailPropLightHead *)0)->count) == 4, "BloodlinesDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodlinesColorVariablesHead {
  /** Number of names. */
  int32_t count;
} BloodlinesColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesColorVariablesHead) == 4, "BloodlinesColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesColorVariablesHead, count) == 0, "BloodlinesColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesColorVariablesHead *)0)->count) == 4, "BloodlinesColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } BloodlinesPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPrimitiveVerticesElement) == 12, "BloodlinesPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t BloodlinesPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesPrimitiveIndicesElement) == 2, "BloodlinesPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } BloodlinesClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesClipPortalVerticesElement) == 12, "BloodlinesClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t BloodlinesTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesTextureStringTableElement) == 4, "BloodlinesTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t BloodlinesLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafMinDistanceToWaterElement) == 2, "BloodlinesLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t BloodlinesFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesFaceMacroTextureInfoElement) == 2, "BloodlinesFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t BloodlinesDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesDisplacementTrianglesElement) == 2, "BloodlinesDisplacementTrianglesElement takes 2 bytes");

#endif /* BRUSHWORK_TROIKA_BLOODLINES_H */
