/**
 * The Ship: VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * The Ship (2006): VBSP 20. The lumps are those of Episode One; static props have names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_OUTERLIGHT_THE_SHIP_H
#define BRUSHWORK_OUTERLIGHT_THE_SHIP_H

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
#define THE_SHIP_LUMP_ENTITIES 0
/** Array of TheShipPlane. */
#define THE_SHIP_LUMP_PLANES 1
/** Array of TheShipTextureData. */
#define THE_SHIP_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of TheShipVerticesElement. */
#define THE_SHIP_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define THE_SHIP_LUMP_VISIBILITY 4
/** Array of TheShipNode. */
#define THE_SHIP_LUMP_NODES 5
/** Array of TheShipTextureInfo. */
#define THE_SHIP_LUMP_TEXTURE_INFO 6
/** Array of TheShipFace. */
#define THE_SHIP_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of TheShipColorRgbExp.
 */
#define THE_SHIP_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: TheShipOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: TheShipOcclusionHead, and what its comment says.
 */
#define THE_SHIP_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of TheShipLeafVersion0.
 * - version 1: Array of TheShipLeaf.
 */
#define THE_SHIP_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of TheShipFaceIdsElement. */
#define THE_SHIP_LUMP_FACE_IDS 11
/** Array of TheShipEdge. */
#define THE_SHIP_LUMP_EDGES 12
/** Edges in the order in which faces walk them, negative for backwards. Array of TheShipSurfedgesElement. */
#define THE_SHIP_LUMP_SURFEDGES 13
/** Array of TheShipModel. */
#define THE_SHIP_LUMP_MODELS 14
/** Array of TheShipWorldLight. */
#define THE_SHIP_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of TheShipLeafFacesElement. */
#define THE_SHIP_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of TheShipLeafBrushesElement. */
#define THE_SHIP_LUMP_LEAF_BRUSHES 17
/** Array of TheShipBrush. */
#define THE_SHIP_LUMP_BRUSHES 18
/** Array of TheShipBrushSide. */
#define THE_SHIP_LUMP_BRUSH_SIDES 19
/** Array of TheShipArea. */
#define THE_SHIP_LUMP_AREAS 20
/** Array of TheShipAreaPortal. */
#define THE_SHIP_LUMP_AREA_PORTALS 21
/** Array of TheShipPortal. */
#define THE_SHIP_LUMP_PORTALS 22
/** Array of TheShipCluster. */
#define THE_SHIP_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of TheShipPortalVerticesElement. */
#define THE_SHIP_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of TheShipClusterPortalsElement. */
#define THE_SHIP_LUMP_CLUSTER_PORTALS 25
/** Array of TheShipDisplacementInfo. */
#define THE_SHIP_LUMP_DISPLACEMENT_INFO 26
/** Array of TheShipOriginalFace. */
#define THE_SHIP_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define THE_SHIP_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define THE_SHIP_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of TheShipVertexNormalsElement. */
#define THE_SHIP_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of TheShipVertexNormalIndicesElement.
 */
#define THE_SHIP_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of TheShipDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define THE_SHIP_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of TheShipDisplacementVertex. */
#define THE_SHIP_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define THE_SHIP_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): TheShipStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): TheShipStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): TheShipStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): TheShipStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): TheShipStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): TheShipStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): TheShipStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): TheShipStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): TheShipStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): TheShipStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): TheShipStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): TheShipStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): TheShipStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): TheShipStaticPropsV9DearEstherHead, and what its comment says.
 * - `sprp`, layout v10 (versions 10, 7): TheShipStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): TheShipStaticPropsV10GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-global-offensive (version 11): TheShipStaticPropsV11GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): TheShipStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): TheShipStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): TheShipStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): TheShipStaticPropsV11BlackMesaHead, and what its comment
 * says.
 * - `sprp`, layout v13-strata (version 13): TheShipStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): TheShipDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): TheShipDetailPropsV2Head, and what its comment says.
 * - `dplt`: TheShipDetailPropLightHead, and what its comment says.
 * - `dplh`: TheShipDetailPropLightHead, and what its comment says.
 * - `clvr`: TheShipColorVariablesHead, and what its comment says.
 */
#define THE_SHIP_LUMP_GAME_LUMP 35
/** Array of TheShipLeafWaterData. */
#define THE_SHIP_LUMP_LEAF_WATER_DATA 36
/** Array of TheShipPrimitive. */
#define THE_SHIP_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of TheShipPrimitiveVerticesElement.
 */
#define THE_SHIP_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * TheShipPrimitiveIndicesElement.
 */
#define THE_SHIP_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define THE_SHIP_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of TheShipClipPortalVerticesElement. */
#define THE_SHIP_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of TheShipCubemapSample. */
#define THE_SHIP_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define THE_SHIP_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of TheShipTextureStringTableElement. */
#define THE_SHIP_LUMP_TEXTURE_STRING_TABLE 44
/** Array of TheShipOverlay. */
#define THE_SHIP_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of TheShipLeafMinDistanceToWaterElement. */
#define THE_SHIP_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of TheShipFaceMacroTextureInfoElement.
 */
#define THE_SHIP_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of TheShipDisplacementTrianglesElement. */
#define THE_SHIP_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define THE_SHIP_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of TheShipWaterOverlay. */
#define THE_SHIP_LUMP_WATER_OVERLAYS 50
/** Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. Bytes of unknown meaning. */
#define THE_SHIP_LUMP_LIGHTMAP_PAGES 51
/** What each of those pages holds. Bytes of unknown meaning. */
#define THE_SHIP_LUMP_LIGHTMAP_PAGE_INFOS 52
/** Samples of all lightmaps with a high dynamic range. Array of TheShipColorRgbExp. */
#define THE_SHIP_LUMP_LIGHTING_HDR 53
/** Array of TheShipWorldLight. */
#define THE_SHIP_LUMP_WORLD_LIGHTS_HDR 54
/** Ambient light of each leaf with a high dynamic range. Array of TheShipCompressedLightCube. */
#define THE_SHIP_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Ambient light of each leaf. Array of TheShipCompressedLightCube. */
#define THE_SHIP_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define THE_SHIP_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of TheShipFace. */
#define THE_SHIP_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * TheShipMapFlagsElement.
 */
#define THE_SHIP_LUMP_MAP_FLAGS 59

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct TheShipLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} TheShipLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLumpEntry) == 16, "TheShipLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLumpEntry, offset) == 0, "TheShipLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLumpEntry, length) == 4, "TheShipLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLumpEntry, version) == 8, "TheShipLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLumpEntry, unpacked) == 12, "TheShipLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct TheShipHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  TheShipLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} TheShipHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipHeader) == 1036, "TheShipHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipHeader, ident) == 0, "TheShipHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipHeader, version) == 4, "TheShipHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipHeader, lumps) == 8, "TheShipHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define THE_SHIP_PLANE_TYPE_X 0
#define THE_SHIP_PLANE_TYPE_Y 1
#define THE_SHIP_PLANE_TYPE_Z 2
#define THE_SHIP_PLANE_TYPE_NEAREST_X 3
#define THE_SHIP_PLANE_TYPE_NEAREST_Y 4
#define THE_SHIP_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define THE_SHIP_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define THE_SHIP_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define THE_SHIP_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define THE_SHIP_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define THE_SHIP_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define THE_SHIP_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define THE_SHIP_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define THE_SHIP_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define THE_SHIP_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define THE_SHIP_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define THE_SHIP_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define THE_SHIP_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define THE_SHIP_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define THE_SHIP_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define THE_SHIP_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define THE_SHIP_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define THE_SHIP_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define THE_SHIP_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define THE_SHIP_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define THE_SHIP_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define THE_SHIP_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define THE_SHIP_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define THE_SHIP_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define THE_SHIP_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define THE_SHIP_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define THE_SHIP_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define THE_SHIP_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define THE_SHIP_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define THE_SHIP_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define THE_SHIP_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define THE_SHIP_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define THE_SHIP_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define THE_SHIP_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define THE_SHIP_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define THE_SHIP_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define THE_SHIP_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define THE_SHIP_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define THE_SHIP_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define THE_SHIP_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define THE_SHIP_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define THE_SHIP_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define THE_SHIP_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define THE_SHIP_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define THE_SHIP_WORLD_LIGHT_TYPE_SURFACE 0
#define THE_SHIP_WORLD_LIGHT_TYPE_POINT 1
#define THE_SHIP_WORLD_LIGHT_TYPE_SPOT 2
#define THE_SHIP_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define THE_SHIP_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define THE_SHIP_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define THE_SHIP_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define THE_SHIP_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define THE_SHIP_STATIC_PROP_SOLID_NONE 0
#define THE_SHIP_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define THE_SHIP_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define THE_SHIP_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define THE_SHIP_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define THE_SHIP_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define THE_SHIP_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define THE_SHIP_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define THE_SHIP_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define THE_SHIP_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define THE_SHIP_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define THE_SHIP_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define THE_SHIP_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define THE_SHIP_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define THE_SHIP_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define THE_SHIP_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define THE_SHIP_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define THE_SHIP_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define THE_SHIP_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define THE_SHIP_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define THE_SHIP_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define THE_SHIP_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define THE_SHIP_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define THE_SHIP_DETAIL_PROP_ORIENTATION_NORMAL 0
#define THE_SHIP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define THE_SHIP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define THE_SHIP_DETAIL_PROP_TYPE_MODEL 0
#define THE_SHIP_DETAIL_PROP_TYPE_SPRITE 1
#define THE_SHIP_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define THE_SHIP_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct TheShipPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: THE_SHIP_PLANE_TYPE_*. */
  int32_t type;
} TheShipPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPlane) == 20, "TheShipPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPlane, normal) == 0, "TheShipPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPlane *)0)->normal) == 12, "TheShipPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPlane, distance) == 12, "TheShipPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPlane *)0)->distance) == 4, "TheShipPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPlane, type) == 16, "TheShipPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPlane *)0)->type) == 4, "TheShipPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct TheShipTextureData {
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
} TheShipTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipTextureData) == 32, "TheShipTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, reflectivity) == 0, "TheShipTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->reflectivity) == 12, "TheShipTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, name) == 12, "TheShipTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->name) == 4, "TheShipTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, width) == 16, "TheShipTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->width) == 4, "TheShipTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, height) == 20, "TheShipTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->height) == 4, "TheShipTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, viewWidth) == 24, "TheShipTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->viewWidth) == 4, "TheShipTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureData, viewHeight) == 28, "TheShipTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureData *)0)->viewHeight) == 4, "TheShipTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct TheShipNode {
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
} TheShipNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipNode) == 32, "TheShipNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, plane) == 0, "TheShipNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->plane) == 4, "TheShipNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, children) == 4, "TheShipNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->children) == 8, "TheShipNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, mins) == 12, "TheShipNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->mins) == 6, "TheShipNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, maxs) == 18, "TheShipNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->maxs) == 6, "TheShipNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, firstFace) == 24, "TheShipNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->firstFace) == 2, "TheShipNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, faceCount) == 26, "TheShipNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->faceCount) == 2, "TheShipNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipNode, area) == 28, "TheShipNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipNode *)0)->area) == 2, "TheShipNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct TheShipTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: THE_SHIP_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} TheShipTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipTextureInfo) == 72, "TheShipTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, textureS) == 0, "TheShipTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->textureS) == 16, "TheShipTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, textureT) == 16, "TheShipTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->textureT) == 16, "TheShipTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, lightmapS) == 32, "TheShipTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->lightmapS) == 16, "TheShipTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, lightmapT) == 48, "TheShipTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->lightmapT) == 16, "TheShipTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, flags) == 64, "TheShipTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->flags) == 4, "TheShipTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipTextureInfo, textureData) == 68, "TheShipTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipTextureInfo *)0)->textureData) == 4, "TheShipTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct TheShipFace {
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
} TheShipFace;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipFace) == 56, "TheShipFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, plane) == 0, "TheShipFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->plane) == 2, "TheShipFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, side) == 2, "TheShipFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->side) == 1, "TheShipFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, onNode) == 3, "TheShipFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->onNode) == 1, "TheShipFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, firstEdge) == 4, "TheShipFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->firstEdge) == 4, "TheShipFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, edgeCount) == 8, "TheShipFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->edgeCount) == 2, "TheShipFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, texture) == 10, "TheShipFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->texture) == 2, "TheShipFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, displacement) == 12, "TheShipFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->displacement) == 2, "TheShipFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, fogVolume) == 14, "TheShipFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->fogVolume) == 2, "TheShipFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, styles) == 16, "TheShipFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->styles) == 4, "TheShipFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, lightOffset) == 20, "TheShipFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->lightOffset) == 4, "TheShipFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, area) == 24, "TheShipFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->area) == 4, "TheShipFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, lightmapMins) == 28, "TheShipFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->lightmapMins) == 8, "TheShipFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, lightmapSize) == 36, "TheShipFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->lightmapSize) == 8, "TheShipFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, originalFace) == 44, "TheShipFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->originalFace) == 4, "TheShipFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, firstPrimitive) == 50, "TheShipFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->firstPrimitive) == 2, "TheShipFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipFace, smoothingGroups) == 52, "TheShipFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipFace *)0)->smoothingGroups) == 4, "TheShipFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct TheShipColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} TheShipColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipColorRgbExp) == 4, "TheShipColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipColorRgbExp, red) == 0, "TheShipColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipColorRgbExp *)0)->red) == 1, "TheShipColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipColorRgbExp, green) == 1, "TheShipColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipColorRgbExp *)0)->green) == 1, "TheShipColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipColorRgbExp, blue) == 2, "TheShipColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipColorRgbExp *)0)->blue) == 1, "TheShipColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipColorRgbExp, exponent) == 3, "TheShipColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipColorRgbExp *)0)->exponent) == 1, "TheShipColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct TheShipOccluderWithoutArea {
  /** Whether it starts switched off. Values: THE_SHIP_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} TheShipOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOccluderWithoutArea) == 36, "TheShipOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderWithoutArea, flags) == 0, "TheShipOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderWithoutArea *)0)->flags) == 4, "TheShipOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderWithoutArea, firstPolygon) == 4, "TheShipOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderWithoutArea *)0)->firstPolygon) == 4, "TheShipOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderWithoutArea, polygonCount) == 8, "TheShipOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderWithoutArea *)0)->polygonCount) == 4, "TheShipOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderWithoutArea, mins) == 12, "TheShipOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderWithoutArea *)0)->mins) == 12, "TheShipOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderWithoutArea, maxs) == 24, "TheShipOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderWithoutArea *)0)->maxs) == 12, "TheShipOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct TheShipOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} TheShipOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOccluderPolygon) == 12, "TheShipOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderPolygon, firstVertexIndex) == 0, "TheShipOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderPolygon *)0)->firstVertexIndex) == 4, "TheShipOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderPolygon, vertexCount) == 4, "TheShipOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderPolygon *)0)->vertexCount) == 4, "TheShipOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluderPolygon, plane) == 8, "TheShipOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluderPolygon *)0)->plane) == 4, "TheShipOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct TheShipOccluder {
  /** Whether it starts switched off. Values: THE_SHIP_OCCLUDER_FLAGS_*. */
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
} TheShipOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOccluder) == 40, "TheShipOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, flags) == 0, "TheShipOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->flags) == 4, "TheShipOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, firstPolygon) == 4, "TheShipOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->firstPolygon) == 4, "TheShipOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, polygonCount) == 8, "TheShipOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->polygonCount) == 4, "TheShipOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, mins) == 12, "TheShipOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->mins) == 12, "TheShipOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, maxs) == 24, "TheShipOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->maxs) == 12, "TheShipOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOccluder, area) == 36, "TheShipOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOccluder *)0)->area) == 4, "TheShipOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct TheShipCompressedLightCube {
  /** One colour a side. */
  TheShipColorRgbExp sides[6];
} TheShipCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipCompressedLightCube) == 24, "TheShipCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipCompressedLightCube, sides) == 0, "TheShipCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipCompressedLightCube *)0)->sides) == 24, "TheShipCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct TheShipLeafVersion0 {
  /** What its brushes are, all together. Values: THE_SHIP_CONTENT_FLAGS_*. */
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
  TheShipCompressedLightCube ambientLight;
} TheShipLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeafVersion0) == 56, "TheShipLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, contents) == 0, "TheShipLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->contents) == 4, "TheShipLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, cluster) == 4, "TheShipLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->cluster) == 2, "TheShipLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, mins) == 8, "TheShipLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->mins) == 6, "TheShipLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, maxs) == 14, "TheShipLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->maxs) == 6, "TheShipLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, firstFace) == 20, "TheShipLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->firstFace) == 2, "TheShipLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, faceCount) == 22, "TheShipLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->faceCount) == 2, "TheShipLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, firstBrush) == 24, "TheShipLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->firstBrush) == 2, "TheShipLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, brushCount) == 26, "TheShipLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->brushCount) == 2, "TheShipLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, water) == 28, "TheShipLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->water) == 2, "TheShipLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafVersion0, ambientLight) == 30, "TheShipLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafVersion0 *)0)->ambientLight) == 24, "TheShipLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct TheShipLeaf {
  /** What its brushes are, all together. Values: THE_SHIP_CONTENT_FLAGS_*. */
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
} TheShipLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeaf) == 32, "TheShipLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, contents) == 0, "TheShipLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->contents) == 4, "TheShipLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, cluster) == 4, "TheShipLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->cluster) == 2, "TheShipLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, mins) == 8, "TheShipLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->mins) == 6, "TheShipLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, maxs) == 14, "TheShipLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->maxs) == 6, "TheShipLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, firstFace) == 20, "TheShipLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->firstFace) == 2, "TheShipLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, faceCount) == 22, "TheShipLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->faceCount) == 2, "TheShipLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, firstBrush) == 24, "TheShipLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->firstBrush) == 2, "TheShipLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, brushCount) == 26, "TheShipLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->brushCount) == 2, "TheShipLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeaf, water) == 28, "TheShipLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeaf *)0)->water) == 2, "TheShipLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct TheShipEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} TheShipEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipEdge) == 4, "TheShipEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipEdge, vertices) == 0, "TheShipEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipEdge *)0)->vertices) == 4, "TheShipEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct TheShipModel {
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
} TheShipModel;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipModel) == 48, "TheShipModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, mins) == 0, "TheShipModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->mins) == 12, "TheShipModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, maxs) == 12, "TheShipModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->maxs) == 12, "TheShipModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, origin) == 24, "TheShipModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->origin) == 12, "TheShipModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, headNode) == 36, "TheShipModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->headNode) == 4, "TheShipModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, firstFace) == 40, "TheShipModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->firstFace) == 4, "TheShipModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipModel, faceCount) == 44, "TheShipModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipModel *)0)->faceCount) == 4, "TheShipModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct TheShipWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: THE_SHIP_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: THE_SHIP_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} TheShipWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipWorldLight) == 88, "TheShipWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, origin) == 0, "TheShipWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->origin) == 12, "TheShipWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, intensity) == 12, "TheShipWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->intensity) == 12, "TheShipWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, normal) == 24, "TheShipWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->normal) == 12, "TheShipWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, cluster) == 36, "TheShipWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->cluster) == 4, "TheShipWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, type) == 40, "TheShipWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->type) == 4, "TheShipWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, style) == 44, "TheShipWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->style) == 4, "TheShipWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, stopDot) == 48, "TheShipWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->stopDot) == 4, "TheShipWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, stopDot2) == 52, "TheShipWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->stopDot2) == 4, "TheShipWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, exponent) == 56, "TheShipWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->exponent) == 4, "TheShipWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, radius) == 60, "TheShipWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->radius) == 4, "TheShipWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, constantAttenuation) == 64, "TheShipWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->constantAttenuation) == 4, "TheShipWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, linearAttenuation) == 68, "TheShipWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->linearAttenuation) == 4, "TheShipWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, quadraticAttenuation) == 72, "TheShipWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->quadraticAttenuation) == 4, "TheShipWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, flags) == 76, "TheShipWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->flags) == 4, "TheShipWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, texture) == 80, "TheShipWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->texture) == 4, "TheShipWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWorldLight, owner) == 84, "TheShipWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWorldLight *)0)->owner) == 4, "TheShipWorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct TheShipBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: THE_SHIP_CONTENT_FLAGS_*. */
  int32_t contents;
} TheShipBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipBrush) == 12, "TheShipBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrush, firstSide) == 0, "TheShipBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrush *)0)->firstSide) == 4, "TheShipBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrush, sideCount) == 4, "TheShipBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrush *)0)->sideCount) == 4, "TheShipBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrush, contents) == 8, "TheShipBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrush *)0)->contents) == 4, "TheShipBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct TheShipBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} TheShipBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipBrushSide) == 8, "TheShipBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrushSide, plane) == 0, "TheShipBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrushSide *)0)->plane) == 2, "TheShipBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrushSide, texture) == 2, "TheShipBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrushSide *)0)->texture) == 2, "TheShipBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrushSide, displacement) == 4, "TheShipBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrushSide *)0)->displacement) == 2, "TheShipBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipBrushSide, bevel) == 6, "TheShipBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipBrushSide *)0)->bevel) == 2, "TheShipBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct TheShipArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} TheShipArea;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipArea) == 8, "TheShipArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipArea, portalCount) == 0, "TheShipArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipArea *)0)->portalCount) == 4, "TheShipArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipArea, firstPortal) == 4, "TheShipArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipArea *)0)->firstPortal) == 4, "TheShipArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct TheShipAreaPortal {
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
} TheShipAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipAreaPortal) == 12, "TheShipAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipAreaPortal, key) == 0, "TheShipAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipAreaPortal *)0)->key) == 2, "TheShipAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipAreaPortal, otherArea) == 2, "TheShipAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipAreaPortal *)0)->otherArea) == 2, "TheShipAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipAreaPortal, firstVertex) == 4, "TheShipAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipAreaPortal *)0)->firstVertex) == 2, "TheShipAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipAreaPortal, vertexCount) == 6, "TheShipAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipAreaPortal *)0)->vertexCount) == 2, "TheShipAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipAreaPortal, plane) == 8, "TheShipAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipAreaPortal *)0)->plane) == 4, "TheShipAreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct TheShipPortal {
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
} TheShipPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPortal) == 16, "TheShipPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPortal, firstVertex) == 0, "TheShipPortal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPortal *)0)->firstVertex) == 4, "TheShipPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPortal, vertexCount) == 4, "TheShipPortal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPortal *)0)->vertexCount) == 4, "TheShipPortal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPortal, plane) == 8, "TheShipPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPortal *)0)->plane) == 4, "TheShipPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPortal, frontCluster) == 12, "TheShipPortal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPortal *)0)->frontCluster) == 2, "TheShipPortal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPortal, backCluster) == 14, "TheShipPortal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPortal *)0)->backCluster) == 2, "TheShipPortal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct TheShipCluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} TheShipCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipCluster) == 8, "TheShipCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipCluster, firstPortal) == 0, "TheShipCluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipCluster *)0)->firstPortal) == 4, "TheShipCluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipCluster, portalCount) == 4, "TheShipCluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipCluster *)0)->portalCount) == 4, "TheShipCluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct TheShipDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} TheShipDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementSubNeighbor) == 6, "TheShipDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementSubNeighbor, displacement) == 0, "TheShipDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementSubNeighbor *)0)->displacement) == 2, "TheShipDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementSubNeighbor, orientation) == 2, "TheShipDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementSubNeighbor *)0)->orientation) == 1, "TheShipDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementSubNeighbor, span) == 3, "TheShipDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementSubNeighbor *)0)->span) == 1, "TheShipDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementSubNeighbor, neighborSpan) == 4, "TheShipDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementSubNeighbor *)0)->neighborSpan) == 1, "TheShipDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct TheShipDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  TheShipDisplacementSubNeighbor subNeighbors[2];
} TheShipDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementNeighbor) == 12, "TheShipDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementNeighbor, subNeighbors) == 0, "TheShipDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementNeighbor *)0)->subNeighbors) == 12, "TheShipDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct TheShipDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} TheShipDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementCornerNeighbors) == 10, "TheShipDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementCornerNeighbors, neighbors) == 0, "TheShipDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementCornerNeighbors *)0)->neighbors) == 8, "TheShipDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementCornerNeighbors, count) == 8, "TheShipDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementCornerNeighbors *)0)->count) == 1, "TheShipDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct TheShipDisplacementInfo {
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
  /** What the surface is. Values: THE_SHIP_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  TheShipDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  TheShipDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} TheShipDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementInfo) == 176, "TheShipDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, startPosition) == 0, "TheShipDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->startPosition) == 12, "TheShipDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, firstVertex) == 12, "TheShipDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->firstVertex) == 4, "TheShipDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, firstTriangle) == 16, "TheShipDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->firstTriangle) == 4, "TheShipDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, power) == 20, "TheShipDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->power) == 4, "TheShipDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, minTessellation) == 24, "TheShipDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->minTessellation) == 4, "TheShipDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, smoothingAngle) == 28, "TheShipDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->smoothingAngle) == 4, "TheShipDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, contents) == 32, "TheShipDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->contents) == 4, "TheShipDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, face) == 36, "TheShipDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->face) == 2, "TheShipDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, lightmapAlphaStart) == 40, "TheShipDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->lightmapAlphaStart) == 4, "TheShipDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, lightmapSamplePositionStart) == 44, "TheShipDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "TheShipDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, edgeNeighbors) == 48, "TheShipDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->edgeNeighbors) == 48, "TheShipDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, cornerNeighbors) == 96, "TheShipDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->cornerNeighbors) == 40, "TheShipDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementInfo, allowedVertices) == 136, "TheShipDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementInfo *)0)->allowedVertices) == 40, "TheShipDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct TheShipOriginalFace {
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
} TheShipOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOriginalFace) == 56, "TheShipOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, plane) == 0, "TheShipOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->plane) == 2, "TheShipOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, side) == 2, "TheShipOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->side) == 1, "TheShipOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, onNode) == 3, "TheShipOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->onNode) == 1, "TheShipOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, firstEdge) == 4, "TheShipOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->firstEdge) == 4, "TheShipOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, edgeCount) == 8, "TheShipOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->edgeCount) == 2, "TheShipOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, texture) == 10, "TheShipOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->texture) == 2, "TheShipOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, displacement) == 12, "TheShipOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->displacement) == 2, "TheShipOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, fogVolume) == 14, "TheShipOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->fogVolume) == 2, "TheShipOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, styles) == 16, "TheShipOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->styles) == 4, "TheShipOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, lightOffset) == 20, "TheShipOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->lightOffset) == 4, "TheShipOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, area) == 24, "TheShipOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->area) == 4, "TheShipOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, lightmapMins) == 28, "TheShipOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->lightmapMins) == 8, "TheShipOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, lightmapSize) == 36, "TheShipOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->lightmapSize) == 8, "TheShipOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, originalFace) == 44, "TheShipOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->originalFace) == 4, "TheShipOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, firstPrimitive) == 50, "TheShipOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->firstPrimitive) == 2, "TheShipOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOriginalFace, smoothingGroups) == 52, "TheShipOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOriginalFace *)0)->smoothingGroups) == 4, "TheShipOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct TheShipDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} TheShipDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementVertex) == 20, "TheShipDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementVertex, direction) == 0, "TheShipDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementVertex *)0)->direction) == 12, "TheShipDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementVertex, distance) == 12, "TheShipDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementVertex *)0)->distance) == 4, "TheShipDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDisplacementVertex, alpha) == 16, "TheShipDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDisplacementVertex *)0)->alpha) == 4, "TheShipDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct TheShipStaticPropV4 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} TheShipStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV4) == 56, "TheShipStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, origin) == 0, "TheShipStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->origin) == 12, "TheShipStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, angles) == 12, "TheShipStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->angles) == 12, "TheShipStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, model) == 24, "TheShipStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->model) == 2, "TheShipStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, firstLeaf) == 26, "TheShipStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->firstLeaf) == 2, "TheShipStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, leafCount) == 28, "TheShipStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->leafCount) == 2, "TheShipStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, solid) == 30, "TheShipStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->solid) == 1, "TheShipStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, flags) == 31, "TheShipStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->flags) == 1, "TheShipStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, skin) == 32, "TheShipStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->skin) == 4, "TheShipStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, fadeMinDistance) == 36, "TheShipStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, fadeMaxDistance) == 40, "TheShipStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV4, lightingOrigin) == 44, "TheShipStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV4 *)0)->lightingOrigin) == 12, "TheShipStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TheShipStaticPropV5 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV5) == 60, "TheShipStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, origin) == 0, "TheShipStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->origin) == 12, "TheShipStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, angles) == 12, "TheShipStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->angles) == 12, "TheShipStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, model) == 24, "TheShipStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->model) == 2, "TheShipStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, firstLeaf) == 26, "TheShipStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->firstLeaf) == 2, "TheShipStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, leafCount) == 28, "TheShipStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->leafCount) == 2, "TheShipStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, solid) == 30, "TheShipStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->solid) == 1, "TheShipStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, flags) == 31, "TheShipStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->flags) == 1, "TheShipStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, skin) == 32, "TheShipStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->skin) == 4, "TheShipStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, fadeMinDistance) == 36, "TheShipStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, fadeMaxDistance) == 40, "TheShipStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, lightingOrigin) == 44, "TheShipStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->lightingOrigin) == 12, "TheShipStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5, forcedFadeScale) == 56, "TheShipStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV5TheShip {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV5TheShip) == 188, "TheShipStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, origin) == 0, "TheShipStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->origin) == 12, "TheShipStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, angles) == 12, "TheShipStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->angles) == 12, "TheShipStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, model) == 24, "TheShipStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->model) == 2, "TheShipStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, firstLeaf) == 26, "TheShipStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->firstLeaf) == 2, "TheShipStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, leafCount) == 28, "TheShipStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->leafCount) == 2, "TheShipStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, solid) == 30, "TheShipStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->solid) == 1, "TheShipStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, flags) == 31, "TheShipStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->flags) == 1, "TheShipStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, skin) == 32, "TheShipStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->skin) == 4, "TheShipStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, fadeMinDistance) == 36, "TheShipStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "TheShipStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, fadeMaxDistance) == 40, "TheShipStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, lightingOrigin) == 44, "TheShipStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->lightingOrigin) == 12, "TheShipStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, forcedFadeScale) == 56, "TheShipStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "TheShipStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV5TheShip, name) == 60, "TheShipStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV5TheShip *)0)->name) == 128, "TheShipStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TheShipStaticPropV6 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV6) == 64, "TheShipStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, origin) == 0, "TheShipStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->origin) == 12, "TheShipStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, angles) == 12, "TheShipStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->angles) == 12, "TheShipStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, model) == 24, "TheShipStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->model) == 2, "TheShipStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, firstLeaf) == 26, "TheShipStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->firstLeaf) == 2, "TheShipStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, leafCount) == 28, "TheShipStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->leafCount) == 2, "TheShipStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, solid) == 30, "TheShipStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->solid) == 1, "TheShipStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, flags) == 31, "TheShipStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->flags) == 1, "TheShipStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, skin) == 32, "TheShipStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->skin) == 4, "TheShipStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, fadeMinDistance) == 36, "TheShipStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, fadeMaxDistance) == 40, "TheShipStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, lightingOrigin) == 44, "TheShipStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->lightingOrigin) == 12, "TheShipStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, forcedFadeScale) == 56, "TheShipStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, minDirectX) == 60, "TheShipStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->minDirectX) == 2, "TheShipStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6, maxDirectX) == 62, "TheShipStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6 *)0)->maxDirectX) == 2, "TheShipStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV6BloodyGoodTime) == 192, "TheShipStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, origin) == 0, "TheShipStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->origin) == 12, "TheShipStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, angles) == 12, "TheShipStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->angles) == 12, "TheShipStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, model) == 24, "TheShipStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->model) == 2, "TheShipStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, firstLeaf) == 26, "TheShipStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "TheShipStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, leafCount) == 28, "TheShipStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "TheShipStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, solid) == 30, "TheShipStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->solid) == 1, "TheShipStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, flags) == 31, "TheShipStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->flags) == 1, "TheShipStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, skin) == 32, "TheShipStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->skin) == 4, "TheShipStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "TheShipStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "TheShipStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "TheShipStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "TheShipStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "TheShipStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "TheShipStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "TheShipStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, minDirectX) == 60, "TheShipStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "TheShipStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, maxDirectX) == 62, "TheShipStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "TheShipStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6BloodyGoodTime, name) == 64, "TheShipStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6BloodyGoodTime *)0)->name) == 128, "TheShipStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV6DarkMessiah {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV6DarkMessiah) == 136, "TheShipStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, origin) == 0, "TheShipStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->origin) == 12, "TheShipStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, angles) == 12, "TheShipStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->angles) == 12, "TheShipStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, model) == 24, "TheShipStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->model) == 2, "TheShipStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, firstLeaf) == 26, "TheShipStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "TheShipStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, leafCount) == 28, "TheShipStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->leafCount) == 2, "TheShipStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, solid) == 30, "TheShipStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->solid) == 1, "TheShipStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, flags) == 31, "TheShipStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->flags) == 1, "TheShipStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, skin) == 32, "TheShipStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->skin) == 4, "TheShipStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, fadeMinDistance) == 36, "TheShipStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "TheShipStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "TheShipStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, lightingOrigin) == 44, "TheShipStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "TheShipStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, forcedFadeScale) == 56, "TheShipStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "TheShipStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, minDirectX) == 60, "TheShipStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "TheShipStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, maxDirectX) == 62, "TheShipStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "TheShipStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV6DarkMessiah, unknown0x40) == 64, "TheShipStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "TheShipStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} TheShipStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropScale) == 16, "TheShipStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropScale, prop) == 0, "TheShipStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropScale *)0)->prop) == 4, "TheShipStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropScale, scale) == 4, "TheShipStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropScale *)0)->scale) == 12, "TheShipStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct TheShipStaticPropV7 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV7) == 68, "TheShipStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, origin) == 0, "TheShipStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->origin) == 12, "TheShipStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, angles) == 12, "TheShipStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->angles) == 12, "TheShipStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, model) == 24, "TheShipStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->model) == 2, "TheShipStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, firstLeaf) == 26, "TheShipStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->firstLeaf) == 2, "TheShipStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, leafCount) == 28, "TheShipStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->leafCount) == 2, "TheShipStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, solid) == 30, "TheShipStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->solid) == 1, "TheShipStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, flags) == 31, "TheShipStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->flags) == 1, "TheShipStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, skin) == 32, "TheShipStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->skin) == 4, "TheShipStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, fadeMinDistance) == 36, "TheShipStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, fadeMaxDistance) == 40, "TheShipStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, lightingOrigin) == 44, "TheShipStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->lightingOrigin) == 12, "TheShipStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, forcedFadeScale) == 56, "TheShipStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, minDirectX) == 60, "TheShipStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->minDirectX) == 2, "TheShipStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, maxDirectX) == 62, "TheShipStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->maxDirectX) == 2, "TheShipStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7, color) == 64, "TheShipStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7 *)0)->color) == 4, "TheShipStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV7ZenoClash {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV7ZenoClash) == 68, "TheShipStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, origin) == 0, "TheShipStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->origin) == 12, "TheShipStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, angles) == 12, "TheShipStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->angles) == 12, "TheShipStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, model) == 24, "TheShipStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->model) == 2, "TheShipStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, firstLeaf) == 26, "TheShipStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "TheShipStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, leafCount) == 28, "TheShipStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->leafCount) == 2, "TheShipStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, solid) == 30, "TheShipStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->solid) == 1, "TheShipStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, flags) == 31, "TheShipStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->flags) == 1, "TheShipStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, skin) == 32, "TheShipStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->skin) == 4, "TheShipStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, fadeMinDistance) == 36, "TheShipStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "TheShipStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, fadeMaxDistance) == 40, "TheShipStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, lightingOrigin) == 44, "TheShipStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "TheShipStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, forcedFadeScale) == 56, "TheShipStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "TheShipStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, minDirectX) == 60, "TheShipStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->minDirectX) == 2, "TheShipStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, maxDirectX) == 62, "TheShipStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "TheShipStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV7ZenoClash, unknown0x40) == 64, "TheShipStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "TheShipStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct TheShipStaticPropV8 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV8) == 68, "TheShipStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, origin) == 0, "TheShipStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->origin) == 12, "TheShipStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, angles) == 12, "TheShipStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->angles) == 12, "TheShipStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, model) == 24, "TheShipStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->model) == 2, "TheShipStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, firstLeaf) == 26, "TheShipStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->firstLeaf) == 2, "TheShipStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, leafCount) == 28, "TheShipStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->leafCount) == 2, "TheShipStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, solid) == 30, "TheShipStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->solid) == 1, "TheShipStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, flags) == 31, "TheShipStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->flags) == 1, "TheShipStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, skin) == 32, "TheShipStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->skin) == 4, "TheShipStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, fadeMinDistance) == 36, "TheShipStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, fadeMaxDistance) == 40, "TheShipStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, lightingOrigin) == 44, "TheShipStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->lightingOrigin) == 12, "TheShipStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, forcedFadeScale) == 56, "TheShipStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, minCpuLevel) == 60, "TheShipStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->minCpuLevel) == 1, "TheShipStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, maxCpuLevel) == 61, "TheShipStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->maxCpuLevel) == 1, "TheShipStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, minGpuLevel) == 62, "TheShipStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->minGpuLevel) == 1, "TheShipStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, maxGpuLevel) == 63, "TheShipStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->maxGpuLevel) == 1, "TheShipStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8, color) == 64, "TheShipStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8 *)0)->color) == 4, "TheShipStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct TheShipStaticPropV8Vindictus {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV8Vindictus) == 72, "TheShipStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, origin) == 0, "TheShipStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->origin) == 12, "TheShipStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, angles) == 12, "TheShipStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->angles) == 12, "TheShipStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, model) == 24, "TheShipStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->model) == 2, "TheShipStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, firstLeaf) == 26, "TheShipStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->firstLeaf) == 2, "TheShipStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, leafCount) == 28, "TheShipStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->leafCount) == 2, "TheShipStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, solid) == 30, "TheShipStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->solid) == 1, "TheShipStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, flags) == 31, "TheShipStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->flags) == 1, "TheShipStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, skin) == 32, "TheShipStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->skin) == 4, "TheShipStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, fadeMinDistance) == 36, "TheShipStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "TheShipStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, fadeMaxDistance) == 40, "TheShipStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, lightingOrigin) == 44, "TheShipStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "TheShipStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, forcedFadeScale) == 56, "TheShipStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "TheShipStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, minDirectX) == 60, "TheShipStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->minDirectX) == 2, "TheShipStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, maxDirectX) == 62, "TheShipStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->maxDirectX) == 2, "TheShipStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV8Vindictus, unknown0x40) == 64, "TheShipStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV8Vindictus *)0)->unknown0x40) == 8, "TheShipStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TheShipStaticPropV9 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV9) == 72, "TheShipStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, origin) == 0, "TheShipStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->origin) == 12, "TheShipStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, angles) == 12, "TheShipStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->angles) == 12, "TheShipStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, model) == 24, "TheShipStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->model) == 2, "TheShipStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, firstLeaf) == 26, "TheShipStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->firstLeaf) == 2, "TheShipStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, leafCount) == 28, "TheShipStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->leafCount) == 2, "TheShipStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, solid) == 30, "TheShipStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->solid) == 1, "TheShipStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, flags) == 31, "TheShipStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->flags) == 1, "TheShipStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, skin) == 32, "TheShipStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->skin) == 4, "TheShipStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, fadeMinDistance) == 36, "TheShipStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, fadeMaxDistance) == 40, "TheShipStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, lightingOrigin) == 44, "TheShipStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->lightingOrigin) == 12, "TheShipStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, forcedFadeScale) == 56, "TheShipStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, minCpuLevel) == 60, "TheShipStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->minCpuLevel) == 1, "TheShipStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, maxCpuLevel) == 61, "TheShipStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->maxCpuLevel) == 1, "TheShipStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, minGpuLevel) == 62, "TheShipStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->minGpuLevel) == 1, "TheShipStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, maxGpuLevel) == 63, "TheShipStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->maxGpuLevel) == 1, "TheShipStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, color) == 64, "TheShipStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->color) == 4, "TheShipStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9, disableXbox360) == 68, "TheShipStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9 *)0)->disableXbox360) == 1, "TheShipStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV9DearEsther {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
} TheShipStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV9DearEsther) == 76, "TheShipStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, origin) == 0, "TheShipStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->origin) == 12, "TheShipStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, angles) == 12, "TheShipStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->angles) == 12, "TheShipStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, model) == 24, "TheShipStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->model) == 2, "TheShipStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, firstLeaf) == 26, "TheShipStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->firstLeaf) == 2, "TheShipStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, leafCount) == 28, "TheShipStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->leafCount) == 2, "TheShipStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, solid) == 30, "TheShipStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->solid) == 1, "TheShipStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, flags) == 31, "TheShipStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->flags) == 1, "TheShipStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, unknown0x20) == 32, "TheShipStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->unknown0x20) == 4, "TheShipStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, skin) == 36, "TheShipStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->skin) == 4, "TheShipStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, fadeMinDistance) == 40, "TheShipStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "TheShipStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, fadeMaxDistance) == 44, "TheShipStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, lightingOrigin) == 48, "TheShipStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "TheShipStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, forcedFadeScale) == 60, "TheShipStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "TheShipStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, minCpuLevel) == 64, "TheShipStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "TheShipStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, maxCpuLevel) == 65, "TheShipStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "TheShipStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, minGpuLevel) == 66, "TheShipStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "TheShipStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, maxGpuLevel) == 67, "TheShipStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "TheShipStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, color) == 68, "TheShipStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->color) == 4, "TheShipStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV9DearEsther, disableXbox360) == 72, "TheShipStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV9DearEsther *)0)->disableXbox360) == 1, "TheShipStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct TheShipStaticPropV10 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} TheShipStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV10) == 72, "TheShipStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, origin) == 0, "TheShipStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->origin) == 12, "TheShipStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, angles) == 12, "TheShipStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->angles) == 12, "TheShipStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, model) == 24, "TheShipStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->model) == 2, "TheShipStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, firstLeaf) == 26, "TheShipStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->firstLeaf) == 2, "TheShipStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, leafCount) == 28, "TheShipStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->leafCount) == 2, "TheShipStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, solid) == 30, "TheShipStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->solid) == 1, "TheShipStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, skin) == 32, "TheShipStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->skin) == 4, "TheShipStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, fadeMinDistance) == 36, "TheShipStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, fadeMaxDistance) == 40, "TheShipStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, lightingOrigin) == 44, "TheShipStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->lightingOrigin) == 12, "TheShipStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, forcedFadeScale) == 56, "TheShipStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, minDirectX) == 60, "TheShipStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->minDirectX) == 2, "TheShipStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, maxDirectX) == 62, "TheShipStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->maxDirectX) == 2, "TheShipStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, flags) == 64, "TheShipStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->flags) == 4, "TheShipStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, lightmapWidth) == 68, "TheShipStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->lightmapWidth) == 2, "TheShipStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10, lightmapHeight) == 70, "TheShipStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10 *)0)->lightmapHeight) == 2, "TheShipStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} TheShipStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV10GlobalOffensive) == 76, "TheShipStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, origin) == 0, "TheShipStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->origin) == 12, "TheShipStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, angles) == 12, "TheShipStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->angles) == 12, "TheShipStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, model) == 24, "TheShipStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->model) == 2, "TheShipStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, firstLeaf) == 26, "TheShipStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "TheShipStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, leafCount) == 28, "TheShipStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "TheShipStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, solid) == 30, "TheShipStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->solid) == 1, "TheShipStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, flags) == 31, "TheShipStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->flags) == 1, "TheShipStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, skin) == 32, "TheShipStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->skin) == 4, "TheShipStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "TheShipStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "TheShipStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "TheShipStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, lightingOrigin) == 44, "TheShipStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "TheShipStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "TheShipStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "TheShipStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, minCpuLevel) == 60, "TheShipStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "TheShipStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "TheShipStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "TheShipStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, minGpuLevel) == 62, "TheShipStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "TheShipStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "TheShipStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "TheShipStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, color) == 64, "TheShipStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->color) == 4, "TheShipStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, disableXbox360) == 68, "TheShipStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "TheShipStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV10GlobalOffensive, flagsEx) == 72, "TheShipStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "TheShipStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} TheShipStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV11GlobalOffensive) == 80, "TheShipStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, origin) == 0, "TheShipStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->origin) == 12, "TheShipStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, angles) == 12, "TheShipStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->angles) == 12, "TheShipStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, model) == 24, "TheShipStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->model) == 2, "TheShipStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, firstLeaf) == 26, "TheShipStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "TheShipStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, leafCount) == 28, "TheShipStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "TheShipStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, solid) == 30, "TheShipStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->solid) == 1, "TheShipStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, flags) == 31, "TheShipStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->flags) == 1, "TheShipStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, skin) == 32, "TheShipStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->skin) == 4, "TheShipStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "TheShipStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "TheShipStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "TheShipStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, lightingOrigin) == 44, "TheShipStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "TheShipStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "TheShipStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "TheShipStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, minCpuLevel) == 60, "TheShipStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "TheShipStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "TheShipStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "TheShipStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, minGpuLevel) == 62, "TheShipStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "TheShipStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "TheShipStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "TheShipStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, color) == 64, "TheShipStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->color) == 4, "TheShipStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, disableXbox360) == 68, "TheShipStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "TheShipStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, flagsEx) == 72, "TheShipStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "TheShipStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11GlobalOffensive, scale) == 76, "TheShipStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11GlobalOffensive *)0)->scale) == 4, "TheShipStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} TheShipStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV11BlackMesaLite) == 76, "TheShipStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, origin) == 0, "TheShipStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->origin) == 12, "TheShipStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, angles) == 12, "TheShipStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->angles) == 12, "TheShipStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, model) == 24, "TheShipStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->model) == 2, "TheShipStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, firstLeaf) == 26, "TheShipStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "TheShipStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, leafCount) == 28, "TheShipStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "TheShipStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, solid) == 30, "TheShipStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->solid) == 1, "TheShipStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, skin) == 32, "TheShipStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->skin) == 4, "TheShipStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "TheShipStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "TheShipStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "TheShipStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, lightingOrigin) == 44, "TheShipStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "TheShipStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "TheShipStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "TheShipStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, minDirectX) == 60, "TheShipStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "TheShipStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, maxDirectX) == 62, "TheShipStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "TheShipStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, flags) == 64, "TheShipStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->flags) == 4, "TheShipStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, lightmapWidth) == 68, "TheShipStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "TheShipStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, lightmapHeight) == 70, "TheShipStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "TheShipStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesaLite, color) == 72, "TheShipStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesaLite *)0)->color) == 4, "TheShipStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct TheShipStaticPropV11Merubasu {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} TheShipStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV11Merubasu) == 76, "TheShipStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, origin) == 0, "TheShipStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->origin) == 12, "TheShipStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, angles) == 12, "TheShipStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->angles) == 12, "TheShipStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, model) == 24, "TheShipStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->model) == 2, "TheShipStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, firstLeaf) == 26, "TheShipStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->firstLeaf) == 2, "TheShipStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, leafCount) == 28, "TheShipStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->leafCount) == 2, "TheShipStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, solid) == 30, "TheShipStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->solid) == 1, "TheShipStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, skin) == 32, "TheShipStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->skin) == 4, "TheShipStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, fadeMinDistance) == 36, "TheShipStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "TheShipStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, fadeMaxDistance) == 40, "TheShipStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, lightingOrigin) == 44, "TheShipStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "TheShipStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, forcedFadeScale) == 56, "TheShipStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "TheShipStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, minDirectX) == 60, "TheShipStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->minDirectX) == 2, "TheShipStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, maxDirectX) == 62, "TheShipStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->maxDirectX) == 2, "TheShipStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, flags) == 64, "TheShipStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->flags) == 4, "TheShipStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, lightmapWidth) == 68, "TheShipStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "TheShipStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, lightmapHeight) == 70, "TheShipStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "TheShipStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11Merubasu, scale) == 72, "TheShipStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11Merubasu *)0)->scale) == 4, "TheShipStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV11BlackMesa {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} TheShipStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV11BlackMesa) == 80, "TheShipStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, origin) == 0, "TheShipStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->origin) == 12, "TheShipStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, angles) == 12, "TheShipStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->angles) == 12, "TheShipStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, model) == 24, "TheShipStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->model) == 2, "TheShipStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, firstLeaf) == 26, "TheShipStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "TheShipStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, leafCount) == 28, "TheShipStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->leafCount) == 2, "TheShipStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, solid) == 30, "TheShipStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->solid) == 1, "TheShipStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, skin) == 32, "TheShipStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->skin) == 4, "TheShipStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, fadeMinDistance) == 36, "TheShipStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "TheShipStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, fadeMaxDistance) == 40, "TheShipStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, lightingOrigin) == 44, "TheShipStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "TheShipStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, forcedFadeScale) == 56, "TheShipStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "TheShipStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, minDirectX) == 60, "TheShipStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->minDirectX) == 2, "TheShipStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, maxDirectX) == 62, "TheShipStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "TheShipStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, flags) == 64, "TheShipStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->flags) == 4, "TheShipStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, lightmapWidth) == 68, "TheShipStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "TheShipStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, lightmapHeight) == 70, "TheShipStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "TheShipStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, color) == 72, "TheShipStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->color) == 4, "TheShipStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV11BlackMesa, flagsEx) == 76, "TheShipStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV11BlackMesa *)0)->flagsEx) == 4, "TheShipStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipStaticPropV13 {
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
  /** How it collides. Values: THE_SHIP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: THE_SHIP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} TheShipStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropV13) == 88, "TheShipStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, origin) == 0, "TheShipStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->origin) == 12, "TheShipStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, angles) == 12, "TheShipStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->angles) == 12, "TheShipStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, model) == 24, "TheShipStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->model) == 2, "TheShipStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, firstLeaf) == 26, "TheShipStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->firstLeaf) == 2, "TheShipStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, leafCount) == 28, "TheShipStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->leafCount) == 2, "TheShipStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, solid) == 30, "TheShipStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->solid) == 1, "TheShipStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, flags) == 31, "TheShipStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->flags) == 1, "TheShipStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, skin) == 32, "TheShipStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->skin) == 4, "TheShipStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, fadeMinDistance) == 36, "TheShipStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->fadeMinDistance) == 4, "TheShipStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, fadeMaxDistance) == 40, "TheShipStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->fadeMaxDistance) == 4, "TheShipStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, lightingOrigin) == 44, "TheShipStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->lightingOrigin) == 12, "TheShipStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, forcedFadeScale) == 56, "TheShipStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->forcedFadeScale) == 4, "TheShipStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, minCpuLevel) == 60, "TheShipStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->minCpuLevel) == 1, "TheShipStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, maxCpuLevel) == 61, "TheShipStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->maxCpuLevel) == 1, "TheShipStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, minGpuLevel) == 62, "TheShipStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->minGpuLevel) == 1, "TheShipStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, maxGpuLevel) == 63, "TheShipStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->maxGpuLevel) == 1, "TheShipStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, color) == 64, "TheShipStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->color) == 4, "TheShipStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, disableXbox360) == 68, "TheShipStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->disableXbox360) == 1, "TheShipStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, flagsEx) == 72, "TheShipStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->flagsEx) == 4, "TheShipStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropV13, scale) == 76, "TheShipStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropV13 *)0)->scale) == 12, "TheShipStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct TheShipDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} TheShipDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailSprite) == 32, "TheShipDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailSprite, upperLeft) == 0, "TheShipDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailSprite *)0)->upperLeft) == 8, "TheShipDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailSprite, lowerRight) == 8, "TheShipDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailSprite *)0)->lowerRight) == 8, "TheShipDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailSprite, textureUpperLeft) == 16, "TheShipDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailSprite *)0)->textureUpperLeft) == 8, "TheShipDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailSprite, textureLowerRight) == 24, "TheShipDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailSprite *)0)->textureLowerRight) == 8, "TheShipDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct TheShipDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  TheShipColorRgbExp light;
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
  /** How it turns to who looks at it. Values: THE_SHIP_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: THE_SHIP_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} TheShipDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailProp) == 52, "TheShipDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, origin) == 0, "TheShipDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->origin) == 12, "TheShipDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, angles) == 12, "TheShipDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->angles) == 12, "TheShipDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, detail) == 24, "TheShipDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->detail) == 2, "TheShipDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, leaf) == 26, "TheShipDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->leaf) == 2, "TheShipDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, light) == 28, "TheShipDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->light) == 4, "TheShipDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, firstLightStyle) == 32, "TheShipDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->firstLightStyle) == 4, "TheShipDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, lightStyleCount) == 36, "TheShipDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->lightStyleCount) == 1, "TheShipDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, sway) == 37, "TheShipDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->sway) == 1, "TheShipDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, shapeAngle) == 38, "TheShipDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->shapeAngle) == 1, "TheShipDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, shapeSize) == 39, "TheShipDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->shapeSize) == 1, "TheShipDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, orientation) == 40, "TheShipDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->orientation) == 1, "TheShipDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, padding1) == 41, "TheShipDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->padding1) == 3, "TheShipDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, type) == 44, "TheShipDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->type) == 1, "TheShipDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, padding2) == 45, "TheShipDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->padding2) == 3, "TheShipDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailProp, scale) == 48, "TheShipDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailProp *)0)->scale) == 4, "TheShipDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct TheShipDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  TheShipColorRgbExp light;
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
} TheShipDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailPropV2) == 40, "TheShipDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, origin) == 0, "TheShipDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->origin) == 12, "TheShipDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, angles) == 12, "TheShipDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->angles) == 12, "TheShipDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, detail) == 24, "TheShipDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->detail) == 2, "TheShipDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, leaf) == 26, "TheShipDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->leaf) == 2, "TheShipDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, light) == 28, "TheShipDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->light) == 4, "TheShipDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, firstLightStyle) == 32, "TheShipDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->firstLightStyle) == 4, "TheShipDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, lightStyleCount) == 36, "TheShipDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->lightStyleCount) == 1, "TheShipDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, sway) == 37, "TheShipDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->sway) == 1, "TheShipDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, shapeAngle) == 38, "TheShipDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->shapeAngle) == 1, "TheShipDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropV2, shapeSize) == 39, "TheShipDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropV2 *)0)->shapeSize) == 1, "TheShipDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct TheShipDetailPropLightStyle {
  /** The light. */
  TheShipColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} TheShipDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailPropLightStyle) == 5, "TheShipDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropLightStyle, light) == 0, "TheShipDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropLightStyle *)0)->light) == 4, "TheShipDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropLightStyle, style) == 4, "TheShipDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropLightStyle *)0)->style) == 1, "TheShipDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct TheShipLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} TheShipLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeafWaterData) == 12, "TheShipLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafWaterData, surfaceZ) == 0, "TheShipLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafWaterData *)0)->surfaceZ) == 4, "TheShipLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafWaterData, minZ) == 4, "TheShipLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafWaterData *)0)->minZ) == 4, "TheShipLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipLeafWaterData, surfaceTexture) == 8, "TheShipLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipLeafWaterData *)0)->surfaceTexture) == 2, "TheShipLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct TheShipPrimitive {
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
} TheShipPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPrimitive) == 10, "TheShipPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPrimitive, type) == 0, "TheShipPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPrimitive *)0)->type) == 2, "TheShipPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPrimitive, firstIndex) == 2, "TheShipPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPrimitive *)0)->firstIndex) == 2, "TheShipPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPrimitive, indexCount) == 4, "TheShipPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPrimitive *)0)->indexCount) == 2, "TheShipPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPrimitive, firstVertex) == 6, "TheShipPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPrimitive *)0)->firstVertex) == 2, "TheShipPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipPrimitive, vertexCount) == 8, "TheShipPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipPrimitive *)0)->vertexCount) == 2, "TheShipPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct TheShipCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} TheShipCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipCubemapSample) == 16, "TheShipCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipCubemapSample, origin) == 0, "TheShipCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipCubemapSample *)0)->origin) == 12, "TheShipCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipCubemapSample, size) == 12, "TheShipCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipCubemapSample *)0)->size) == 4, "TheShipCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct TheShipOverlay {
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
} TheShipOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOverlay) == 352, "TheShipOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, id) == 0, "TheShipOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->id) == 4, "TheShipOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, texture) == 4, "TheShipOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->texture) == 2, "TheShipOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, faces) == 8, "TheShipOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->faces) == 256, "TheShipOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, u) == 264, "TheShipOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->u) == 8, "TheShipOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, v) == 272, "TheShipOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->v) == 8, "TheShipOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, uvPoints) == 280, "TheShipOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->uvPoints) == 48, "TheShipOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, origin) == 328, "TheShipOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->origin) == 12, "TheShipOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOverlay, normal) == 340, "TheShipOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOverlay *)0)->normal) == 12, "TheShipOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct TheShipWaterOverlay {
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
} TheShipWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipWaterOverlay) == 1120, "TheShipWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, id) == 0, "TheShipWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->id) == 4, "TheShipWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, texture) == 4, "TheShipWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->texture) == 2, "TheShipWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, faces) == 8, "TheShipWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->faces) == 1024, "TheShipWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, u) == 1032, "TheShipWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->u) == 8, "TheShipWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, v) == 1040, "TheShipWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->v) == 8, "TheShipWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, uvPoints) == 1048, "TheShipWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->uvPoints) == 48, "TheShipWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, origin) == 1096, "TheShipWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->origin) == 12, "TheShipWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipWaterOverlay, normal) == 1108, "TheShipWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipWaterOverlay *)0)->normal) == 12, "TheShipWaterOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } TheShipVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipVerticesElement) == 12, "TheShipVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `TheShipOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `TheShipOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct TheShipOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} TheShipOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOcclusionWithoutAreaHead) == 4, "TheShipOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOcclusionWithoutAreaHead, occluderCount) == 0, "TheShipOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "TheShipOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `TheShipOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `TheShipOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct TheShipOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} TheShipOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipOcclusionHead) == 4, "TheShipOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipOcclusionHead, occluderCount) == 0, "TheShipOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipOcclusionHead *)0)->occluderCount) == 4, "TheShipOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t TheShipFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipFaceIdsElement) == 2, "TheShipFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t TheShipSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipSurfedgesElement) == 4, "TheShipSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t TheShipLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeafFacesElement) == 2, "TheShipLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t TheShipLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeafBrushesElement) == 2, "TheShipLeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t TheShipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPortalVerticesElement) == 2, "TheShipPortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t TheShipClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipClusterPortalsElement) == 2, "TheShipClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } TheShipVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipVertexNormalsElement) == 12, "TheShipVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t TheShipVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipVertexNormalIndicesElement) == 2, "TheShipVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t TheShipDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementLightmapAlphasElement) == 1, "TheShipDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV4 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV4Head) == 4, "TheShipStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV4Head, modelCount) == 0, "TheShipStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV4Head *)0)->modelCount) == 4, "TheShipStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV5 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV5Head) == 4, "TheShipStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV5Head, modelCount) == 0, "TheShipStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV5Head *)0)->modelCount) == 4, "TheShipStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV5TheShipHead) == 4, "TheShipStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV5TheShipHead, modelCount) == 0, "TheShipStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV5TheShipHead *)0)->modelCount) == 4, "TheShipStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV6 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV6Head) == 4, "TheShipStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV6Head, modelCount) == 0, "TheShipStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV6Head *)0)->modelCount) == 4, "TheShipStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV6BloodyGoodTimeHead) == 4, "TheShipStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "TheShipStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "TheShipStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV6DarkMessiahHead) == 4, "TheShipStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV6DarkMessiahHead, modelCount) == 0, "TheShipStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "TheShipStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TheShipStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV5 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV6VindictusHead) == 4, "TheShipStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV6VindictusHead, modelCount) == 0, "TheShipStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV6VindictusHead *)0)->modelCount) == 4, "TheShipStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV7 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV7Head) == 4, "TheShipStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV7Head, modelCount) == 0, "TheShipStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV7Head *)0)->modelCount) == 4, "TheShipStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV7ZenoClashHead) == 4, "TheShipStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV7ZenoClashHead, modelCount) == 0, "TheShipStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "TheShipStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TheShipStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV6 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV7VindictusHead) == 4, "TheShipStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV7VindictusHead, modelCount) == 0, "TheShipStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV7VindictusHead *)0)->modelCount) == 4, "TheShipStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV8 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV8Head) == 4, "TheShipStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV8Head, modelCount) == 0, "TheShipStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV8Head *)0)->modelCount) == 4, "TheShipStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TheShipStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV8VindictusHead) == 4, "TheShipStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV8VindictusHead, modelCount) == 0, "TheShipStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV8VindictusHead *)0)->modelCount) == 4, "TheShipStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV9 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV9Head) == 4, "TheShipStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV9Head, modelCount) == 0, "TheShipStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV9Head *)0)->modelCount) == 4, "TheShipStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV9DearEstherHead) == 4, "TheShipStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV9DearEstherHead, modelCount) == 0, "TheShipStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "TheShipStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV10 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV10Head) == 4, "TheShipStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV10Head, modelCount) == 0, "TheShipStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV10Head *)0)->modelCount) == 4, "TheShipStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV10GlobalOffensiveHead) == 4, "TheShipStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "TheShipStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "TheShipStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV11GlobalOffensiveHead) == 4, "TheShipStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "TheShipStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "TheShipStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV11BlackMesaLiteHead) == 4, "TheShipStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "TheShipStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "TheShipStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV11MerubasuHead) == 4, "TheShipStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV11MerubasuHead, modelCount) == 0, "TheShipStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "TheShipStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV12StrataHead) == 4, "TheShipStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV12StrataHead, modelCount) == 0, "TheShipStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV12StrataHead *)0)->modelCount) == 4, "TheShipStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV11BlackMesaHead) == 4, "TheShipStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV11BlackMesaHead, modelCount) == 0, "TheShipStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "TheShipStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TheShipStaticPropV13 props[propCount]`: The props.
 */
typedef struct TheShipStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} TheShipStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipStaticPropsV13StrataHead) == 4, "TheShipStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipStaticPropsV13StrataHead, modelCount) == 0, "TheShipStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipStaticPropsV13StrataHead *)0)->modelCount) == 4, "TheShipStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `TheShipDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `TheShipDetailProp props[propCount]`: The props.
 */
typedef struct TheShipDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailPropsV4Head) == 4, "TheShipDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropsV4Head, modelCount) == 0, "TheShipDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropsV4Head *)0)->modelCount) == 4, "TheShipDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `TheShipDetailPropV2 props[propCount]`: The props.
 */
typedef struct TheShipDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} TheShipDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailPropsV2Head) == 4, "TheShipDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropsV2Head, modelCount) == 0, "TheShipDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropsV2Head *)0)->modelCount) == 4, "TheShipDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `TheShipDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct TheShipDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} TheShipDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDetailPropLightHead) == 4, "TheShipDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipDetailPropLightHead, count) == 0, "TheShipDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipDetailPropLightHead *)0)->count) == 4, "TheShipDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct TheShipColorVariablesHead {
  /** Number of names. */
  int32_t count;
} TheShipColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipColorVariablesHead) == 4, "TheShipColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TheShipColorVariablesHead, count) == 0, "TheShipColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TheShipColorVariablesHead *)0)->count) == 4, "TheShipColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } TheShipPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPrimitiveVerticesElement) == 12, "TheShipPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t TheShipPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipPrimitiveIndicesElement) == 2, "TheShipPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } TheShipClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipClipPortalVerticesElement) == 12, "TheShipClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t TheShipTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipTextureStringTableElement) == 4, "TheShipTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t TheShipLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipLeafMinDistanceToWaterElement) == 2, "TheShipLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t TheShipFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipFaceMacroTextureInfoElement) == 2, "TheShipFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: THE_SHIP_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t TheShipDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipDisplacementTrianglesElement) == 2, "TheShipDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t TheShipMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TheShipMapFlagsElement) == 4, "TheShipMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_OUTERLIGHT_THE_SHIP_H */
