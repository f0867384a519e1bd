/**
 * Left 4 Dead: VBSP 20, little- or big-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Left 4 Dead (2008): VBSP 20. World lights cast their shadows from another place; overlays depend on the
 * machine.
 */
#ifndef BRUSHWORK_VALVE_LEFT4DEAD_H
#define BRUSHWORK_VALVE_LEFT4DEAD_H

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
#define LEFT4DEAD_LUMP_ENTITIES 0
/** Array of Left4deadPlane. */
#define LEFT4DEAD_LUMP_PLANES 1
/** Array of Left4deadTextureData. */
#define LEFT4DEAD_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of Left4deadVerticesElement. */
#define LEFT4DEAD_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define LEFT4DEAD_LUMP_VISIBILITY 4
/** Array of Left4deadNode. */
#define LEFT4DEAD_LUMP_NODES 5
/** Array of Left4deadTextureInfo. */
#define LEFT4DEAD_LUMP_TEXTURE_INFO 6
/** Array of Left4deadFace. */
#define LEFT4DEAD_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of Left4deadColorRgbExp.
 */
#define LEFT4DEAD_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: Left4deadOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: Left4deadOcclusionHead, and what its comment says.
 */
#define LEFT4DEAD_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of Left4deadLeafVersion0.
 * - version 1: Array of Left4deadLeaf.
 */
#define LEFT4DEAD_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of Left4deadFaceIdsElement. */
#define LEFT4DEAD_LUMP_FACE_IDS 11
/** Array of Left4deadEdge. */
#define LEFT4DEAD_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of Left4deadSurfedgesElement.
 */
#define LEFT4DEAD_LUMP_SURFEDGES 13
/** Array of Left4deadModel. */
#define LEFT4DEAD_LUMP_MODELS 14
/** Array of Left4deadWorldLightShadowOffset. */
#define LEFT4DEAD_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of Left4deadLeafFacesElement. */
#define LEFT4DEAD_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Left4deadLeafBrushesElement. */
#define LEFT4DEAD_LUMP_LEAF_BRUSHES 17
/** Array of Left4deadBrush. */
#define LEFT4DEAD_LUMP_BRUSHES 18
/** Array of Left4deadBrushSide. */
#define LEFT4DEAD_LUMP_BRUSH_SIDES 19
/** Array of Left4deadArea. */
#define LEFT4DEAD_LUMP_AREAS 20
/** Array of Left4deadAreaPortal. */
#define LEFT4DEAD_LUMP_AREA_PORTALS 21
/** Not used. Bytes of unknown meaning. */
#define LEFT4DEAD_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define LEFT4DEAD_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define LEFT4DEAD_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define LEFT4DEAD_LUMP_CLUSTER_PORTALS 25
/** Array of Left4deadDisplacementInfo. */
#define LEFT4DEAD_LUMP_DISPLACEMENT_INFO 26
/** Array of Left4deadOriginalFace. */
#define LEFT4DEAD_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define LEFT4DEAD_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define LEFT4DEAD_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of Left4deadVertexNormalsElement. */
#define LEFT4DEAD_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * Left4deadVertexNormalIndicesElement.
 */
#define LEFT4DEAD_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * Left4deadDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define LEFT4DEAD_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of Left4deadDisplacementVertex. */
#define LEFT4DEAD_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define LEFT4DEAD_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Left4deadStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Left4deadStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Left4deadStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Left4deadStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Left4deadStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Left4deadStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): Left4deadStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): Left4deadStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Left4deadStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Left4deadStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): Left4deadStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Left4deadStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): Left4deadStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Left4deadStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): Left4deadStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Left4deadStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Left4deadStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Left4deadStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Left4deadStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): Left4deadStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Left4deadStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): Left4deadStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Left4deadDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Left4deadDetailPropsV2Head, and what its comment says.
 * - `dplt`: Left4deadDetailPropLightHead, and what its comment says.
 * - `dplh`: Left4deadDetailPropLightHead, and what its comment says.
 * - `clvr`: Left4deadColorVariablesHead, and what its comment says.
 */
#define LEFT4DEAD_LUMP_GAME_LUMP 35
/** Array of Left4deadLeafWaterData. */
#define LEFT4DEAD_LUMP_LEAF_WATER_DATA 36
/** Array of Left4deadPrimitive. */
#define LEFT4DEAD_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of Left4deadPrimitiveVerticesElement.
 */
#define LEFT4DEAD_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * Left4deadPrimitiveIndicesElement.
 */
#define LEFT4DEAD_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define LEFT4DEAD_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of Left4deadClipPortalVerticesElement. */
#define LEFT4DEAD_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of Left4deadCubemapSample. */
#define LEFT4DEAD_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define LEFT4DEAD_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Left4deadTextureStringTableElement. */
#define LEFT4DEAD_LUMP_TEXTURE_STRING_TABLE 44
/** Array of Left4deadOverlay. */
#define LEFT4DEAD_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of Left4deadLeafMinDistanceToWaterElement. */
#define LEFT4DEAD_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * Left4deadFaceMacroTextureInfoElement.
 */
#define LEFT4DEAD_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of Left4deadDisplacementTrianglesElement. */
#define LEFT4DEAD_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define LEFT4DEAD_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of Left4deadWaterOverlay. */
#define LEFT4DEAD_LUMP_WATER_OVERLAYS 50
/** Array of Left4deadLeafAmbientIndexHdr. */
#define LEFT4DEAD_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of Left4deadLeafAmbientIndex. */
#define LEFT4DEAD_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of Left4deadColorRgbExp. */
#define LEFT4DEAD_LUMP_LIGHTING_HDR 53
/** Array of Left4deadWorldLightShadowOffset. */
#define LEFT4DEAD_LUMP_WORLD_LIGHTS_HDR 54
/** Array of Left4deadLeafAmbientSample. */
#define LEFT4DEAD_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of Left4deadLeafAmbientSample. */
#define LEFT4DEAD_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define LEFT4DEAD_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of Left4deadFace. */
#define LEFT4DEAD_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * Left4deadMapFlagsElement.
 */
#define LEFT4DEAD_LUMP_MAP_FLAGS 59
/** Array of Left4deadOverlayFade. */
#define LEFT4DEAD_LUMP_OVERLAY_FADES 60
/** Array of Left4deadOverlaySystemLevels. */
#define LEFT4DEAD_LUMP_OVERLAY_SYSTEM_LEVELS 61

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Left4deadLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} Left4deadLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLumpEntry) == 16, "Left4deadLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLumpEntry, offset) == 0, "Left4deadLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLumpEntry, length) == 4, "Left4deadLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLumpEntry, version) == 8, "Left4deadLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLumpEntry, unpacked) == 12, "Left4deadLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct Left4deadHeader {
  /** `VBSP`, in big-endian files `PSBV`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  Left4deadLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} Left4deadHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadHeader) == 1036, "Left4deadHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadHeader, ident) == 0, "Left4deadHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadHeader, version) == 4, "Left4deadHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadHeader, lumps) == 8, "Left4deadHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define LEFT4DEAD_PLANE_TYPE_X 0
#define LEFT4DEAD_PLANE_TYPE_Y 1
#define LEFT4DEAD_PLANE_TYPE_Z 2
#define LEFT4DEAD_PLANE_TYPE_NEAREST_X 3
#define LEFT4DEAD_PLANE_TYPE_NEAREST_Y 4
#define LEFT4DEAD_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define LEFT4DEAD_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define LEFT4DEAD_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define LEFT4DEAD_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define LEFT4DEAD_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define LEFT4DEAD_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define LEFT4DEAD_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define LEFT4DEAD_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define LEFT4DEAD_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define LEFT4DEAD_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define LEFT4DEAD_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define LEFT4DEAD_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define LEFT4DEAD_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define LEFT4DEAD_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define LEFT4DEAD_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define LEFT4DEAD_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define LEFT4DEAD_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define LEFT4DEAD_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define LEFT4DEAD_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define LEFT4DEAD_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define LEFT4DEAD_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define LEFT4DEAD_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define LEFT4DEAD_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define LEFT4DEAD_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define LEFT4DEAD_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define LEFT4DEAD_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define LEFT4DEAD_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define LEFT4DEAD_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define LEFT4DEAD_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define LEFT4DEAD_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define LEFT4DEAD_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define LEFT4DEAD_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define LEFT4DEAD_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define LEFT4DEAD_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define LEFT4DEAD_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define LEFT4DEAD_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define LEFT4DEAD_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define LEFT4DEAD_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define LEFT4DEAD_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define LEFT4DEAD_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define LEFT4DEAD_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define LEFT4DEAD_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define LEFT4DEAD_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define LEFT4DEAD_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define LEFT4DEAD_WORLD_LIGHT_TYPE_SURFACE 0
#define LEFT4DEAD_WORLD_LIGHT_TYPE_POINT 1
#define LEFT4DEAD_WORLD_LIGHT_TYPE_SPOT 2
#define LEFT4DEAD_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define LEFT4DEAD_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define LEFT4DEAD_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define LEFT4DEAD_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define LEFT4DEAD_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define LEFT4DEAD_STATIC_PROP_SOLID_NONE 0
#define LEFT4DEAD_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define LEFT4DEAD_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define LEFT4DEAD_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define LEFT4DEAD_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define LEFT4DEAD_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define LEFT4DEAD_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define LEFT4DEAD_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define LEFT4DEAD_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define LEFT4DEAD_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define LEFT4DEAD_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define LEFT4DEAD_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define LEFT4DEAD_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define LEFT4DEAD_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define LEFT4DEAD_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define LEFT4DEAD_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define LEFT4DEAD_DETAIL_PROP_ORIENTATION_NORMAL 0
#define LEFT4DEAD_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define LEFT4DEAD_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define LEFT4DEAD_DETAIL_PROP_TYPE_MODEL 0
#define LEFT4DEAD_DETAIL_PROP_TYPE_SPRITE 1
#define LEFT4DEAD_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define LEFT4DEAD_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct Left4deadPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: LEFT4DEAD_PLANE_TYPE_*. */
  int32_t type;
} Left4deadPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadPlane) == 20, "Left4deadPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPlane, normal) == 0, "Left4deadPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPlane *)0)->normal) == 12, "Left4deadPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPlane, distance) == 12, "Left4deadPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPlane *)0)->distance) == 4, "Left4deadPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPlane, type) == 16, "Left4deadPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPlane *)0)->type) == 4, "Left4deadPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct Left4deadTextureData {
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
} Left4deadTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadTextureData) == 32, "Left4deadTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, reflectivity) == 0, "Left4deadTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->reflectivity) == 12, "Left4deadTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, name) == 12, "Left4deadTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->name) == 4, "Left4deadTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, width) == 16, "Left4deadTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->width) == 4, "Left4deadTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, height) == 20, "Left4deadTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->height) == 4, "Left4deadTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, viewWidth) == 24, "Left4deadTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->viewWidth) == 4, "Left4deadTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureData, viewHeight) == 28, "Left4deadTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureData *)0)->viewHeight) == 4, "Left4deadTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct Left4deadNode {
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
} Left4deadNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadNode) == 32, "Left4deadNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, plane) == 0, "Left4deadNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->plane) == 4, "Left4deadNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, children) == 4, "Left4deadNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->children) == 8, "Left4deadNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, mins) == 12, "Left4deadNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->mins) == 6, "Left4deadNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, maxs) == 18, "Left4deadNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->maxs) == 6, "Left4deadNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, firstFace) == 24, "Left4deadNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->firstFace) == 2, "Left4deadNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, faceCount) == 26, "Left4deadNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->faceCount) == 2, "Left4deadNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadNode, area) == 28, "Left4deadNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadNode *)0)->area) == 2, "Left4deadNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct Left4deadTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: LEFT4DEAD_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} Left4deadTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadTextureInfo) == 72, "Left4deadTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, textureS) == 0, "Left4deadTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->textureS) == 16, "Left4deadTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, textureT) == 16, "Left4deadTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->textureT) == 16, "Left4deadTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, lightmapS) == 32, "Left4deadTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->lightmapS) == 16, "Left4deadTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, lightmapT) == 48, "Left4deadTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->lightmapT) == 16, "Left4deadTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, flags) == 64, "Left4deadTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->flags) == 4, "Left4deadTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadTextureInfo, textureData) == 68, "Left4deadTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadTextureInfo *)0)->textureData) == 4, "Left4deadTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct Left4deadFace {
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
} Left4deadFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadFace) == 56, "Left4deadFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, plane) == 0, "Left4deadFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->plane) == 2, "Left4deadFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, side) == 2, "Left4deadFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->side) == 1, "Left4deadFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, onNode) == 3, "Left4deadFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->onNode) == 1, "Left4deadFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, firstEdge) == 4, "Left4deadFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->firstEdge) == 4, "Left4deadFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, edgeCount) == 8, "Left4deadFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->edgeCount) == 2, "Left4deadFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, texture) == 10, "Left4deadFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->texture) == 2, "Left4deadFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, displacement) == 12, "Left4deadFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->displacement) == 2, "Left4deadFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, fogVolume) == 14, "Left4deadFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->fogVolume) == 2, "Left4deadFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, styles) == 16, "Left4deadFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->styles) == 4, "Left4deadFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, lightOffset) == 20, "Left4deadFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->lightOffset) == 4, "Left4deadFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, area) == 24, "Left4deadFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->area) == 4, "Left4deadFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, lightmapMins) == 28, "Left4deadFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->lightmapMins) == 8, "Left4deadFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, lightmapSize) == 36, "Left4deadFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->lightmapSize) == 8, "Left4deadFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, originalFace) == 44, "Left4deadFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->originalFace) == 4, "Left4deadFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, firstPrimitive) == 50, "Left4deadFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->firstPrimitive) == 2, "Left4deadFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadFace, smoothingGroups) == 52, "Left4deadFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadFace *)0)->smoothingGroups) == 4, "Left4deadFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct Left4deadColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} Left4deadColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadColorRgbExp) == 4, "Left4deadColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadColorRgbExp, red) == 0, "Left4deadColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadColorRgbExp *)0)->red) == 1, "Left4deadColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadColorRgbExp, green) == 1, "Left4deadColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadColorRgbExp *)0)->green) == 1, "Left4deadColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadColorRgbExp, blue) == 2, "Left4deadColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadColorRgbExp *)0)->blue) == 1, "Left4deadColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadColorRgbExp, exponent) == 3, "Left4deadColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadColorRgbExp *)0)->exponent) == 1, "Left4deadColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct Left4deadOccluderWithoutArea {
  /** Whether it starts switched off. Values: LEFT4DEAD_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} Left4deadOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOccluderWithoutArea) == 36, "Left4deadOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderWithoutArea, flags) == 0, "Left4deadOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderWithoutArea *)0)->flags) == 4, "Left4deadOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderWithoutArea, firstPolygon) == 4, "Left4deadOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderWithoutArea *)0)->firstPolygon) == 4, "Left4deadOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderWithoutArea, polygonCount) == 8, "Left4deadOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderWithoutArea *)0)->polygonCount) == 4, "Left4deadOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderWithoutArea, mins) == 12, "Left4deadOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderWithoutArea *)0)->mins) == 12, "Left4deadOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderWithoutArea, maxs) == 24, "Left4deadOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderWithoutArea *)0)->maxs) == 12, "Left4deadOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct Left4deadOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Left4deadOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOccluderPolygon) == 12, "Left4deadOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderPolygon, firstVertexIndex) == 0, "Left4deadOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderPolygon *)0)->firstVertexIndex) == 4, "Left4deadOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderPolygon, vertexCount) == 4, "Left4deadOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderPolygon *)0)->vertexCount) == 4, "Left4deadOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluderPolygon, plane) == 8, "Left4deadOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluderPolygon *)0)->plane) == 4, "Left4deadOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct Left4deadOccluder {
  /** Whether it starts switched off. Values: LEFT4DEAD_OCCLUDER_FLAGS_*. */
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
} Left4deadOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOccluder) == 40, "Left4deadOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, flags) == 0, "Left4deadOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->flags) == 4, "Left4deadOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, firstPolygon) == 4, "Left4deadOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->firstPolygon) == 4, "Left4deadOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, polygonCount) == 8, "Left4deadOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->polygonCount) == 4, "Left4deadOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, mins) == 12, "Left4deadOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->mins) == 12, "Left4deadOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, maxs) == 24, "Left4deadOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->maxs) == 12, "Left4deadOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOccluder, area) == 36, "Left4deadOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOccluder *)0)->area) == 4, "Left4deadOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct Left4deadCompressedLightCube {
  /** One colour a side. */
  Left4deadColorRgbExp sides[6];
} Left4deadCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadCompressedLightCube) == 24, "Left4deadCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadCompressedLightCube, sides) == 0, "Left4deadCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadCompressedLightCube *)0)->sides) == 24, "Left4deadCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct Left4deadLeafVersion0 {
  /** What its brushes are, all together. Values: LEFT4DEAD_CONTENT_FLAGS_*. */
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
  Left4deadCompressedLightCube ambientLight;
} Left4deadLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafVersion0) == 56, "Left4deadLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, contents) == 0, "Left4deadLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->contents) == 4, "Left4deadLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, cluster) == 4, "Left4deadLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->cluster) == 2, "Left4deadLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, mins) == 8, "Left4deadLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->mins) == 6, "Left4deadLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, maxs) == 14, "Left4deadLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->maxs) == 6, "Left4deadLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, firstFace) == 20, "Left4deadLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->firstFace) == 2, "Left4deadLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, faceCount) == 22, "Left4deadLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->faceCount) == 2, "Left4deadLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, firstBrush) == 24, "Left4deadLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->firstBrush) == 2, "Left4deadLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, brushCount) == 26, "Left4deadLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->brushCount) == 2, "Left4deadLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, water) == 28, "Left4deadLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->water) == 2, "Left4deadLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafVersion0, ambientLight) == 30, "Left4deadLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafVersion0 *)0)->ambientLight) == 24, "Left4deadLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct Left4deadLeaf {
  /** What its brushes are, all together. Values: LEFT4DEAD_CONTENT_FLAGS_*. */
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
} Left4deadLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeaf) == 32, "Left4deadLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, contents) == 0, "Left4deadLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->contents) == 4, "Left4deadLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, cluster) == 4, "Left4deadLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->cluster) == 2, "Left4deadLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, mins) == 8, "Left4deadLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->mins) == 6, "Left4deadLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, maxs) == 14, "Left4deadLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->maxs) == 6, "Left4deadLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, firstFace) == 20, "Left4deadLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->firstFace) == 2, "Left4deadLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, faceCount) == 22, "Left4deadLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->faceCount) == 2, "Left4deadLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, firstBrush) == 24, "Left4deadLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->firstBrush) == 2, "Left4deadLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, brushCount) == 26, "Left4deadLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->brushCount) == 2, "Left4deadLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeaf, water) == 28, "Left4deadLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeaf *)0)->water) == 2, "Left4deadLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct Left4deadEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Left4deadEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadEdge) == 4, "Left4deadEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadEdge, vertices) == 0, "Left4deadEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadEdge *)0)->vertices) == 4, "Left4deadEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct Left4deadModel {
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
} Left4deadModel;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadModel) == 48, "Left4deadModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, mins) == 0, "Left4deadModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->mins) == 12, "Left4deadModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, maxs) == 12, "Left4deadModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->maxs) == 12, "Left4deadModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, origin) == 24, "Left4deadModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->origin) == 12, "Left4deadModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, headNode) == 36, "Left4deadModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->headNode) == 4, "Left4deadModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, firstFace) == 40, "Left4deadModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->firstFace) == 4, "Left4deadModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadModel, faceCount) == 44, "Left4deadModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadModel *)0)->faceCount) == 4, "Left4deadModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct Left4deadWorldLightShadowOffset {
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
  /** Kind of light. Values: LEFT4DEAD_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: LEFT4DEAD_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Left4deadWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadWorldLightShadowOffset) == 100, "Left4deadWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, origin) == 0, "Left4deadWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->origin) == 12, "Left4deadWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, intensity) == 12, "Left4deadWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->intensity) == 12, "Left4deadWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, normal) == 24, "Left4deadWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->normal) == 12, "Left4deadWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, shadowCastOffset) == 36, "Left4deadWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "Left4deadWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, cluster) == 48, "Left4deadWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->cluster) == 4, "Left4deadWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, type) == 52, "Left4deadWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->type) == 4, "Left4deadWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, style) == 56, "Left4deadWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->style) == 4, "Left4deadWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, stopDot) == 60, "Left4deadWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->stopDot) == 4, "Left4deadWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, stopDot2) == 64, "Left4deadWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->stopDot2) == 4, "Left4deadWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, exponent) == 68, "Left4deadWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->exponent) == 4, "Left4deadWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, radius) == 72, "Left4deadWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->radius) == 4, "Left4deadWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, constantAttenuation) == 76, "Left4deadWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->constantAttenuation) == 4, "Left4deadWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, linearAttenuation) == 80, "Left4deadWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->linearAttenuation) == 4, "Left4deadWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, quadraticAttenuation) == 84, "Left4deadWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "Left4deadWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, flags) == 88, "Left4deadWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->flags) == 4, "Left4deadWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, texture) == 92, "Left4deadWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->texture) == 4, "Left4deadWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWorldLightShadowOffset, owner) == 96, "Left4deadWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWorldLightShadowOffset *)0)->owner) == 4, "Left4deadWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct Left4deadBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: LEFT4DEAD_CONTENT_FLAGS_*. */
  int32_t contents;
} Left4deadBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadBrush) == 12, "Left4deadBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrush, firstSide) == 0, "Left4deadBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrush *)0)->firstSide) == 4, "Left4deadBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrush, sideCount) == 4, "Left4deadBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrush *)0)->sideCount) == 4, "Left4deadBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrush, contents) == 8, "Left4deadBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrush *)0)->contents) == 4, "Left4deadBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct Left4deadBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} Left4deadBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadBrushSide) == 8, "Left4deadBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrushSide, plane) == 0, "Left4deadBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrushSide *)0)->plane) == 2, "Left4deadBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrushSide, texture) == 2, "Left4deadBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrushSide *)0)->texture) == 2, "Left4deadBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrushSide, displacement) == 4, "Left4deadBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrushSide *)0)->displacement) == 2, "Left4deadBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadBrushSide, bevel) == 6, "Left4deadBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadBrushSide *)0)->bevel) == 2, "Left4deadBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct Left4deadArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Left4deadArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadArea) == 8, "Left4deadArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadArea, portalCount) == 0, "Left4deadArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadArea *)0)->portalCount) == 4, "Left4deadArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadArea, firstPortal) == 4, "Left4deadArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadArea *)0)->firstPortal) == 4, "Left4deadArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct Left4deadAreaPortal {
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
} Left4deadAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadAreaPortal) == 12, "Left4deadAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadAreaPortal, key) == 0, "Left4deadAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadAreaPortal *)0)->key) == 2, "Left4deadAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadAreaPortal, otherArea) == 2, "Left4deadAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadAreaPortal *)0)->otherArea) == 2, "Left4deadAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadAreaPortal, firstVertex) == 4, "Left4deadAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadAreaPortal *)0)->firstVertex) == 2, "Left4deadAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadAreaPortal, vertexCount) == 6, "Left4deadAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadAreaPortal *)0)->vertexCount) == 2, "Left4deadAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadAreaPortal, plane) == 8, "Left4deadAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadAreaPortal *)0)->plane) == 4, "Left4deadAreaPortal.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct Left4deadDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Left4deadDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementSubNeighbor) == 6, "Left4deadDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementSubNeighbor, displacement) == 0, "Left4deadDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementSubNeighbor *)0)->displacement) == 2, "Left4deadDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementSubNeighbor, orientation) == 2, "Left4deadDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementSubNeighbor *)0)->orientation) == 1, "Left4deadDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementSubNeighbor, span) == 3, "Left4deadDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementSubNeighbor *)0)->span) == 1, "Left4deadDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementSubNeighbor, neighborSpan) == 4, "Left4deadDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementSubNeighbor *)0)->neighborSpan) == 1, "Left4deadDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct Left4deadDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  Left4deadDisplacementSubNeighbor subNeighbors[2];
} Left4deadDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementNeighbor) == 12, "Left4deadDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementNeighbor, subNeighbors) == 0, "Left4deadDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementNeighbor *)0)->subNeighbors) == 12, "Left4deadDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct Left4deadDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} Left4deadDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementCornerNeighbors) == 10, "Left4deadDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementCornerNeighbors, neighbors) == 0, "Left4deadDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementCornerNeighbors *)0)->neighbors) == 8, "Left4deadDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementCornerNeighbors, count) == 8, "Left4deadDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementCornerNeighbors *)0)->count) == 1, "Left4deadDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct Left4deadDisplacementInfo {
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
  /** What the surface is. Values: LEFT4DEAD_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  Left4deadDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Left4deadDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Left4deadDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementInfo) == 176, "Left4deadDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, startPosition) == 0, "Left4deadDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->startPosition) == 12, "Left4deadDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, firstVertex) == 12, "Left4deadDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->firstVertex) == 4, "Left4deadDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, firstTriangle) == 16, "Left4deadDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->firstTriangle) == 4, "Left4deadDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, power) == 20, "Left4deadDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->power) == 4, "Left4deadDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, minTessellation) == 24, "Left4deadDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->minTessellation) == 4, "Left4deadDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, smoothingAngle) == 28, "Left4deadDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->smoothingAngle) == 4, "Left4deadDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, contents) == 32, "Left4deadDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->contents) == 4, "Left4deadDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, face) == 36, "Left4deadDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->face) == 2, "Left4deadDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, lightmapAlphaStart) == 40, "Left4deadDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->lightmapAlphaStart) == 4, "Left4deadDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, lightmapSamplePositionStart) == 44, "Left4deadDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "Left4deadDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, edgeNeighbors) == 48, "Left4deadDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->edgeNeighbors) == 48, "Left4deadDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, cornerNeighbors) == 96, "Left4deadDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->cornerNeighbors) == 40, "Left4deadDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementInfo, allowedVertices) == 136, "Left4deadDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementInfo *)0)->allowedVertices) == 40, "Left4deadDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct Left4deadOriginalFace {
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
} Left4deadOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOriginalFace) == 56, "Left4deadOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, plane) == 0, "Left4deadOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->plane) == 2, "Left4deadOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, side) == 2, "Left4deadOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->side) == 1, "Left4deadOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, onNode) == 3, "Left4deadOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->onNode) == 1, "Left4deadOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, firstEdge) == 4, "Left4deadOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->firstEdge) == 4, "Left4deadOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, edgeCount) == 8, "Left4deadOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->edgeCount) == 2, "Left4deadOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, texture) == 10, "Left4deadOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->texture) == 2, "Left4deadOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, displacement) == 12, "Left4deadOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->displacement) == 2, "Left4deadOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, fogVolume) == 14, "Left4deadOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->fogVolume) == 2, "Left4deadOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, styles) == 16, "Left4deadOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->styles) == 4, "Left4deadOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, lightOffset) == 20, "Left4deadOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->lightOffset) == 4, "Left4deadOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, area) == 24, "Left4deadOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->area) == 4, "Left4deadOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, lightmapMins) == 28, "Left4deadOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->lightmapMins) == 8, "Left4deadOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, lightmapSize) == 36, "Left4deadOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->lightmapSize) == 8, "Left4deadOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, originalFace) == 44, "Left4deadOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->originalFace) == 4, "Left4deadOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, firstPrimitive) == 50, "Left4deadOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->firstPrimitive) == 2, "Left4deadOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOriginalFace, smoothingGroups) == 52, "Left4deadOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOriginalFace *)0)->smoothingGroups) == 4, "Left4deadOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct Left4deadDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} Left4deadDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementVertex) == 20, "Left4deadDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementVertex, direction) == 0, "Left4deadDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementVertex *)0)->direction) == 12, "Left4deadDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementVertex, distance) == 12, "Left4deadDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementVertex *)0)->distance) == 4, "Left4deadDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDisplacementVertex, alpha) == 16, "Left4deadDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDisplacementVertex *)0)->alpha) == 4, "Left4deadDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct Left4deadStaticPropV4 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} Left4deadStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV4) == 56, "Left4deadStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, origin) == 0, "Left4deadStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->origin) == 12, "Left4deadStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, angles) == 12, "Left4deadStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->angles) == 12, "Left4deadStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, model) == 24, "Left4deadStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->model) == 2, "Left4deadStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, firstLeaf) == 26, "Left4deadStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->firstLeaf) == 2, "Left4deadStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, leafCount) == 28, "Left4deadStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->leafCount) == 2, "Left4deadStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, solid) == 30, "Left4deadStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->solid) == 1, "Left4deadStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, flags) == 31, "Left4deadStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->flags) == 1, "Left4deadStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, skin) == 32, "Left4deadStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->skin) == 4, "Left4deadStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, fadeMinDistance) == 36, "Left4deadStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, fadeMaxDistance) == 40, "Left4deadStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV4, lightingOrigin) == 44, "Left4deadStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV4 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Left4deadStaticPropV5 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV5) == 60, "Left4deadStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, origin) == 0, "Left4deadStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->origin) == 12, "Left4deadStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, angles) == 12, "Left4deadStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->angles) == 12, "Left4deadStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, model) == 24, "Left4deadStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->model) == 2, "Left4deadStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, firstLeaf) == 26, "Left4deadStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->firstLeaf) == 2, "Left4deadStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, leafCount) == 28, "Left4deadStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->leafCount) == 2, "Left4deadStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, solid) == 30, "Left4deadStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->solid) == 1, "Left4deadStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, flags) == 31, "Left4deadStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->flags) == 1, "Left4deadStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, skin) == 32, "Left4deadStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->skin) == 4, "Left4deadStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, fadeMinDistance) == 36, "Left4deadStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, fadeMaxDistance) == 40, "Left4deadStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, lightingOrigin) == 44, "Left4deadStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5, forcedFadeScale) == 56, "Left4deadStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV5TheShip {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV5TheShip) == 188, "Left4deadStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, origin) == 0, "Left4deadStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->origin) == 12, "Left4deadStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, angles) == 12, "Left4deadStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->angles) == 12, "Left4deadStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, model) == 24, "Left4deadStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->model) == 2, "Left4deadStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, firstLeaf) == 26, "Left4deadStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->firstLeaf) == 2, "Left4deadStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, leafCount) == 28, "Left4deadStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->leafCount) == 2, "Left4deadStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, solid) == 30, "Left4deadStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->solid) == 1, "Left4deadStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, flags) == 31, "Left4deadStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->flags) == 1, "Left4deadStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, skin) == 32, "Left4deadStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->skin) == 4, "Left4deadStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, fadeMinDistance) == 36, "Left4deadStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, fadeMaxDistance) == 40, "Left4deadStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, lightingOrigin) == 44, "Left4deadStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->lightingOrigin) == 12, "Left4deadStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, forcedFadeScale) == 56, "Left4deadStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV5TheShip, name) == 60, "Left4deadStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV5TheShip *)0)->name) == 128, "Left4deadStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Left4deadStaticPropV6 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV6) == 64, "Left4deadStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, origin) == 0, "Left4deadStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->origin) == 12, "Left4deadStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, angles) == 12, "Left4deadStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->angles) == 12, "Left4deadStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, model) == 24, "Left4deadStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->model) == 2, "Left4deadStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, firstLeaf) == 26, "Left4deadStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->firstLeaf) == 2, "Left4deadStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, leafCount) == 28, "Left4deadStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->leafCount) == 2, "Left4deadStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, solid) == 30, "Left4deadStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->solid) == 1, "Left4deadStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, flags) == 31, "Left4deadStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->flags) == 1, "Left4deadStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, skin) == 32, "Left4deadStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->skin) == 4, "Left4deadStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, fadeMinDistance) == 36, "Left4deadStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, fadeMaxDistance) == 40, "Left4deadStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, lightingOrigin) == 44, "Left4deadStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, forcedFadeScale) == 56, "Left4deadStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, minDirectX) == 60, "Left4deadStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->minDirectX) == 2, "Left4deadStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6, maxDirectX) == 62, "Left4deadStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6 *)0)->maxDirectX) == 2, "Left4deadStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV6BloodyGoodTime) == 192, "Left4deadStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, origin) == 0, "Left4deadStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->origin) == 12, "Left4deadStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, angles) == 12, "Left4deadStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->angles) == 12, "Left4deadStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, model) == 24, "Left4deadStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->model) == 2, "Left4deadStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, firstLeaf) == 26, "Left4deadStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "Left4deadStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, leafCount) == 28, "Left4deadStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "Left4deadStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, solid) == 30, "Left4deadStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->solid) == 1, "Left4deadStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, flags) == 31, "Left4deadStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->flags) == 1, "Left4deadStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, skin) == 32, "Left4deadStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->skin) == 4, "Left4deadStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "Left4deadStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "Left4deadStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "Left4deadStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "Left4deadStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "Left4deadStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, minDirectX) == 60, "Left4deadStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "Left4deadStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, maxDirectX) == 62, "Left4deadStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "Left4deadStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6BloodyGoodTime, name) == 64, "Left4deadStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6BloodyGoodTime *)0)->name) == 128, "Left4deadStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV6DarkMessiah {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV6DarkMessiah) == 136, "Left4deadStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, origin) == 0, "Left4deadStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->origin) == 12, "Left4deadStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, angles) == 12, "Left4deadStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->angles) == 12, "Left4deadStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, model) == 24, "Left4deadStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->model) == 2, "Left4deadStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, firstLeaf) == 26, "Left4deadStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "Left4deadStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, leafCount) == 28, "Left4deadStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->leafCount) == 2, "Left4deadStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, solid) == 30, "Left4deadStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->solid) == 1, "Left4deadStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, flags) == 31, "Left4deadStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->flags) == 1, "Left4deadStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, skin) == 32, "Left4deadStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->skin) == 4, "Left4deadStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, fadeMinDistance) == 36, "Left4deadStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "Left4deadStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, lightingOrigin) == 44, "Left4deadStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "Left4deadStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, forcedFadeScale) == 56, "Left4deadStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, minDirectX) == 60, "Left4deadStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "Left4deadStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, maxDirectX) == 62, "Left4deadStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "Left4deadStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV6DarkMessiah, unknown0x40) == 64, "Left4deadStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "Left4deadStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Left4deadStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropScale) == 16, "Left4deadStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropScale, prop) == 0, "Left4deadStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropScale *)0)->prop) == 4, "Left4deadStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropScale, scale) == 4, "Left4deadStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropScale *)0)->scale) == 12, "Left4deadStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct Left4deadStaticPropV7 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV7) == 68, "Left4deadStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, origin) == 0, "Left4deadStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->origin) == 12, "Left4deadStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, angles) == 12, "Left4deadStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->angles) == 12, "Left4deadStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, model) == 24, "Left4deadStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->model) == 2, "Left4deadStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, firstLeaf) == 26, "Left4deadStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->firstLeaf) == 2, "Left4deadStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, leafCount) == 28, "Left4deadStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->leafCount) == 2, "Left4deadStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, solid) == 30, "Left4deadStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->solid) == 1, "Left4deadStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, flags) == 31, "Left4deadStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->flags) == 1, "Left4deadStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, skin) == 32, "Left4deadStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->skin) == 4, "Left4deadStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, fadeMinDistance) == 36, "Left4deadStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, fadeMaxDistance) == 40, "Left4deadStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, lightingOrigin) == 44, "Left4deadStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, forcedFadeScale) == 56, "Left4deadStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, minDirectX) == 60, "Left4deadStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->minDirectX) == 2, "Left4deadStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, maxDirectX) == 62, "Left4deadStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->maxDirectX) == 2, "Left4deadStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7, color) == 64, "Left4deadStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7 *)0)->color) == 4, "Left4deadStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV7ZenoClash {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV7ZenoClash) == 68, "Left4deadStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, origin) == 0, "Left4deadStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->origin) == 12, "Left4deadStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, angles) == 12, "Left4deadStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->angles) == 12, "Left4deadStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, model) == 24, "Left4deadStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->model) == 2, "Left4deadStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, firstLeaf) == 26, "Left4deadStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "Left4deadStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, leafCount) == 28, "Left4deadStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->leafCount) == 2, "Left4deadStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, solid) == 30, "Left4deadStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->solid) == 1, "Left4deadStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, flags) == 31, "Left4deadStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->flags) == 1, "Left4deadStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, skin) == 32, "Left4deadStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->skin) == 4, "Left4deadStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, fadeMinDistance) == 36, "Left4deadStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, fadeMaxDistance) == 40, "Left4deadStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, lightingOrigin) == 44, "Left4deadStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "Left4deadStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, forcedFadeScale) == 56, "Left4deadStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, minDirectX) == 60, "Left4deadStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->minDirectX) == 2, "Left4deadStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, maxDirectX) == 62, "Left4deadStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "Left4deadStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV7ZenoClash, unknown0x40) == 64, "Left4deadStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "Left4deadStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct Left4deadStaticPropV8 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV8) == 68, "Left4deadStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, origin) == 0, "Left4deadStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->origin) == 12, "Left4deadStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, angles) == 12, "Left4deadStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->angles) == 12, "Left4deadStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, model) == 24, "Left4deadStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->model) == 2, "Left4deadStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, firstLeaf) == 26, "Left4deadStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->firstLeaf) == 2, "Left4deadStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, leafCount) == 28, "Left4deadStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->leafCount) == 2, "Left4deadStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, solid) == 30, "Left4deadStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->solid) == 1, "Left4deadStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, flags) == 31, "Left4deadStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->flags) == 1, "Left4deadStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, skin) == 32, "Left4deadStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->skin) == 4, "Left4deadStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, fadeMinDistance) == 36, "Left4deadStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, fadeMaxDistance) == 40, "Left4deadStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, lightingOrigin) == 44, "Left4deadStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, forcedFadeScale) == 56, "Left4deadStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, minCpuLevel) == 60, "Left4deadStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->minCpuLevel) == 1, "Left4deadStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, maxCpuLevel) == 61, "Left4deadStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, minGpuLevel) == 62, "Left4deadStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->minGpuLevel) == 1, "Left4deadStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, maxGpuLevel) == 63, "Left4deadStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8, color) == 64, "Left4deadStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8 *)0)->color) == 4, "Left4deadStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct Left4deadStaticPropV8Vindictus {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV8Vindictus) == 72, "Left4deadStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, origin) == 0, "Left4deadStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->origin) == 12, "Left4deadStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, angles) == 12, "Left4deadStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->angles) == 12, "Left4deadStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, model) == 24, "Left4deadStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->model) == 2, "Left4deadStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, firstLeaf) == 26, "Left4deadStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->firstLeaf) == 2, "Left4deadStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, leafCount) == 28, "Left4deadStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->leafCount) == 2, "Left4deadStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, solid) == 30, "Left4deadStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->solid) == 1, "Left4deadStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, flags) == 31, "Left4deadStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->flags) == 1, "Left4deadStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, skin) == 32, "Left4deadStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->skin) == 4, "Left4deadStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, fadeMinDistance) == 36, "Left4deadStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, fadeMaxDistance) == 40, "Left4deadStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, lightingOrigin) == 44, "Left4deadStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "Left4deadStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, forcedFadeScale) == 56, "Left4deadStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, minDirectX) == 60, "Left4deadStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->minDirectX) == 2, "Left4deadStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, maxDirectX) == 62, "Left4deadStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->maxDirectX) == 2, "Left4deadStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV8Vindictus, unknown0x40) == 64, "Left4deadStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV8Vindictus *)0)->unknown0x40) == 8, "Left4deadStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Left4deadStaticPropV9 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV9) == 72, "Left4deadStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, origin) == 0, "Left4deadStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->origin) == 12, "Left4deadStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, angles) == 12, "Left4deadStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->angles) == 12, "Left4deadStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, model) == 24, "Left4deadStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->model) == 2, "Left4deadStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, firstLeaf) == 26, "Left4deadStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->firstLeaf) == 2, "Left4deadStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, leafCount) == 28, "Left4deadStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->leafCount) == 2, "Left4deadStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, solid) == 30, "Left4deadStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->solid) == 1, "Left4deadStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, flags) == 31, "Left4deadStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->flags) == 1, "Left4deadStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, skin) == 32, "Left4deadStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->skin) == 4, "Left4deadStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, fadeMinDistance) == 36, "Left4deadStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, fadeMaxDistance) == 40, "Left4deadStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, lightingOrigin) == 44, "Left4deadStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, forcedFadeScale) == 56, "Left4deadStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, minCpuLevel) == 60, "Left4deadStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->minCpuLevel) == 1, "Left4deadStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, maxCpuLevel) == 61, "Left4deadStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, minGpuLevel) == 62, "Left4deadStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->minGpuLevel) == 1, "Left4deadStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, maxGpuLevel) == 63, "Left4deadStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, color) == 64, "Left4deadStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->color) == 4, "Left4deadStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9, disableXbox360) == 68, "Left4deadStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9 *)0)->disableXbox360) == 1, "Left4deadStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV9DearEsther {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
} Left4deadStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV9DearEsther) == 76, "Left4deadStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, origin) == 0, "Left4deadStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->origin) == 12, "Left4deadStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, angles) == 12, "Left4deadStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->angles) == 12, "Left4deadStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, model) == 24, "Left4deadStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->model) == 2, "Left4deadStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, firstLeaf) == 26, "Left4deadStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->firstLeaf) == 2, "Left4deadStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, leafCount) == 28, "Left4deadStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->leafCount) == 2, "Left4deadStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, solid) == 30, "Left4deadStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->solid) == 1, "Left4deadStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, flags) == 31, "Left4deadStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->flags) == 1, "Left4deadStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, unknown0x20) == 32, "Left4deadStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->unknown0x20) == 4, "Left4deadStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, skin) == 36, "Left4deadStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->skin) == 4, "Left4deadStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, fadeMinDistance) == 40, "Left4deadStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, fadeMaxDistance) == 44, "Left4deadStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, lightingOrigin) == 48, "Left4deadStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "Left4deadStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, forcedFadeScale) == 60, "Left4deadStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, minCpuLevel) == 64, "Left4deadStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "Left4deadStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, maxCpuLevel) == 65, "Left4deadStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, minGpuLevel) == 66, "Left4deadStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "Left4deadStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, maxGpuLevel) == 67, "Left4deadStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, color) == 68, "Left4deadStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->color) == 4, "Left4deadStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV9DearEsther, disableXbox360) == 72, "Left4deadStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV9DearEsther *)0)->disableXbox360) == 1, "Left4deadStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct Left4deadStaticPropV10 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} Left4deadStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV10) == 72, "Left4deadStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, origin) == 0, "Left4deadStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->origin) == 12, "Left4deadStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, angles) == 12, "Left4deadStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->angles) == 12, "Left4deadStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, model) == 24, "Left4deadStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->model) == 2, "Left4deadStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, firstLeaf) == 26, "Left4deadStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->firstLeaf) == 2, "Left4deadStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, leafCount) == 28, "Left4deadStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->leafCount) == 2, "Left4deadStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, solid) == 30, "Left4deadStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->solid) == 1, "Left4deadStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, skin) == 32, "Left4deadStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->skin) == 4, "Left4deadStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, fadeMinDistance) == 36, "Left4deadStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, fadeMaxDistance) == 40, "Left4deadStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, lightingOrigin) == 44, "Left4deadStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, forcedFadeScale) == 56, "Left4deadStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, minDirectX) == 60, "Left4deadStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->minDirectX) == 2, "Left4deadStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, maxDirectX) == 62, "Left4deadStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->maxDirectX) == 2, "Left4deadStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, flags) == 64, "Left4deadStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->flags) == 4, "Left4deadStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, lightmapWidth) == 68, "Left4deadStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->lightmapWidth) == 2, "Left4deadStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10, lightmapHeight) == 70, "Left4deadStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10 *)0)->lightmapHeight) == 2, "Left4deadStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Left4deadStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV10GlobalOffensive) == 76, "Left4deadStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, origin) == 0, "Left4deadStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->origin) == 12, "Left4deadStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, angles) == 12, "Left4deadStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->angles) == 12, "Left4deadStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, model) == 24, "Left4deadStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->model) == 2, "Left4deadStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, firstLeaf) == 26, "Left4deadStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "Left4deadStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, leafCount) == 28, "Left4deadStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "Left4deadStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, solid) == 30, "Left4deadStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->solid) == 1, "Left4deadStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, flags) == 31, "Left4deadStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->flags) == 1, "Left4deadStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, skin) == 32, "Left4deadStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->skin) == 4, "Left4deadStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "Left4deadStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "Left4deadStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, lightingOrigin) == 44, "Left4deadStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "Left4deadStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "Left4deadStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, minCpuLevel) == 60, "Left4deadStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "Left4deadStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "Left4deadStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, minGpuLevel) == 62, "Left4deadStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "Left4deadStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "Left4deadStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, color) == 64, "Left4deadStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->color) == 4, "Left4deadStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, disableXbox360) == 68, "Left4deadStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "Left4deadStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV10GlobalOffensive, flagsEx) == 72, "Left4deadStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "Left4deadStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} Left4deadStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV11GlobalOffensive) == 80, "Left4deadStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, origin) == 0, "Left4deadStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->origin) == 12, "Left4deadStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, angles) == 12, "Left4deadStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->angles) == 12, "Left4deadStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, model) == 24, "Left4deadStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->model) == 2, "Left4deadStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, firstLeaf) == 26, "Left4deadStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "Left4deadStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, leafCount) == 28, "Left4deadStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "Left4deadStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, solid) == 30, "Left4deadStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->solid) == 1, "Left4deadStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, flags) == 31, "Left4deadStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->flags) == 1, "Left4deadStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, skin) == 32, "Left4deadStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->skin) == 4, "Left4deadStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "Left4deadStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "Left4deadStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, lightingOrigin) == 44, "Left4deadStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "Left4deadStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "Left4deadStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, minCpuLevel) == 60, "Left4deadStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "Left4deadStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "Left4deadStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, minGpuLevel) == 62, "Left4deadStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "Left4deadStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "Left4deadStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, color) == 64, "Left4deadStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->color) == 4, "Left4deadStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, disableXbox360) == 68, "Left4deadStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "Left4deadStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, flagsEx) == 72, "Left4deadStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "Left4deadStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11GlobalOffensive, scale) == 76, "Left4deadStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11GlobalOffensive *)0)->scale) == 4, "Left4deadStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Left4deadStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV11BlackMesaLite) == 76, "Left4deadStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, origin) == 0, "Left4deadStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->origin) == 12, "Left4deadStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, angles) == 12, "Left4deadStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->angles) == 12, "Left4deadStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, model) == 24, "Left4deadStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->model) == 2, "Left4deadStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, firstLeaf) == 26, "Left4deadStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "Left4deadStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, leafCount) == 28, "Left4deadStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "Left4deadStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, solid) == 30, "Left4deadStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->solid) == 1, "Left4deadStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, skin) == 32, "Left4deadStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->skin) == 4, "Left4deadStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "Left4deadStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "Left4deadStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, lightingOrigin) == 44, "Left4deadStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "Left4deadStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "Left4deadStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, minDirectX) == 60, "Left4deadStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "Left4deadStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, maxDirectX) == 62, "Left4deadStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "Left4deadStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, flags) == 64, "Left4deadStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->flags) == 4, "Left4deadStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, lightmapWidth) == 68, "Left4deadStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "Left4deadStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, lightmapHeight) == 70, "Left4deadStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "Left4deadStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesaLite, color) == 72, "Left4deadStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesaLite *)0)->color) == 4, "Left4deadStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct Left4deadStaticPropV11Merubasu {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} Left4deadStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV11Merubasu) == 76, "Left4deadStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, origin) == 0, "Left4deadStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->origin) == 12, "Left4deadStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, angles) == 12, "Left4deadStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->angles) == 12, "Left4deadStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, model) == 24, "Left4deadStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->model) == 2, "Left4deadStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, firstLeaf) == 26, "Left4deadStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->firstLeaf) == 2, "Left4deadStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, leafCount) == 28, "Left4deadStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->leafCount) == 2, "Left4deadStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, solid) == 30, "Left4deadStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->solid) == 1, "Left4deadStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, skin) == 32, "Left4deadStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->skin) == 4, "Left4deadStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, fadeMinDistance) == 36, "Left4deadStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, fadeMaxDistance) == 40, "Left4deadStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, lightingOrigin) == 44, "Left4deadStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "Left4deadStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, forcedFadeScale) == 56, "Left4deadStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, minDirectX) == 60, "Left4deadStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->minDirectX) == 2, "Left4deadStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, maxDirectX) == 62, "Left4deadStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->maxDirectX) == 2, "Left4deadStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, flags) == 64, "Left4deadStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->flags) == 4, "Left4deadStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, lightmapWidth) == 68, "Left4deadStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "Left4deadStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, lightmapHeight) == 70, "Left4deadStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "Left4deadStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11Merubasu, scale) == 72, "Left4deadStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11Merubasu *)0)->scale) == 4, "Left4deadStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV11BlackMesa {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Left4deadStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV11BlackMesa) == 80, "Left4deadStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, origin) == 0, "Left4deadStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->origin) == 12, "Left4deadStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, angles) == 12, "Left4deadStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->angles) == 12, "Left4deadStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, model) == 24, "Left4deadStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->model) == 2, "Left4deadStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, firstLeaf) == 26, "Left4deadStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "Left4deadStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, leafCount) == 28, "Left4deadStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->leafCount) == 2, "Left4deadStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, solid) == 30, "Left4deadStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->solid) == 1, "Left4deadStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, skin) == 32, "Left4deadStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->skin) == 4, "Left4deadStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, fadeMinDistance) == 36, "Left4deadStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, fadeMaxDistance) == 40, "Left4deadStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, lightingOrigin) == 44, "Left4deadStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "Left4deadStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, forcedFadeScale) == 56, "Left4deadStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, minDirectX) == 60, "Left4deadStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->minDirectX) == 2, "Left4deadStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, maxDirectX) == 62, "Left4deadStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "Left4deadStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, flags) == 64, "Left4deadStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->flags) == 4, "Left4deadStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, lightmapWidth) == 68, "Left4deadStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "Left4deadStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, lightmapHeight) == 70, "Left4deadStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "Left4deadStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, color) == 72, "Left4deadStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->color) == 4, "Left4deadStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV11BlackMesa, flagsEx) == 76, "Left4deadStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV11BlackMesa *)0)->flagsEx) == 4, "Left4deadStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadStaticPropV13 {
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
  /** How it collides. Values: LEFT4DEAD_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: LEFT4DEAD_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Left4deadStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropV13) == 88, "Left4deadStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, origin) == 0, "Left4deadStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->origin) == 12, "Left4deadStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, angles) == 12, "Left4deadStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->angles) == 12, "Left4deadStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, model) == 24, "Left4deadStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->model) == 2, "Left4deadStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, firstLeaf) == 26, "Left4deadStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->firstLeaf) == 2, "Left4deadStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, leafCount) == 28, "Left4deadStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->leafCount) == 2, "Left4deadStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, solid) == 30, "Left4deadStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->solid) == 1, "Left4deadStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, flags) == 31, "Left4deadStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->flags) == 1, "Left4deadStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, skin) == 32, "Left4deadStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->skin) == 4, "Left4deadStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, fadeMinDistance) == 36, "Left4deadStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->fadeMinDistance) == 4, "Left4deadStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, fadeMaxDistance) == 40, "Left4deadStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->fadeMaxDistance) == 4, "Left4deadStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, lightingOrigin) == 44, "Left4deadStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->lightingOrigin) == 12, "Left4deadStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, forcedFadeScale) == 56, "Left4deadStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->forcedFadeScale) == 4, "Left4deadStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, minCpuLevel) == 60, "Left4deadStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->minCpuLevel) == 1, "Left4deadStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, maxCpuLevel) == 61, "Left4deadStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->maxCpuLevel) == 1, "Left4deadStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, minGpuLevel) == 62, "Left4deadStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->minGpuLevel) == 1, "Left4deadStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, maxGpuLevel) == 63, "Left4deadStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->maxGpuLevel) == 1, "Left4deadStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, color) == 64, "Left4deadStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->color) == 4, "Left4deadStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, disableXbox360) == 68, "Left4deadStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->disableXbox360) == 1, "Left4deadStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, flagsEx) == 72, "Left4deadStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->flagsEx) == 4, "Left4deadStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropV13, scale) == 76, "Left4deadStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropV13 *)0)->scale) == 12, "Left4deadStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct Left4deadDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} Left4deadDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailSprite) == 32, "Left4deadDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailSprite, upperLeft) == 0, "Left4deadDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailSprite *)0)->upperLeft) == 8, "Left4deadDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailSprite, lowerRight) == 8, "Left4deadDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailSprite *)0)->lowerRight) == 8, "Left4deadDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailSprite, textureUpperLeft) == 16, "Left4deadDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailSprite *)0)->textureUpperLeft) == 8, "Left4deadDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailSprite, textureLowerRight) == 24, "Left4deadDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailSprite *)0)->textureLowerRight) == 8, "Left4deadDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct Left4deadDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Left4deadColorRgbExp light;
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
  /** How it turns to who looks at it. Values: LEFT4DEAD_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: LEFT4DEAD_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} Left4deadDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailProp) == 52, "Left4deadDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, origin) == 0, "Left4deadDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->origin) == 12, "Left4deadDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, angles) == 12, "Left4deadDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->angles) == 12, "Left4deadDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, detail) == 24, "Left4deadDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->detail) == 2, "Left4deadDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, leaf) == 26, "Left4deadDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->leaf) == 2, "Left4deadDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, light) == 28, "Left4deadDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->light) == 4, "Left4deadDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, firstLightStyle) == 32, "Left4deadDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->firstLightStyle) == 4, "Left4deadDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, lightStyleCount) == 36, "Left4deadDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->lightStyleCount) == 1, "Left4deadDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, sway) == 37, "Left4deadDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->sway) == 1, "Left4deadDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, shapeAngle) == 38, "Left4deadDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->shapeAngle) == 1, "Left4deadDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, shapeSize) == 39, "Left4deadDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->shapeSize) == 1, "Left4deadDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, orientation) == 40, "Left4deadDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->orientation) == 1, "Left4deadDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, padding1) == 41, "Left4deadDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->padding1) == 3, "Left4deadDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, type) == 44, "Left4deadDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->type) == 1, "Left4deadDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, padding2) == 45, "Left4deadDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->padding2) == 3, "Left4deadDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailProp, scale) == 48, "Left4deadDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailProp *)0)->scale) == 4, "Left4deadDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct Left4deadDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Left4deadColorRgbExp light;
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
} Left4deadDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailPropV2) == 40, "Left4deadDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, origin) == 0, "Left4deadDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->origin) == 12, "Left4deadDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, angles) == 12, "Left4deadDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->angles) == 12, "Left4deadDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, detail) == 24, "Left4deadDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->detail) == 2, "Left4deadDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, leaf) == 26, "Left4deadDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->leaf) == 2, "Left4deadDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, light) == 28, "Left4deadDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->light) == 4, "Left4deadDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, firstLightStyle) == 32, "Left4deadDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->firstLightStyle) == 4, "Left4deadDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, lightStyleCount) == 36, "Left4deadDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->lightStyleCount) == 1, "Left4deadDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, sway) == 37, "Left4deadDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->sway) == 1, "Left4deadDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, shapeAngle) == 38, "Left4deadDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->shapeAngle) == 1, "Left4deadDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropV2, shapeSize) == 39, "Left4deadDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropV2 *)0)->shapeSize) == 1, "Left4deadDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct Left4deadDetailPropLightStyle {
  /** The light. */
  Left4deadColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} Left4deadDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailPropLightStyle) == 5, "Left4deadDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropLightStyle, light) == 0, "Left4deadDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropLightStyle *)0)->light) == 4, "Left4deadDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropLightStyle, style) == 4, "Left4deadDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropLightStyle *)0)->style) == 1, "Left4deadDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct Left4deadLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} Left4deadLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafWaterData) == 12, "Left4deadLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafWaterData, surfaceZ) == 0, "Left4deadLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafWaterData *)0)->surfaceZ) == 4, "Left4deadLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafWaterData, minZ) == 4, "Left4deadLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafWaterData *)0)->minZ) == 4, "Left4deadLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafWaterData, surfaceTexture) == 8, "Left4deadLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafWaterData *)0)->surfaceTexture) == 2, "Left4deadLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct Left4deadPrimitive {
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
} Left4deadPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadPrimitive) == 10, "Left4deadPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPrimitive, type) == 0, "Left4deadPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPrimitive *)0)->type) == 2, "Left4deadPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPrimitive, firstIndex) == 2, "Left4deadPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPrimitive *)0)->firstIndex) == 2, "Left4deadPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPrimitive, indexCount) == 4, "Left4deadPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPrimitive *)0)->indexCount) == 2, "Left4deadPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPrimitive, firstVertex) == 6, "Left4deadPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPrimitive *)0)->firstVertex) == 2, "Left4deadPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadPrimitive, vertexCount) == 8, "Left4deadPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadPrimitive *)0)->vertexCount) == 2, "Left4deadPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct Left4deadCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} Left4deadCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadCubemapSample) == 16, "Left4deadCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadCubemapSample, origin) == 0, "Left4deadCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadCubemapSample *)0)->origin) == 12, "Left4deadCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadCubemapSample, size) == 12, "Left4deadCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadCubemapSample *)0)->size) == 4, "Left4deadCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct Left4deadOverlay {
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
} Left4deadOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOverlay) == 352, "Left4deadOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, id) == 0, "Left4deadOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->id) == 4, "Left4deadOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, texture) == 4, "Left4deadOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->texture) == 2, "Left4deadOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, faces) == 8, "Left4deadOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->faces) == 256, "Left4deadOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, u) == 264, "Left4deadOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->u) == 8, "Left4deadOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, v) == 272, "Left4deadOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->v) == 8, "Left4deadOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, uvPoints) == 280, "Left4deadOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->uvPoints) == 48, "Left4deadOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, origin) == 328, "Left4deadOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->origin) == 12, "Left4deadOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlay, normal) == 340, "Left4deadOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlay *)0)->normal) == 12, "Left4deadOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct Left4deadWaterOverlay {
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
} Left4deadWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadWaterOverlay) == 1120, "Left4deadWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, id) == 0, "Left4deadWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->id) == 4, "Left4deadWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, texture) == 4, "Left4deadWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->texture) == 2, "Left4deadWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, faces) == 8, "Left4deadWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->faces) == 1024, "Left4deadWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, u) == 1032, "Left4deadWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->u) == 8, "Left4deadWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, v) == 1040, "Left4deadWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->v) == 8, "Left4deadWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, uvPoints) == 1048, "Left4deadWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->uvPoints) == 48, "Left4deadWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, origin) == 1096, "Left4deadWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->origin) == 12, "Left4deadWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadWaterOverlay, normal) == 1108, "Left4deadWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadWaterOverlay *)0)->normal) == 12, "Left4deadWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Left4deadLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} Left4deadLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafAmbientIndexHdr) == 4, "Left4deadLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientIndexHdr, sampleCount) == 0, "Left4deadLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientIndexHdr *)0)->sampleCount) == 2, "Left4deadLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientIndexHdr, firstSample) == 2, "Left4deadLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientIndexHdr *)0)->firstSample) == 2, "Left4deadLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Left4deadLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} Left4deadLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafAmbientIndex) == 4, "Left4deadLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientIndex, sampleCount) == 0, "Left4deadLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientIndex *)0)->sampleCount) == 2, "Left4deadLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientIndex, firstSample) == 2, "Left4deadLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientIndex *)0)->firstSample) == 2, "Left4deadLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct Left4deadLeafAmbientSample {
  /** Light from six sides. */
  Left4deadCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} Left4deadLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafAmbientSample) == 28, "Left4deadLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientSample, cube) == 0, "Left4deadLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientSample *)0)->cube) == 24, "Left4deadLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientSample, position) == 24, "Left4deadLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientSample *)0)->position) == 3, "Left4deadLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadLeafAmbientSample, padding) == 27, "Left4deadLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadLeafAmbientSample *)0)->padding) == 1, "Left4deadLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct Left4deadOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} Left4deadOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOverlayFade) == 8, "Left4deadOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlayFade, minDistanceSquared) == 0, "Left4deadOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlayFade *)0)->minDistanceSquared) == 4, "Left4deadOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlayFade, maxDistanceSquared) == 4, "Left4deadOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlayFade *)0)->maxDistanceSquared) == 4, "Left4deadOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct Left4deadOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} Left4deadOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOverlaySystemLevels) == 4, "Left4deadOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlaySystemLevels, minCpu) == 0, "Left4deadOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlaySystemLevels *)0)->minCpu) == 1, "Left4deadOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlaySystemLevels, maxCpu) == 1, "Left4deadOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlaySystemLevels *)0)->maxCpu) == 1, "Left4deadOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlaySystemLevels, minGpu) == 2, "Left4deadOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlaySystemLevels *)0)->minGpu) == 1, "Left4deadOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOverlaySystemLevels, maxGpu) == 3, "Left4deadOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOverlaySystemLevels *)0)->maxGpu) == 1, "Left4deadOverlaySystemLevels.maxGpu takes 1 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Left4deadVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadVerticesElement) == 12, "Left4deadVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Left4deadOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Left4deadOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Left4deadOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Left4deadOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOcclusionWithoutAreaHead) == 4, "Left4deadOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOcclusionWithoutAreaHead, occluderCount) == 0, "Left4deadOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "Left4deadOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Left4deadOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Left4deadOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Left4deadOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Left4deadOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadOcclusionHead) == 4, "Left4deadOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadOcclusionHead, occluderCount) == 0, "Left4deadOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadOcclusionHead *)0)->occluderCount) == 4, "Left4deadOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t Left4deadFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadFaceIdsElement) == 2, "Left4deadFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t Left4deadSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadSurfedgesElement) == 4, "Left4deadSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t Left4deadLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafFacesElement) == 2, "Left4deadLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t Left4deadLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafBrushesElement) == 2, "Left4deadLeafBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Left4deadVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadVertexNormalsElement) == 12, "Left4deadVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t Left4deadVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadVertexNormalIndicesElement) == 2, "Left4deadVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t Left4deadDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementLightmapAlphasElement) == 1, "Left4deadDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV4 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV4Head) == 4, "Left4deadStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV4Head, modelCount) == 0, "Left4deadStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV4Head *)0)->modelCount) == 4, "Left4deadStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV5 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV5Head) == 4, "Left4deadStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV5Head, modelCount) == 0, "Left4deadStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV5Head *)0)->modelCount) == 4, "Left4deadStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV5TheShipHead) == 4, "Left4deadStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV5TheShipHead, modelCount) == 0, "Left4deadStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV5TheShipHead *)0)->modelCount) == 4, "Left4deadStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV6 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV6Head) == 4, "Left4deadStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV6Head, modelCount) == 0, "Left4deadStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV6Head *)0)->modelCount) == 4, "Left4deadStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV6BloodyGoodTimeHead) == 4, "Left4deadStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "Left4deadStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "Left4deadStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV6DarkMessiahHead) == 4, "Left4deadStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV6DarkMessiahHead, modelCount) == 0, "Left4deadStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "Left4deadStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Left4deadStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV5 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV6VindictusHead) == 4, "Left4deadStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV6VindictusHead, modelCount) == 0, "Left4deadStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV6VindictusHead *)0)->modelCount) == 4, "Left4deadStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV7 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV7Head) == 4, "Left4deadStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV7Head, modelCount) == 0, "Left4deadStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV7Head *)0)->modelCount) == 4, "Left4deadStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV7ZenoClashHead) == 4, "Left4deadStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV7ZenoClashHead, modelCount) == 0, "Left4deadStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "Left4deadStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Left4deadStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV6 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV7VindictusHead) == 4, "Left4deadStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV7VindictusHead, modelCount) == 0, "Left4deadStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV7VindictusHead *)0)->modelCount) == 4, "Left4deadStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV8 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV8Head) == 4, "Left4deadStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV8Head, modelCount) == 0, "Left4deadStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV8Head *)0)->modelCount) == 4, "Left4deadStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Left4deadStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV8VindictusHead) == 4, "Left4deadStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV8VindictusHead, modelCount) == 0, "Left4deadStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV8VindictusHead *)0)->modelCount) == 4, "Left4deadStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV9 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV9Head) == 4, "Left4deadStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV9Head, modelCount) == 0, "Left4deadStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV9Head *)0)->modelCount) == 4, "Left4deadStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV9DearEstherHead) == 4, "Left4deadStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV9DearEstherHead, modelCount) == 0, "Left4deadStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "Left4deadStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV10 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV10Head) == 4, "Left4deadStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV10Head, modelCount) == 0, "Left4deadStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV10Head *)0)->modelCount) == 4, "Left4deadStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV10GlobalOffensiveHead) == 4, "Left4deadStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "Left4deadStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "Left4deadStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV11GlobalOffensiveHead) == 4, "Left4deadStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "Left4deadStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "Left4deadStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV11BlackMesaLiteHead) == 4, "Left4deadStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "Left4deadStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "Left4deadStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV11MerubasuHead) == 4, "Left4deadStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV11MerubasuHead, modelCount) == 0, "Left4deadStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "Left4deadStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV12StrataHead) == 4, "Left4deadStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV12StrataHead, modelCount) == 0, "Left4deadStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV12StrataHead *)0)->modelCount) == 4, "Left4deadStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV11BlackMesaHead) == 4, "Left4deadStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV11BlackMesaHead, modelCount) == 0, "Left4deadStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "Left4deadStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadStaticPropV13 props[propCount]`: The props.
 */
typedef struct Left4deadStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Left4deadStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadStaticPropsV13StrataHead) == 4, "Left4deadStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadStaticPropsV13StrataHead, modelCount) == 0, "Left4deadStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadStaticPropsV13StrataHead *)0)->modelCount) == 4, "Left4deadStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `Left4deadDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadDetailProp props[propCount]`: The props.
 */
typedef struct Left4deadDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailPropsV4Head) == 4, "Left4deadDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropsV4Head, modelCount) == 0, "Left4deadDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropsV4Head *)0)->modelCount) == 4, "Left4deadDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `Left4deadDetailPropV2 props[propCount]`: The props.
 */
typedef struct Left4deadDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} Left4deadDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailPropsV2Head) == 4, "Left4deadDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropsV2Head, modelCount) == 0, "Left4deadDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropsV2Head *)0)->modelCount) == 4, "Left4deadDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `Left4deadDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct Left4deadDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} Left4deadDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDetailPropLightHead) == 4, "Left4deadDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadDetailPropLightHead, count) == 0, "Left4deadDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadDetailPropLightHead *)0)->count) == 4, "Left4deadDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct Left4deadColorVariablesHead {
  /** Number of names. */
  int32_t count;
} Left4deadColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadColorVariablesHead) == 4, "Left4deadColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Left4deadColorVariablesHead, count) == 0, "Left4deadColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Left4deadColorVariablesHead *)0)->count) == 4, "Left4deadColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } Left4deadPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadPrimitiveVerticesElement) == 12, "Left4deadPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t Left4deadPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadPrimitiveIndicesElement) == 2, "Left4deadPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } Left4deadClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadClipPortalVerticesElement) == 12, "Left4deadClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t Left4deadTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadTextureStringTableElement) == 4, "Left4deadTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t Left4deadLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadLeafMinDistanceToWaterElement) == 2, "Left4deadLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t Left4deadFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadFaceMacroTextureInfoElement) == 2, "Left4deadFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: LEFT4DEAD_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t Left4deadDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadDisplacementTrianglesElement) == 2, "Left4deadDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t Left4deadMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Left4deadMapFlagsElement) == 4, "Left4deadMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_LEFT4DEAD_H */
