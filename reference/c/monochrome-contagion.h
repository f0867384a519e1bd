/**
 * Contagion: VBSP 23, 27, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Contagion (2013): VBSP 27, and 23 in some files. Alien Swarm's lumps behind a header with one more word.
 * The versions of lumps are said to be unreliable: sizes decide.
 *
 * Public readers disagree on the words of a directory entry: two of three read them in the usual order, one
 * in that of Left 4 Dead 2 (`contagion-version-first`). No real file is at hand; whichever fits a file is
 * taken.
 */
#ifndef BRUSHWORK_MONOCHROME_CONTAGION_H
#define BRUSHWORK_MONOCHROME_CONTAGION_H

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
#define CONTAGION_LUMP_ENTITIES 0
/** Array of ContagionPlane. */
#define CONTAGION_LUMP_PLANES 1
/** Array of ContagionTextureData. */
#define CONTAGION_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of ContagionVerticesElement. */
#define CONTAGION_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define CONTAGION_LUMP_VISIBILITY 4
/** Array of ContagionNode. */
#define CONTAGION_LUMP_NODES 5
/** Array of ContagionTextureInfo. */
#define CONTAGION_LUMP_TEXTURE_INFO 6
/** Array of ContagionFace. */
#define CONTAGION_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of ContagionColorRgbExp.
 */
#define CONTAGION_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: ContagionOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: ContagionOcclusionHead, and what its comment says.
 */
#define CONTAGION_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of ContagionLeafVersion0.
 * - version 1: Array of ContagionLeaf.
 */
#define CONTAGION_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of ContagionFaceIdsElement. */
#define CONTAGION_LUMP_FACE_IDS 11
/** Array of ContagionEdge. */
#define CONTAGION_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of ContagionSurfedgesElement.
 */
#define CONTAGION_LUMP_SURFEDGES 13
/** Array of ContagionModel. */
#define CONTAGION_LUMP_MODELS 14
/** Array of ContagionWorldLightShadowOffset. */
#define CONTAGION_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of ContagionLeafFacesElement. */
#define CONTAGION_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of ContagionLeafBrushesElement. */
#define CONTAGION_LUMP_LEAF_BRUSHES 17
/** Array of ContagionBrush. */
#define CONTAGION_LUMP_BRUSHES 18
/** Array of ContagionBrushSideThin. */
#define CONTAGION_LUMP_BRUSH_SIDES 19
/** Array of ContagionArea. */
#define CONTAGION_LUMP_AREAS 20
/** Array of ContagionAreaPortal. */
#define CONTAGION_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of ContagionFaceBrushesElement. */
#define CONTAGION_LUMP_FACE_BRUSHES 22
/** Array of ContagionFaceBrushList. */
#define CONTAGION_LUMP_FACE_BRUSH_LISTS 23
/** Array of ContagionDisplacementInfo. */
#define CONTAGION_LUMP_DISPLACEMENT_INFO 26
/** Array of ContagionOriginalFace. */
#define CONTAGION_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define CONTAGION_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define CONTAGION_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of ContagionVertexNormalsElement. */
#define CONTAGION_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * ContagionVertexNormalIndicesElement.
 */
#define CONTAGION_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * ContagionDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define CONTAGION_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of ContagionDisplacementVertex. */
#define CONTAGION_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define CONTAGION_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): ContagionStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): ContagionStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): ContagionStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): ContagionStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): ContagionStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): ContagionStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): ContagionStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): ContagionStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): ContagionStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): ContagionStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): ContagionStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): ContagionStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): ContagionStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): ContagionStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): ContagionStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): ContagionStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): ContagionStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): ContagionStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): ContagionStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): ContagionStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): ContagionStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): ContagionStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): ContagionDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): ContagionDetailPropsV2Head, and what its comment says.
 * - `dplt`: ContagionDetailPropLightHead, and what its comment says.
 * - `dplh`: ContagionDetailPropLightHead, and what its comment says.
 * - `clvr`: ContagionColorVariablesHead, and what its comment says.
 */
#define CONTAGION_LUMP_GAME_LUMP 35
/** Array of ContagionLeafWaterData. */
#define CONTAGION_LUMP_LEAF_WATER_DATA 36
/** Array of ContagionPrimitive. */
#define CONTAGION_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of ContagionPrimitiveVerticesElement.
 */
#define CONTAGION_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * ContagionPrimitiveIndicesElement.
 */
#define CONTAGION_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define CONTAGION_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of ContagionClipPortalVerticesElement. */
#define CONTAGION_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of ContagionCubemapSample. */
#define CONTAGION_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define CONTAGION_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of ContagionTextureStringTableElement. */
#define CONTAGION_LUMP_TEXTURE_STRING_TABLE 44
/** Array of ContagionOverlay. */
#define CONTAGION_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of ContagionLeafMinDistanceToWaterElement. */
#define CONTAGION_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * ContagionFaceMacroTextureInfoElement.
 */
#define CONTAGION_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of ContagionDisplacementTrianglesElement. */
#define CONTAGION_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define CONTAGION_LUMP_PROP_BLOB 49
/** Array of ContagionWaterOverlay. */
#define CONTAGION_LUMP_WATER_OVERLAYS 50
/** Array of ContagionLeafAmbientIndexHdr. */
#define CONTAGION_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of ContagionLeafAmbientIndex. */
#define CONTAGION_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of ContagionColorRgbExp. */
#define CONTAGION_LUMP_LIGHTING_HDR 53
/** Array of ContagionWorldLightShadowOffset. */
#define CONTAGION_LUMP_WORLD_LIGHTS_HDR 54
/** Array of ContagionLeafAmbientSample. */
#define CONTAGION_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of ContagionLeafAmbientSample. */
#define CONTAGION_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define CONTAGION_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of ContagionFace. */
#define CONTAGION_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * ContagionMapFlagsElement.
 */
#define CONTAGION_LUMP_MAP_FLAGS 59
/** Array of ContagionOverlayFade. */
#define CONTAGION_LUMP_OVERLAY_FADES 60
/** Array of ContagionOverlaySystemLevels. */
#define CONTAGION_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define CONTAGION_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * ContagionDisplacementMultiblend.
 */
#define CONTAGION_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct ContagionLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} ContagionLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLumpEntry) == 16, "ContagionLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLumpEntry, offset) == 0, "ContagionLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLumpEntry, length) == 4, "ContagionLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLumpEntry, version) == 8, "ContagionLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLumpEntry, unpacked) == 12, "ContagionLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct ContagionHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 23 or 27. */
  int32_t version;
  /** The lumps by index. */
  ContagionLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[8];
} ContagionHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionHeader) == 1040, "ContagionHeader takes 1040 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionHeader, ident) == 0, "ContagionHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionHeader, version) == 4, "ContagionHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionHeader, lumps) == 8, "ContagionHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define CONTAGION_PLANE_TYPE_X 0
#define CONTAGION_PLANE_TYPE_Y 1
#define CONTAGION_PLANE_TYPE_Z 2
#define CONTAGION_PLANE_TYPE_NEAREST_X 3
#define CONTAGION_PLANE_TYPE_NEAREST_Y 4
#define CONTAGION_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define CONTAGION_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define CONTAGION_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define CONTAGION_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define CONTAGION_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define CONTAGION_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define CONTAGION_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define CONTAGION_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define CONTAGION_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define CONTAGION_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define CONTAGION_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define CONTAGION_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define CONTAGION_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define CONTAGION_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define CONTAGION_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define CONTAGION_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define CONTAGION_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define CONTAGION_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define CONTAGION_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define CONTAGION_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define CONTAGION_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define CONTAGION_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define CONTAGION_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define CONTAGION_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define CONTAGION_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define CONTAGION_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define CONTAGION_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define CONTAGION_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define CONTAGION_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define CONTAGION_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define CONTAGION_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define CONTAGION_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define CONTAGION_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define CONTAGION_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define CONTAGION_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define CONTAGION_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define CONTAGION_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define CONTAGION_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define CONTAGION_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define CONTAGION_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define CONTAGION_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define CONTAGION_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define CONTAGION_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define CONTAGION_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define CONTAGION_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define CONTAGION_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define CONTAGION_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define CONTAGION_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define CONTAGION_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define CONTAGION_WORLD_LIGHT_TYPE_SURFACE 0
#define CONTAGION_WORLD_LIGHT_TYPE_POINT 1
#define CONTAGION_WORLD_LIGHT_TYPE_SPOT 2
#define CONTAGION_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define CONTAGION_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define CONTAGION_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define CONTAGION_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define CONTAGION_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define CONTAGION_STATIC_PROP_SOLID_NONE 0
#define CONTAGION_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define CONTAGION_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define CONTAGION_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define CONTAGION_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define CONTAGION_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define CONTAGION_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define CONTAGION_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define CONTAGION_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define CONTAGION_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define CONTAGION_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define CONTAGION_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define CONTAGION_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define CONTAGION_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define CONTAGION_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define CONTAGION_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define CONTAGION_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define CONTAGION_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define CONTAGION_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define CONTAGION_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define CONTAGION_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define CONTAGION_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define CONTAGION_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define CONTAGION_DETAIL_PROP_ORIENTATION_NORMAL 0
#define CONTAGION_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define CONTAGION_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define CONTAGION_DETAIL_PROP_TYPE_MODEL 0
#define CONTAGION_DETAIL_PROP_TYPE_SPRITE 1
#define CONTAGION_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define CONTAGION_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct ContagionPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: CONTAGION_PLANE_TYPE_*. */
  int32_t type;
} ContagionPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionPlane) == 20, "ContagionPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPlane, normal) == 0, "ContagionPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPlane *)0)->normal) == 12, "ContagionPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPlane, distance) == 12, "ContagionPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPlane *)0)->distance) == 4, "ContagionPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPlane, type) == 16, "ContagionPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPlane *)0)->type) == 4, "ContagionPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct ContagionTextureData {
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
} ContagionTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionTextureData) == 32, "ContagionTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, reflectivity) == 0, "ContagionTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->reflectivity) == 12, "ContagionTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, name) == 12, "ContagionTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->name) == 4, "ContagionTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, width) == 16, "ContagionTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->width) == 4, "ContagionTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, height) == 20, "ContagionTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->height) == 4, "ContagionTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, viewWidth) == 24, "ContagionTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->viewWidth) == 4, "ContagionTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureData, viewHeight) == 28, "ContagionTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureData *)0)->viewHeight) == 4, "ContagionTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct ContagionNode {
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
} ContagionNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionNode) == 32, "ContagionNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, plane) == 0, "ContagionNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->plane) == 4, "ContagionNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, children) == 4, "ContagionNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->children) == 8, "ContagionNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, mins) == 12, "ContagionNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->mins) == 6, "ContagionNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, maxs) == 18, "ContagionNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->maxs) == 6, "ContagionNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, firstFace) == 24, "ContagionNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->firstFace) == 2, "ContagionNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, faceCount) == 26, "ContagionNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->faceCount) == 2, "ContagionNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionNode, area) == 28, "ContagionNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionNode *)0)->area) == 2, "ContagionNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct ContagionTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: CONTAGION_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} ContagionTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionTextureInfo) == 72, "ContagionTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, textureS) == 0, "ContagionTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->textureS) == 16, "ContagionTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, textureT) == 16, "ContagionTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->textureT) == 16, "ContagionTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, lightmapS) == 32, "ContagionTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->lightmapS) == 16, "ContagionTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, lightmapT) == 48, "ContagionTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->lightmapT) == 16, "ContagionTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, flags) == 64, "ContagionTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->flags) == 4, "ContagionTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionTextureInfo, textureData) == 68, "ContagionTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionTextureInfo *)0)->textureData) == 4, "ContagionTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct ContagionFace {
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
} ContagionFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionFace) == 56, "ContagionFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, plane) == 0, "ContagionFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->plane) == 2, "ContagionFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, side) == 2, "ContagionFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->side) == 1, "ContagionFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, onNode) == 3, "ContagionFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->onNode) == 1, "ContagionFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, firstEdge) == 4, "ContagionFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->firstEdge) == 4, "ContagionFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, edgeCount) == 8, "ContagionFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->edgeCount) == 2, "ContagionFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, texture) == 10, "ContagionFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->texture) == 2, "ContagionFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, displacement) == 12, "ContagionFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->displacement) == 2, "ContagionFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, fogVolume) == 14, "ContagionFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->fogVolume) == 2, "ContagionFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, styles) == 16, "ContagionFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->styles) == 4, "ContagionFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, lightOffset) == 20, "ContagionFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->lightOffset) == 4, "ContagionFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, area) == 24, "ContagionFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->area) == 4, "ContagionFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, lightmapMins) == 28, "ContagionFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->lightmapMins) == 8, "ContagionFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, lightmapSize) == 36, "ContagionFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->lightmapSize) == 8, "ContagionFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, originalFace) == 44, "ContagionFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->originalFace) == 4, "ContagionFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, firstPrimitive) == 50, "ContagionFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->firstPrimitive) == 2, "ContagionFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFace, smoothingGroups) == 52, "ContagionFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFace *)0)->smoothingGroups) == 4, "ContagionFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct ContagionColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} ContagionColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionColorRgbExp) == 4, "ContagionColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionColorRgbExp, red) == 0, "ContagionColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionColorRgbExp *)0)->red) == 1, "ContagionColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionColorRgbExp, green) == 1, "ContagionColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionColorRgbExp *)0)->green) == 1, "ContagionColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionColorRgbExp, blue) == 2, "ContagionColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionColorRgbExp *)0)->blue) == 1, "ContagionColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionColorRgbExp, exponent) == 3, "ContagionColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionColorRgbExp *)0)->exponent) == 1, "ContagionColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct ContagionOccluderWithoutArea {
  /** Whether it starts switched off. Values: CONTAGION_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} ContagionOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOccluderWithoutArea) == 36, "ContagionOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderWithoutArea, flags) == 0, "ContagionOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderWithoutArea *)0)->flags) == 4, "ContagionOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderWithoutArea, firstPolygon) == 4, "ContagionOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderWithoutArea *)0)->firstPolygon) == 4, "ContagionOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderWithoutArea, polygonCount) == 8, "ContagionOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderWithoutArea *)0)->polygonCount) == 4, "ContagionOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderWithoutArea, mins) == 12, "ContagionOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderWithoutArea *)0)->mins) == 12, "ContagionOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderWithoutArea, maxs) == 24, "ContagionOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderWithoutArea *)0)->maxs) == 12, "ContagionOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct ContagionOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} ContagionOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOccluderPolygon) == 12, "ContagionOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderPolygon, firstVertexIndex) == 0, "ContagionOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderPolygon *)0)->firstVertexIndex) == 4, "ContagionOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderPolygon, vertexCount) == 4, "ContagionOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderPolygon *)0)->vertexCount) == 4, "ContagionOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluderPolygon, plane) == 8, "ContagionOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluderPolygon *)0)->plane) == 4, "ContagionOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct ContagionOccluder {
  /** Whether it starts switched off. Values: CONTAGION_OCCLUDER_FLAGS_*. */
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
} ContagionOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOccluder) == 40, "ContagionOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, flags) == 0, "ContagionOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->flags) == 4, "ContagionOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, firstPolygon) == 4, "ContagionOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->firstPolygon) == 4, "ContagionOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, polygonCount) == 8, "ContagionOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->polygonCount) == 4, "ContagionOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, mins) == 12, "ContagionOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->mins) == 12, "ContagionOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, maxs) == 24, "ContagionOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->maxs) == 12, "ContagionOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOccluder, area) == 36, "ContagionOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOccluder *)0)->area) == 4, "ContagionOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct ContagionCompressedLightCube {
  /** One colour a side. */
  ContagionColorRgbExp sides[6];
} ContagionCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionCompressedLightCube) == 24, "ContagionCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionCompressedLightCube, sides) == 0, "ContagionCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionCompressedLightCube *)0)->sides) == 24, "ContagionCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct ContagionLeafVersion0 {
  /** What its brushes are, all together. Values: CONTAGION_CONTENT_FLAGS_*. */
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
  ContagionCompressedLightCube ambientLight;
} ContagionLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafVersion0) == 56, "ContagionLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, contents) == 0, "ContagionLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->contents) == 4, "ContagionLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, cluster) == 4, "ContagionLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->cluster) == 2, "ContagionLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, mins) == 8, "ContagionLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->mins) == 6, "ContagionLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, maxs) == 14, "ContagionLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->maxs) == 6, "ContagionLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, firstFace) == 20, "ContagionLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->firstFace) == 2, "ContagionLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, faceCount) == 22, "ContagionLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->faceCount) == 2, "ContagionLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, firstBrush) == 24, "ContagionLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->firstBrush) == 2, "ContagionLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, brushCount) == 26, "ContagionLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->brushCount) == 2, "ContagionLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, water) == 28, "ContagionLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->water) == 2, "ContagionLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafVersion0, ambientLight) == 30, "ContagionLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafVersion0 *)0)->ambientLight) == 24, "ContagionLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct ContagionLeaf {
  /** What its brushes are, all together. Values: CONTAGION_CONTENT_FLAGS_*. */
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
} ContagionLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeaf) == 32, "ContagionLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, contents) == 0, "ContagionLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->contents) == 4, "ContagionLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, cluster) == 4, "ContagionLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->cluster) == 2, "ContagionLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, mins) == 8, "ContagionLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->mins) == 6, "ContagionLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, maxs) == 14, "ContagionLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->maxs) == 6, "ContagionLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, firstFace) == 20, "ContagionLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->firstFace) == 2, "ContagionLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, faceCount) == 22, "ContagionLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->faceCount) == 2, "ContagionLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, firstBrush) == 24, "ContagionLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->firstBrush) == 2, "ContagionLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, brushCount) == 26, "ContagionLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->brushCount) == 2, "ContagionLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeaf, water) == 28, "ContagionLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeaf *)0)->water) == 2, "ContagionLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct ContagionEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} ContagionEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionEdge) == 4, "ContagionEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionEdge, vertices) == 0, "ContagionEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionEdge *)0)->vertices) == 4, "ContagionEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct ContagionModel {
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
} ContagionModel;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionModel) == 48, "ContagionModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, mins) == 0, "ContagionModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->mins) == 12, "ContagionModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, maxs) == 12, "ContagionModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->maxs) == 12, "ContagionModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, origin) == 24, "ContagionModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->origin) == 12, "ContagionModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, headNode) == 36, "ContagionModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->headNode) == 4, "ContagionModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, firstFace) == 40, "ContagionModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->firstFace) == 4, "ContagionModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionModel, faceCount) == 44, "ContagionModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionModel *)0)->faceCount) == 4, "ContagionModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct ContagionWorldLightShadowOffset {
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
  /** Kind of light. Values: CONTAGION_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: CONTAGION_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} ContagionWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionWorldLightShadowOffset) == 100, "ContagionWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, origin) == 0, "ContagionWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->origin) == 12, "ContagionWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, intensity) == 12, "ContagionWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->intensity) == 12, "ContagionWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, normal) == 24, "ContagionWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->normal) == 12, "ContagionWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, shadowCastOffset) == 36, "ContagionWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "ContagionWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, cluster) == 48, "ContagionWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->cluster) == 4, "ContagionWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, type) == 52, "ContagionWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->type) == 4, "ContagionWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, style) == 56, "ContagionWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->style) == 4, "ContagionWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, stopDot) == 60, "ContagionWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->stopDot) == 4, "ContagionWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, stopDot2) == 64, "ContagionWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->stopDot2) == 4, "ContagionWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, exponent) == 68, "ContagionWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->exponent) == 4, "ContagionWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, radius) == 72, "ContagionWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->radius) == 4, "ContagionWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, constantAttenuation) == 76, "ContagionWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->constantAttenuation) == 4, "ContagionWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, linearAttenuation) == 80, "ContagionWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->linearAttenuation) == 4, "ContagionWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, quadraticAttenuation) == 84, "ContagionWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "ContagionWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, flags) == 88, "ContagionWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->flags) == 4, "ContagionWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, texture) == 92, "ContagionWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->texture) == 4, "ContagionWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWorldLightShadowOffset, owner) == 96, "ContagionWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWorldLightShadowOffset *)0)->owner) == 4, "ContagionWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct ContagionBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: CONTAGION_CONTENT_FLAGS_*. */
  int32_t contents;
} ContagionBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionBrush) == 12, "ContagionBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrush, firstSide) == 0, "ContagionBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrush *)0)->firstSide) == 4, "ContagionBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrush, sideCount) == 4, "ContagionBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrush *)0)->sideCount) == 4, "ContagionBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrush, contents) == 8, "ContagionBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrush *)0)->contents) == 4, "ContagionBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct ContagionBrushSideThin {
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
} ContagionBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionBrushSideThin) == 8, "ContagionBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrushSideThin, plane) == 0, "ContagionBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrushSideThin *)0)->plane) == 2, "ContagionBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrushSideThin, texture) == 2, "ContagionBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrushSideThin *)0)->texture) == 2, "ContagionBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrushSideThin, displacement) == 4, "ContagionBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrushSideThin *)0)->displacement) == 2, "ContagionBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrushSideThin, bevel) == 6, "ContagionBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrushSideThin *)0)->bevel) == 1, "ContagionBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionBrushSideThin, thin) == 7, "ContagionBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionBrushSideThin *)0)->thin) == 1, "ContagionBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct ContagionArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} ContagionArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionArea) == 8, "ContagionArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionArea, portalCount) == 0, "ContagionArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionArea *)0)->portalCount) == 4, "ContagionArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionArea, firstPortal) == 4, "ContagionArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionArea *)0)->firstPortal) == 4, "ContagionArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct ContagionAreaPortal {
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
} ContagionAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionAreaPortal) == 12, "ContagionAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionAreaPortal, key) == 0, "ContagionAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionAreaPortal *)0)->key) == 2, "ContagionAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionAreaPortal, otherArea) == 2, "ContagionAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionAreaPortal *)0)->otherArea) == 2, "ContagionAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionAreaPortal, firstVertex) == 4, "ContagionAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionAreaPortal *)0)->firstVertex) == 2, "ContagionAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionAreaPortal, vertexCount) == 6, "ContagionAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionAreaPortal *)0)->vertexCount) == 2, "ContagionAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionAreaPortal, plane) == 8, "ContagionAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionAreaPortal *)0)->plane) == 4, "ContagionAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct ContagionFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} ContagionFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionFaceBrushList) == 4, "ContagionFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFaceBrushList, brushCount) == 0, "ContagionFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFaceBrushList *)0)->brushCount) == 2, "ContagionFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionFaceBrushList, first) == 2, "ContagionFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionFaceBrushList *)0)->first) == 2, "ContagionFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct ContagionDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} ContagionDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementSubNeighbor) == 6, "ContagionDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementSubNeighbor, displacement) == 0, "ContagionDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementSubNeighbor *)0)->displacement) == 2, "ContagionDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementSubNeighbor, orientation) == 2, "ContagionDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementSubNeighbor *)0)->orientation) == 1, "ContagionDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementSubNeighbor, span) == 3, "ContagionDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementSubNeighbor *)0)->span) == 1, "ContagionDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementSubNeighbor, neighborSpan) == 4, "ContagionDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementSubNeighbor *)0)->neighborSpan) == 1, "ContagionDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct ContagionDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  ContagionDisplacementSubNeighbor subNeighbors[2];
} ContagionDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementNeighbor) == 12, "ContagionDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementNeighbor, subNeighbors) == 0, "ContagionDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementNeighbor *)0)->subNeighbors) == 12, "ContagionDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct ContagionDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} ContagionDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementCornerNeighbors) == 10, "ContagionDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementCornerNeighbors, neighbors) == 0, "ContagionDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementCornerNeighbors *)0)->neighbors) == 8, "ContagionDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementCornerNeighbors, count) == 8, "ContagionDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementCornerNeighbors *)0)->count) == 1, "ContagionDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct ContagionDisplacementInfo {
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
  /** What the surface is. Values: CONTAGION_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  ContagionDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  ContagionDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} ContagionDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementInfo) == 176, "ContagionDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, startPosition) == 0, "ContagionDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->startPosition) == 12, "ContagionDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, firstVertex) == 12, "ContagionDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->firstVertex) == 4, "ContagionDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, firstTriangle) == 16, "ContagionDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->firstTriangle) == 4, "ContagionDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, power) == 20, "ContagionDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->power) == 4, "ContagionDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, minTessellation) == 24, "ContagionDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->minTessellation) == 4, "ContagionDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, smoothingAngle) == 28, "ContagionDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->smoothingAngle) == 4, "ContagionDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, contents) == 32, "ContagionDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->contents) == 4, "ContagionDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, face) == 36, "ContagionDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->face) == 2, "ContagionDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, lightmapAlphaStart) == 40, "ContagionDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->lightmapAlphaStart) == 4, "ContagionDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, lightmapSamplePositionStart) == 44, "ContagionDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "ContagionDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, edgeNeighbors) == 48, "ContagionDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->edgeNeighbors) == 48, "ContagionDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, cornerNeighbors) == 96, "ContagionDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->cornerNeighbors) == 40, "ContagionDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementInfo, allowedVertices) == 136, "ContagionDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementInfo *)0)->allowedVertices) == 40, "ContagionDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct ContagionOriginalFace {
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
} ContagionOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOriginalFace) == 56, "ContagionOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, plane) == 0, "ContagionOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->plane) == 2, "ContagionOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, side) == 2, "ContagionOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->side) == 1, "ContagionOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, onNode) == 3, "ContagionOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->onNode) == 1, "ContagionOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, firstEdge) == 4, "ContagionOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->firstEdge) == 4, "ContagionOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, edgeCount) == 8, "ContagionOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->edgeCount) == 2, "ContagionOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, texture) == 10, "ContagionOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->texture) == 2, "ContagionOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, displacement) == 12, "ContagionOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->displacement) == 2, "ContagionOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, fogVolume) == 14, "ContagionOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->fogVolume) == 2, "ContagionOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, styles) == 16, "ContagionOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->styles) == 4, "ContagionOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, lightOffset) == 20, "ContagionOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->lightOffset) == 4, "ContagionOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, area) == 24, "ContagionOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->area) == 4, "ContagionOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, lightmapMins) == 28, "ContagionOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->lightmapMins) == 8, "ContagionOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, lightmapSize) == 36, "ContagionOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->lightmapSize) == 8, "ContagionOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, originalFace) == 44, "ContagionOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->originalFace) == 4, "ContagionOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, firstPrimitive) == 50, "ContagionOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->firstPrimitive) == 2, "ContagionOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOriginalFace, smoothingGroups) == 52, "ContagionOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOriginalFace *)0)->smoothingGroups) == 4, "ContagionOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct ContagionDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} ContagionDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementVertex) == 20, "ContagionDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementVertex, direction) == 0, "ContagionDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementVertex *)0)->direction) == 12, "ContagionDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementVertex, distance) == 12, "ContagionDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementVertex *)0)->distance) == 4, "ContagionDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementVertex, alpha) == 16, "ContagionDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementVertex *)0)->alpha) == 4, "ContagionDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct ContagionStaticPropV4 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} ContagionStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV4) == 56, "ContagionStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, origin) == 0, "ContagionStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->origin) == 12, "ContagionStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, angles) == 12, "ContagionStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->angles) == 12, "ContagionStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, model) == 24, "ContagionStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->model) == 2, "ContagionStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, firstLeaf) == 26, "ContagionStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->firstLeaf) == 2, "ContagionStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, leafCount) == 28, "ContagionStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->leafCount) == 2, "ContagionStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, solid) == 30, "ContagionStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->solid) == 1, "ContagionStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, flags) == 31, "ContagionStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->flags) == 1, "ContagionStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, skin) == 32, "ContagionStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->skin) == 4, "ContagionStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, fadeMinDistance) == 36, "ContagionStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, fadeMaxDistance) == 40, "ContagionStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV4, lightingOrigin) == 44, "ContagionStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV4 *)0)->lightingOrigin) == 12, "ContagionStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionStaticPropV5 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV5) == 60, "ContagionStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, origin) == 0, "ContagionStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->origin) == 12, "ContagionStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, angles) == 12, "ContagionStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->angles) == 12, "ContagionStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, model) == 24, "ContagionStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->model) == 2, "ContagionStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, firstLeaf) == 26, "ContagionStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->firstLeaf) == 2, "ContagionStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, leafCount) == 28, "ContagionStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->leafCount) == 2, "ContagionStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, solid) == 30, "ContagionStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->solid) == 1, "ContagionStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, flags) == 31, "ContagionStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->flags) == 1, "ContagionStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, skin) == 32, "ContagionStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->skin) == 4, "ContagionStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, fadeMinDistance) == 36, "ContagionStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, fadeMaxDistance) == 40, "ContagionStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, lightingOrigin) == 44, "ContagionStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->lightingOrigin) == 12, "ContagionStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5, forcedFadeScale) == 56, "ContagionStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV5TheShip {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV5TheShip) == 188, "ContagionStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, origin) == 0, "ContagionStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->origin) == 12, "ContagionStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, angles) == 12, "ContagionStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->angles) == 12, "ContagionStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, model) == 24, "ContagionStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->model) == 2, "ContagionStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, firstLeaf) == 26, "ContagionStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->firstLeaf) == 2, "ContagionStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, leafCount) == 28, "ContagionStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->leafCount) == 2, "ContagionStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, solid) == 30, "ContagionStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->solid) == 1, "ContagionStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, flags) == 31, "ContagionStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->flags) == 1, "ContagionStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, skin) == 32, "ContagionStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->skin) == 4, "ContagionStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, fadeMinDistance) == 36, "ContagionStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "ContagionStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, fadeMaxDistance) == 40, "ContagionStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, lightingOrigin) == 44, "ContagionStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->lightingOrigin) == 12, "ContagionStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, forcedFadeScale) == 56, "ContagionStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "ContagionStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV5TheShip, name) == 60, "ContagionStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV5TheShip *)0)->name) == 128, "ContagionStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionStaticPropV6 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV6) == 64, "ContagionStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, origin) == 0, "ContagionStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->origin) == 12, "ContagionStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, angles) == 12, "ContagionStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->angles) == 12, "ContagionStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, model) == 24, "ContagionStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->model) == 2, "ContagionStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, firstLeaf) == 26, "ContagionStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->firstLeaf) == 2, "ContagionStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, leafCount) == 28, "ContagionStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->leafCount) == 2, "ContagionStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, solid) == 30, "ContagionStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->solid) == 1, "ContagionStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, flags) == 31, "ContagionStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->flags) == 1, "ContagionStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, skin) == 32, "ContagionStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->skin) == 4, "ContagionStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, fadeMinDistance) == 36, "ContagionStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, fadeMaxDistance) == 40, "ContagionStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, lightingOrigin) == 44, "ContagionStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->lightingOrigin) == 12, "ContagionStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, forcedFadeScale) == 56, "ContagionStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, minDirectX) == 60, "ContagionStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->minDirectX) == 2, "ContagionStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6, maxDirectX) == 62, "ContagionStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6 *)0)->maxDirectX) == 2, "ContagionStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV6BloodyGoodTime) == 192, "ContagionStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, origin) == 0, "ContagionStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->origin) == 12, "ContagionStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, angles) == 12, "ContagionStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->angles) == 12, "ContagionStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, model) == 24, "ContagionStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->model) == 2, "ContagionStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, firstLeaf) == 26, "ContagionStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "ContagionStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, leafCount) == 28, "ContagionStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "ContagionStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, solid) == 30, "ContagionStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->solid) == 1, "ContagionStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, flags) == 31, "ContagionStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->flags) == 1, "ContagionStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, skin) == 32, "ContagionStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->skin) == 4, "ContagionStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "ContagionStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "ContagionStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "ContagionStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "ContagionStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "ContagionStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "ContagionStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "ContagionStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, minDirectX) == 60, "ContagionStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "ContagionStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, maxDirectX) == 62, "ContagionStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "ContagionStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6BloodyGoodTime, name) == 64, "ContagionStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6BloodyGoodTime *)0)->name) == 128, "ContagionStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV6DarkMessiah {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV6DarkMessiah) == 136, "ContagionStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, origin) == 0, "ContagionStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->origin) == 12, "ContagionStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, angles) == 12, "ContagionStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->angles) == 12, "ContagionStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, model) == 24, "ContagionStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->model) == 2, "ContagionStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, firstLeaf) == 26, "ContagionStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "ContagionStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, leafCount) == 28, "ContagionStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->leafCount) == 2, "ContagionStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, solid) == 30, "ContagionStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->solid) == 1, "ContagionStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, flags) == 31, "ContagionStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->flags) == 1, "ContagionStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, skin) == 32, "ContagionStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->skin) == 4, "ContagionStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, fadeMinDistance) == 36, "ContagionStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "ContagionStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "ContagionStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, lightingOrigin) == 44, "ContagionStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "ContagionStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, forcedFadeScale) == 56, "ContagionStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "ContagionStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, minDirectX) == 60, "ContagionStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "ContagionStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, maxDirectX) == 62, "ContagionStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "ContagionStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV6DarkMessiah, unknown0x40) == 64, "ContagionStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "ContagionStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ContagionStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropScale) == 16, "ContagionStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropScale, prop) == 0, "ContagionStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropScale *)0)->prop) == 4, "ContagionStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropScale, scale) == 4, "ContagionStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropScale *)0)->scale) == 12, "ContagionStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct ContagionStaticPropV7 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV7) == 68, "ContagionStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, origin) == 0, "ContagionStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->origin) == 12, "ContagionStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, angles) == 12, "ContagionStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->angles) == 12, "ContagionStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, model) == 24, "ContagionStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->model) == 2, "ContagionStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, firstLeaf) == 26, "ContagionStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->firstLeaf) == 2, "ContagionStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, leafCount) == 28, "ContagionStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->leafCount) == 2, "ContagionStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, solid) == 30, "ContagionStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->solid) == 1, "ContagionStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, flags) == 31, "ContagionStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->flags) == 1, "ContagionStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, skin) == 32, "ContagionStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->skin) == 4, "ContagionStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, fadeMinDistance) == 36, "ContagionStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, fadeMaxDistance) == 40, "ContagionStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, lightingOrigin) == 44, "ContagionStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->lightingOrigin) == 12, "ContagionStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, forcedFadeScale) == 56, "ContagionStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, minDirectX) == 60, "ContagionStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->minDirectX) == 2, "ContagionStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, maxDirectX) == 62, "ContagionStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->maxDirectX) == 2, "ContagionStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7, color) == 64, "ContagionStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7 *)0)->color) == 4, "ContagionStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV7ZenoClash {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV7ZenoClash) == 68, "ContagionStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, origin) == 0, "ContagionStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->origin) == 12, "ContagionStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, angles) == 12, "ContagionStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->angles) == 12, "ContagionStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, model) == 24, "ContagionStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->model) == 2, "ContagionStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, firstLeaf) == 26, "ContagionStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "ContagionStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, leafCount) == 28, "ContagionStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->leafCount) == 2, "ContagionStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, solid) == 30, "ContagionStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->solid) == 1, "ContagionStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, flags) == 31, "ContagionStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->flags) == 1, "ContagionStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, skin) == 32, "ContagionStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->skin) == 4, "ContagionStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, fadeMinDistance) == 36, "ContagionStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "ContagionStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, fadeMaxDistance) == 40, "ContagionStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, lightingOrigin) == 44, "ContagionStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "ContagionStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, forcedFadeScale) == 56, "ContagionStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "ContagionStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, minDirectX) == 60, "ContagionStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->minDirectX) == 2, "ContagionStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, maxDirectX) == 62, "ContagionStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "ContagionStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV7ZenoClash, unknown0x40) == 64, "ContagionStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "ContagionStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct ContagionStaticPropV8 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV8) == 68, "ContagionStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, origin) == 0, "ContagionStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->origin) == 12, "ContagionStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, angles) == 12, "ContagionStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->angles) == 12, "ContagionStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, model) == 24, "ContagionStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->model) == 2, "ContagionStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, firstLeaf) == 26, "ContagionStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->firstLeaf) == 2, "ContagionStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, leafCount) == 28, "ContagionStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->leafCount) == 2, "ContagionStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, solid) == 30, "ContagionStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->solid) == 1, "ContagionStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, flags) == 31, "ContagionStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->flags) == 1, "ContagionStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, skin) == 32, "ContagionStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->skin) == 4, "ContagionStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, fadeMinDistance) == 36, "ContagionStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, fadeMaxDistance) == 40, "ContagionStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, lightingOrigin) == 44, "ContagionStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->lightingOrigin) == 12, "ContagionStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, forcedFadeScale) == 56, "ContagionStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, minCpuLevel) == 60, "ContagionStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->minCpuLevel) == 1, "ContagionStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, maxCpuLevel) == 61, "ContagionStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->maxCpuLevel) == 1, "ContagionStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, minGpuLevel) == 62, "ContagionStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->minGpuLevel) == 1, "ContagionStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, maxGpuLevel) == 63, "ContagionStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->maxGpuLevel) == 1, "ContagionStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8, color) == 64, "ContagionStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8 *)0)->color) == 4, "ContagionStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct ContagionStaticPropV8Vindictus {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV8Vindictus) == 72, "ContagionStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, origin) == 0, "ContagionStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->origin) == 12, "ContagionStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, angles) == 12, "ContagionStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->angles) == 12, "ContagionStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, model) == 24, "ContagionStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->model) == 2, "ContagionStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, firstLeaf) == 26, "ContagionStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->firstLeaf) == 2, "ContagionStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, leafCount) == 28, "ContagionStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->leafCount) == 2, "ContagionStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, solid) == 30, "ContagionStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->solid) == 1, "ContagionStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, flags) == 31, "ContagionStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->flags) == 1, "ContagionStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, skin) == 32, "ContagionStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->skin) == 4, "ContagionStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, fadeMinDistance) == 36, "ContagionStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "ContagionStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, fadeMaxDistance) == 40, "ContagionStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, lightingOrigin) == 44, "ContagionStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "ContagionStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, forcedFadeScale) == 56, "ContagionStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "ContagionStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, minDirectX) == 60, "ContagionStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->minDirectX) == 2, "ContagionStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, maxDirectX) == 62, "ContagionStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->maxDirectX) == 2, "ContagionStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV8Vindictus, unknown0x40) == 64, "ContagionStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV8Vindictus *)0)->unknown0x40) == 8, "ContagionStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionStaticPropV9 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV9) == 72, "ContagionStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, origin) == 0, "ContagionStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->origin) == 12, "ContagionStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, angles) == 12, "ContagionStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->angles) == 12, "ContagionStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, model) == 24, "ContagionStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->model) == 2, "ContagionStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, firstLeaf) == 26, "ContagionStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->firstLeaf) == 2, "ContagionStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, leafCount) == 28, "ContagionStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->leafCount) == 2, "ContagionStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, solid) == 30, "ContagionStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->solid) == 1, "ContagionStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, flags) == 31, "ContagionStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->flags) == 1, "ContagionStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, skin) == 32, "ContagionStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->skin) == 4, "ContagionStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, fadeMinDistance) == 36, "ContagionStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, fadeMaxDistance) == 40, "ContagionStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, lightingOrigin) == 44, "ContagionStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->lightingOrigin) == 12, "ContagionStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, forcedFadeScale) == 56, "ContagionStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, minCpuLevel) == 60, "ContagionStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->minCpuLevel) == 1, "ContagionStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, maxCpuLevel) == 61, "ContagionStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->maxCpuLevel) == 1, "ContagionStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, minGpuLevel) == 62, "ContagionStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->minGpuLevel) == 1, "ContagionStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, maxGpuLevel) == 63, "ContagionStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->maxGpuLevel) == 1, "ContagionStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, color) == 64, "ContagionStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->color) == 4, "ContagionStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9, disableXbox360) == 68, "ContagionStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9 *)0)->disableXbox360) == 1, "ContagionStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV9DearEsther {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
} ContagionStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV9DearEsther) == 76, "ContagionStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, origin) == 0, "ContagionStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->origin) == 12, "ContagionStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, angles) == 12, "ContagionStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->angles) == 12, "ContagionStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, model) == 24, "ContagionStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->model) == 2, "ContagionStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, firstLeaf) == 26, "ContagionStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->firstLeaf) == 2, "ContagionStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, leafCount) == 28, "ContagionStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->leafCount) == 2, "ContagionStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, solid) == 30, "ContagionStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->solid) == 1, "ContagionStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, flags) == 31, "ContagionStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->flags) == 1, "ContagionStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, unknown0x20) == 32, "ContagionStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->unknown0x20) == 4, "ContagionStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, skin) == 36, "ContagionStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->skin) == 4, "ContagionStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, fadeMinDistance) == 40, "ContagionStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "ContagionStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, fadeMaxDistance) == 44, "ContagionStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, lightingOrigin) == 48, "ContagionStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "ContagionStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, forcedFadeScale) == 60, "ContagionStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "ContagionStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, minCpuLevel) == 64, "ContagionStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "ContagionStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, maxCpuLevel) == 65, "ContagionStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "ContagionStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, minGpuLevel) == 66, "ContagionStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "ContagionStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, maxGpuLevel) == 67, "ContagionStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "ContagionStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, color) == 68, "ContagionStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->color) == 4, "ContagionStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV9DearEsther, disableXbox360) == 72, "ContagionStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV9DearEsther *)0)->disableXbox360) == 1, "ContagionStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct ContagionStaticPropV10 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} ContagionStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV10) == 72, "ContagionStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, origin) == 0, "ContagionStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->origin) == 12, "ContagionStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, angles) == 12, "ContagionStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->angles) == 12, "ContagionStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, model) == 24, "ContagionStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->model) == 2, "ContagionStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, firstLeaf) == 26, "ContagionStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->firstLeaf) == 2, "ContagionStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, leafCount) == 28, "ContagionStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->leafCount) == 2, "ContagionStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, solid) == 30, "ContagionStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->solid) == 1, "ContagionStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, skin) == 32, "ContagionStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->skin) == 4, "ContagionStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, fadeMinDistance) == 36, "ContagionStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, fadeMaxDistance) == 40, "ContagionStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, lightingOrigin) == 44, "ContagionStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->lightingOrigin) == 12, "ContagionStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, forcedFadeScale) == 56, "ContagionStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, minDirectX) == 60, "ContagionStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->minDirectX) == 2, "ContagionStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, maxDirectX) == 62, "ContagionStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->maxDirectX) == 2, "ContagionStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, flags) == 64, "ContagionStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->flags) == 4, "ContagionStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, lightmapWidth) == 68, "ContagionStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->lightmapWidth) == 2, "ContagionStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10, lightmapHeight) == 70, "ContagionStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10 *)0)->lightmapHeight) == 2, "ContagionStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ContagionStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV10GlobalOffensive) == 76, "ContagionStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, origin) == 0, "ContagionStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->origin) == 12, "ContagionStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, angles) == 12, "ContagionStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->angles) == 12, "ContagionStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, model) == 24, "ContagionStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->model) == 2, "ContagionStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, firstLeaf) == 26, "ContagionStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "ContagionStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, leafCount) == 28, "ContagionStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "ContagionStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, solid) == 30, "ContagionStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->solid) == 1, "ContagionStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, flags) == 31, "ContagionStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->flags) == 1, "ContagionStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, skin) == 32, "ContagionStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->skin) == 4, "ContagionStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "ContagionStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "ContagionStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "ContagionStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, lightingOrigin) == 44, "ContagionStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "ContagionStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "ContagionStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "ContagionStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, minCpuLevel) == 60, "ContagionStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "ContagionStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "ContagionStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "ContagionStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, minGpuLevel) == 62, "ContagionStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "ContagionStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "ContagionStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "ContagionStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, color) == 64, "ContagionStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->color) == 4, "ContagionStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, disableXbox360) == 68, "ContagionStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "ContagionStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV10GlobalOffensive, flagsEx) == 72, "ContagionStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "ContagionStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} ContagionStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV11GlobalOffensive) == 80, "ContagionStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, origin) == 0, "ContagionStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->origin) == 12, "ContagionStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, angles) == 12, "ContagionStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->angles) == 12, "ContagionStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, model) == 24, "ContagionStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->model) == 2, "ContagionStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, firstLeaf) == 26, "ContagionStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "ContagionStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, leafCount) == 28, "ContagionStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "ContagionStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, solid) == 30, "ContagionStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->solid) == 1, "ContagionStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, flags) == 31, "ContagionStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->flags) == 1, "ContagionStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, skin) == 32, "ContagionStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->skin) == 4, "ContagionStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "ContagionStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "ContagionStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "ContagionStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, lightingOrigin) == 44, "ContagionStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "ContagionStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "ContagionStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "ContagionStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, minCpuLevel) == 60, "ContagionStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "ContagionStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "ContagionStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "ContagionStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, minGpuLevel) == 62, "ContagionStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "ContagionStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "ContagionStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "ContagionStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, color) == 64, "ContagionStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->color) == 4, "ContagionStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, disableXbox360) == 68, "ContagionStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "ContagionStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, flagsEx) == 72, "ContagionStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "ContagionStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11GlobalOffensive, scale) == 76, "ContagionStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11GlobalOffensive *)0)->scale) == 4, "ContagionStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} ContagionStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV11BlackMesaLite) == 76, "ContagionStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, origin) == 0, "ContagionStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->origin) == 12, "ContagionStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, angles) == 12, "ContagionStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->angles) == 12, "ContagionStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, model) == 24, "ContagionStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->model) == 2, "ContagionStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, firstLeaf) == 26, "ContagionStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "ContagionStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, leafCount) == 28, "ContagionStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "ContagionStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, solid) == 30, "ContagionStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->solid) == 1, "ContagionStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, skin) == 32, "ContagionStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->skin) == 4, "ContagionStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "ContagionStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "ContagionStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "ContagionStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, lightingOrigin) == 44, "ContagionStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "ContagionStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "ContagionStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "ContagionStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, minDirectX) == 60, "ContagionStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "ContagionStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, maxDirectX) == 62, "ContagionStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "ContagionStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, flags) == 64, "ContagionStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->flags) == 4, "ContagionStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, lightmapWidth) == 68, "ContagionStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "ContagionStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, lightmapHeight) == 70, "ContagionStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "ContagionStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesaLite, color) == 72, "ContagionStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesaLite *)0)->color) == 4, "ContagionStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct ContagionStaticPropV11Merubasu {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} ContagionStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV11Merubasu) == 76, "ContagionStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, origin) == 0, "ContagionStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->origin) == 12, "ContagionStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, angles) == 12, "ContagionStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->angles) == 12, "ContagionStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, model) == 24, "ContagionStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->model) == 2, "ContagionStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, firstLeaf) == 26, "ContagionStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->firstLeaf) == 2, "ContagionStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, leafCount) == 28, "ContagionStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->leafCount) == 2, "ContagionStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, solid) == 30, "ContagionStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->solid) == 1, "ContagionStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, skin) == 32, "ContagionStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->skin) == 4, "ContagionStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, fadeMinDistance) == 36, "ContagionStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "ContagionStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, fadeMaxDistance) == 40, "ContagionStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, lightingOrigin) == 44, "ContagionStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "ContagionStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, forcedFadeScale) == 56, "ContagionStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "ContagionStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, minDirectX) == 60, "ContagionStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->minDirectX) == 2, "ContagionStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, maxDirectX) == 62, "ContagionStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->maxDirectX) == 2, "ContagionStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, flags) == 64, "ContagionStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->flags) == 4, "ContagionStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, lightmapWidth) == 68, "ContagionStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "ContagionStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, lightmapHeight) == 70, "ContagionStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "ContagionStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11Merubasu, scale) == 72, "ContagionStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11Merubasu *)0)->scale) == 4, "ContagionStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV11BlackMesa {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ContagionStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV11BlackMesa) == 80, "ContagionStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, origin) == 0, "ContagionStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->origin) == 12, "ContagionStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, angles) == 12, "ContagionStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->angles) == 12, "ContagionStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, model) == 24, "ContagionStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->model) == 2, "ContagionStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, firstLeaf) == 26, "ContagionStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "ContagionStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, leafCount) == 28, "ContagionStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->leafCount) == 2, "ContagionStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, solid) == 30, "ContagionStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->solid) == 1, "ContagionStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, skin) == 32, "ContagionStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->skin) == 4, "ContagionStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, fadeMinDistance) == 36, "ContagionStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "ContagionStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, fadeMaxDistance) == 40, "ContagionStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, lightingOrigin) == 44, "ContagionStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "ContagionStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, forcedFadeScale) == 56, "ContagionStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "ContagionStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, minDirectX) == 60, "ContagionStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->minDirectX) == 2, "ContagionStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, maxDirectX) == 62, "ContagionStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "ContagionStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, flags) == 64, "ContagionStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->flags) == 4, "ContagionStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, lightmapWidth) == 68, "ContagionStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "ContagionStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, lightmapHeight) == 70, "ContagionStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "ContagionStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, color) == 72, "ContagionStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->color) == 4, "ContagionStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV11BlackMesa, flagsEx) == 76, "ContagionStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV11BlackMesa *)0)->flagsEx) == 4, "ContagionStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionStaticPropV13 {
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
  /** How it collides. Values: CONTAGION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ContagionStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropV13) == 88, "ContagionStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, origin) == 0, "ContagionStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->origin) == 12, "ContagionStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, angles) == 12, "ContagionStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->angles) == 12, "ContagionStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, model) == 24, "ContagionStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->model) == 2, "ContagionStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, firstLeaf) == 26, "ContagionStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->firstLeaf) == 2, "ContagionStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, leafCount) == 28, "ContagionStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->leafCount) == 2, "ContagionStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, solid) == 30, "ContagionStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->solid) == 1, "ContagionStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, flags) == 31, "ContagionStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->flags) == 1, "ContagionStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, skin) == 32, "ContagionStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->skin) == 4, "ContagionStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, fadeMinDistance) == 36, "ContagionStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->fadeMinDistance) == 4, "ContagionStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, fadeMaxDistance) == 40, "ContagionStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->fadeMaxDistance) == 4, "ContagionStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, lightingOrigin) == 44, "ContagionStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->lightingOrigin) == 12, "ContagionStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, forcedFadeScale) == 56, "ContagionStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->forcedFadeScale) == 4, "ContagionStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, minCpuLevel) == 60, "ContagionStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->minCpuLevel) == 1, "ContagionStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, maxCpuLevel) == 61, "ContagionStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->maxCpuLevel) == 1, "ContagionStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, minGpuLevel) == 62, "ContagionStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->minGpuLevel) == 1, "ContagionStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, maxGpuLevel) == 63, "ContagionStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->maxGpuLevel) == 1, "ContagionStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, color) == 64, "ContagionStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->color) == 4, "ContagionStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, disableXbox360) == 68, "ContagionStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->disableXbox360) == 1, "ContagionStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, flagsEx) == 72, "ContagionStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->flagsEx) == 4, "ContagionStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropV13, scale) == 76, "ContagionStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropV13 *)0)->scale) == 12, "ContagionStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct ContagionDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} ContagionDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailSprite) == 32, "ContagionDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailSprite, upperLeft) == 0, "ContagionDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailSprite *)0)->upperLeft) == 8, "ContagionDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailSprite, lowerRight) == 8, "ContagionDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailSprite *)0)->lowerRight) == 8, "ContagionDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailSprite, textureUpperLeft) == 16, "ContagionDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailSprite *)0)->textureUpperLeft) == 8, "ContagionDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailSprite, textureLowerRight) == 24, "ContagionDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailSprite *)0)->textureLowerRight) == 8, "ContagionDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct ContagionDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ContagionColorRgbExp light;
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
  /** How it turns to who looks at it. Values: CONTAGION_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: CONTAGION_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} ContagionDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailProp) == 52, "ContagionDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, origin) == 0, "ContagionDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->origin) == 12, "ContagionDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, angles) == 12, "ContagionDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->angles) == 12, "ContagionDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, detail) == 24, "ContagionDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->detail) == 2, "ContagionDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, leaf) == 26, "ContagionDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->leaf) == 2, "ContagionDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, light) == 28, "ContagionDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->light) == 4, "ContagionDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, firstLightStyle) == 32, "ContagionDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->firstLightStyle) == 4, "ContagionDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, lightStyleCount) == 36, "ContagionDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->lightStyleCount) == 1, "ContagionDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, sway) == 37, "ContagionDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->sway) == 1, "ContagionDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, shapeAngle) == 38, "ContagionDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->shapeAngle) == 1, "ContagionDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, shapeSize) == 39, "ContagionDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->shapeSize) == 1, "ContagionDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, orientation) == 40, "ContagionDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->orientation) == 1, "ContagionDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, padding1) == 41, "ContagionDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->padding1) == 3, "ContagionDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, type) == 44, "ContagionDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->type) == 1, "ContagionDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, padding2) == 45, "ContagionDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->padding2) == 3, "ContagionDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailProp, scale) == 48, "ContagionDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailProp *)0)->scale) == 4, "ContagionDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct ContagionDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ContagionColorRgbExp light;
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
} ContagionDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailPropV2) == 40, "ContagionDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, origin) == 0, "ContagionDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->origin) == 12, "ContagionDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, angles) == 12, "ContagionDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->angles) == 12, "ContagionDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, detail) == 24, "ContagionDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->detail) == 2, "ContagionDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, leaf) == 26, "ContagionDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->leaf) == 2, "ContagionDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, light) == 28, "ContagionDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->light) == 4, "ContagionDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, firstLightStyle) == 32, "ContagionDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->firstLightStyle) == 4, "ContagionDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, lightStyleCount) == 36, "ContagionDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->lightStyleCount) == 1, "ContagionDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, sway) == 37, "ContagionDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->sway) == 1, "ContagionDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, shapeAngle) == 38, "ContagionDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->shapeAngle) == 1, "ContagionDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropV2, shapeSize) == 39, "ContagionDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropV2 *)0)->shapeSize) == 1, "ContagionDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct ContagionDetailPropLightStyle {
  /** The light. */
  ContagionColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} ContagionDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailPropLightStyle) == 5, "ContagionDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropLightStyle, light) == 0, "ContagionDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropLightStyle *)0)->light) == 4, "ContagionDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropLightStyle, style) == 4, "ContagionDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropLightStyle *)0)->style) == 1, "ContagionDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct ContagionLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} ContagionLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafWaterData) == 12, "ContagionLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafWaterData, surfaceZ) == 0, "ContagionLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafWaterData *)0)->surfaceZ) == 4, "ContagionLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafWaterData, minZ) == 4, "ContagionLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafWaterData *)0)->minZ) == 4, "ContagionLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafWaterData, surfaceTexture) == 8, "ContagionLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafWaterData *)0)->surfaceTexture) == 2, "ContagionLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct ContagionPrimitive {
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
} ContagionPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionPrimitive) == 10, "ContagionPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPrimitive, type) == 0, "ContagionPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPrimitive *)0)->type) == 2, "ContagionPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPrimitive, firstIndex) == 2, "ContagionPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPrimitive *)0)->firstIndex) == 2, "ContagionPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPrimitive, indexCount) == 4, "ContagionPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPrimitive *)0)->indexCount) == 2, "ContagionPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPrimitive, firstVertex) == 6, "ContagionPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPrimitive *)0)->firstVertex) == 2, "ContagionPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionPrimitive, vertexCount) == 8, "ContagionPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionPrimitive *)0)->vertexCount) == 2, "ContagionPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct ContagionCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} ContagionCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionCubemapSample) == 16, "ContagionCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionCubemapSample, origin) == 0, "ContagionCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionCubemapSample *)0)->origin) == 12, "ContagionCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionCubemapSample, size) == 12, "ContagionCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionCubemapSample *)0)->size) == 4, "ContagionCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct ContagionOverlay {
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
} ContagionOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOverlay) == 352, "ContagionOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, id) == 0, "ContagionOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->id) == 4, "ContagionOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, texture) == 4, "ContagionOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->texture) == 2, "ContagionOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, faces) == 8, "ContagionOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->faces) == 256, "ContagionOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, u) == 264, "ContagionOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->u) == 8, "ContagionOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, v) == 272, "ContagionOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->v) == 8, "ContagionOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, uvPoints) == 280, "ContagionOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->uvPoints) == 48, "ContagionOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, origin) == 328, "ContagionOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->origin) == 12, "ContagionOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlay, normal) == 340, "ContagionOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlay *)0)->normal) == 12, "ContagionOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct ContagionWaterOverlay {
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
} ContagionWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionWaterOverlay) == 1120, "ContagionWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, id) == 0, "ContagionWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->id) == 4, "ContagionWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, texture) == 4, "ContagionWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->texture) == 2, "ContagionWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, faces) == 8, "ContagionWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->faces) == 1024, "ContagionWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, u) == 1032, "ContagionWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->u) == 8, "ContagionWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, v) == 1040, "ContagionWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->v) == 8, "ContagionWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, uvPoints) == 1048, "ContagionWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->uvPoints) == 48, "ContagionWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, origin) == 1096, "ContagionWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->origin) == 12, "ContagionWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionWaterOverlay, normal) == 1108, "ContagionWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionWaterOverlay *)0)->normal) == 12, "ContagionWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ContagionLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} ContagionLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafAmbientIndexHdr) == 4, "ContagionLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientIndexHdr, sampleCount) == 0, "ContagionLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientIndexHdr *)0)->sampleCount) == 2, "ContagionLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientIndexHdr, firstSample) == 2, "ContagionLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientIndexHdr *)0)->firstSample) == 2, "ContagionLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ContagionLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} ContagionLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafAmbientIndex) == 4, "ContagionLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientIndex, sampleCount) == 0, "ContagionLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientIndex *)0)->sampleCount) == 2, "ContagionLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientIndex, firstSample) == 2, "ContagionLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientIndex *)0)->firstSample) == 2, "ContagionLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct ContagionLeafAmbientSample {
  /** Light from six sides. */
  ContagionCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} ContagionLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafAmbientSample) == 28, "ContagionLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientSample, cube) == 0, "ContagionLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientSample *)0)->cube) == 24, "ContagionLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientSample, position) == 24, "ContagionLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientSample *)0)->position) == 3, "ContagionLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionLeafAmbientSample, padding) == 27, "ContagionLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionLeafAmbientSample *)0)->padding) == 1, "ContagionLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct ContagionOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} ContagionOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOverlayFade) == 8, "ContagionOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlayFade, minDistanceSquared) == 0, "ContagionOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlayFade *)0)->minDistanceSquared) == 4, "ContagionOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlayFade, maxDistanceSquared) == 4, "ContagionOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlayFade *)0)->maxDistanceSquared) == 4, "ContagionOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct ContagionOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} ContagionOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOverlaySystemLevels) == 4, "ContagionOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlaySystemLevels, minCpu) == 0, "ContagionOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlaySystemLevels *)0)->minCpu) == 1, "ContagionOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlaySystemLevels, maxCpu) == 1, "ContagionOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlaySystemLevels *)0)->maxCpu) == 1, "ContagionOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlaySystemLevels, minGpu) == 2, "ContagionOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlaySystemLevels *)0)->minGpu) == 1, "ContagionOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOverlaySystemLevels, maxGpu) == 3, "ContagionOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOverlaySystemLevels *)0)->maxGpu) == 1, "ContagionOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct ContagionDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} ContagionDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementMultiblend) == 80, "ContagionDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementMultiblend, blend) == 0, "ContagionDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementMultiblend *)0)->blend) == 16, "ContagionDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementMultiblend, alphaBlend) == 16, "ContagionDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementMultiblend *)0)->alphaBlend) == 16, "ContagionDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDisplacementMultiblend, colors) == 32, "ContagionDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDisplacementMultiblend *)0)->colors) == 48, "ContagionDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } ContagionVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVerticesElement) == 12, "ContagionVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ContagionOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ContagionOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ContagionOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOcclusionWithoutAreaHead) == 4, "ContagionOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOcclusionWithoutAreaHead, occluderCount) == 0, "ContagionOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "ContagionOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ContagionOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ContagionOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ContagionOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionOcclusionHead) == 4, "ContagionOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionOcclusionHead, occluderCount) == 0, "ContagionOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionOcclusionHead *)0)->occluderCount) == 4, "ContagionOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t ContagionFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionFaceIdsElement) == 2, "ContagionFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t ContagionSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionSurfedgesElement) == 4, "ContagionSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t ContagionLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafFacesElement) == 2, "ContagionLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t ContagionLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafBrushesElement) == 2, "ContagionLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t ContagionFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionFaceBrushesElement) == 2, "ContagionFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } ContagionVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVertexNormalsElement) == 12, "ContagionVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t ContagionVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVertexNormalIndicesElement) == 2, "ContagionVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t ContagionDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementLightmapAlphasElement) == 1, "ContagionDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV4 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV4Head) == 4, "ContagionStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV4Head, modelCount) == 0, "ContagionStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV4Head *)0)->modelCount) == 4, "ContagionStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV5 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV5Head) == 4, "ContagionStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV5Head, modelCount) == 0, "ContagionStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV5Head *)0)->modelCount) == 4, "ContagionStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV5TheShipHead) == 4, "ContagionStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV5TheShipHead, modelCount) == 0, "ContagionStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV5TheShipHead *)0)->modelCount) == 4, "ContagionStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV6 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV6Head) == 4, "ContagionStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV6Head, modelCount) == 0, "ContagionStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV6Head *)0)->modelCount) == 4, "ContagionStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV6BloodyGoodTimeHead) == 4, "ContagionStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "ContagionStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "ContagionStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV6DarkMessiahHead) == 4, "ContagionStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV6DarkMessiahHead, modelCount) == 0, "ContagionStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "ContagionStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV5 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV6VindictusHead) == 4, "ContagionStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV6VindictusHead, modelCount) == 0, "ContagionStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV6VindictusHead *)0)->modelCount) == 4, "ContagionStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV7 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV7Head) == 4, "ContagionStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV7Head, modelCount) == 0, "ContagionStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV7Head *)0)->modelCount) == 4, "ContagionStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV7ZenoClashHead) == 4, "ContagionStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV7ZenoClashHead, modelCount) == 0, "ContagionStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "ContagionStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV6 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV7VindictusHead) == 4, "ContagionStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV7VindictusHead, modelCount) == 0, "ContagionStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV7VindictusHead *)0)->modelCount) == 4, "ContagionStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV8 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV8Head) == 4, "ContagionStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV8Head, modelCount) == 0, "ContagionStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV8Head *)0)->modelCount) == 4, "ContagionStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV8VindictusHead) == 4, "ContagionStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV8VindictusHead, modelCount) == 0, "ContagionStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV8VindictusHead *)0)->modelCount) == 4, "ContagionStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV9 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV9Head) == 4, "ContagionStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV9Head, modelCount) == 0, "ContagionStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV9Head *)0)->modelCount) == 4, "ContagionStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV9DearEstherHead) == 4, "ContagionStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV9DearEstherHead, modelCount) == 0, "ContagionStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "ContagionStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV10 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV10Head) == 4, "ContagionStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV10Head, modelCount) == 0, "ContagionStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV10Head *)0)->modelCount) == 4, "ContagionStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV10GlobalOffensiveHead) == 4, "ContagionStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "ContagionStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "ContagionStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV11GlobalOffensiveHead) == 4, "ContagionStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "ContagionStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "ContagionStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV11BlackMesaLiteHead) == 4, "ContagionStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "ContagionStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "ContagionStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV11MerubasuHead) == 4, "ContagionStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV11MerubasuHead, modelCount) == 0, "ContagionStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "ContagionStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV12StrataHead) == 4, "ContagionStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV12StrataHead, modelCount) == 0, "ContagionStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV12StrataHead *)0)->modelCount) == 4, "ContagionStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV11BlackMesaHead) == 4, "ContagionStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV11BlackMesaHead, modelCount) == 0, "ContagionStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "ContagionStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionStaticPropV13 props[propCount]`: The props.
 */
typedef struct ContagionStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionStaticPropsV13StrataHead) == 4, "ContagionStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionStaticPropsV13StrataHead, modelCount) == 0, "ContagionStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionStaticPropsV13StrataHead *)0)->modelCount) == 4, "ContagionStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `ContagionDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `ContagionDetailProp props[propCount]`: The props.
 */
typedef struct ContagionDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailPropsV4Head) == 4, "ContagionDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropsV4Head, modelCount) == 0, "ContagionDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropsV4Head *)0)->modelCount) == 4, "ContagionDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `ContagionDetailPropV2 props[propCount]`: The props.
 */
typedef struct ContagionDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailPropsV2Head) == 4, "ContagionDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropsV2Head, modelCount) == 0, "ContagionDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropsV2Head *)0)->modelCount) == 4, "ContagionDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct ContagionDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} ContagionDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDetailPropLightHead) == 4, "ContagionDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionDetailPropLightHead, count) == 0, "ContagionDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionDetailPropLightHead *)0)->count) == 4, "ContagionDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionColorVariablesHead {
  /** Number of names. */
  int32_t count;
} ContagionColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionColorVariablesHead) == 4, "ContagionColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionColorVariablesHead, count) == 0, "ContagionColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionColorVariablesHead *)0)->count) == 4, "ContagionColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } ContagionPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionPrimitiveVerticesElement) == 12, "ContagionPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t ContagionPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionPrimitiveIndicesElement) == 2, "ContagionPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } ContagionClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionClipPortalVerticesElement) == 12, "ContagionClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t ContagionTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionTextureStringTableElement) == 4, "ContagionTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t ContagionLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionLeafMinDistanceToWaterElement) == 2, "ContagionLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t ContagionFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionFaceMacroTextureInfoElement) == 2, "ContagionFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: CONTAGION_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t ContagionDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionDisplacementTrianglesElement) == 2, "ContagionDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t ContagionMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionMapFlagsElement) == 4, "ContagionMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_MONOCHROME_CONTAGION_H */
