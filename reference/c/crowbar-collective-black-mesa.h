/**
 * Black Mesa: VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Black Mesa: VBSP 20. The Orange Box's lumps, and how displacements blend several textures in lump 61;
 * static props of versions 10 and 11 have a colour.
 *
 * Sources: facts on branches and the behaviour of public readers; no map of the game is at hand.
 */
#ifndef BRUSHWORK_CROWBAR_COLLECTIVE_BLACK_MESA_H
#define BRUSHWORK_CROWBAR_COLLECTIVE_BLACK_MESA_H

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
#define BLACK_MESA_LUMP_ENTITIES 0
/** Array of BlackMesaPlane. */
#define BLACK_MESA_LUMP_PLANES 1
/** Array of BlackMesaTextureData. */
#define BLACK_MESA_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of BlackMesaVerticesElement. */
#define BLACK_MESA_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define BLACK_MESA_LUMP_VISIBILITY 4
/** Array of BlackMesaNode. */
#define BLACK_MESA_LUMP_NODES 5
/** Array of BlackMesaTextureInfo. */
#define BLACK_MESA_LUMP_TEXTURE_INFO 6
/** Array of BlackMesaFace. */
#define BLACK_MESA_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of BlackMesaColorRgbExp.
 */
#define BLACK_MESA_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: BlackMesaOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: BlackMesaOcclusionHead, and what its comment says.
 */
#define BLACK_MESA_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of BlackMesaLeafVersion0.
 * - version 1: Array of BlackMesaLeaf.
 */
#define BLACK_MESA_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of BlackMesaFaceIdsElement. */
#define BLACK_MESA_LUMP_FACE_IDS 11
/** Array of BlackMesaEdge. */
#define BLACK_MESA_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of BlackMesaSurfedgesElement.
 */
#define BLACK_MESA_LUMP_SURFEDGES 13
/** Array of BlackMesaModel. */
#define BLACK_MESA_LUMP_MODELS 14
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of BlackMesaWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of BlackMesaWorldLightShadowOffset.
 */
#define BLACK_MESA_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of BlackMesaLeafFacesElement. */
#define BLACK_MESA_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of BlackMesaLeafBrushesElement. */
#define BLACK_MESA_LUMP_LEAF_BRUSHES 17
/** Array of BlackMesaBrush. */
#define BLACK_MESA_LUMP_BRUSHES 18
/** Array of BlackMesaBrushSide. */
#define BLACK_MESA_LUMP_BRUSH_SIDES 19
/** Array of BlackMesaArea. */
#define BLACK_MESA_LUMP_AREAS 20
/** Array of BlackMesaAreaPortal. */
#define BLACK_MESA_LUMP_AREA_PORTALS 21
/** Not used. Bytes of unknown meaning. */
#define BLACK_MESA_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define BLACK_MESA_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define BLACK_MESA_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define BLACK_MESA_LUMP_CLUSTER_PORTALS 25
/** Array of BlackMesaDisplacementInfo. */
#define BLACK_MESA_LUMP_DISPLACEMENT_INFO 26
/** Array of BlackMesaOriginalFace. */
#define BLACK_MESA_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define BLACK_MESA_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLACK_MESA_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of BlackMesaVertexNormalsElement. */
#define BLACK_MESA_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * BlackMesaVertexNormalIndicesElement.
 */
#define BLACK_MESA_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * BlackMesaDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define BLACK_MESA_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of BlackMesaDisplacementVertex. */
#define BLACK_MESA_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define BLACK_MESA_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): BlackMesaStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): BlackMesaStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): BlackMesaStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): BlackMesaStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): BlackMesaStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): BlackMesaStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): BlackMesaStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): BlackMesaStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): BlackMesaStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): BlackMesaStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): BlackMesaStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): BlackMesaStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): BlackMesaStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): BlackMesaStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): BlackMesaStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): BlackMesaStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): BlackMesaStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): BlackMesaStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): BlackMesaStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): BlackMesaStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): BlackMesaStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): BlackMesaStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): BlackMesaDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): BlackMesaDetailPropsV2Head, and what its comment says.
 * - `dplt`: BlackMesaDetailPropLightHead, and what its comment says.
 * - `dplh`: BlackMesaDetailPropLightHead, and what its comment says.
 * - `clvr`: BlackMesaColorVariablesHead, and what its comment says.
 */
#define BLACK_MESA_LUMP_GAME_LUMP 35
/** Array of BlackMesaLeafWaterData. */
#define BLACK_MESA_LUMP_LEAF_WATER_DATA 36
/** Array of BlackMesaPrimitive. */
#define BLACK_MESA_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of BlackMesaPrimitiveVerticesElement.
 */
#define BLACK_MESA_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * BlackMesaPrimitiveIndicesElement.
 */
#define BLACK_MESA_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define BLACK_MESA_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of BlackMesaClipPortalVerticesElement. */
#define BLACK_MESA_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of BlackMesaCubemapSample. */
#define BLACK_MESA_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define BLACK_MESA_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of BlackMesaTextureStringTableElement. */
#define BLACK_MESA_LUMP_TEXTURE_STRING_TABLE 44
/** Array of BlackMesaOverlay. */
#define BLACK_MESA_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of BlackMesaLeafMinDistanceToWaterElement. */
#define BLACK_MESA_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * BlackMesaFaceMacroTextureInfoElement.
 */
#define BLACK_MESA_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of BlackMesaDisplacementTrianglesElement. */
#define BLACK_MESA_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLACK_MESA_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of BlackMesaWaterOverlay. */
#define BLACK_MESA_LUMP_WATER_OVERLAYS 50
/** Array of BlackMesaLeafAmbientIndexHdr. */
#define BLACK_MESA_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of BlackMesaLeafAmbientIndex. */
#define BLACK_MESA_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of BlackMesaColorRgbExp. */
#define BLACK_MESA_LUMP_LIGHTING_HDR 53
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of BlackMesaWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of BlackMesaWorldLightShadowOffset.
 */
#define BLACK_MESA_LUMP_WORLD_LIGHTS_HDR 54
/** Array of BlackMesaLeafAmbientSample. */
#define BLACK_MESA_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of BlackMesaLeafAmbientSample. */
#define BLACK_MESA_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define BLACK_MESA_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of BlackMesaFace. */
#define BLACK_MESA_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * BlackMesaMapFlagsElement.
 */
#define BLACK_MESA_LUMP_MAP_FLAGS 59
/** Array of BlackMesaOverlayFade. */
#define BLACK_MESA_LUMP_OVERLAY_FADES 60
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * BlackMesaDisplacementMultiblend.
 */
#define BLACK_MESA_LUMP_DISPLACEMENT_MULTIBLEND 61

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct BlackMesaLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} BlackMesaLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLumpEntry) == 16, "BlackMesaLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLumpEntry, offset) == 0, "BlackMesaLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLumpEntry, length) == 4, "BlackMesaLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLumpEntry, version) == 8, "BlackMesaLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLumpEntry, unpacked) == 12, "BlackMesaLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct BlackMesaHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  BlackMesaLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} BlackMesaHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaHeader) == 1036, "BlackMesaHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaHeader, ident) == 0, "BlackMesaHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaHeader, version) == 4, "BlackMesaHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaHeader, lumps) == 8, "BlackMesaHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define BLACK_MESA_PLANE_TYPE_X 0
#define BLACK_MESA_PLANE_TYPE_Y 1
#define BLACK_MESA_PLANE_TYPE_Z 2
#define BLACK_MESA_PLANE_TYPE_NEAREST_X 3
#define BLACK_MESA_PLANE_TYPE_NEAREST_Y 4
#define BLACK_MESA_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define BLACK_MESA_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define BLACK_MESA_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define BLACK_MESA_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define BLACK_MESA_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define BLACK_MESA_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define BLACK_MESA_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define BLACK_MESA_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define BLACK_MESA_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define BLACK_MESA_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define BLACK_MESA_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define BLACK_MESA_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define BLACK_MESA_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define BLACK_MESA_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define BLACK_MESA_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define BLACK_MESA_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define BLACK_MESA_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define BLACK_MESA_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define BLACK_MESA_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define BLACK_MESA_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define BLACK_MESA_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define BLACK_MESA_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define BLACK_MESA_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define BLACK_MESA_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define BLACK_MESA_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define BLACK_MESA_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define BLACK_MESA_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define BLACK_MESA_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define BLACK_MESA_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define BLACK_MESA_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define BLACK_MESA_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define BLACK_MESA_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define BLACK_MESA_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define BLACK_MESA_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define BLACK_MESA_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define BLACK_MESA_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define BLACK_MESA_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define BLACK_MESA_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define BLACK_MESA_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define BLACK_MESA_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define BLACK_MESA_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define BLACK_MESA_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define BLACK_MESA_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define BLACK_MESA_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define BLACK_MESA_WORLD_LIGHT_TYPE_SURFACE 0
#define BLACK_MESA_WORLD_LIGHT_TYPE_POINT 1
#define BLACK_MESA_WORLD_LIGHT_TYPE_SPOT 2
#define BLACK_MESA_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define BLACK_MESA_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define BLACK_MESA_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define BLACK_MESA_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define BLACK_MESA_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define BLACK_MESA_STATIC_PROP_SOLID_NONE 0
#define BLACK_MESA_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define BLACK_MESA_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define BLACK_MESA_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define BLACK_MESA_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLACK_MESA_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define BLACK_MESA_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define BLACK_MESA_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define BLACK_MESA_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLACK_MESA_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLACK_MESA_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define BLACK_MESA_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define BLACK_MESA_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLACK_MESA_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define BLACK_MESA_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define BLACK_MESA_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define BLACK_MESA_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLACK_MESA_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLACK_MESA_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define BLACK_MESA_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define BLACK_MESA_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define BLACK_MESA_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define BLACK_MESA_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define BLACK_MESA_DETAIL_PROP_ORIENTATION_NORMAL 0
#define BLACK_MESA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define BLACK_MESA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define BLACK_MESA_DETAIL_PROP_TYPE_MODEL 0
#define BLACK_MESA_DETAIL_PROP_TYPE_SPRITE 1
#define BLACK_MESA_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define BLACK_MESA_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct BlackMesaPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: BLACK_MESA_PLANE_TYPE_*. */
  int32_t type;
} BlackMesaPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaPlane) == 20, "BlackMesaPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPlane, normal) == 0, "BlackMesaPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPlane *)0)->normal) == 12, "BlackMesaPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPlane, distance) == 12, "BlackMesaPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPlane *)0)->distance) == 4, "BlackMesaPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPlane, type) == 16, "BlackMesaPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPlane *)0)->type) == 4, "BlackMesaPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct BlackMesaTextureData {
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
} BlackMesaTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaTextureData) == 32, "BlackMesaTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, reflectivity) == 0, "BlackMesaTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->reflectivity) == 12, "BlackMesaTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, name) == 12, "BlackMesaTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->name) == 4, "BlackMesaTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, width) == 16, "BlackMesaTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->width) == 4, "BlackMesaTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, height) == 20, "BlackMesaTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->height) == 4, "BlackMesaTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, viewWidth) == 24, "BlackMesaTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->viewWidth) == 4, "BlackMesaTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureData, viewHeight) == 28, "BlackMesaTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureData *)0)->viewHeight) == 4, "BlackMesaTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct BlackMesaNode {
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
} BlackMesaNode;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaNode) == 32, "BlackMesaNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, plane) == 0, "BlackMesaNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->plane) == 4, "BlackMesaNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, children) == 4, "BlackMesaNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->children) == 8, "BlackMesaNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, mins) == 12, "BlackMesaNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->mins) == 6, "BlackMesaNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, maxs) == 18, "BlackMesaNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->maxs) == 6, "BlackMesaNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, firstFace) == 24, "BlackMesaNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->firstFace) == 2, "BlackMesaNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, faceCount) == 26, "BlackMesaNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->faceCount) == 2, "BlackMesaNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaNode, area) == 28, "BlackMesaNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaNode *)0)->area) == 2, "BlackMesaNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct BlackMesaTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: BLACK_MESA_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} BlackMesaTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaTextureInfo) == 72, "BlackMesaTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, textureS) == 0, "BlackMesaTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->textureS) == 16, "BlackMesaTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, textureT) == 16, "BlackMesaTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->textureT) == 16, "BlackMesaTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, lightmapS) == 32, "BlackMesaTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->lightmapS) == 16, "BlackMesaTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, lightmapT) == 48, "BlackMesaTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->lightmapT) == 16, "BlackMesaTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, flags) == 64, "BlackMesaTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->flags) == 4, "BlackMesaTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaTextureInfo, textureData) == 68, "BlackMesaTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaTextureInfo *)0)->textureData) == 4, "BlackMesaTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct BlackMesaFace {
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
} BlackMesaFace;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaFace) == 56, "BlackMesaFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, plane) == 0, "BlackMesaFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->plane) == 2, "BlackMesaFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, side) == 2, "BlackMesaFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->side) == 1, "BlackMesaFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, onNode) == 3, "BlackMesaFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->onNode) == 1, "BlackMesaFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, firstEdge) == 4, "BlackMesaFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->firstEdge) == 4, "BlackMesaFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, edgeCount) == 8, "BlackMesaFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->edgeCount) == 2, "BlackMesaFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, texture) == 10, "BlackMesaFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->texture) == 2, "BlackMesaFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, displacement) == 12, "BlackMesaFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->displacement) == 2, "BlackMesaFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, fogVolume) == 14, "BlackMesaFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->fogVolume) == 2, "BlackMesaFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, styles) == 16, "BlackMesaFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->styles) == 4, "BlackMesaFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, lightOffset) == 20, "BlackMesaFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->lightOffset) == 4, "BlackMesaFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, area) == 24, "BlackMesaFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->area) == 4, "BlackMesaFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, lightmapMins) == 28, "BlackMesaFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->lightmapMins) == 8, "BlackMesaFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, lightmapSize) == 36, "BlackMesaFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->lightmapSize) == 8, "BlackMesaFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, originalFace) == 44, "BlackMesaFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->originalFace) == 4, "BlackMesaFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, firstPrimitive) == 50, "BlackMesaFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->firstPrimitive) == 2, "BlackMesaFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaFace, smoothingGroups) == 52, "BlackMesaFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaFace *)0)->smoothingGroups) == 4, "BlackMesaFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct BlackMesaColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} BlackMesaColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaColorRgbExp) == 4, "BlackMesaColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaColorRgbExp, red) == 0, "BlackMesaColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaColorRgbExp *)0)->red) == 1, "BlackMesaColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaColorRgbExp, green) == 1, "BlackMesaColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaColorRgbExp *)0)->green) == 1, "BlackMesaColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaColorRgbExp, blue) == 2, "BlackMesaColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaColorRgbExp *)0)->blue) == 1, "BlackMesaColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaColorRgbExp, exponent) == 3, "BlackMesaColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaColorRgbExp *)0)->exponent) == 1, "BlackMesaColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct BlackMesaOccluderWithoutArea {
  /** Whether it starts switched off. Values: BLACK_MESA_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} BlackMesaOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOccluderWithoutArea) == 36, "BlackMesaOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderWithoutArea, flags) == 0, "BlackMesaOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderWithoutArea *)0)->flags) == 4, "BlackMesaOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderWithoutArea, firstPolygon) == 4, "BlackMesaOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderWithoutArea *)0)->firstPolygon) == 4, "BlackMesaOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderWithoutArea, polygonCount) == 8, "BlackMesaOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderWithoutArea *)0)->polygonCount) == 4, "BlackMesaOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderWithoutArea, mins) == 12, "BlackMesaOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderWithoutArea *)0)->mins) == 12, "BlackMesaOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderWithoutArea, maxs) == 24, "BlackMesaOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderWithoutArea *)0)->maxs) == 12, "BlackMesaOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct BlackMesaOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} BlackMesaOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOccluderPolygon) == 12, "BlackMesaOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderPolygon, firstVertexIndex) == 0, "BlackMesaOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderPolygon *)0)->firstVertexIndex) == 4, "BlackMesaOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderPolygon, vertexCount) == 4, "BlackMesaOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderPolygon *)0)->vertexCount) == 4, "BlackMesaOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluderPolygon, plane) == 8, "BlackMesaOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluderPolygon *)0)->plane) == 4, "BlackMesaOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct BlackMesaOccluder {
  /** Whether it starts switched off. Values: BLACK_MESA_OCCLUDER_FLAGS_*. */
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
} BlackMesaOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOccluder) == 40, "BlackMesaOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, flags) == 0, "BlackMesaOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->flags) == 4, "BlackMesaOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, firstPolygon) == 4, "BlackMesaOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->firstPolygon) == 4, "BlackMesaOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, polygonCount) == 8, "BlackMesaOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->polygonCount) == 4, "BlackMesaOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, mins) == 12, "BlackMesaOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->mins) == 12, "BlackMesaOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, maxs) == 24, "BlackMesaOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->maxs) == 12, "BlackMesaOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOccluder, area) == 36, "BlackMesaOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOccluder *)0)->area) == 4, "BlackMesaOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct BlackMesaCompressedLightCube {
  /** One colour a side. */
  BlackMesaColorRgbExp sides[6];
} BlackMesaCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaCompressedLightCube) == 24, "BlackMesaCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaCompressedLightCube, sides) == 0, "BlackMesaCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaCompressedLightCube *)0)->sides) == 24, "BlackMesaCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct BlackMesaLeafVersion0 {
  /** What its brushes are, all together. Values: BLACK_MESA_CONTENT_FLAGS_*. */
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
  BlackMesaCompressedLightCube ambientLight;
} BlackMesaLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafVersion0) == 56, "BlackMesaLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, contents) == 0, "BlackMesaLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->contents) == 4, "BlackMesaLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, cluster) == 4, "BlackMesaLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->cluster) == 2, "BlackMesaLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, mins) == 8, "BlackMesaLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->mins) == 6, "BlackMesaLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, maxs) == 14, "BlackMesaLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->maxs) == 6, "BlackMesaLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, firstFace) == 20, "BlackMesaLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->firstFace) == 2, "BlackMesaLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, faceCount) == 22, "BlackMesaLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->faceCount) == 2, "BlackMesaLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, firstBrush) == 24, "BlackMesaLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->firstBrush) == 2, "BlackMesaLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, brushCount) == 26, "BlackMesaLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->brushCount) == 2, "BlackMesaLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, water) == 28, "BlackMesaLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->water) == 2, "BlackMesaLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafVersion0, ambientLight) == 30, "BlackMesaLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafVersion0 *)0)->ambientLight) == 24, "BlackMesaLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct BlackMesaLeaf {
  /** What its brushes are, all together. Values: BLACK_MESA_CONTENT_FLAGS_*. */
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
} BlackMesaLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeaf) == 32, "BlackMesaLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, contents) == 0, "BlackMesaLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->contents) == 4, "BlackMesaLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, cluster) == 4, "BlackMesaLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->cluster) == 2, "BlackMesaLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, mins) == 8, "BlackMesaLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->mins) == 6, "BlackMesaLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, maxs) == 14, "BlackMesaLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->maxs) == 6, "BlackMesaLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, firstFace) == 20, "BlackMesaLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->firstFace) == 2, "BlackMesaLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, faceCount) == 22, "BlackMesaLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->faceCount) == 2, "BlackMesaLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, firstBrush) == 24, "BlackMesaLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->firstBrush) == 2, "BlackMesaLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, brushCount) == 26, "BlackMesaLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->brushCount) == 2, "BlackMesaLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeaf, water) == 28, "BlackMesaLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeaf *)0)->water) == 2, "BlackMesaLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct BlackMesaEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} BlackMesaEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaEdge) == 4, "BlackMesaEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaEdge, vertices) == 0, "BlackMesaEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaEdge *)0)->vertices) == 4, "BlackMesaEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct BlackMesaModel {
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
} BlackMesaModel;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaModel) == 48, "BlackMesaModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, mins) == 0, "BlackMesaModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->mins) == 12, "BlackMesaModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, maxs) == 12, "BlackMesaModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->maxs) == 12, "BlackMesaModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, origin) == 24, "BlackMesaModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->origin) == 12, "BlackMesaModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, headNode) == 36, "BlackMesaModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->headNode) == 4, "BlackMesaModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, firstFace) == 40, "BlackMesaModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->firstFace) == 4, "BlackMesaModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaModel, faceCount) == 44, "BlackMesaModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaModel *)0)->faceCount) == 4, "BlackMesaModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct BlackMesaWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: BLACK_MESA_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: BLACK_MESA_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} BlackMesaWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaWorldLight) == 88, "BlackMesaWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, origin) == 0, "BlackMesaWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->origin) == 12, "BlackMesaWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, intensity) == 12, "BlackMesaWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->intensity) == 12, "BlackMesaWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, normal) == 24, "BlackMesaWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->normal) == 12, "BlackMesaWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, cluster) == 36, "BlackMesaWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->cluster) == 4, "BlackMesaWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, type) == 40, "BlackMesaWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->type) == 4, "BlackMesaWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, style) == 44, "BlackMesaWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->style) == 4, "BlackMesaWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, stopDot) == 48, "BlackMesaWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->stopDot) == 4, "BlackMesaWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, stopDot2) == 52, "BlackMesaWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->stopDot2) == 4, "BlackMesaWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, exponent) == 56, "BlackMesaWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->exponent) == 4, "BlackMesaWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, radius) == 60, "BlackMesaWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->radius) == 4, "BlackMesaWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, constantAttenuation) == 64, "BlackMesaWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->constantAttenuation) == 4, "BlackMesaWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, linearAttenuation) == 68, "BlackMesaWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->linearAttenuation) == 4, "BlackMesaWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, quadraticAttenuation) == 72, "BlackMesaWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->quadraticAttenuation) == 4, "BlackMesaWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, flags) == 76, "BlackMesaWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->flags) == 4, "BlackMesaWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, texture) == 80, "BlackMesaWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->texture) == 4, "BlackMesaWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLight, owner) == 84, "BlackMesaWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLight *)0)->owner) == 4, "BlackMesaWorldLight.owner takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct BlackMesaWorldLightShadowOffset {
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
  /** Kind of light. Values: BLACK_MESA_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: BLACK_MESA_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} BlackMesaWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaWorldLightShadowOffset) == 100, "BlackMesaWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, origin) == 0, "BlackMesaWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->origin) == 12, "BlackMesaWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, intensity) == 12, "BlackMesaWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->intensity) == 12, "BlackMesaWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, normal) == 24, "BlackMesaWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->normal) == 12, "BlackMesaWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, shadowCastOffset) == 36, "BlackMesaWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "BlackMesaWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, cluster) == 48, "BlackMesaWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->cluster) == 4, "BlackMesaWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, type) == 52, "BlackMesaWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->type) == 4, "BlackMesaWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, style) == 56, "BlackMesaWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->style) == 4, "BlackMesaWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, stopDot) == 60, "BlackMesaWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->stopDot) == 4, "BlackMesaWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, stopDot2) == 64, "BlackMesaWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->stopDot2) == 4, "BlackMesaWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, exponent) == 68, "BlackMesaWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->exponent) == 4, "BlackMesaWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, radius) == 72, "BlackMesaWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->radius) == 4, "BlackMesaWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, constantAttenuation) == 76, "BlackMesaWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->constantAttenuation) == 4, "BlackMesaWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, linearAttenuation) == 80, "BlackMesaWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->linearAttenuation) == 4, "BlackMesaWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, quadraticAttenuation) == 84, "BlackMesaWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "BlackMesaWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, flags) == 88, "BlackMesaWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->flags) == 4, "BlackMesaWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, texture) == 92, "BlackMesaWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->texture) == 4, "BlackMesaWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWorldLightShadowOffset, owner) == 96, "BlackMesaWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWorldLightShadowOffset *)0)->owner) == 4, "BlackMesaWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct BlackMesaBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: BLACK_MESA_CONTENT_FLAGS_*. */
  int32_t contents;
} BlackMesaBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaBrush) == 12, "BlackMesaBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrush, firstSide) == 0, "BlackMesaBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrush *)0)->firstSide) == 4, "BlackMesaBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrush, sideCount) == 4, "BlackMesaBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrush *)0)->sideCount) == 4, "BlackMesaBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrush, contents) == 8, "BlackMesaBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrush *)0)->contents) == 4, "BlackMesaBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct BlackMesaBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} BlackMesaBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaBrushSide) == 8, "BlackMesaBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrushSide, plane) == 0, "BlackMesaBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrushSide *)0)->plane) == 2, "BlackMesaBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrushSide, texture) == 2, "BlackMesaBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrushSide *)0)->texture) == 2, "BlackMesaBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrushSide, displacement) == 4, "BlackMesaBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrushSide *)0)->displacement) == 2, "BlackMesaBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaBrushSide, bevel) == 6, "BlackMesaBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaBrushSide *)0)->bevel) == 2, "BlackMesaBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct BlackMesaArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} BlackMesaArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaArea) == 8, "BlackMesaArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaArea, portalCount) == 0, "BlackMesaArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaArea *)0)->portalCount) == 4, "BlackMesaArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaArea, firstPortal) == 4, "BlackMesaArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaArea *)0)->firstPortal) == 4, "BlackMesaArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct BlackMesaAreaPortal {
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
} BlackMesaAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaAreaPortal) == 12, "BlackMesaAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaAreaPortal, key) == 0, "BlackMesaAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaAreaPortal *)0)->key) == 2, "BlackMesaAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaAreaPortal, otherArea) == 2, "BlackMesaAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaAreaPortal *)0)->otherArea) == 2, "BlackMesaAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaAreaPortal, firstVertex) == 4, "BlackMesaAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaAreaPortal *)0)->firstVertex) == 2, "BlackMesaAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaAreaPortal, vertexCount) == 6, "BlackMesaAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaAreaPortal *)0)->vertexCount) == 2, "BlackMesaAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaAreaPortal, plane) == 8, "BlackMesaAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaAreaPortal *)0)->plane) == 4, "BlackMesaAreaPortal.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct BlackMesaDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} BlackMesaDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementSubNeighbor) == 6, "BlackMesaDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementSubNeighbor, displacement) == 0, "BlackMesaDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementSubNeighbor *)0)->displacement) == 2, "BlackMesaDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementSubNeighbor, orientation) == 2, "BlackMesaDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementSubNeighbor *)0)->orientation) == 1, "BlackMesaDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementSubNeighbor, span) == 3, "BlackMesaDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementSubNeighbor *)0)->span) == 1, "BlackMesaDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementSubNeighbor, neighborSpan) == 4, "BlackMesaDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementSubNeighbor *)0)->neighborSpan) == 1, "BlackMesaDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct BlackMesaDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  BlackMesaDisplacementSubNeighbor subNeighbors[2];
} BlackMesaDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementNeighbor) == 12, "BlackMesaDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementNeighbor, subNeighbors) == 0, "BlackMesaDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementNeighbor *)0)->subNeighbors) == 12, "BlackMesaDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct BlackMesaDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} BlackMesaDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementCornerNeighbors) == 10, "BlackMesaDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementCornerNeighbors, neighbors) == 0, "BlackMesaDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementCornerNeighbors *)0)->neighbors) == 8, "BlackMesaDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementCornerNeighbors, count) == 8, "BlackMesaDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementCornerNeighbors *)0)->count) == 1, "BlackMesaDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct BlackMesaDisplacementInfo {
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
  /** What the surface is. Values: BLACK_MESA_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  BlackMesaDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  BlackMesaDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} BlackMesaDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementInfo) == 176, "BlackMesaDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, startPosition) == 0, "BlackMesaDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->startPosition) == 12, "BlackMesaDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, firstVertex) == 12, "BlackMesaDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->firstVertex) == 4, "BlackMesaDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, firstTriangle) == 16, "BlackMesaDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->firstTriangle) == 4, "BlackMesaDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, power) == 20, "BlackMesaDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->power) == 4, "BlackMesaDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, minTessellation) == 24, "BlackMesaDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->minTessellation) == 4, "BlackMesaDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, smoothingAngle) == 28, "BlackMesaDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->smoothingAngle) == 4, "BlackMesaDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, contents) == 32, "BlackMesaDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->contents) == 4, "BlackMesaDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, face) == 36, "BlackMesaDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->face) == 2, "BlackMesaDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, lightmapAlphaStart) == 40, "BlackMesaDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->lightmapAlphaStart) == 4, "BlackMesaDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, lightmapSamplePositionStart) == 44, "BlackMesaDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "BlackMesaDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, edgeNeighbors) == 48, "BlackMesaDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->edgeNeighbors) == 48, "BlackMesaDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, cornerNeighbors) == 96, "BlackMesaDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->cornerNeighbors) == 40, "BlackMesaDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementInfo, allowedVertices) == 136, "BlackMesaDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementInfo *)0)->allowedVertices) == 40, "BlackMesaDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct BlackMesaOriginalFace {
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
} BlackMesaOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOriginalFace) == 56, "BlackMesaOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, plane) == 0, "BlackMesaOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->plane) == 2, "BlackMesaOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, side) == 2, "BlackMesaOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->side) == 1, "BlackMesaOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, onNode) == 3, "BlackMesaOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->onNode) == 1, "BlackMesaOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, firstEdge) == 4, "BlackMesaOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->firstEdge) == 4, "BlackMesaOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, edgeCount) == 8, "BlackMesaOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->edgeCount) == 2, "BlackMesaOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, texture) == 10, "BlackMesaOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->texture) == 2, "BlackMesaOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, displacement) == 12, "BlackMesaOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->displacement) == 2, "BlackMesaOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, fogVolume) == 14, "BlackMesaOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->fogVolume) == 2, "BlackMesaOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, styles) == 16, "BlackMesaOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->styles) == 4, "BlackMesaOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, lightOffset) == 20, "BlackMesaOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->lightOffset) == 4, "BlackMesaOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, area) == 24, "BlackMesaOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->area) == 4, "BlackMesaOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, lightmapMins) == 28, "BlackMesaOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->lightmapMins) == 8, "BlackMesaOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, lightmapSize) == 36, "BlackMesaOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->lightmapSize) == 8, "BlackMesaOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, originalFace) == 44, "BlackMesaOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->originalFace) == 4, "BlackMesaOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, firstPrimitive) == 50, "BlackMesaOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->firstPrimitive) == 2, "BlackMesaOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOriginalFace, smoothingGroups) == 52, "BlackMesaOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOriginalFace *)0)->smoothingGroups) == 4, "BlackMesaOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct BlackMesaDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} BlackMesaDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementVertex) == 20, "BlackMesaDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementVertex, direction) == 0, "BlackMesaDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementVertex *)0)->direction) == 12, "BlackMesaDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementVertex, distance) == 12, "BlackMesaDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementVertex *)0)->distance) == 4, "BlackMesaDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementVertex, alpha) == 16, "BlackMesaDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementVertex *)0)->alpha) == 4, "BlackMesaDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct BlackMesaStaticPropV4 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} BlackMesaStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV4) == 56, "BlackMesaStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, origin) == 0, "BlackMesaStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->origin) == 12, "BlackMesaStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, angles) == 12, "BlackMesaStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->angles) == 12, "BlackMesaStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, model) == 24, "BlackMesaStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->model) == 2, "BlackMesaStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, firstLeaf) == 26, "BlackMesaStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, leafCount) == 28, "BlackMesaStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->leafCount) == 2, "BlackMesaStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, solid) == 30, "BlackMesaStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->solid) == 1, "BlackMesaStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, flags) == 31, "BlackMesaStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->flags) == 1, "BlackMesaStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, skin) == 32, "BlackMesaStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->skin) == 4, "BlackMesaStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, fadeMinDistance) == 36, "BlackMesaStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, fadeMaxDistance) == 40, "BlackMesaStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV4, lightingOrigin) == 44, "BlackMesaStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV4 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BlackMesaStaticPropV5 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV5) == 60, "BlackMesaStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, origin) == 0, "BlackMesaStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->origin) == 12, "BlackMesaStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, angles) == 12, "BlackMesaStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->angles) == 12, "BlackMesaStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, model) == 24, "BlackMesaStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->model) == 2, "BlackMesaStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, firstLeaf) == 26, "BlackMesaStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, leafCount) == 28, "BlackMesaStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->leafCount) == 2, "BlackMesaStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, solid) == 30, "BlackMesaStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->solid) == 1, "BlackMesaStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, flags) == 31, "BlackMesaStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->flags) == 1, "BlackMesaStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, skin) == 32, "BlackMesaStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->skin) == 4, "BlackMesaStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, fadeMinDistance) == 36, "BlackMesaStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, fadeMaxDistance) == 40, "BlackMesaStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, lightingOrigin) == 44, "BlackMesaStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5, forcedFadeScale) == 56, "BlackMesaStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV5TheShip {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV5TheShip) == 188, "BlackMesaStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, origin) == 0, "BlackMesaStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->origin) == 12, "BlackMesaStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, angles) == 12, "BlackMesaStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->angles) == 12, "BlackMesaStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, model) == 24, "BlackMesaStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->model) == 2, "BlackMesaStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, firstLeaf) == 26, "BlackMesaStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->firstLeaf) == 2, "BlackMesaStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, leafCount) == 28, "BlackMesaStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->leafCount) == 2, "BlackMesaStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, solid) == 30, "BlackMesaStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->solid) == 1, "BlackMesaStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, flags) == 31, "BlackMesaStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->flags) == 1, "BlackMesaStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, skin) == 32, "BlackMesaStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->skin) == 4, "BlackMesaStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, fadeMinDistance) == 36, "BlackMesaStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, fadeMaxDistance) == 40, "BlackMesaStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, lightingOrigin) == 44, "BlackMesaStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, forcedFadeScale) == 56, "BlackMesaStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV5TheShip, name) == 60, "BlackMesaStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV5TheShip *)0)->name) == 128, "BlackMesaStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BlackMesaStaticPropV6 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV6) == 64, "BlackMesaStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, origin) == 0, "BlackMesaStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->origin) == 12, "BlackMesaStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, angles) == 12, "BlackMesaStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->angles) == 12, "BlackMesaStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, model) == 24, "BlackMesaStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->model) == 2, "BlackMesaStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, firstLeaf) == 26, "BlackMesaStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, leafCount) == 28, "BlackMesaStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->leafCount) == 2, "BlackMesaStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, solid) == 30, "BlackMesaStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->solid) == 1, "BlackMesaStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, flags) == 31, "BlackMesaStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->flags) == 1, "BlackMesaStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, skin) == 32, "BlackMesaStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->skin) == 4, "BlackMesaStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, fadeMinDistance) == 36, "BlackMesaStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, fadeMaxDistance) == 40, "BlackMesaStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, lightingOrigin) == 44, "BlackMesaStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, forcedFadeScale) == 56, "BlackMesaStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, minDirectX) == 60, "BlackMesaStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->minDirectX) == 2, "BlackMesaStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6, maxDirectX) == 62, "BlackMesaStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6 *)0)->maxDirectX) == 2, "BlackMesaStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV6BloodyGoodTime) == 192, "BlackMesaStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, origin) == 0, "BlackMesaStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->origin) == 12, "BlackMesaStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, angles) == 12, "BlackMesaStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->angles) == 12, "BlackMesaStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, model) == 24, "BlackMesaStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->model) == 2, "BlackMesaStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, firstLeaf) == 26, "BlackMesaStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "BlackMesaStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, leafCount) == 28, "BlackMesaStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "BlackMesaStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, solid) == 30, "BlackMesaStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->solid) == 1, "BlackMesaStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, flags) == 31, "BlackMesaStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->flags) == 1, "BlackMesaStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, skin) == 32, "BlackMesaStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->skin) == 4, "BlackMesaStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "BlackMesaStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "BlackMesaStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "BlackMesaStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "BlackMesaStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, minDirectX) == 60, "BlackMesaStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "BlackMesaStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, maxDirectX) == 62, "BlackMesaStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "BlackMesaStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6BloodyGoodTime, name) == 64, "BlackMesaStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6BloodyGoodTime *)0)->name) == 128, "BlackMesaStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV6DarkMessiah {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV6DarkMessiah) == 136, "BlackMesaStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, origin) == 0, "BlackMesaStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->origin) == 12, "BlackMesaStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, angles) == 12, "BlackMesaStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->angles) == 12, "BlackMesaStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, model) == 24, "BlackMesaStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->model) == 2, "BlackMesaStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, firstLeaf) == 26, "BlackMesaStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "BlackMesaStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, leafCount) == 28, "BlackMesaStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->leafCount) == 2, "BlackMesaStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, solid) == 30, "BlackMesaStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->solid) == 1, "BlackMesaStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, flags) == 31, "BlackMesaStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->flags) == 1, "BlackMesaStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, skin) == 32, "BlackMesaStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->skin) == 4, "BlackMesaStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, fadeMinDistance) == 36, "BlackMesaStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "BlackMesaStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, lightingOrigin) == 44, "BlackMesaStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, forcedFadeScale) == 56, "BlackMesaStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, minDirectX) == 60, "BlackMesaStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "BlackMesaStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, maxDirectX) == 62, "BlackMesaStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "BlackMesaStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV6DarkMessiah, unknown0x40) == 64, "BlackMesaStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "BlackMesaStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BlackMesaStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropScale) == 16, "BlackMesaStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropScale, prop) == 0, "BlackMesaStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropScale *)0)->prop) == 4, "BlackMesaStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropScale, scale) == 4, "BlackMesaStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropScale *)0)->scale) == 12, "BlackMesaStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV7 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV7) == 68, "BlackMesaStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, origin) == 0, "BlackMesaStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->origin) == 12, "BlackMesaStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, angles) == 12, "BlackMesaStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->angles) == 12, "BlackMesaStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, model) == 24, "BlackMesaStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->model) == 2, "BlackMesaStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, firstLeaf) == 26, "BlackMesaStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, leafCount) == 28, "BlackMesaStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->leafCount) == 2, "BlackMesaStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, solid) == 30, "BlackMesaStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->solid) == 1, "BlackMesaStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, flags) == 31, "BlackMesaStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->flags) == 1, "BlackMesaStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, skin) == 32, "BlackMesaStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->skin) == 4, "BlackMesaStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, fadeMinDistance) == 36, "BlackMesaStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, fadeMaxDistance) == 40, "BlackMesaStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, lightingOrigin) == 44, "BlackMesaStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, forcedFadeScale) == 56, "BlackMesaStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, minDirectX) == 60, "BlackMesaStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->minDirectX) == 2, "BlackMesaStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, maxDirectX) == 62, "BlackMesaStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->maxDirectX) == 2, "BlackMesaStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7, color) == 64, "BlackMesaStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7 *)0)->color) == 4, "BlackMesaStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV7ZenoClash {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV7ZenoClash) == 68, "BlackMesaStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, origin) == 0, "BlackMesaStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->origin) == 12, "BlackMesaStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, angles) == 12, "BlackMesaStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->angles) == 12, "BlackMesaStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, model) == 24, "BlackMesaStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->model) == 2, "BlackMesaStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, firstLeaf) == 26, "BlackMesaStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "BlackMesaStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, leafCount) == 28, "BlackMesaStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->leafCount) == 2, "BlackMesaStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, solid) == 30, "BlackMesaStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->solid) == 1, "BlackMesaStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, flags) == 31, "BlackMesaStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->flags) == 1, "BlackMesaStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, skin) == 32, "BlackMesaStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->skin) == 4, "BlackMesaStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, fadeMinDistance) == 36, "BlackMesaStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, fadeMaxDistance) == 40, "BlackMesaStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, lightingOrigin) == 44, "BlackMesaStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, forcedFadeScale) == 56, "BlackMesaStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, minDirectX) == 60, "BlackMesaStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->minDirectX) == 2, "BlackMesaStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, maxDirectX) == 62, "BlackMesaStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "BlackMesaStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV7ZenoClash, unknown0x40) == 64, "BlackMesaStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "BlackMesaStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct BlackMesaStaticPropV8 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV8) == 68, "BlackMesaStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, origin) == 0, "BlackMesaStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->origin) == 12, "BlackMesaStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, angles) == 12, "BlackMesaStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->angles) == 12, "BlackMesaStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, model) == 24, "BlackMesaStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->model) == 2, "BlackMesaStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, firstLeaf) == 26, "BlackMesaStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, leafCount) == 28, "BlackMesaStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->leafCount) == 2, "BlackMesaStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, solid) == 30, "BlackMesaStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->solid) == 1, "BlackMesaStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, flags) == 31, "BlackMesaStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->flags) == 1, "BlackMesaStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, skin) == 32, "BlackMesaStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->skin) == 4, "BlackMesaStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, fadeMinDistance) == 36, "BlackMesaStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, fadeMaxDistance) == 40, "BlackMesaStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, lightingOrigin) == 44, "BlackMesaStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, forcedFadeScale) == 56, "BlackMesaStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, minCpuLevel) == 60, "BlackMesaStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, maxCpuLevel) == 61, "BlackMesaStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, minGpuLevel) == 62, "BlackMesaStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, maxGpuLevel) == 63, "BlackMesaStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8, color) == 64, "BlackMesaStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8 *)0)->color) == 4, "BlackMesaStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct BlackMesaStaticPropV8Vindictus {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV8Vindictus) == 72, "BlackMesaStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, origin) == 0, "BlackMesaStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->origin) == 12, "BlackMesaStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, angles) == 12, "BlackMesaStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->angles) == 12, "BlackMesaStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, model) == 24, "BlackMesaStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->model) == 2, "BlackMesaStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, firstLeaf) == 26, "BlackMesaStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->firstLeaf) == 2, "BlackMesaStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, leafCount) == 28, "BlackMesaStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->leafCount) == 2, "BlackMesaStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, solid) == 30, "BlackMesaStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->solid) == 1, "BlackMesaStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, flags) == 31, "BlackMesaStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->flags) == 1, "BlackMesaStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, skin) == 32, "BlackMesaStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->skin) == 4, "BlackMesaStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, fadeMinDistance) == 36, "BlackMesaStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, fadeMaxDistance) == 40, "BlackMesaStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, lightingOrigin) == 44, "BlackMesaStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, forcedFadeScale) == 56, "BlackMesaStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, minDirectX) == 60, "BlackMesaStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->minDirectX) == 2, "BlackMesaStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, maxDirectX) == 62, "BlackMesaStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->maxDirectX) == 2, "BlackMesaStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV8Vindictus, unknown0x40) == 64, "BlackMesaStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV8Vindictus *)0)->unknown0x40) == 8, "BlackMesaStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BlackMesaStaticPropV9 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV9) == 72, "BlackMesaStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, origin) == 0, "BlackMesaStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->origin) == 12, "BlackMesaStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, angles) == 12, "BlackMesaStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->angles) == 12, "BlackMesaStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, model) == 24, "BlackMesaStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->model) == 2, "BlackMesaStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, firstLeaf) == 26, "BlackMesaStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, leafCount) == 28, "BlackMesaStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->leafCount) == 2, "BlackMesaStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, solid) == 30, "BlackMesaStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->solid) == 1, "BlackMesaStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, flags) == 31, "BlackMesaStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->flags) == 1, "BlackMesaStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, skin) == 32, "BlackMesaStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->skin) == 4, "BlackMesaStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, fadeMinDistance) == 36, "BlackMesaStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, fadeMaxDistance) == 40, "BlackMesaStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, lightingOrigin) == 44, "BlackMesaStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, forcedFadeScale) == 56, "BlackMesaStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, minCpuLevel) == 60, "BlackMesaStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, maxCpuLevel) == 61, "BlackMesaStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, minGpuLevel) == 62, "BlackMesaStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, maxGpuLevel) == 63, "BlackMesaStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, color) == 64, "BlackMesaStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->color) == 4, "BlackMesaStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9, disableXbox360) == 68, "BlackMesaStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9 *)0)->disableXbox360) == 1, "BlackMesaStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV9DearEsther {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
} BlackMesaStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV9DearEsther) == 76, "BlackMesaStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, origin) == 0, "BlackMesaStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->origin) == 12, "BlackMesaStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, angles) == 12, "BlackMesaStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->angles) == 12, "BlackMesaStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, model) == 24, "BlackMesaStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->model) == 2, "BlackMesaStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, firstLeaf) == 26, "BlackMesaStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->firstLeaf) == 2, "BlackMesaStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, leafCount) == 28, "BlackMesaStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->leafCount) == 2, "BlackMesaStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, solid) == 30, "BlackMesaStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->solid) == 1, "BlackMesaStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, flags) == 31, "BlackMesaStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->flags) == 1, "BlackMesaStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, unknown0x20) == 32, "BlackMesaStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->unknown0x20) == 4, "BlackMesaStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, skin) == 36, "BlackMesaStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->skin) == 4, "BlackMesaStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, fadeMinDistance) == 40, "BlackMesaStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, fadeMaxDistance) == 44, "BlackMesaStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, lightingOrigin) == 48, "BlackMesaStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, forcedFadeScale) == 60, "BlackMesaStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, minCpuLevel) == 64, "BlackMesaStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, maxCpuLevel) == 65, "BlackMesaStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, minGpuLevel) == 66, "BlackMesaStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, maxGpuLevel) == 67, "BlackMesaStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, color) == 68, "BlackMesaStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->color) == 4, "BlackMesaStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV9DearEsther, disableXbox360) == 72, "BlackMesaStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV9DearEsther *)0)->disableXbox360) == 1, "BlackMesaStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct BlackMesaStaticPropV10 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} BlackMesaStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV10) == 72, "BlackMesaStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, origin) == 0, "BlackMesaStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->origin) == 12, "BlackMesaStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, angles) == 12, "BlackMesaStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->angles) == 12, "BlackMesaStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, model) == 24, "BlackMesaStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->model) == 2, "BlackMesaStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, firstLeaf) == 26, "BlackMesaStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, leafCount) == 28, "BlackMesaStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->leafCount) == 2, "BlackMesaStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, solid) == 30, "BlackMesaStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->solid) == 1, "BlackMesaStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, skin) == 32, "BlackMesaStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->skin) == 4, "BlackMesaStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, fadeMinDistance) == 36, "BlackMesaStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, fadeMaxDistance) == 40, "BlackMesaStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, lightingOrigin) == 44, "BlackMesaStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, forcedFadeScale) == 56, "BlackMesaStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, minDirectX) == 60, "BlackMesaStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->minDirectX) == 2, "BlackMesaStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, maxDirectX) == 62, "BlackMesaStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->maxDirectX) == 2, "BlackMesaStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, flags) == 64, "BlackMesaStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->flags) == 4, "BlackMesaStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, lightmapWidth) == 68, "BlackMesaStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->lightmapWidth) == 2, "BlackMesaStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10, lightmapHeight) == 70, "BlackMesaStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10 *)0)->lightmapHeight) == 2, "BlackMesaStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BlackMesaStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV10GlobalOffensive) == 76, "BlackMesaStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, origin) == 0, "BlackMesaStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->origin) == 12, "BlackMesaStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, angles) == 12, "BlackMesaStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->angles) == 12, "BlackMesaStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, model) == 24, "BlackMesaStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->model) == 2, "BlackMesaStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, firstLeaf) == 26, "BlackMesaStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "BlackMesaStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, leafCount) == 28, "BlackMesaStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "BlackMesaStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, solid) == 30, "BlackMesaStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->solid) == 1, "BlackMesaStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, flags) == 31, "BlackMesaStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->flags) == 1, "BlackMesaStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, skin) == 32, "BlackMesaStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->skin) == 4, "BlackMesaStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "BlackMesaStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "BlackMesaStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, lightingOrigin) == 44, "BlackMesaStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "BlackMesaStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, minCpuLevel) == 60, "BlackMesaStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "BlackMesaStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, minGpuLevel) == 62, "BlackMesaStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "BlackMesaStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, color) == 64, "BlackMesaStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->color) == 4, "BlackMesaStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, disableXbox360) == 68, "BlackMesaStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "BlackMesaStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV10GlobalOffensive, flagsEx) == 72, "BlackMesaStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "BlackMesaStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} BlackMesaStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV11GlobalOffensive) == 80, "BlackMesaStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, origin) == 0, "BlackMesaStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->origin) == 12, "BlackMesaStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, angles) == 12, "BlackMesaStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->angles) == 12, "BlackMesaStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, model) == 24, "BlackMesaStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->model) == 2, "BlackMesaStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, firstLeaf) == 26, "BlackMesaStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "BlackMesaStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, leafCount) == 28, "BlackMesaStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "BlackMesaStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, solid) == 30, "BlackMesaStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->solid) == 1, "BlackMesaStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, flags) == 31, "BlackMesaStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->flags) == 1, "BlackMesaStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, skin) == 32, "BlackMesaStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->skin) == 4, "BlackMesaStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "BlackMesaStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "BlackMesaStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, lightingOrigin) == 44, "BlackMesaStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "BlackMesaStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, minCpuLevel) == 60, "BlackMesaStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "BlackMesaStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, minGpuLevel) == 62, "BlackMesaStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "BlackMesaStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, color) == 64, "BlackMesaStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->color) == 4, "BlackMesaStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, disableXbox360) == 68, "BlackMesaStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "BlackMesaStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, flagsEx) == 72, "BlackMesaStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "BlackMesaStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11GlobalOffensive, scale) == 76, "BlackMesaStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11GlobalOffensive *)0)->scale) == 4, "BlackMesaStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} BlackMesaStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV11BlackMesaLite) == 76, "BlackMesaStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, origin) == 0, "BlackMesaStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->origin) == 12, "BlackMesaStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, angles) == 12, "BlackMesaStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->angles) == 12, "BlackMesaStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, model) == 24, "BlackMesaStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->model) == 2, "BlackMesaStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, firstLeaf) == 26, "BlackMesaStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "BlackMesaStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, leafCount) == 28, "BlackMesaStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "BlackMesaStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, solid) == 30, "BlackMesaStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->solid) == 1, "BlackMesaStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, skin) == 32, "BlackMesaStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->skin) == 4, "BlackMesaStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "BlackMesaStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "BlackMesaStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, lightingOrigin) == 44, "BlackMesaStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "BlackMesaStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, minDirectX) == 60, "BlackMesaStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "BlackMesaStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, maxDirectX) == 62, "BlackMesaStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "BlackMesaStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, flags) == 64, "BlackMesaStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->flags) == 4, "BlackMesaStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, lightmapWidth) == 68, "BlackMesaStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "BlackMesaStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, lightmapHeight) == 70, "BlackMesaStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "BlackMesaStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesaLite, color) == 72, "BlackMesaStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesaLite *)0)->color) == 4, "BlackMesaStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct BlackMesaStaticPropV11Merubasu {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} BlackMesaStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV11Merubasu) == 76, "BlackMesaStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, origin) == 0, "BlackMesaStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->origin) == 12, "BlackMesaStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, angles) == 12, "BlackMesaStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->angles) == 12, "BlackMesaStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, model) == 24, "BlackMesaStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->model) == 2, "BlackMesaStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, firstLeaf) == 26, "BlackMesaStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->firstLeaf) == 2, "BlackMesaStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, leafCount) == 28, "BlackMesaStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->leafCount) == 2, "BlackMesaStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, solid) == 30, "BlackMesaStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->solid) == 1, "BlackMesaStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, skin) == 32, "BlackMesaStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->skin) == 4, "BlackMesaStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, fadeMinDistance) == 36, "BlackMesaStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, fadeMaxDistance) == 40, "BlackMesaStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, lightingOrigin) == 44, "BlackMesaStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, forcedFadeScale) == 56, "BlackMesaStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, minDirectX) == 60, "BlackMesaStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->minDirectX) == 2, "BlackMesaStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, maxDirectX) == 62, "BlackMesaStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->maxDirectX) == 2, "BlackMesaStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, flags) == 64, "BlackMesaStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->flags) == 4, "BlackMesaStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, lightmapWidth) == 68, "BlackMesaStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "BlackMesaStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, lightmapHeight) == 70, "BlackMesaStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "BlackMesaStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11Merubasu, scale) == 72, "BlackMesaStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11Merubasu *)0)->scale) == 4, "BlackMesaStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV11BlackMesa {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BlackMesaStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV11BlackMesa) == 80, "BlackMesaStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, origin) == 0, "BlackMesaStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->origin) == 12, "BlackMesaStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, angles) == 12, "BlackMesaStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->angles) == 12, "BlackMesaStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, model) == 24, "BlackMesaStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->model) == 2, "BlackMesaStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, firstLeaf) == 26, "BlackMesaStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "BlackMesaStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, leafCount) == 28, "BlackMesaStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->leafCount) == 2, "BlackMesaStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, solid) == 30, "BlackMesaStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->solid) == 1, "BlackMesaStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, skin) == 32, "BlackMesaStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->skin) == 4, "BlackMesaStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, fadeMinDistance) == 36, "BlackMesaStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, fadeMaxDistance) == 40, "BlackMesaStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, lightingOrigin) == 44, "BlackMesaStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, forcedFadeScale) == 56, "BlackMesaStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, minDirectX) == 60, "BlackMesaStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->minDirectX) == 2, "BlackMesaStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, maxDirectX) == 62, "BlackMesaStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "BlackMesaStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, flags) == 64, "BlackMesaStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->flags) == 4, "BlackMesaStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, lightmapWidth) == 68, "BlackMesaStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "BlackMesaStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, lightmapHeight) == 70, "BlackMesaStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "BlackMesaStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, color) == 72, "BlackMesaStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->color) == 4, "BlackMesaStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV11BlackMesa, flagsEx) == 76, "BlackMesaStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV11BlackMesa *)0)->flagsEx) == 4, "BlackMesaStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaStaticPropV13 {
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
  /** How it collides. Values: BLACK_MESA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLACK_MESA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BlackMesaStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropV13) == 88, "BlackMesaStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, origin) == 0, "BlackMesaStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->origin) == 12, "BlackMesaStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, angles) == 12, "BlackMesaStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->angles) == 12, "BlackMesaStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, model) == 24, "BlackMesaStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->model) == 2, "BlackMesaStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, firstLeaf) == 26, "BlackMesaStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->firstLeaf) == 2, "BlackMesaStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, leafCount) == 28, "BlackMesaStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->leafCount) == 2, "BlackMesaStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, solid) == 30, "BlackMesaStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->solid) == 1, "BlackMesaStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, flags) == 31, "BlackMesaStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->flags) == 1, "BlackMesaStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, skin) == 32, "BlackMesaStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->skin) == 4, "BlackMesaStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, fadeMinDistance) == 36, "BlackMesaStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->fadeMinDistance) == 4, "BlackMesaStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, fadeMaxDistance) == 40, "BlackMesaStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->fadeMaxDistance) == 4, "BlackMesaStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, lightingOrigin) == 44, "BlackMesaStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->lightingOrigin) == 12, "BlackMesaStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, forcedFadeScale) == 56, "BlackMesaStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->forcedFadeScale) == 4, "BlackMesaStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, minCpuLevel) == 60, "BlackMesaStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->minCpuLevel) == 1, "BlackMesaStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, maxCpuLevel) == 61, "BlackMesaStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->maxCpuLevel) == 1, "BlackMesaStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, minGpuLevel) == 62, "BlackMesaStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->minGpuLevel) == 1, "BlackMesaStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, maxGpuLevel) == 63, "BlackMesaStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->maxGpuLevel) == 1, "BlackMesaStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, color) == 64, "BlackMesaStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->color) == 4, "BlackMesaStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, disableXbox360) == 68, "BlackMesaStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->disableXbox360) == 1, "BlackMesaStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, flagsEx) == 72, "BlackMesaStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->flagsEx) == 4, "BlackMesaStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropV13, scale) == 76, "BlackMesaStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropV13 *)0)->scale) == 12, "BlackMesaStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct BlackMesaDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} BlackMesaDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailSprite) == 32, "BlackMesaDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailSprite, upperLeft) == 0, "BlackMesaDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailSprite *)0)->upperLeft) == 8, "BlackMesaDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailSprite, lowerRight) == 8, "BlackMesaDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailSprite *)0)->lowerRight) == 8, "BlackMesaDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailSprite, textureUpperLeft) == 16, "BlackMesaDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailSprite *)0)->textureUpperLeft) == 8, "BlackMesaDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailSprite, textureLowerRight) == 24, "BlackMesaDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailSprite *)0)->textureLowerRight) == 8, "BlackMesaDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct BlackMesaDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BlackMesaColorRgbExp light;
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
  /** How it turns to who looks at it. Values: BLACK_MESA_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: BLACK_MESA_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} BlackMesaDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailProp) == 52, "BlackMesaDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, origin) == 0, "BlackMesaDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->origin) == 12, "BlackMesaDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, angles) == 12, "BlackMesaDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->angles) == 12, "BlackMesaDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, detail) == 24, "BlackMesaDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->detail) == 2, "BlackMesaDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, leaf) == 26, "BlackMesaDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->leaf) == 2, "BlackMesaDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, light) == 28, "BlackMesaDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->light) == 4, "BlackMesaDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, firstLightStyle) == 32, "BlackMesaDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->firstLightStyle) == 4, "BlackMesaDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, lightStyleCount) == 36, "BlackMesaDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->lightStyleCount) == 1, "BlackMesaDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, sway) == 37, "BlackMesaDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->sway) == 1, "BlackMesaDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, shapeAngle) == 38, "BlackMesaDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->shapeAngle) == 1, "BlackMesaDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, shapeSize) == 39, "BlackMesaDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->shapeSize) == 1, "BlackMesaDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, orientation) == 40, "BlackMesaDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->orientation) == 1, "BlackMesaDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, padding1) == 41, "BlackMesaDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->padding1) == 3, "BlackMesaDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, type) == 44, "BlackMesaDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->type) == 1, "BlackMesaDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, padding2) == 45, "BlackMesaDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->padding2) == 3, "BlackMesaDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailProp, scale) == 48, "BlackMesaDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailProp *)0)->scale) == 4, "BlackMesaDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct BlackMesaDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BlackMesaColorRgbExp light;
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
} BlackMesaDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailPropV2) == 40, "BlackMesaDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, origin) == 0, "BlackMesaDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->origin) == 12, "BlackMesaDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, angles) == 12, "BlackMesaDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->angles) == 12, "BlackMesaDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, detail) == 24, "BlackMesaDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->detail) == 2, "BlackMesaDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, leaf) == 26, "BlackMesaDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->leaf) == 2, "BlackMesaDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, light) == 28, "BlackMesaDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->light) == 4, "BlackMesaDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, firstLightStyle) == 32, "BlackMesaDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->firstLightStyle) == 4, "BlackMesaDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, lightStyleCount) == 36, "BlackMesaDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->lightStyleCount) == 1, "BlackMesaDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, sway) == 37, "BlackMesaDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->sway) == 1, "BlackMesaDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, shapeAngle) == 38, "BlackMesaDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->shapeAngle) == 1, "BlackMesaDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropV2, shapeSize) == 39, "BlackMesaDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropV2 *)0)->shapeSize) == 1, "BlackMesaDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct BlackMesaDetailPropLightStyle {
  /** The light. */
  BlackMesaColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} BlackMesaDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailPropLightStyle) == 5, "BlackMesaDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropLightStyle, light) == 0, "BlackMesaDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropLightStyle *)0)->light) == 4, "BlackMesaDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropLightStyle, style) == 4, "BlackMesaDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropLightStyle *)0)->style) == 1, "BlackMesaDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct BlackMesaLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} BlackMesaLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafWaterData) == 12, "BlackMesaLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafWaterData, surfaceZ) == 0, "BlackMesaLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafWaterData *)0)->surfaceZ) == 4, "BlackMesaLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafWaterData, minZ) == 4, "BlackMesaLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafWaterData *)0)->minZ) == 4, "BlackMesaLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafWaterData, surfaceTexture) == 8, "BlackMesaLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafWaterData *)0)->surfaceTexture) == 2, "BlackMesaLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct BlackMesaPrimitive {
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
} BlackMesaPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaPrimitive) == 10, "BlackMesaPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPrimitive, type) == 0, "BlackMesaPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPrimitive *)0)->type) == 2, "BlackMesaPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPrimitive, firstIndex) == 2, "BlackMesaPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPrimitive *)0)->firstIndex) == 2, "BlackMesaPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPrimitive, indexCount) == 4, "BlackMesaPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPrimitive *)0)->indexCount) == 2, "BlackMesaPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPrimitive, firstVertex) == 6, "BlackMesaPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPrimitive *)0)->firstVertex) == 2, "BlackMesaPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaPrimitive, vertexCount) == 8, "BlackMesaPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaPrimitive *)0)->vertexCount) == 2, "BlackMesaPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct BlackMesaCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} BlackMesaCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaCubemapSample) == 16, "BlackMesaCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaCubemapSample, origin) == 0, "BlackMesaCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaCubemapSample *)0)->origin) == 12, "BlackMesaCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaCubemapSample, size) == 12, "BlackMesaCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaCubemapSample *)0)->size) == 4, "BlackMesaCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct BlackMesaOverlay {
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
} BlackMesaOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOverlay) == 352, "BlackMesaOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, id) == 0, "BlackMesaOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->id) == 4, "BlackMesaOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, texture) == 4, "BlackMesaOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->texture) == 2, "BlackMesaOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, faces) == 8, "BlackMesaOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->faces) == 256, "BlackMesaOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, u) == 264, "BlackMesaOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->u) == 8, "BlackMesaOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, v) == 272, "BlackMesaOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->v) == 8, "BlackMesaOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, uvPoints) == 280, "BlackMesaOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->uvPoints) == 48, "BlackMesaOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, origin) == 328, "BlackMesaOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->origin) == 12, "BlackMesaOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlay, normal) == 340, "BlackMesaOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlay *)0)->normal) == 12, "BlackMesaOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct BlackMesaWaterOverlay {
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
} BlackMesaWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaWaterOverlay) == 1120, "BlackMesaWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, id) == 0, "BlackMesaWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->id) == 4, "BlackMesaWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, texture) == 4, "BlackMesaWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->texture) == 2, "BlackMesaWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, faces) == 8, "BlackMesaWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->faces) == 1024, "BlackMesaWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, u) == 1032, "BlackMesaWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->u) == 8, "BlackMesaWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, v) == 1040, "BlackMesaWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->v) == 8, "BlackMesaWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, uvPoints) == 1048, "BlackMesaWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->uvPoints) == 48, "BlackMesaWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, origin) == 1096, "BlackMesaWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->origin) == 12, "BlackMesaWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaWaterOverlay, normal) == 1108, "BlackMesaWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaWaterOverlay *)0)->normal) == 12, "BlackMesaWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct BlackMesaLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} BlackMesaLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafAmbientIndexHdr) == 4, "BlackMesaLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientIndexHdr, sampleCount) == 0, "BlackMesaLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientIndexHdr *)0)->sampleCount) == 2, "BlackMesaLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientIndexHdr, firstSample) == 2, "BlackMesaLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientIndexHdr *)0)->firstSample) == 2, "BlackMesaLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct BlackMesaLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} BlackMesaLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafAmbientIndex) == 4, "BlackMesaLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientIndex, sampleCount) == 0, "BlackMesaLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientIndex *)0)->sampleCount) == 2, "BlackMesaLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientIndex, firstSample) == 2, "BlackMesaLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientIndex *)0)->firstSample) == 2, "BlackMesaLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct BlackMesaLeafAmbientSample {
  /** Light from six sides. */
  BlackMesaCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} BlackMesaLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafAmbientSample) == 28, "BlackMesaLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientSample, cube) == 0, "BlackMesaLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientSample *)0)->cube) == 24, "BlackMesaLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientSample, position) == 24, "BlackMesaLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientSample *)0)->position) == 3, "BlackMesaLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaLeafAmbientSample, padding) == 27, "BlackMesaLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaLeafAmbientSample *)0)->padding) == 1, "BlackMesaLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct BlackMesaOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} BlackMesaOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOverlayFade) == 8, "BlackMesaOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlayFade, minDistanceSquared) == 0, "BlackMesaOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlayFade *)0)->minDistanceSquared) == 4, "BlackMesaOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOverlayFade, maxDistanceSquared) == 4, "BlackMesaOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOverlayFade *)0)->maxDistanceSquared) == 4, "BlackMesaOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} BlackMesaDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementMultiblend) == 80, "BlackMesaDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementMultiblend, blend) == 0, "BlackMesaDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementMultiblend *)0)->blend) == 16, "BlackMesaDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementMultiblend, alphaBlend) == 16, "BlackMesaDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementMultiblend *)0)->alphaBlend) == 16, "BlackMesaDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDisplacementMultiblend, colors) == 32, "BlackMesaDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDisplacementMultiblend *)0)->colors) == 48, "BlackMesaDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } BlackMesaVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaVerticesElement) == 12, "BlackMesaVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BlackMesaOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BlackMesaOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BlackMesaOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BlackMesaOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOcclusionWithoutAreaHead) == 4, "BlackMesaOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOcclusionWithoutAreaHead, occluderCount) == 0, "BlackMesaOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "BlackMesaOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BlackMesaOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BlackMesaOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BlackMesaOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BlackMesaOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaOcclusionHead) == 4, "BlackMesaOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaOcclusionHead, occluderCount) == 0, "BlackMesaOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaOcclusionHead *)0)->occluderCount) == 4, "BlackMesaOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t BlackMesaFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaFaceIdsElement) == 2, "BlackMesaFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t BlackMesaSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaSurfedgesElement) == 4, "BlackMesaSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t BlackMesaLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafFacesElement) == 2, "BlackMesaLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t BlackMesaLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafBrushesElement) == 2, "BlackMesaLeafBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } BlackMesaVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaVertexNormalsElement) == 12, "BlackMesaVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t BlackMesaVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaVertexNormalIndicesElement) == 2, "BlackMesaVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t BlackMesaDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementLightmapAlphasElement) == 1, "BlackMesaDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV4 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV4Head) == 4, "BlackMesaStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV4Head, modelCount) == 0, "BlackMesaStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV4Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV5 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV5Head) == 4, "BlackMesaStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV5Head, modelCount) == 0, "BlackMesaStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV5Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV5TheShipHead) == 4, "BlackMesaStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV5TheShipHead, modelCount) == 0, "BlackMesaStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV5TheShipHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV6 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV6Head) == 4, "BlackMesaStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV6Head, modelCount) == 0, "BlackMesaStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV6Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV6BloodyGoodTimeHead) == 4, "BlackMesaStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "BlackMesaStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV6DarkMessiahHead) == 4, "BlackMesaStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV6DarkMessiahHead, modelCount) == 0, "BlackMesaStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BlackMesaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV5 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV6VindictusHead) == 4, "BlackMesaStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV6VindictusHead, modelCount) == 0, "BlackMesaStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV6VindictusHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV7 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV7Head) == 4, "BlackMesaStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV7Head, modelCount) == 0, "BlackMesaStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV7Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV7ZenoClashHead) == 4, "BlackMesaStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV7ZenoClashHead, modelCount) == 0, "BlackMesaStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BlackMesaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV6 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV7VindictusHead) == 4, "BlackMesaStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV7VindictusHead, modelCount) == 0, "BlackMesaStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV7VindictusHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV8 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV8Head) == 4, "BlackMesaStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV8Head, modelCount) == 0, "BlackMesaStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV8Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BlackMesaStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV8VindictusHead) == 4, "BlackMesaStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV8VindictusHead, modelCount) == 0, "BlackMesaStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV8VindictusHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV9 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV9Head) == 4, "BlackMesaStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV9Head, modelCount) == 0, "BlackMesaStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV9Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV9DearEstherHead) == 4, "BlackMesaStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV9DearEstherHead, modelCount) == 0, "BlackMesaStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV10 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV10Head) == 4, "BlackMesaStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV10Head, modelCount) == 0, "BlackMesaStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV10Head *)0)->modelCount) == 4, "BlackMesaStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV10GlobalOffensiveHead) == 4, "BlackMesaStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "BlackMesaStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV11GlobalOffensiveHead) == 4, "BlackMesaStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "BlackMesaStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV11BlackMesaLiteHead) == 4, "BlackMesaStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "BlackMesaStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV11MerubasuHead) == 4, "BlackMesaStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV11MerubasuHead, modelCount) == 0, "BlackMesaStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV12StrataHead) == 4, "BlackMesaStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV12StrataHead, modelCount) == 0, "BlackMesaStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV12StrataHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV11BlackMesaHead) == 4, "BlackMesaStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV11BlackMesaHead, modelCount) == 0, "BlackMesaStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaStaticPropV13 props[propCount]`: The props.
 */
typedef struct BlackMesaStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaStaticPropsV13StrataHead) == 4, "BlackMesaStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaStaticPropsV13StrataHead, modelCount) == 0, "BlackMesaStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaStaticPropsV13StrataHead *)0)->modelCount) == 4, "BlackMesaStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `BlackMesaDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaDetailProp props[propCount]`: The props.
 */
typedef struct BlackMesaDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailPropsV4Head) == 4, "BlackMesaDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropsV4Head, modelCount) == 0, "BlackMesaDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropsV4Head *)0)->modelCount) == 4, "BlackMesaDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `BlackMesaDetailPropV2 props[propCount]`: The props.
 */
typedef struct BlackMesaDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} BlackMesaDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailPropsV2Head) == 4, "BlackMesaDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropsV2Head, modelCount) == 0, "BlackMesaDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropsV2Head *)0)->modelCount) == 4, "BlackMesaDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `BlackMesaDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct BlackMesaDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} BlackMesaDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDetailPropLightHead) == 4, "BlackMesaDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaDetailPropLightHead, count) == 0, "BlackMesaDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaDetailPropLightHead *)0)->count) == 4, "BlackMesaDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct BlackMesaColorVariablesHead {
  /** Number of names. */
  int32_t count;
} BlackMesaColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaColorVariablesHead) == 4, "BlackMesaColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BlackMesaColorVariablesHead, count) == 0, "BlackMesaColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BlackMesaColorVariablesHead *)0)->count) == 4, "BlackMesaColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } BlackMesaPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaPrimitiveVerticesElement) == 12, "BlackMesaPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t BlackMesaPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaPrimitiveIndicesElement) == 2, "BlackMesaPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } BlackMesaClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaClipPortalVerticesElement) == 12, "BlackMesaClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t BlackMesaTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaTextureStringTableElement) == 4, "BlackMesaTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t BlackMesaLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaLeafMinDistanceToWaterElement) == 2, "BlackMesaLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t BlackMesaFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaFaceMacroTextureInfoElement) == 2, "BlackMesaFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: BLACK_MESA_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t BlackMesaDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaDisplacementTrianglesElement) == 2, "BlackMesaDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t BlackMesaMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BlackMesaMapFlagsElement) == 4, "BlackMesaMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_CROWBAR_COLLECTIVE_BLACK_MESA_H */
