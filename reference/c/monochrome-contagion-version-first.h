/**
 * Contagion (entries that begin with the version): VBSP 23, 27, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Contagion as one public reader has it: directory entries begin with the version, as in Left 4 Dead 2.
 */
#ifndef BRUSHWORK_MONOCHROME_CONTAGION_VERSION_FIRST_H
#define BRUSHWORK_MONOCHROME_CONTAGION_VERSION_FIRST_H

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
#define CONTAGION_VERSION_FIRST_LUMP_ENTITIES 0
/** Array of ContagionVersionFirstPlane. */
#define CONTAGION_VERSION_FIRST_LUMP_PLANES 1
/** Array of ContagionVersionFirstTextureData. */
#define CONTAGION_VERSION_FIRST_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of ContagionVersionFirstVerticesElement. */
#define CONTAGION_VERSION_FIRST_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define CONTAGION_VERSION_FIRST_LUMP_VISIBILITY 4
/** Array of ContagionVersionFirstNode. */
#define CONTAGION_VERSION_FIRST_LUMP_NODES 5
/** Array of ContagionVersionFirstTextureInfo. */
#define CONTAGION_VERSION_FIRST_LUMP_TEXTURE_INFO 6
/** Array of ContagionVersionFirstFace. */
#define CONTAGION_VERSION_FIRST_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * ContagionVersionFirstColorRgbExp.
 */
#define CONTAGION_VERSION_FIRST_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: ContagionVersionFirstOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: ContagionVersionFirstOcclusionHead, and what its comment says.
 */
#define CONTAGION_VERSION_FIRST_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of ContagionVersionFirstLeafVersion0.
 * - version 1: Array of ContagionVersionFirstLeaf.
 */
#define CONTAGION_VERSION_FIRST_LUMP_LEAVES 10
/**
 * Numbers that the editor gave the faces, by the face's number. Array of ContagionVersionFirstFaceIdsElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_FACE_IDS 11
/** Array of ContagionVersionFirstEdge. */
#define CONTAGION_VERSION_FIRST_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * ContagionVersionFirstSurfedgesElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_SURFEDGES 13
/** Array of ContagionVersionFirstModel. */
#define CONTAGION_VERSION_FIRST_LUMP_MODELS 14
/** Array of ContagionVersionFirstWorldLightShadowOffset. */
#define CONTAGION_VERSION_FIRST_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of ContagionVersionFirstLeafFacesElement. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of ContagionVersionFirstLeafBrushesElement. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_BRUSHES 17
/** Array of ContagionVersionFirstBrush. */
#define CONTAGION_VERSION_FIRST_LUMP_BRUSHES 18
/** Array of ContagionVersionFirstBrushSideThin. */
#define CONTAGION_VERSION_FIRST_LUMP_BRUSH_SIDES 19
/** Array of ContagionVersionFirstArea. */
#define CONTAGION_VERSION_FIRST_LUMP_AREAS 20
/** Array of ContagionVersionFirstAreaPortal. */
#define CONTAGION_VERSION_FIRST_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of ContagionVersionFirstFaceBrushesElement. */
#define CONTAGION_VERSION_FIRST_LUMP_FACE_BRUSHES 22
/** Array of ContagionVersionFirstFaceBrushList. */
#define CONTAGION_VERSION_FIRST_LUMP_FACE_BRUSH_LISTS 23
/** Array of ContagionVersionFirstDisplacementInfo. */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_INFO 26
/** Array of ContagionVersionFirstOriginalFace. */
#define CONTAGION_VERSION_FIRST_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define CONTAGION_VERSION_FIRST_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define CONTAGION_VERSION_FIRST_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of ContagionVersionFirstVertexNormalsElement. */
#define CONTAGION_VERSION_FIRST_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * ContagionVersionFirstVertexNormalIndicesElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * ContagionVersionFirstDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of ContagionVersionFirstDisplacementVertex. */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): ContagionVersionFirstStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): ContagionVersionFirstStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): ContagionVersionFirstStaticPropsV5TheShipHead, and what its
 * comment says.
 * - `sprp`, layout v6 (version 6): ContagionVersionFirstStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead, and
 * what its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): ContagionVersionFirstStaticPropsV6DarkMessiahHead, and what
 * its comment says.
 * - `sprp`, layout v6-vindictus (version 6): ContagionVersionFirstStaticPropsV6VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v7 (version 7): ContagionVersionFirstStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): ContagionVersionFirstStaticPropsV7ZenoClashHead, and what its
 * comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): ContagionVersionFirstStaticPropsV7VindictusHead, and what
 * its comment says.
 * - `sprp`, layout v8 (version 8): ContagionVersionFirstStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): ContagionVersionFirstStaticPropsV8VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v9 (version 9): ContagionVersionFirstStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): ContagionVersionFirstStaticPropsV9DearEstherHead, and what its
 * comment says.
 * - `sprp`, layout v10 (versions 10, 7): ContagionVersionFirstStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): ContagionVersionFirstStaticPropsV10GlobalOffensiveHead,
 * and what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): ContagionVersionFirstStaticPropsV11GlobalOffensiveHead,
 * and what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10):
 * ContagionVersionFirstStaticPropsV11BlackMesaLiteHead, and what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): ContagionVersionFirstStaticPropsV11MerubasuHead, and what
 * its comment says.
 * - `sprp`, layout v12-strata (version 12): ContagionVersionFirstStaticPropsV12StrataHead, and what its
 * comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): ContagionVersionFirstStaticPropsV11BlackMesaHead, and
 * what its comment says.
 * - `sprp`, layout v13-strata (version 13): ContagionVersionFirstStaticPropsV13StrataHead, and what its
 * comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): ContagionVersionFirstDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): ContagionVersionFirstDetailPropsV2Head, and what its comment says.
 * - `dplt`: ContagionVersionFirstDetailPropLightHead, and what its comment says.
 * - `dplh`: ContagionVersionFirstDetailPropLightHead, and what its comment says.
 * - `clvr`: ContagionVersionFirstColorVariablesHead, and what its comment says.
 */
#define CONTAGION_VERSION_FIRST_LUMP_GAME_LUMP 35
/** Array of ContagionVersionFirstLeafWaterData. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_WATER_DATA 36
/** Array of ContagionVersionFirstPrimitive. */
#define CONTAGION_VERSION_FIRST_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * ContagionVersionFirstPrimitiveVerticesElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * ContagionVersionFirstPrimitiveIndicesElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define CONTAGION_VERSION_FIRST_LUMP_PAKFILE 40
/**
 * Corners of openings between areas, in game units. Array of ContagionVersionFirstClipPortalVerticesElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of ContagionVersionFirstCubemapSample. */
#define CONTAGION_VERSION_FIRST_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define CONTAGION_VERSION_FIRST_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of ContagionVersionFirstTextureStringTableElement. */
#define CONTAGION_VERSION_FIRST_LUMP_TEXTURE_STRING_TABLE 44
/** Array of ContagionVersionFirstOverlay. */
#define CONTAGION_VERSION_FIRST_LUMP_OVERLAYS 45
/**
 * How far each leaf is from water, in game units. Array of
 * ContagionVersionFirstLeafMinDistanceToWaterElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * ContagionVersionFirstFaceMacroTextureInfoElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of ContagionVersionFirstDisplacementTrianglesElement. */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define CONTAGION_VERSION_FIRST_LUMP_PROP_BLOB 49
/** Array of ContagionVersionFirstWaterOverlay. */
#define CONTAGION_VERSION_FIRST_LUMP_WATER_OVERLAYS 50
/** Array of ContagionVersionFirstLeafAmbientIndexHdr. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of ContagionVersionFirstLeafAmbientIndex. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of ContagionVersionFirstColorRgbExp. */
#define CONTAGION_VERSION_FIRST_LUMP_LIGHTING_HDR 53
/** Array of ContagionVersionFirstWorldLightShadowOffset. */
#define CONTAGION_VERSION_FIRST_LUMP_WORLD_LIGHTS_HDR 54
/** Array of ContagionVersionFirstLeafAmbientSample. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of ContagionVersionFirstLeafAmbientSample. */
#define CONTAGION_VERSION_FIRST_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define CONTAGION_VERSION_FIRST_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of ContagionVersionFirstFace. */
#define CONTAGION_VERSION_FIRST_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * ContagionVersionFirstMapFlagsElement.
 */
#define CONTAGION_VERSION_FIRST_LUMP_MAP_FLAGS 59
/** Array of ContagionVersionFirstOverlayFade. */
#define CONTAGION_VERSION_FIRST_LUMP_OVERLAY_FADES 60
/** Array of ContagionVersionFirstOverlaySystemLevels. */
#define CONTAGION_VERSION_FIRST_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define CONTAGION_VERSION_FIRST_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * ContagionVersionFirstDisplacementMultiblend.
 */
#define CONTAGION_VERSION_FIRST_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct ContagionVersionFirstLumpEntry {
  int32_t version;
  int32_t offset;
  int32_t length;
  int32_t unpacked;
} ContagionVersionFirstLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLumpEntry) == 16, "ContagionVersionFirstLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLumpEntry, version) == 0, "ContagionVersionFirstLumpEntry.version lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLumpEntry, offset) == 4, "ContagionVersionFirstLumpEntry.offset lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLumpEntry, length) == 8, "ContagionVersionFirstLumpEntry.length lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLumpEntry, unpacked) == 12, "ContagionVersionFirstLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct ContagionVersionFirstHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 23 or 27. */
  int32_t version;
  /** The lumps by index. */
  ContagionVersionFirstLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[8];
} ContagionVersionFirstHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstHeader) == 1040, "ContagionVersionFirstHeader takes 1040 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstHeader, ident) == 0, "ContagionVersionFirstHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstHeader, version) == 4, "ContagionVersionFirstHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstHeader, lumps) == 8, "ContagionVersionFirstHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_X 0
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_Y 1
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_Z 2
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_NEAREST_X 3
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_NEAREST_Y 4
#define CONTAGION_VERSION_FIRST_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define CONTAGION_VERSION_FIRST_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define CONTAGION_VERSION_FIRST_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define CONTAGION_VERSION_FIRST_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_SURFACE 0
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_POINT 1
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_SPOT 2
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_NONE 0
#define CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_ORIENTATION_NORMAL 0
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_TYPE_MODEL 0
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_TYPE_SPRITE 1
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define CONTAGION_VERSION_FIRST_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct ContagionVersionFirstPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values:
   * CONTAGION_VERSION_FIRST_PLANE_TYPE_*.
   */
  int32_t type;
} ContagionVersionFirstPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstPlane) == 20, "ContagionVersionFirstPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPlane, normal) == 0, "ContagionVersionFirstPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPlane *)0)->normal) == 12, "ContagionVersionFirstPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPlane, distance) == 12, "ContagionVersionFirstPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPlane *)0)->distance) == 4, "ContagionVersionFirstPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPlane, type) == 16, "ContagionVersionFirstPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPlane *)0)->type) == 4, "ContagionVersionFirstPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct ContagionVersionFirstTextureData {
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
} ContagionVersionFirstTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstTextureData) == 32, "ContagionVersionFirstTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, reflectivity) == 0, "ContagionVersionFirstTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->reflectivity) == 12, "ContagionVersionFirstTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, name) == 12, "ContagionVersionFirstTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->name) == 4, "ContagionVersionFirstTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, width) == 16, "ContagionVersionFirstTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->width) == 4, "ContagionVersionFirstTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, height) == 20, "ContagionVersionFirstTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->height) == 4, "ContagionVersionFirstTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, viewWidth) == 24, "ContagionVersionFirstTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->viewWidth) == 4, "ContagionVersionFirstTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureData, viewHeight) == 28, "ContagionVersionFirstTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureData *)0)->viewHeight) == 4, "ContagionVersionFirstTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct ContagionVersionFirstNode {
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
} ContagionVersionFirstNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstNode) == 32, "ContagionVersionFirstNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, plane) == 0, "ContagionVersionFirstNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->plane) == 4, "ContagionVersionFirstNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, children) == 4, "ContagionVersionFirstNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->children) == 8, "ContagionVersionFirstNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, mins) == 12, "ContagionVersionFirstNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->mins) == 6, "ContagionVersionFirstNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, maxs) == 18, "ContagionVersionFirstNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->maxs) == 6, "ContagionVersionFirstNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, firstFace) == 24, "ContagionVersionFirstNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->firstFace) == 2, "ContagionVersionFirstNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, faceCount) == 26, "ContagionVersionFirstNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->faceCount) == 2, "ContagionVersionFirstNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstNode, area) == 28, "ContagionVersionFirstNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstNode *)0)->area) == 2, "ContagionVersionFirstNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct ContagionVersionFirstTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: CONTAGION_VERSION_FIRST_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} ContagionVersionFirstTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstTextureInfo) == 72, "ContagionVersionFirstTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, textureS) == 0, "ContagionVersionFirstTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->textureS) == 16, "ContagionVersionFirstTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, textureT) == 16, "ContagionVersionFirstTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->textureT) == 16, "ContagionVersionFirstTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, lightmapS) == 32, "ContagionVersionFirstTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->lightmapS) == 16, "ContagionVersionFirstTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, lightmapT) == 48, "ContagionVersionFirstTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->lightmapT) == 16, "ContagionVersionFirstTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, flags) == 64, "ContagionVersionFirstTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->flags) == 4, "ContagionVersionFirstTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstTextureInfo, textureData) == 68, "ContagionVersionFirstTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstTextureInfo *)0)->textureData) == 4, "ContagionVersionFirstTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct ContagionVersionFirstFace {
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
} ContagionVersionFirstFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstFace) == 56, "ContagionVersionFirstFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, plane) == 0, "ContagionVersionFirstFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->plane) == 2, "ContagionVersionFirstFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, side) == 2, "ContagionVersionFirstFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->side) == 1, "ContagionVersionFirstFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, onNode) == 3, "ContagionVersionFirstFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->onNode) == 1, "ContagionVersionFirstFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, firstEdge) == 4, "ContagionVersionFirstFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->firstEdge) == 4, "ContagionVersionFirstFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, edgeCount) == 8, "ContagionVersionFirstFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->edgeCount) == 2, "ContagionVersionFirstFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, texture) == 10, "ContagionVersionFirstFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->texture) == 2, "ContagionVersionFirstFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, displacement) == 12, "ContagionVersionFirstFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->displacement) == 2, "ContagionVersionFirstFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, fogVolume) == 14, "ContagionVersionFirstFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->fogVolume) == 2, "ContagionVersionFirstFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, styles) == 16, "ContagionVersionFirstFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->styles) == 4, "ContagionVersionFirstFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, lightOffset) == 20, "ContagionVersionFirstFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->lightOffset) == 4, "ContagionVersionFirstFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, area) == 24, "ContagionVersionFirstFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->area) == 4, "ContagionVersionFirstFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, lightmapMins) == 28, "ContagionVersionFirstFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->lightmapMins) == 8, "ContagionVersionFirstFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, lightmapSize) == 36, "ContagionVersionFirstFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->lightmapSize) == 8, "ContagionVersionFirstFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, originalFace) == 44, "ContagionVersionFirstFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->originalFace) == 4, "ContagionVersionFirstFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, firstPrimitive) == 50, "ContagionVersionFirstFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->firstPrimitive) == 2, "ContagionVersionFirstFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFace, smoothingGroups) == 52, "ContagionVersionFirstFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFace *)0)->smoothingGroups) == 4, "ContagionVersionFirstFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct ContagionVersionFirstColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} ContagionVersionFirstColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstColorRgbExp) == 4, "ContagionVersionFirstColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstColorRgbExp, red) == 0, "ContagionVersionFirstColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstColorRgbExp *)0)->red) == 1, "ContagionVersionFirstColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstColorRgbExp, green) == 1, "ContagionVersionFirstColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstColorRgbExp *)0)->green) == 1, "ContagionVersionFirstColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstColorRgbExp, blue) == 2, "ContagionVersionFirstColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstColorRgbExp *)0)->blue) == 1, "ContagionVersionFirstColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstColorRgbExp, exponent) == 3, "ContagionVersionFirstColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstColorRgbExp *)0)->exponent) == 1, "ContagionVersionFirstColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct ContagionVersionFirstOccluderWithoutArea {
  /** Whether it starts switched off. Values: CONTAGION_VERSION_FIRST_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} ContagionVersionFirstOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOccluderWithoutArea) == 36, "ContagionVersionFirstOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderWithoutArea, flags) == 0, "ContagionVersionFirstOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderWithoutArea *)0)->flags) == 4, "ContagionVersionFirstOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderWithoutArea, firstPolygon) == 4, "ContagionVersionFirstOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderWithoutArea *)0)->firstPolygon) == 4, "ContagionVersionFirstOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderWithoutArea, polygonCount) == 8, "ContagionVersionFirstOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderWithoutArea *)0)->polygonCount) == 4, "ContagionVersionFirstOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderWithoutArea, mins) == 12, "ContagionVersionFirstOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderWithoutArea *)0)->mins) == 12, "ContagionVersionFirstOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderWithoutArea, maxs) == 24, "ContagionVersionFirstOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderWithoutArea *)0)->maxs) == 12, "ContagionVersionFirstOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct ContagionVersionFirstOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} ContagionVersionFirstOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOccluderPolygon) == 12, "ContagionVersionFirstOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderPolygon, firstVertexIndex) == 0, "ContagionVersionFirstOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderPolygon *)0)->firstVertexIndex) == 4, "ContagionVersionFirstOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderPolygon, vertexCount) == 4, "ContagionVersionFirstOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderPolygon *)0)->vertexCount) == 4, "ContagionVersionFirstOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluderPolygon, plane) == 8, "ContagionVersionFirstOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluderPolygon *)0)->plane) == 4, "ContagionVersionFirstOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct ContagionVersionFirstOccluder {
  /** Whether it starts switched off. Values: CONTAGION_VERSION_FIRST_OCCLUDER_FLAGS_*. */
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
} ContagionVersionFirstOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOccluder) == 40, "ContagionVersionFirstOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, flags) == 0, "ContagionVersionFirstOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->flags) == 4, "ContagionVersionFirstOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, firstPolygon) == 4, "ContagionVersionFirstOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->firstPolygon) == 4, "ContagionVersionFirstOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, polygonCount) == 8, "ContagionVersionFirstOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->polygonCount) == 4, "ContagionVersionFirstOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, mins) == 12, "ContagionVersionFirstOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->mins) == 12, "ContagionVersionFirstOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, maxs) == 24, "ContagionVersionFirstOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->maxs) == 12, "ContagionVersionFirstOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOccluder, area) == 36, "ContagionVersionFirstOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOccluder *)0)->area) == 4, "ContagionVersionFirstOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct ContagionVersionFirstCompressedLightCube {
  /** One colour a side. */
  ContagionVersionFirstColorRgbExp sides[6];
} ContagionVersionFirstCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstCompressedLightCube) == 24, "ContagionVersionFirstCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstCompressedLightCube, sides) == 0, "ContagionVersionFirstCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstCompressedLightCube *)0)->sides) == 24, "ContagionVersionFirstCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct ContagionVersionFirstLeafVersion0 {
  /** What its brushes are, all together. Values: CONTAGION_VERSION_FIRST_CONTENT_FLAGS_*. */
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
  ContagionVersionFirstCompressedLightCube ambientLight;
} ContagionVersionFirstLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafVersion0) == 56, "ContagionVersionFirstLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, contents) == 0, "ContagionVersionFirstLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->contents) == 4, "ContagionVersionFirstLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, cluster) == 4, "ContagionVersionFirstLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->cluster) == 2, "ContagionVersionFirstLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, mins) == 8, "ContagionVersionFirstLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->mins) == 6, "ContagionVersionFirstLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, maxs) == 14, "ContagionVersionFirstLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->maxs) == 6, "ContagionVersionFirstLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, firstFace) == 20, "ContagionVersionFirstLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->firstFace) == 2, "ContagionVersionFirstLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, faceCount) == 22, "ContagionVersionFirstLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->faceCount) == 2, "ContagionVersionFirstLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, firstBrush) == 24, "ContagionVersionFirstLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->firstBrush) == 2, "ContagionVersionFirstLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, brushCount) == 26, "ContagionVersionFirstLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->brushCount) == 2, "ContagionVersionFirstLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, water) == 28, "ContagionVersionFirstLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->water) == 2, "ContagionVersionFirstLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafVersion0, ambientLight) == 30, "ContagionVersionFirstLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafVersion0 *)0)->ambientLight) == 24, "ContagionVersionFirstLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct ContagionVersionFirstLeaf {
  /** What its brushes are, all together. Values: CONTAGION_VERSION_FIRST_CONTENT_FLAGS_*. */
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
} ContagionVersionFirstLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeaf) == 32, "ContagionVersionFirstLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, contents) == 0, "ContagionVersionFirstLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->contents) == 4, "ContagionVersionFirstLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, cluster) == 4, "ContagionVersionFirstLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->cluster) == 2, "ContagionVersionFirstLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, mins) == 8, "ContagionVersionFirstLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->mins) == 6, "ContagionVersionFirstLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, maxs) == 14, "ContagionVersionFirstLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->maxs) == 6, "ContagionVersionFirstLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, firstFace) == 20, "ContagionVersionFirstLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->firstFace) == 2, "ContagionVersionFirstLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, faceCount) == 22, "ContagionVersionFirstLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->faceCount) == 2, "ContagionVersionFirstLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, firstBrush) == 24, "ContagionVersionFirstLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->firstBrush) == 2, "ContagionVersionFirstLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, brushCount) == 26, "ContagionVersionFirstLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->brushCount) == 2, "ContagionVersionFirstLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeaf, water) == 28, "ContagionVersionFirstLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeaf *)0)->water) == 2, "ContagionVersionFirstLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct ContagionVersionFirstEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} ContagionVersionFirstEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstEdge) == 4, "ContagionVersionFirstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstEdge, vertices) == 0, "ContagionVersionFirstEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstEdge *)0)->vertices) == 4, "ContagionVersionFirstEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct ContagionVersionFirstModel {
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
} ContagionVersionFirstModel;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstModel) == 48, "ContagionVersionFirstModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, mins) == 0, "ContagionVersionFirstModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->mins) == 12, "ContagionVersionFirstModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, maxs) == 12, "ContagionVersionFirstModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->maxs) == 12, "ContagionVersionFirstModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, origin) == 24, "ContagionVersionFirstModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->origin) == 12, "ContagionVersionFirstModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, headNode) == 36, "ContagionVersionFirstModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->headNode) == 4, "ContagionVersionFirstModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, firstFace) == 40, "ContagionVersionFirstModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->firstFace) == 4, "ContagionVersionFirstModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstModel, faceCount) == 44, "ContagionVersionFirstModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstModel *)0)->faceCount) == 4, "ContagionVersionFirstModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct ContagionVersionFirstWorldLightShadowOffset {
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
  /** Kind of light. Values: CONTAGION_VERSION_FIRST_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: CONTAGION_VERSION_FIRST_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} ContagionVersionFirstWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstWorldLightShadowOffset) == 100, "ContagionVersionFirstWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, origin) == 0, "ContagionVersionFirstWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->origin) == 12, "ContagionVersionFirstWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, intensity) == 12, "ContagionVersionFirstWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->intensity) == 12, "ContagionVersionFirstWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, normal) == 24, "ContagionVersionFirstWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->normal) == 12, "ContagionVersionFirstWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, shadowCastOffset) == 36, "ContagionVersionFirstWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "ContagionVersionFirstWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, cluster) == 48, "ContagionVersionFirstWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->cluster) == 4, "ContagionVersionFirstWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, type) == 52, "ContagionVersionFirstWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->type) == 4, "ContagionVersionFirstWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, style) == 56, "ContagionVersionFirstWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->style) == 4, "ContagionVersionFirstWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, stopDot) == 60, "ContagionVersionFirstWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->stopDot) == 4, "ContagionVersionFirstWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, stopDot2) == 64, "ContagionVersionFirstWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->stopDot2) == 4, "ContagionVersionFirstWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, exponent) == 68, "ContagionVersionFirstWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->exponent) == 4, "ContagionVersionFirstWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, radius) == 72, "ContagionVersionFirstWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->radius) == 4, "ContagionVersionFirstWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, constantAttenuation) == 76, "ContagionVersionFirstWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->constantAttenuation) == 4, "ContagionVersionFirstWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, linearAttenuation) == 80, "ContagionVersionFirstWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->linearAttenuation) == 4, "ContagionVersionFirstWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, quadraticAttenuation) == 84, "ContagionVersionFirstWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "ContagionVersionFirstWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, flags) == 88, "ContagionVersionFirstWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->flags) == 4, "ContagionVersionFirstWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, texture) == 92, "ContagionVersionFirstWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->texture) == 4, "ContagionVersionFirstWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWorldLightShadowOffset, owner) == 96, "ContagionVersionFirstWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWorldLightShadowOffset *)0)->owner) == 4, "ContagionVersionFirstWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct ContagionVersionFirstBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: CONTAGION_VERSION_FIRST_CONTENT_FLAGS_*. */
  int32_t contents;
} ContagionVersionFirstBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstBrush) == 12, "ContagionVersionFirstBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrush, firstSide) == 0, "ContagionVersionFirstBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrush *)0)->firstSide) == 4, "ContagionVersionFirstBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrush, sideCount) == 4, "ContagionVersionFirstBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrush *)0)->sideCount) == 4, "ContagionVersionFirstBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrush, contents) == 8, "ContagionVersionFirstBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrush *)0)->contents) == 4, "ContagionVersionFirstBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstBrushSideThin {
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
} ContagionVersionFirstBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstBrushSideThin) == 8, "ContagionVersionFirstBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrushSideThin, plane) == 0, "ContagionVersionFirstBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrushSideThin *)0)->plane) == 2, "ContagionVersionFirstBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrushSideThin, texture) == 2, "ContagionVersionFirstBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrushSideThin *)0)->texture) == 2, "ContagionVersionFirstBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrushSideThin, displacement) == 4, "ContagionVersionFirstBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrushSideThin *)0)->displacement) == 2, "ContagionVersionFirstBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrushSideThin, bevel) == 6, "ContagionVersionFirstBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrushSideThin *)0)->bevel) == 1, "ContagionVersionFirstBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstBrushSideThin, thin) == 7, "ContagionVersionFirstBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstBrushSideThin *)0)->thin) == 1, "ContagionVersionFirstBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} ContagionVersionFirstArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstArea) == 8, "ContagionVersionFirstArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstArea, portalCount) == 0, "ContagionVersionFirstArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstArea *)0)->portalCount) == 4, "ContagionVersionFirstArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstArea, firstPortal) == 4, "ContagionVersionFirstArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstArea *)0)->firstPortal) == 4, "ContagionVersionFirstArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstAreaPortal {
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
} ContagionVersionFirstAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstAreaPortal) == 12, "ContagionVersionFirstAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstAreaPortal, key) == 0, "ContagionVersionFirstAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstAreaPortal *)0)->key) == 2, "ContagionVersionFirstAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstAreaPortal, otherArea) == 2, "ContagionVersionFirstAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstAreaPortal *)0)->otherArea) == 2, "ContagionVersionFirstAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstAreaPortal, firstVertex) == 4, "ContagionVersionFirstAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstAreaPortal *)0)->firstVertex) == 2, "ContagionVersionFirstAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstAreaPortal, vertexCount) == 6, "ContagionVersionFirstAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstAreaPortal *)0)->vertexCount) == 2, "ContagionVersionFirstAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstAreaPortal, plane) == 8, "ContagionVersionFirstAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstAreaPortal *)0)->plane) == 4, "ContagionVersionFirstAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct ContagionVersionFirstFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} ContagionVersionFirstFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstFaceBrushList) == 4, "ContagionVersionFirstFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFaceBrushList, brushCount) == 0, "ContagionVersionFirstFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFaceBrushList *)0)->brushCount) == 2, "ContagionVersionFirstFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstFaceBrushList, first) == 2, "ContagionVersionFirstFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstFaceBrushList *)0)->first) == 2, "ContagionVersionFirstFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct ContagionVersionFirstDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} ContagionVersionFirstDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementSubNeighbor) == 6, "ContagionVersionFirstDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementSubNeighbor, displacement) == 0, "ContagionVersionFirstDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementSubNeighbor *)0)->displacement) == 2, "ContagionVersionFirstDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementSubNeighbor, orientation) == 2, "ContagionVersionFirstDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementSubNeighbor *)0)->orientation) == 1, "ContagionVersionFirstDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementSubNeighbor, span) == 3, "ContagionVersionFirstDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementSubNeighbor *)0)->span) == 1, "ContagionVersionFirstDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementSubNeighbor, neighborSpan) == 4, "ContagionVersionFirstDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementSubNeighbor *)0)->neighborSpan) == 1, "ContagionVersionFirstDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct ContagionVersionFirstDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  ContagionVersionFirstDisplacementSubNeighbor subNeighbors[2];
} ContagionVersionFirstDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementNeighbor) == 12, "ContagionVersionFirstDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementNeighbor, subNeighbors) == 0, "ContagionVersionFirstDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementNeighbor *)0)->subNeighbors) == 12, "ContagionVersionFirstDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct ContagionVersionFirstDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} ContagionVersionFirstDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementCornerNeighbors) == 10, "ContagionVersionFirstDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementCornerNeighbors, neighbors) == 0, "ContagionVersionFirstDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementCornerNeighbors *)0)->neighbors) == 8, "ContagionVersionFirstDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementCornerNeighbors, count) == 8, "ContagionVersionFirstDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementCornerNeighbors *)0)->count) == 1, "ContagionVersionFirstDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct ContagionVersionFirstDisplacementInfo {
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
  /** What the surface is. Values: CONTAGION_VERSION_FIRST_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  ContagionVersionFirstDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  ContagionVersionFirstDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} ContagionVersionFirstDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementInfo) == 176, "ContagionVersionFirstDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, startPosition) == 0, "ContagionVersionFirstDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->startPosition) == 12, "ContagionVersionFirstDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, firstVertex) == 12, "ContagionVersionFirstDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->firstVertex) == 4, "ContagionVersionFirstDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, firstTriangle) == 16, "ContagionVersionFirstDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->firstTriangle) == 4, "ContagionVersionFirstDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, power) == 20, "ContagionVersionFirstDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->power) == 4, "ContagionVersionFirstDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, minTessellation) == 24, "ContagionVersionFirstDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->minTessellation) == 4, "ContagionVersionFirstDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, smoothingAngle) == 28, "ContagionVersionFirstDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->smoothingAngle) == 4, "ContagionVersionFirstDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, contents) == 32, "ContagionVersionFirstDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->contents) == 4, "ContagionVersionFirstDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, face) == 36, "ContagionVersionFirstDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->face) == 2, "ContagionVersionFirstDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, lightmapAlphaStart) == 40, "ContagionVersionFirstDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->lightmapAlphaStart) == 4, "ContagionVersionFirstDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, lightmapSamplePositionStart) == 44, "ContagionVersionFirstDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "ContagionVersionFirstDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, edgeNeighbors) == 48, "ContagionVersionFirstDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->edgeNeighbors) == 48, "ContagionVersionFirstDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, cornerNeighbors) == 96, "ContagionVersionFirstDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->cornerNeighbors) == 40, "ContagionVersionFirstDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementInfo, allowedVertices) == 136, "ContagionVersionFirstDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementInfo *)0)->allowedVertices) == 40, "ContagionVersionFirstDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct ContagionVersionFirstOriginalFace {
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
} ContagionVersionFirstOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOriginalFace) == 56, "ContagionVersionFirstOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, plane) == 0, "ContagionVersionFirstOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->plane) == 2, "ContagionVersionFirstOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, side) == 2, "ContagionVersionFirstOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->side) == 1, "ContagionVersionFirstOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, onNode) == 3, "ContagionVersionFirstOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->onNode) == 1, "ContagionVersionFirstOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, firstEdge) == 4, "ContagionVersionFirstOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->firstEdge) == 4, "ContagionVersionFirstOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, edgeCount) == 8, "ContagionVersionFirstOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->edgeCount) == 2, "ContagionVersionFirstOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, texture) == 10, "ContagionVersionFirstOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->texture) == 2, "ContagionVersionFirstOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, displacement) == 12, "ContagionVersionFirstOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->displacement) == 2, "ContagionVersionFirstOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, fogVolume) == 14, "ContagionVersionFirstOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->fogVolume) == 2, "ContagionVersionFirstOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, styles) == 16, "ContagionVersionFirstOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->styles) == 4, "ContagionVersionFirstOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, lightOffset) == 20, "ContagionVersionFirstOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->lightOffset) == 4, "ContagionVersionFirstOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, area) == 24, "ContagionVersionFirstOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->area) == 4, "ContagionVersionFirstOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, lightmapMins) == 28, "ContagionVersionFirstOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->lightmapMins) == 8, "ContagionVersionFirstOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, lightmapSize) == 36, "ContagionVersionFirstOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->lightmapSize) == 8, "ContagionVersionFirstOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, originalFace) == 44, "ContagionVersionFirstOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->originalFace) == 4, "ContagionVersionFirstOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, firstPrimitive) == 50, "ContagionVersionFirstOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->firstPrimitive) == 2, "ContagionVersionFirstOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOriginalFace, smoothingGroups) == 52, "ContagionVersionFirstOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOriginalFace *)0)->smoothingGroups) == 4, "ContagionVersionFirstOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct ContagionVersionFirstDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} ContagionVersionFirstDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementVertex) == 20, "ContagionVersionFirstDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementVertex, direction) == 0, "ContagionVersionFirstDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementVertex *)0)->direction) == 12, "ContagionVersionFirstDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementVertex, distance) == 12, "ContagionVersionFirstDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementVertex *)0)->distance) == 4, "ContagionVersionFirstDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementVertex, alpha) == 16, "ContagionVersionFirstDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementVertex *)0)->alpha) == 4, "ContagionVersionFirstDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct ContagionVersionFirstStaticPropV4 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} ContagionVersionFirstStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV4) == 56, "ContagionVersionFirstStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, origin) == 0, "ContagionVersionFirstStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, angles) == 12, "ContagionVersionFirstStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, model) == 24, "ContagionVersionFirstStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->model) == 2, "ContagionVersionFirstStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, firstLeaf) == 26, "ContagionVersionFirstStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, leafCount) == 28, "ContagionVersionFirstStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, solid) == 30, "ContagionVersionFirstStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, flags) == 31, "ContagionVersionFirstStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, skin) == 32, "ContagionVersionFirstStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV4, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV4 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionVersionFirstStaticPropV5 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV5) == 60, "ContagionVersionFirstStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, origin) == 0, "ContagionVersionFirstStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, angles) == 12, "ContagionVersionFirstStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, model) == 24, "ContagionVersionFirstStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->model) == 2, "ContagionVersionFirstStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, firstLeaf) == 26, "ContagionVersionFirstStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, leafCount) == 28, "ContagionVersionFirstStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, solid) == 30, "ContagionVersionFirstStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, flags) == 31, "ContagionVersionFirstStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, skin) == 32, "ContagionVersionFirstStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV5TheShip {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV5TheShip) == 188, "ContagionVersionFirstStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, origin) == 0, "ContagionVersionFirstStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->origin) == 12, "ContagionVersionFirstStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, angles) == 12, "ContagionVersionFirstStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->angles) == 12, "ContagionVersionFirstStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, model) == 24, "ContagionVersionFirstStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->model) == 2, "ContagionVersionFirstStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, firstLeaf) == 26, "ContagionVersionFirstStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, leafCount) == 28, "ContagionVersionFirstStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, solid) == 30, "ContagionVersionFirstStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->solid) == 1, "ContagionVersionFirstStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, flags) == 31, "ContagionVersionFirstStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->flags) == 1, "ContagionVersionFirstStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, skin) == 32, "ContagionVersionFirstStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->skin) == 4, "ContagionVersionFirstStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV5TheShip, name) == 60, "ContagionVersionFirstStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV5TheShip *)0)->name) == 128, "ContagionVersionFirstStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionVersionFirstStaticPropV6 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV6) == 64, "ContagionVersionFirstStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, origin) == 0, "ContagionVersionFirstStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, angles) == 12, "ContagionVersionFirstStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, model) == 24, "ContagionVersionFirstStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->model) == 2, "ContagionVersionFirstStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, firstLeaf) == 26, "ContagionVersionFirstStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, leafCount) == 28, "ContagionVersionFirstStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, solid) == 30, "ContagionVersionFirstStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, flags) == 31, "ContagionVersionFirstStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, skin) == 32, "ContagionVersionFirstStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, minDirectX) == 60, "ContagionVersionFirstStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6, maxDirectX) == 62, "ContagionVersionFirstStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6 *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV6BloodyGoodTime) == 192, "ContagionVersionFirstStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, origin) == 0, "ContagionVersionFirstStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->origin) == 12, "ContagionVersionFirstStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, angles) == 12, "ContagionVersionFirstStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->angles) == 12, "ContagionVersionFirstStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, model) == 24, "ContagionVersionFirstStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->model) == 2, "ContagionVersionFirstStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, firstLeaf) == 26, "ContagionVersionFirstStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, leafCount) == 28, "ContagionVersionFirstStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, solid) == 30, "ContagionVersionFirstStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->solid) == 1, "ContagionVersionFirstStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, flags) == 31, "ContagionVersionFirstStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->flags) == 1, "ContagionVersionFirstStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, skin) == 32, "ContagionVersionFirstStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->skin) == 4, "ContagionVersionFirstStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, minDirectX) == 60, "ContagionVersionFirstStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, maxDirectX) == 62, "ContagionVersionFirstStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6BloodyGoodTime, name) == 64, "ContagionVersionFirstStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6BloodyGoodTime *)0)->name) == 128, "ContagionVersionFirstStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV6DarkMessiah {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV6DarkMessiah) == 136, "ContagionVersionFirstStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, origin) == 0, "ContagionVersionFirstStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->origin) == 12, "ContagionVersionFirstStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, angles) == 12, "ContagionVersionFirstStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->angles) == 12, "ContagionVersionFirstStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, model) == 24, "ContagionVersionFirstStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->model) == 2, "ContagionVersionFirstStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, firstLeaf) == 26, "ContagionVersionFirstStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, leafCount) == 28, "ContagionVersionFirstStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, solid) == 30, "ContagionVersionFirstStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->solid) == 1, "ContagionVersionFirstStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, flags) == 31, "ContagionVersionFirstStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->flags) == 1, "ContagionVersionFirstStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, skin) == 32, "ContagionVersionFirstStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->skin) == 4, "ContagionVersionFirstStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, minDirectX) == 60, "ContagionVersionFirstStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, maxDirectX) == 62, "ContagionVersionFirstStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV6DarkMessiah, unknown0x40) == 64, "ContagionVersionFirstStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "ContagionVersionFirstStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ContagionVersionFirstStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropScale) == 16, "ContagionVersionFirstStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropScale, prop) == 0, "ContagionVersionFirstStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropScale *)0)->prop) == 4, "ContagionVersionFirstStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropScale, scale) == 4, "ContagionVersionFirstStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropScale *)0)->scale) == 12, "ContagionVersionFirstStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV7 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV7) == 68, "ContagionVersionFirstStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, origin) == 0, "ContagionVersionFirstStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, angles) == 12, "ContagionVersionFirstStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, model) == 24, "ContagionVersionFirstStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->model) == 2, "ContagionVersionFirstStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, firstLeaf) == 26, "ContagionVersionFirstStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, leafCount) == 28, "ContagionVersionFirstStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, solid) == 30, "ContagionVersionFirstStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, flags) == 31, "ContagionVersionFirstStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, skin) == 32, "ContagionVersionFirstStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, minDirectX) == 60, "ContagionVersionFirstStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, maxDirectX) == 62, "ContagionVersionFirstStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7, color) == 64, "ContagionVersionFirstStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7 *)0)->color) == 4, "ContagionVersionFirstStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV7ZenoClash {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV7ZenoClash) == 68, "ContagionVersionFirstStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, origin) == 0, "ContagionVersionFirstStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->origin) == 12, "ContagionVersionFirstStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, angles) == 12, "ContagionVersionFirstStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->angles) == 12, "ContagionVersionFirstStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, model) == 24, "ContagionVersionFirstStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->model) == 2, "ContagionVersionFirstStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, firstLeaf) == 26, "ContagionVersionFirstStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, leafCount) == 28, "ContagionVersionFirstStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, solid) == 30, "ContagionVersionFirstStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->solid) == 1, "ContagionVersionFirstStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, flags) == 31, "ContagionVersionFirstStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->flags) == 1, "ContagionVersionFirstStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, skin) == 32, "ContagionVersionFirstStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->skin) == 4, "ContagionVersionFirstStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, minDirectX) == 60, "ContagionVersionFirstStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, maxDirectX) == 62, "ContagionVersionFirstStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV7ZenoClash, unknown0x40) == 64, "ContagionVersionFirstStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "ContagionVersionFirstStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct ContagionVersionFirstStaticPropV8 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV8) == 68, "ContagionVersionFirstStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, origin) == 0, "ContagionVersionFirstStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, angles) == 12, "ContagionVersionFirstStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, model) == 24, "ContagionVersionFirstStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->model) == 2, "ContagionVersionFirstStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, firstLeaf) == 26, "ContagionVersionFirstStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, leafCount) == 28, "ContagionVersionFirstStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, solid) == 30, "ContagionVersionFirstStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, flags) == 31, "ContagionVersionFirstStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, skin) == 32, "ContagionVersionFirstStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, minCpuLevel) == 60, "ContagionVersionFirstStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, maxCpuLevel) == 61, "ContagionVersionFirstStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, minGpuLevel) == 62, "ContagionVersionFirstStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, maxGpuLevel) == 63, "ContagionVersionFirstStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8, color) == 64, "ContagionVersionFirstStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8 *)0)->color) == 4, "ContagionVersionFirstStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct ContagionVersionFirstStaticPropV8Vindictus {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV8Vindictus) == 72, "ContagionVersionFirstStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, origin) == 0, "ContagionVersionFirstStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->origin) == 12, "ContagionVersionFirstStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, angles) == 12, "ContagionVersionFirstStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->angles) == 12, "ContagionVersionFirstStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, model) == 24, "ContagionVersionFirstStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->model) == 2, "ContagionVersionFirstStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, firstLeaf) == 26, "ContagionVersionFirstStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, leafCount) == 28, "ContagionVersionFirstStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, solid) == 30, "ContagionVersionFirstStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->solid) == 1, "ContagionVersionFirstStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, flags) == 31, "ContagionVersionFirstStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->flags) == 1, "ContagionVersionFirstStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, skin) == 32, "ContagionVersionFirstStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->skin) == 4, "ContagionVersionFirstStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, minDirectX) == 60, "ContagionVersionFirstStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, maxDirectX) == 62, "ContagionVersionFirstStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV8Vindictus, unknown0x40) == 64, "ContagionVersionFirstStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV8Vindictus *)0)->unknown0x40) == 8, "ContagionVersionFirstStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ContagionVersionFirstStaticPropV9 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV9) == 72, "ContagionVersionFirstStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, origin) == 0, "ContagionVersionFirstStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, angles) == 12, "ContagionVersionFirstStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, model) == 24, "ContagionVersionFirstStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->model) == 2, "ContagionVersionFirstStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, firstLeaf) == 26, "ContagionVersionFirstStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, leafCount) == 28, "ContagionVersionFirstStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, solid) == 30, "ContagionVersionFirstStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, flags) == 31, "ContagionVersionFirstStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, skin) == 32, "ContagionVersionFirstStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, minCpuLevel) == 60, "ContagionVersionFirstStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, maxCpuLevel) == 61, "ContagionVersionFirstStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, minGpuLevel) == 62, "ContagionVersionFirstStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, maxGpuLevel) == 63, "ContagionVersionFirstStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, color) == 64, "ContagionVersionFirstStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->color) == 4, "ContagionVersionFirstStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9, disableXbox360) == 68, "ContagionVersionFirstStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9 *)0)->disableXbox360) == 1, "ContagionVersionFirstStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV9DearEsther {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
} ContagionVersionFirstStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV9DearEsther) == 76, "ContagionVersionFirstStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, origin) == 0, "ContagionVersionFirstStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->origin) == 12, "ContagionVersionFirstStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, angles) == 12, "ContagionVersionFirstStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->angles) == 12, "ContagionVersionFirstStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, model) == 24, "ContagionVersionFirstStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->model) == 2, "ContagionVersionFirstStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, firstLeaf) == 26, "ContagionVersionFirstStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, leafCount) == 28, "ContagionVersionFirstStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, solid) == 30, "ContagionVersionFirstStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->solid) == 1, "ContagionVersionFirstStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, flags) == 31, "ContagionVersionFirstStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->flags) == 1, "ContagionVersionFirstStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, unknown0x20) == 32, "ContagionVersionFirstStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->unknown0x20) == 4, "ContagionVersionFirstStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, skin) == 36, "ContagionVersionFirstStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->skin) == 4, "ContagionVersionFirstStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, fadeMinDistance) == 40, "ContagionVersionFirstStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, fadeMaxDistance) == 44, "ContagionVersionFirstStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, lightingOrigin) == 48, "ContagionVersionFirstStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, forcedFadeScale) == 60, "ContagionVersionFirstStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, minCpuLevel) == 64, "ContagionVersionFirstStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, maxCpuLevel) == 65, "ContagionVersionFirstStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, minGpuLevel) == 66, "ContagionVersionFirstStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, maxGpuLevel) == 67, "ContagionVersionFirstStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, color) == 68, "ContagionVersionFirstStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->color) == 4, "ContagionVersionFirstStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV9DearEsther, disableXbox360) == 72, "ContagionVersionFirstStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV9DearEsther *)0)->disableXbox360) == 1, "ContagionVersionFirstStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct ContagionVersionFirstStaticPropV10 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} ContagionVersionFirstStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV10) == 72, "ContagionVersionFirstStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, origin) == 0, "ContagionVersionFirstStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, angles) == 12, "ContagionVersionFirstStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, model) == 24, "ContagionVersionFirstStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->model) == 2, "ContagionVersionFirstStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, firstLeaf) == 26, "ContagionVersionFirstStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, leafCount) == 28, "ContagionVersionFirstStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, solid) == 30, "ContagionVersionFirstStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, skin) == 32, "ContagionVersionFirstStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, minDirectX) == 60, "ContagionVersionFirstStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, maxDirectX) == 62, "ContagionVersionFirstStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, flags) == 64, "ContagionVersionFirstStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->flags) == 4, "ContagionVersionFirstStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, lightmapWidth) == 68, "ContagionVersionFirstStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->lightmapWidth) == 2, "ContagionVersionFirstStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10, lightmapHeight) == 70, "ContagionVersionFirstStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10 *)0)->lightmapHeight) == 2, "ContagionVersionFirstStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ContagionVersionFirstStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV10GlobalOffensive) == 76, "ContagionVersionFirstStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, origin) == 0, "ContagionVersionFirstStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->origin) == 12, "ContagionVersionFirstStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, angles) == 12, "ContagionVersionFirstStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->angles) == 12, "ContagionVersionFirstStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, model) == 24, "ContagionVersionFirstStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->model) == 2, "ContagionVersionFirstStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, firstLeaf) == 26, "ContagionVersionFirstStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, leafCount) == 28, "ContagionVersionFirstStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, solid) == 30, "ContagionVersionFirstStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->solid) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, flags) == 31, "ContagionVersionFirstStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->flags) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, skin) == 32, "ContagionVersionFirstStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->skin) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, minCpuLevel) == 60, "ContagionVersionFirstStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "ContagionVersionFirstStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, minGpuLevel) == 62, "ContagionVersionFirstStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "ContagionVersionFirstStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, color) == 64, "ContagionVersionFirstStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->color) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, disableXbox360) == 68, "ContagionVersionFirstStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "ContagionVersionFirstStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV10GlobalOffensive, flagsEx) == 72, "ContagionVersionFirstStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "ContagionVersionFirstStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} ContagionVersionFirstStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV11GlobalOffensive) == 80, "ContagionVersionFirstStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, origin) == 0, "ContagionVersionFirstStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->origin) == 12, "ContagionVersionFirstStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, angles) == 12, "ContagionVersionFirstStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->angles) == 12, "ContagionVersionFirstStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, model) == 24, "ContagionVersionFirstStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->model) == 2, "ContagionVersionFirstStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, firstLeaf) == 26, "ContagionVersionFirstStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, leafCount) == 28, "ContagionVersionFirstStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, solid) == 30, "ContagionVersionFirstStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->solid) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, flags) == 31, "ContagionVersionFirstStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->flags) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, skin) == 32, "ContagionVersionFirstStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->skin) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, minCpuLevel) == 60, "ContagionVersionFirstStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "ContagionVersionFirstStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, minGpuLevel) == 62, "ContagionVersionFirstStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "ContagionVersionFirstStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, color) == 64, "ContagionVersionFirstStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->color) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, disableXbox360) == 68, "ContagionVersionFirstStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "ContagionVersionFirstStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, flagsEx) == 72, "ContagionVersionFirstStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11GlobalOffensive, scale) == 76, "ContagionVersionFirstStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11GlobalOffensive *)0)->scale) == 4, "ContagionVersionFirstStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} ContagionVersionFirstStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV11BlackMesaLite) == 76, "ContagionVersionFirstStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, origin) == 0, "ContagionVersionFirstStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->origin) == 12, "ContagionVersionFirstStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, angles) == 12, "ContagionVersionFirstStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->angles) == 12, "ContagionVersionFirstStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, model) == 24, "ContagionVersionFirstStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->model) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, firstLeaf) == 26, "ContagionVersionFirstStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, leafCount) == 28, "ContagionVersionFirstStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, solid) == 30, "ContagionVersionFirstStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->solid) == 1, "ContagionVersionFirstStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, skin) == 32, "ContagionVersionFirstStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->skin) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, minDirectX) == 60, "ContagionVersionFirstStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, maxDirectX) == 62, "ContagionVersionFirstStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, flags) == 64, "ContagionVersionFirstStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->flags) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, lightmapWidth) == 68, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, lightmapHeight) == 70, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "ContagionVersionFirstStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesaLite, color) == 72, "ContagionVersionFirstStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesaLite *)0)->color) == 4, "ContagionVersionFirstStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct ContagionVersionFirstStaticPropV11Merubasu {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} ContagionVersionFirstStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV11Merubasu) == 76, "ContagionVersionFirstStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, origin) == 0, "ContagionVersionFirstStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->origin) == 12, "ContagionVersionFirstStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, angles) == 12, "ContagionVersionFirstStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->angles) == 12, "ContagionVersionFirstStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, model) == 24, "ContagionVersionFirstStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->model) == 2, "ContagionVersionFirstStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, firstLeaf) == 26, "ContagionVersionFirstStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, leafCount) == 28, "ContagionVersionFirstStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, solid) == 30, "ContagionVersionFirstStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->solid) == 1, "ContagionVersionFirstStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, skin) == 32, "ContagionVersionFirstStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->skin) == 4, "ContagionVersionFirstStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, minDirectX) == 60, "ContagionVersionFirstStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, maxDirectX) == 62, "ContagionVersionFirstStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, flags) == 64, "ContagionVersionFirstStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->flags) == 4, "ContagionVersionFirstStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, lightmapWidth) == 68, "ContagionVersionFirstStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "ContagionVersionFirstStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, lightmapHeight) == 70, "ContagionVersionFirstStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "ContagionVersionFirstStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11Merubasu, scale) == 72, "ContagionVersionFirstStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11Merubasu *)0)->scale) == 4, "ContagionVersionFirstStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV11BlackMesa {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ContagionVersionFirstStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV11BlackMesa) == 80, "ContagionVersionFirstStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, origin) == 0, "ContagionVersionFirstStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->origin) == 12, "ContagionVersionFirstStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, angles) == 12, "ContagionVersionFirstStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->angles) == 12, "ContagionVersionFirstStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, model) == 24, "ContagionVersionFirstStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->model) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, firstLeaf) == 26, "ContagionVersionFirstStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, leafCount) == 28, "ContagionVersionFirstStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, solid) == 30, "ContagionVersionFirstStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->solid) == 1, "ContagionVersionFirstStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, skin) == 32, "ContagionVersionFirstStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->skin) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, minDirectX) == 60, "ContagionVersionFirstStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->minDirectX) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, maxDirectX) == 62, "ContagionVersionFirstStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, flags) == 64, "ContagionVersionFirstStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->flags) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, lightmapWidth) == 68, "ContagionVersionFirstStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, lightmapHeight) == 70, "ContagionVersionFirstStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "ContagionVersionFirstStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, color) == 72, "ContagionVersionFirstStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->color) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV11BlackMesa, flagsEx) == 76, "ContagionVersionFirstStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV11BlackMesa *)0)->flagsEx) == 4, "ContagionVersionFirstStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstStaticPropV13 {
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
  /** How it collides. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: CONTAGION_VERSION_FIRST_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ContagionVersionFirstStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropV13) == 88, "ContagionVersionFirstStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, origin) == 0, "ContagionVersionFirstStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->origin) == 12, "ContagionVersionFirstStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, angles) == 12, "ContagionVersionFirstStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->angles) == 12, "ContagionVersionFirstStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, model) == 24, "ContagionVersionFirstStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->model) == 2, "ContagionVersionFirstStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, firstLeaf) == 26, "ContagionVersionFirstStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->firstLeaf) == 2, "ContagionVersionFirstStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, leafCount) == 28, "ContagionVersionFirstStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->leafCount) == 2, "ContagionVersionFirstStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, solid) == 30, "ContagionVersionFirstStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->solid) == 1, "ContagionVersionFirstStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, flags) == 31, "ContagionVersionFirstStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->flags) == 1, "ContagionVersionFirstStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, skin) == 32, "ContagionVersionFirstStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->skin) == 4, "ContagionVersionFirstStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, fadeMinDistance) == 36, "ContagionVersionFirstStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->fadeMinDistance) == 4, "ContagionVersionFirstStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, fadeMaxDistance) == 40, "ContagionVersionFirstStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->fadeMaxDistance) == 4, "ContagionVersionFirstStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, lightingOrigin) == 44, "ContagionVersionFirstStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->lightingOrigin) == 12, "ContagionVersionFirstStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, forcedFadeScale) == 56, "ContagionVersionFirstStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->forcedFadeScale) == 4, "ContagionVersionFirstStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, minCpuLevel) == 60, "ContagionVersionFirstStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->minCpuLevel) == 1, "ContagionVersionFirstStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, maxCpuLevel) == 61, "ContagionVersionFirstStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->maxCpuLevel) == 1, "ContagionVersionFirstStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, minGpuLevel) == 62, "ContagionVersionFirstStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->minGpuLevel) == 1, "ContagionVersionFirstStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, maxGpuLevel) == 63, "ContagionVersionFirstStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->maxGpuLevel) == 1, "ContagionVersionFirstStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, color) == 64, "ContagionVersionFirstStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->color) == 4, "ContagionVersionFirstStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, disableXbox360) == 68, "ContagionVersionFirstStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->disableXbox360) == 1, "ContagionVersionFirstStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, flagsEx) == 72, "ContagionVersionFirstStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->flagsEx) == 4, "ContagionVersionFirstStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropV13, scale) == 76, "ContagionVersionFirstStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropV13 *)0)->scale) == 12, "ContagionVersionFirstStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct ContagionVersionFirstDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} ContagionVersionFirstDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailSprite) == 32, "ContagionVersionFirstDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailSprite, upperLeft) == 0, "ContagionVersionFirstDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailSprite *)0)->upperLeft) == 8, "ContagionVersionFirstDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailSprite, lowerRight) == 8, "ContagionVersionFirstDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailSprite *)0)->lowerRight) == 8, "ContagionVersionFirstDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailSprite, textureUpperLeft) == 16, "ContagionVersionFirstDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailSprite *)0)->textureUpperLeft) == 8, "ContagionVersionFirstDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailSprite, textureLowerRight) == 24, "ContagionVersionFirstDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailSprite *)0)->textureLowerRight) == 8, "ContagionVersionFirstDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct ContagionVersionFirstDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ContagionVersionFirstColorRgbExp light;
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
  /** How it turns to who looks at it. Values: CONTAGION_VERSION_FIRST_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: CONTAGION_VERSION_FIRST_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} ContagionVersionFirstDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailProp) == 52, "ContagionVersionFirstDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, origin) == 0, "ContagionVersionFirstDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->origin) == 12, "ContagionVersionFirstDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, angles) == 12, "ContagionVersionFirstDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->angles) == 12, "ContagionVersionFirstDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, detail) == 24, "ContagionVersionFirstDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->detail) == 2, "ContagionVersionFirstDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, leaf) == 26, "ContagionVersionFirstDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->leaf) == 2, "ContagionVersionFirstDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, light) == 28, "ContagionVersionFirstDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->light) == 4, "ContagionVersionFirstDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, firstLightStyle) == 32, "ContagionVersionFirstDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->firstLightStyle) == 4, "ContagionVersionFirstDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, lightStyleCount) == 36, "ContagionVersionFirstDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->lightStyleCount) == 1, "ContagionVersionFirstDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, sway) == 37, "ContagionVersionFirstDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->sway) == 1, "ContagionVersionFirstDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, shapeAngle) == 38, "ContagionVersionFirstDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->shapeAngle) == 1, "ContagionVersionFirstDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, shapeSize) == 39, "ContagionVersionFirstDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->shapeSize) == 1, "ContagionVersionFirstDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, orientation) == 40, "ContagionVersionFirstDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->orientation) == 1, "ContagionVersionFirstDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, padding1) == 41, "ContagionVersionFirstDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->padding1) == 3, "ContagionVersionFirstDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, type) == 44, "ContagionVersionFirstDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->type) == 1, "ContagionVersionFirstDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, padding2) == 45, "ContagionVersionFirstDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->padding2) == 3, "ContagionVersionFirstDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailProp, scale) == 48, "ContagionVersionFirstDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailProp *)0)->scale) == 4, "ContagionVersionFirstDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct ContagionVersionFirstDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ContagionVersionFirstColorRgbExp light;
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
} ContagionVersionFirstDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailPropV2) == 40, "ContagionVersionFirstDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, origin) == 0, "ContagionVersionFirstDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->origin) == 12, "ContagionVersionFirstDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, angles) == 12, "ContagionVersionFirstDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->angles) == 12, "ContagionVersionFirstDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, detail) == 24, "ContagionVersionFirstDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->detail) == 2, "ContagionVersionFirstDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, leaf) == 26, "ContagionVersionFirstDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->leaf) == 2, "ContagionVersionFirstDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, light) == 28, "ContagionVersionFirstDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->light) == 4, "ContagionVersionFirstDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, firstLightStyle) == 32, "ContagionVersionFirstDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->firstLightStyle) == 4, "ContagionVersionFirstDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, lightStyleCount) == 36, "ContagionVersionFirstDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->lightStyleCount) == 1, "ContagionVersionFirstDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, sway) == 37, "ContagionVersionFirstDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->sway) == 1, "ContagionVersionFirstDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, shapeAngle) == 38, "ContagionVersionFirstDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->shapeAngle) == 1, "ContagionVersionFirstDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropV2, shapeSize) == 39, "ContagionVersionFirstDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropV2 *)0)->shapeSize) == 1, "ContagionVersionFirstDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstDetailPropLightStyle {
  /** The light. */
  ContagionVersionFirstColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} ContagionVersionFirstDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailPropLightStyle) == 5, "ContagionVersionFirstDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropLightStyle, light) == 0, "ContagionVersionFirstDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropLightStyle *)0)->light) == 4, "ContagionVersionFirstDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropLightStyle, style) == 4, "ContagionVersionFirstDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropLightStyle *)0)->style) == 1, "ContagionVersionFirstDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} ContagionVersionFirstLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafWaterData) == 12, "ContagionVersionFirstLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafWaterData, surfaceZ) == 0, "ContagionVersionFirstLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafWaterData *)0)->surfaceZ) == 4, "ContagionVersionFirstLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafWaterData, minZ) == 4, "ContagionVersionFirstLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafWaterData *)0)->minZ) == 4, "ContagionVersionFirstLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafWaterData, surfaceTexture) == 8, "ContagionVersionFirstLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafWaterData *)0)->surfaceTexture) == 2, "ContagionVersionFirstLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstPrimitive {
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
} ContagionVersionFirstPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstPrimitive) == 10, "ContagionVersionFirstPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPrimitive, type) == 0, "ContagionVersionFirstPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPrimitive *)0)->type) == 2, "ContagionVersionFirstPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPrimitive, firstIndex) == 2, "ContagionVersionFirstPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPrimitive *)0)->firstIndex) == 2, "ContagionVersionFirstPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPrimitive, indexCount) == 4, "ContagionVersionFirstPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPrimitive *)0)->indexCount) == 2, "ContagionVersionFirstPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPrimitive, firstVertex) == 6, "ContagionVersionFirstPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPrimitive *)0)->firstVertex) == 2, "ContagionVersionFirstPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstPrimitive, vertexCount) == 8, "ContagionVersionFirstPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstPrimitive *)0)->vertexCount) == 2, "ContagionVersionFirstPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct ContagionVersionFirstCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} ContagionVersionFirstCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstCubemapSample) == 16, "ContagionVersionFirstCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstCubemapSample, origin) == 0, "ContagionVersionFirstCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstCubemapSample *)0)->origin) == 12, "ContagionVersionFirstCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstCubemapSample, size) == 12, "ContagionVersionFirstCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstCubemapSample *)0)->size) == 4, "ContagionVersionFirstCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct ContagionVersionFirstOverlay {
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
} ContagionVersionFirstOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOverlay) == 352, "ContagionVersionFirstOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, id) == 0, "ContagionVersionFirstOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->id) == 4, "ContagionVersionFirstOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, texture) == 4, "ContagionVersionFirstOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->texture) == 2, "ContagionVersionFirstOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, faces) == 8, "ContagionVersionFirstOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->faces) == 256, "ContagionVersionFirstOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, u) == 264, "ContagionVersionFirstOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->u) == 8, "ContagionVersionFirstOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, v) == 272, "ContagionVersionFirstOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->v) == 8, "ContagionVersionFirstOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, uvPoints) == 280, "ContagionVersionFirstOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->uvPoints) == 48, "ContagionVersionFirstOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, origin) == 328, "ContagionVersionFirstOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->origin) == 12, "ContagionVersionFirstOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlay, normal) == 340, "ContagionVersionFirstOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlay *)0)->normal) == 12, "ContagionVersionFirstOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstWaterOverlay {
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
} ContagionVersionFirstWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstWaterOverlay) == 1120, "ContagionVersionFirstWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, id) == 0, "ContagionVersionFirstWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->id) == 4, "ContagionVersionFirstWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, texture) == 4, "ContagionVersionFirstWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->texture) == 2, "ContagionVersionFirstWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, faces) == 8, "ContagionVersionFirstWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->faces) == 1024, "ContagionVersionFirstWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, u) == 1032, "ContagionVersionFirstWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->u) == 8, "ContagionVersionFirstWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, v) == 1040, "ContagionVersionFirstWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->v) == 8, "ContagionVersionFirstWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, uvPoints) == 1048, "ContagionVersionFirstWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->uvPoints) == 48, "ContagionVersionFirstWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, origin) == 1096, "ContagionVersionFirstWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->origin) == 12, "ContagionVersionFirstWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstWaterOverlay, normal) == 1108, "ContagionVersionFirstWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstWaterOverlay *)0)->normal) == 12, "ContagionVersionFirstWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} ContagionVersionFirstLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafAmbientIndexHdr) == 4, "ContagionVersionFirstLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientIndexHdr, sampleCount) == 0, "ContagionVersionFirstLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientIndexHdr *)0)->sampleCount) == 2, "ContagionVersionFirstLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientIndexHdr, firstSample) == 2, "ContagionVersionFirstLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientIndexHdr *)0)->firstSample) == 2, "ContagionVersionFirstLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} ContagionVersionFirstLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafAmbientIndex) == 4, "ContagionVersionFirstLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientIndex, sampleCount) == 0, "ContagionVersionFirstLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientIndex *)0)->sampleCount) == 2, "ContagionVersionFirstLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientIndex, firstSample) == 2, "ContagionVersionFirstLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientIndex *)0)->firstSample) == 2, "ContagionVersionFirstLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstLeafAmbientSample {
  /** Light from six sides. */
  ContagionVersionFirstCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} ContagionVersionFirstLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafAmbientSample) == 28, "ContagionVersionFirstLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientSample, cube) == 0, "ContagionVersionFirstLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientSample *)0)->cube) == 24, "ContagionVersionFirstLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientSample, position) == 24, "ContagionVersionFirstLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientSample *)0)->position) == 3, "ContagionVersionFirstLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstLeafAmbientSample, padding) == 27, "ContagionVersionFirstLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstLeafAmbientSample *)0)->padding) == 1, "ContagionVersionFirstLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct ContagionVersionFirstOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} ContagionVersionFirstOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOverlayFade) == 8, "ContagionVersionFirstOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlayFade, minDistanceSquared) == 0, "ContagionVersionFirstOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlayFade *)0)->minDistanceSquared) == 4, "ContagionVersionFirstOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlayFade, maxDistanceSquared) == 4, "ContagionVersionFirstOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlayFade *)0)->maxDistanceSquared) == 4, "ContagionVersionFirstOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct ContagionVersionFirstOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} ContagionVersionFirstOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOverlaySystemLevels) == 4, "ContagionVersionFirstOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlaySystemLevels, minCpu) == 0, "ContagionVersionFirstOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlaySystemLevels *)0)->minCpu) == 1, "ContagionVersionFirstOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlaySystemLevels, maxCpu) == 1, "ContagionVersionFirstOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlaySystemLevels *)0)->maxCpu) == 1, "ContagionVersionFirstOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlaySystemLevels, minGpu) == 2, "ContagionVersionFirstOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlaySystemLevels *)0)->minGpu) == 1, "ContagionVersionFirstOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOverlaySystemLevels, maxGpu) == 3, "ContagionVersionFirstOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOverlaySystemLevels *)0)->maxGpu) == 1, "ContagionVersionFirstOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} ContagionVersionFirstDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementMultiblend) == 80, "ContagionVersionFirstDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementMultiblend, blend) == 0, "ContagionVersionFirstDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementMultiblend *)0)->blend) == 16, "ContagionVersionFirstDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementMultiblend, alphaBlend) == 16, "ContagionVersionFirstDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementMultiblend *)0)->alphaBlend) == 16, "ContagionVersionFirstDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDisplacementMultiblend, colors) == 32, "ContagionVersionFirstDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDisplacementMultiblend *)0)->colors) == 48, "ContagionVersionFirstDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } ContagionVersionFirstVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstVerticesElement) == 12, "ContagionVersionFirstVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionVersionFirstOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ContagionVersionFirstOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ContagionVersionFirstOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ContagionVersionFirstOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOcclusionWithoutAreaHead) == 4, "ContagionVersionFirstOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOcclusionWithoutAreaHead, occluderCount) == 0, "ContagionVersionFirstOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "ContagionVersionFirstOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionVersionFirstOccluder occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ContagionVersionFirstOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ContagionVersionFirstOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ContagionVersionFirstOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstOcclusionHead) == 4, "ContagionVersionFirstOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstOcclusionHead, occluderCount) == 0, "ContagionVersionFirstOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstOcclusionHead *)0)->occluderCount) == 4, "ContagionVersionFirstOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t ContagionVersionFirstFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstFaceIdsElement) == 2, "ContagionVersionFirstFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t ContagionVersionFirstSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstSurfedgesElement) == 4, "ContagionVersionFirstSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t ContagionVersionFirstLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafFacesElement) == 2, "ContagionVersionFirstLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t ContagionVersionFirstLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafBrushesElement) == 2, "ContagionVersionFirstLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t ContagionVersionFirstFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstFaceBrushesElement) == 2, "ContagionVersionFirstFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } ContagionVersionFirstVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstVertexNormalsElement) == 12, "ContagionVersionFirstVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t ContagionVersionFirstVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstVertexNormalIndicesElement) == 2, "ContagionVersionFirstVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t ContagionVersionFirstDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementLightmapAlphasElement) == 1, "ContagionVersionFirstDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV4 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV4Head) == 4, "ContagionVersionFirstStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV4Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV4Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV5 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV5Head) == 4, "ContagionVersionFirstStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV5Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV5Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV5TheShipHead) == 4, "ContagionVersionFirstStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV5TheShipHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV5TheShipHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV6 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV6Head) == 4, "ContagionVersionFirstStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV6Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV6Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead) == 4, "ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV6DarkMessiahHead) == 4, "ContagionVersionFirstStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV6DarkMessiahHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionVersionFirstStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV5 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV6VindictusHead) == 4, "ContagionVersionFirstStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV6VindictusHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV6VindictusHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV7 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV7Head) == 4, "ContagionVersionFirstStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV7Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV7Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV7ZenoClashHead) == 4, "ContagionVersionFirstStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV7ZenoClashHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionVersionFirstStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV6 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV7VindictusHead) == 4, "ContagionVersionFirstStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV7VindictusHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV7VindictusHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV8 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV8Head) == 4, "ContagionVersionFirstStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV8Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV8Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ContagionVersionFirstStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV8VindictusHead) == 4, "ContagionVersionFirstStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV8VindictusHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV8VindictusHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV9 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV9Head) == 4, "ContagionVersionFirstStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV9Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV9Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV9DearEstherHead) == 4, "ContagionVersionFirstStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV9DearEstherHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV10 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV10Head) == 4, "ContagionVersionFirstStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV10Head, modelCount) == 0, "ContagionVersionFirstStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV10Head *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV10GlobalOffensiveHead) == 4, "ContagionVersionFirstStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV11GlobalOffensiveHead) == 4, "ContagionVersionFirstStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV11BlackMesaLiteHead) == 4, "ContagionVersionFirstStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV11MerubasuHead) == 4, "ContagionVersionFirstStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV11MerubasuHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV12StrataHead) == 4, "ContagionVersionFirstStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV12StrataHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV12StrataHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV11BlackMesaHead) == 4, "ContagionVersionFirstStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV11BlackMesaHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstStaticPropV13 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstStaticPropsV13StrataHead) == 4, "ContagionVersionFirstStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstStaticPropsV13StrataHead, modelCount) == 0, "ContagionVersionFirstStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstStaticPropsV13StrataHead *)0)->modelCount) == 4, "ContagionVersionFirstStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `ContagionVersionFirstDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstDetailProp props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailPropsV4Head) == 4, "ContagionVersionFirstDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropsV4Head, modelCount) == 0, "ContagionVersionFirstDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropsV4Head *)0)->modelCount) == 4, "ContagionVersionFirstDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `ContagionVersionFirstDetailPropV2 props[propCount]`: The props.
 */
typedef struct ContagionVersionFirstDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} ContagionVersionFirstDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailPropsV2Head) == 4, "ContagionVersionFirstDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropsV2Head, modelCount) == 0, "ContagionVersionFirstDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropsV2Head *)0)->modelCount) == 4, "ContagionVersionFirstDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `ContagionVersionFirstDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct ContagionVersionFirstDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} ContagionVersionFirstDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDetailPropLightHead) == 4, "ContagionVersionFirstDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstDetailPropLightHead, count) == 0, "ContagionVersionFirstDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstDetailPropLightHead *)0)->count) == 4, "ContagionVersionFirstDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct ContagionVersionFirstColorVariablesHead {
  /** Number of names. */
  int32_t count;
} ContagionVersionFirstColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstColorVariablesHead) == 4, "ContagionVersionFirstColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ContagionVersionFirstColorVariablesHead, count) == 0, "ContagionVersionFirstColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ContagionVersionFirstColorVariablesHead *)0)->count) == 4, "ContagionVersionFirstColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } ContagionVersionFirstPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstPrimitiveVerticesElement) == 12, "ContagionVersionFirstPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t ContagionVersionFirstPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstPrimitiveIndicesElement) == 2, "ContagionVersionFirstPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } ContagionVersionFirstClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstClipPortalVerticesElement) == 12, "ContagionVersionFirstClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t ContagionVersionFirstTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstTextureStringTableElement) == 4, "ContagionVersionFirstTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t ContagionVersionFirstLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstLeafMinDistanceToWaterElement) == 2, "ContagionVersionFirstLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t ContagionVersionFirstFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstFaceMacroTextureInfoElement) == 2, "ContagionVersionFirstFaceMacroTextureInfoElement takes 2 bytes");

/**
 * Element of DISPLACEMENT_TRIANGLES (lump 48). Values: CONTAGION_VERSION_FIRST_DISPLACEMENT_TRIANGLE_TAGS_*.
 */
typedef uint16_t ContagionVersionFirstDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstDisplacementTrianglesElement) == 2, "ContagionVersionFirstDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t ContagionVersionFirstMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ContagionVersionFirstMapFlagsElement) == 4, "ContagionVersionFirstMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_MONOCHROME_CONTAGION_VERSION_FIRST_H */
