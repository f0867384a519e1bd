/**
 * Dota 2 (2012 to 2015): VBSP 23, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dota 2 before it left this engine (2012 to 2015): VBSP 23. Displacements and overlays are longer still.
 */
#ifndef BRUSHWORK_VALVE_DOTA2_H
#define BRUSHWORK_VALVE_DOTA2_H

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
#define DOTA2_LUMP_ENTITIES 0
/** Array of Dota2Plane. */
#define DOTA2_LUMP_PLANES 1
/** Array of Dota2TextureData. */
#define DOTA2_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of Dota2VerticesElement. */
#define DOTA2_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define DOTA2_LUMP_VISIBILITY 4
/** Array of Dota2Node. */
#define DOTA2_LUMP_NODES 5
/** Array of Dota2TextureInfo. */
#define DOTA2_LUMP_TEXTURE_INFO 6
/** Array of Dota2Face. */
#define DOTA2_LUMP_FACES 7
/** Samples of all lightmaps, and before each face's the average of every style. Array of Dota2ColorRgbExp. */
#define DOTA2_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: Dota2OcclusionWithoutAreaHead, and what its comment says.
 * - version 2: Dota2OcclusionHead, and what its comment says.
 */
#define DOTA2_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of Dota2LeafVersion0.
 * - version 1: Array of Dota2Leaf.
 */
#define DOTA2_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of Dota2FaceIdsElement. */
#define DOTA2_LUMP_FACE_IDS 11
/** Array of Dota2Edge. */
#define DOTA2_LUMP_EDGES 12
/** Edges in the order in which faces walk them, negative for backwards. Array of Dota2SurfedgesElement. */
#define DOTA2_LUMP_SURFEDGES 13
/** Array of Dota2Model. */
#define DOTA2_LUMP_MODELS 14
/** Array of Dota2WorldLightShadowOffset. */
#define DOTA2_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of Dota2LeafFacesElement. */
#define DOTA2_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Dota2LeafBrushesElement. */
#define DOTA2_LUMP_LEAF_BRUSHES 17
/** Array of Dota2Brush. */
#define DOTA2_LUMP_BRUSHES 18
/** Array of Dota2BrushSideThin. */
#define DOTA2_LUMP_BRUSH_SIDES 19
/** Array of Dota2Area. */
#define DOTA2_LUMP_AREAS 20
/** Array of Dota2AreaPortal. */
#define DOTA2_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of Dota2FaceBrushesElement. */
#define DOTA2_LUMP_FACE_BRUSHES 22
/** Array of Dota2FaceBrushList. */
#define DOTA2_LUMP_FACE_BRUSH_LISTS 23
/** Array of Dota2DisplacementInfoDota2. */
#define DOTA2_LUMP_DISPLACEMENT_INFO 26
/** Array of Dota2OriginalFace. */
#define DOTA2_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define DOTA2_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DOTA2_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of Dota2VertexNormalsElement. */
#define DOTA2_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of Dota2VertexNormalIndicesElement.
 */
#define DOTA2_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of Dota2DisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define DOTA2_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of Dota2DisplacementVertex. */
#define DOTA2_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define DOTA2_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Dota2StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Dota2StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Dota2StaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Dota2StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Dota2StaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Dota2StaticPropsV6DarkMessiahHead, and what its comment says.
 * - `sprp`, layout v6-vindictus (version 6): Dota2StaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): Dota2StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Dota2StaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Dota2StaticPropsV7VindictusHead, and what its comment says.
 * - `sprp`, layout v8 (version 8): Dota2StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Dota2StaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): Dota2StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Dota2StaticPropsV9DearEstherHead, and what its comment says.
 * - `sprp`, layout v10 (versions 10, 7): Dota2StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Dota2StaticPropsV10GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Dota2StaticPropsV11GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Dota2StaticPropsV11BlackMesaLiteHead, and what its
 * comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Dota2StaticPropsV11MerubasuHead, and what its comment says.
 * - `sprp`, layout v12-strata (version 12): Dota2StaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Dota2StaticPropsV11BlackMesaHead, and what its comment
 * says.
 * - `sprp`, layout v13-strata (version 13): Dota2StaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Dota2DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Dota2DetailPropsV2Head, and what its comment says.
 * - `dplt`: Dota2DetailPropLightHead, and what its comment says.
 * - `dplh`: Dota2DetailPropLightHead, and what its comment says.
 * - `clvr`: Dota2ColorVariablesHead, and what its comment says.
 */
#define DOTA2_LUMP_GAME_LUMP 35
/** Array of Dota2LeafWaterData. */
#define DOTA2_LUMP_LEAF_WATER_DATA 36
/** Array of Dota2Primitive. */
#define DOTA2_LUMP_PRIMITIVES 37
/** Vertices that primitives add; unused by the compilers at hand. Array of Dota2PrimitiveVerticesElement. */
#define DOTA2_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * Dota2PrimitiveIndicesElement.
 */
#define DOTA2_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define DOTA2_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of Dota2ClipPortalVerticesElement. */
#define DOTA2_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of Dota2CubemapSample. */
#define DOTA2_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define DOTA2_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Dota2TextureStringTableElement. */
#define DOTA2_LUMP_TEXTURE_STRING_TABLE 44
/** Array of Dota2OverlayDota2. */
#define DOTA2_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of Dota2LeafMinDistanceToWaterElement. */
#define DOTA2_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of Dota2FaceMacroTextureInfoElement.
 */
#define DOTA2_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of Dota2DisplacementTrianglesElement. */
#define DOTA2_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define DOTA2_LUMP_PROP_BLOB 49
/** Array of Dota2WaterOverlay. */
#define DOTA2_LUMP_WATER_OVERLAYS 50
/** Array of Dota2LeafAmbientIndexHdr. */
#define DOTA2_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of Dota2LeafAmbientIndex. */
#define DOTA2_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of Dota2ColorRgbExp. */
#define DOTA2_LUMP_LIGHTING_HDR 53
/** Array of Dota2WorldLightShadowOffset. */
#define DOTA2_LUMP_WORLD_LIGHTS_HDR 54
/** Array of Dota2LeafAmbientSample. */
#define DOTA2_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of Dota2LeafAmbientSample. */
#define DOTA2_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define DOTA2_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of Dota2Face. */
#define DOTA2_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * Dota2MapFlagsElement.
 */
#define DOTA2_LUMP_MAP_FLAGS 59
/** Array of Dota2OverlayFade. */
#define DOTA2_LUMP_OVERLAY_FADES 60
/** Array of Dota2OverlaySystemLevels. */
#define DOTA2_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define DOTA2_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * Dota2DisplacementMultiblend.
 */
#define DOTA2_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Dota2LumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} Dota2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LumpEntry) == 16, "Dota2LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LumpEntry, offset) == 0, "Dota2LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LumpEntry, length) == 4, "Dota2LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LumpEntry, version) == 8, "Dota2LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LumpEntry, unpacked) == 12, "Dota2LumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct Dota2Header {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 23. */
  int32_t version;
  /** The lumps by index. */
  Dota2LumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} Dota2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Header) == 1036, "Dota2Header takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Header, ident) == 0, "Dota2Header.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Header, version) == 4, "Dota2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Header, lumps) == 8, "Dota2Header.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define DOTA2_PLANE_TYPE_X 0
#define DOTA2_PLANE_TYPE_Y 1
#define DOTA2_PLANE_TYPE_Z 2
#define DOTA2_PLANE_TYPE_NEAREST_X 3
#define DOTA2_PLANE_TYPE_NEAREST_Y 4
#define DOTA2_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define DOTA2_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DOTA2_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define DOTA2_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DOTA2_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DOTA2_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define DOTA2_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define DOTA2_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define DOTA2_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DOTA2_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DOTA2_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DOTA2_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define DOTA2_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define DOTA2_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define DOTA2_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define DOTA2_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define DOTA2_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define DOTA2_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define DOTA2_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DOTA2_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DOTA2_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DOTA2_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define DOTA2_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DOTA2_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DOTA2_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DOTA2_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define DOTA2_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define DOTA2_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define DOTA2_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define DOTA2_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define DOTA2_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define DOTA2_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define DOTA2_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define DOTA2_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DOTA2_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DOTA2_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DOTA2_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DOTA2_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DOTA2_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DOTA2_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DOTA2_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DOTA2_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DOTA2_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DOTA2_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DOTA2_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define DOTA2_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DOTA2_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DOTA2_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DOTA2_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define DOTA2_WORLD_LIGHT_TYPE_SURFACE 0
#define DOTA2_WORLD_LIGHT_TYPE_POINT 1
#define DOTA2_WORLD_LIGHT_TYPE_SPOT 2
#define DOTA2_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define DOTA2_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define DOTA2_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define DOTA2_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define DOTA2_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define DOTA2_STATIC_PROP_SOLID_NONE 0
#define DOTA2_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define DOTA2_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define DOTA2_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define DOTA2_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DOTA2_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define DOTA2_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define DOTA2_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define DOTA2_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DOTA2_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DOTA2_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define DOTA2_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define DOTA2_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DOTA2_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define DOTA2_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define DOTA2_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define DOTA2_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DOTA2_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DOTA2_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define DOTA2_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define DOTA2_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define DOTA2_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define DOTA2_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define DOTA2_DETAIL_PROP_ORIENTATION_NORMAL 0
#define DOTA2_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define DOTA2_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define DOTA2_DETAIL_PROP_TYPE_MODEL 0
#define DOTA2_DETAIL_PROP_TYPE_SPRITE 1
#define DOTA2_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define DOTA2_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct Dota2Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: DOTA2_PLANE_TYPE_*. */
  int32_t type;
} Dota2Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Plane) == 20, "Dota2Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Plane, normal) == 0, "Dota2Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Plane *)0)->normal) == 12, "Dota2Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Plane, distance) == 12, "Dota2Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Plane *)0)->distance) == 4, "Dota2Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Plane, type) == 16, "Dota2Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Plane *)0)->type) == 4, "Dota2Plane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct Dota2TextureData {
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
} Dota2TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2TextureData) == 32, "Dota2TextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, reflectivity) == 0, "Dota2TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->reflectivity) == 12, "Dota2TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, name) == 12, "Dota2TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->name) == 4, "Dota2TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, width) == 16, "Dota2TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->width) == 4, "Dota2TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, height) == 20, "Dota2TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->height) == 4, "Dota2TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, viewWidth) == 24, "Dota2TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->viewWidth) == 4, "Dota2TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureData, viewHeight) == 28, "Dota2TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureData *)0)->viewHeight) == 4, "Dota2TextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct Dota2Node {
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
} Dota2Node;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Node) == 32, "Dota2Node takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, plane) == 0, "Dota2Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->plane) == 4, "Dota2Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, children) == 4, "Dota2Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->children) == 8, "Dota2Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, mins) == 12, "Dota2Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->mins) == 6, "Dota2Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, maxs) == 18, "Dota2Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->maxs) == 6, "Dota2Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, firstFace) == 24, "Dota2Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->firstFace) == 2, "Dota2Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, faceCount) == 26, "Dota2Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->faceCount) == 2, "Dota2Node.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Node, area) == 28, "Dota2Node.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Node *)0)->area) == 2, "Dota2Node.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct Dota2TextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: DOTA2_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} Dota2TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2TextureInfo) == 72, "Dota2TextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, textureS) == 0, "Dota2TextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->textureS) == 16, "Dota2TextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, textureT) == 16, "Dota2TextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->textureT) == 16, "Dota2TextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, lightmapS) == 32, "Dota2TextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->lightmapS) == 16, "Dota2TextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, lightmapT) == 48, "Dota2TextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->lightmapT) == 16, "Dota2TextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, flags) == 64, "Dota2TextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->flags) == 4, "Dota2TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2TextureInfo, textureData) == 68, "Dota2TextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2TextureInfo *)0)->textureData) == 4, "Dota2TextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct Dota2Face {
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
} Dota2Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Face) == 56, "Dota2Face takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, plane) == 0, "Dota2Face.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->plane) == 2, "Dota2Face.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, side) == 2, "Dota2Face.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->side) == 1, "Dota2Face.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, onNode) == 3, "Dota2Face.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->onNode) == 1, "Dota2Face.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, firstEdge) == 4, "Dota2Face.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->firstEdge) == 4, "Dota2Face.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, edgeCount) == 8, "Dota2Face.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->edgeCount) == 2, "Dota2Face.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, texture) == 10, "Dota2Face.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->texture) == 2, "Dota2Face.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, displacement) == 12, "Dota2Face.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->displacement) == 2, "Dota2Face.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, fogVolume) == 14, "Dota2Face.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->fogVolume) == 2, "Dota2Face.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, styles) == 16, "Dota2Face.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->styles) == 4, "Dota2Face.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, lightOffset) == 20, "Dota2Face.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->lightOffset) == 4, "Dota2Face.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, area) == 24, "Dota2Face.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->area) == 4, "Dota2Face.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, lightmapMins) == 28, "Dota2Face.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->lightmapMins) == 8, "Dota2Face.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, lightmapSize) == 36, "Dota2Face.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->lightmapSize) == 8, "Dota2Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, originalFace) == 44, "Dota2Face.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->originalFace) == 4, "Dota2Face.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, firstPrimitive) == 50, "Dota2Face.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->firstPrimitive) == 2, "Dota2Face.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Face, smoothingGroups) == 52, "Dota2Face.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Face *)0)->smoothingGroups) == 4, "Dota2Face.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct Dota2ColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} Dota2ColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2ColorRgbExp) == 4, "Dota2ColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2ColorRgbExp, red) == 0, "Dota2ColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2ColorRgbExp *)0)->red) == 1, "Dota2ColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2ColorRgbExp, green) == 1, "Dota2ColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2ColorRgbExp *)0)->green) == 1, "Dota2ColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2ColorRgbExp, blue) == 2, "Dota2ColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2ColorRgbExp *)0)->blue) == 1, "Dota2ColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2ColorRgbExp, exponent) == 3, "Dota2ColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2ColorRgbExp *)0)->exponent) == 1, "Dota2ColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct Dota2OccluderWithoutArea {
  /** Whether it starts switched off. Values: DOTA2_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} Dota2OccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OccluderWithoutArea) == 36, "Dota2OccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderWithoutArea, flags) == 0, "Dota2OccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderWithoutArea *)0)->flags) == 4, "Dota2OccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderWithoutArea, firstPolygon) == 4, "Dota2OccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderWithoutArea *)0)->firstPolygon) == 4, "Dota2OccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderWithoutArea, polygonCount) == 8, "Dota2OccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderWithoutArea *)0)->polygonCount) == 4, "Dota2OccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderWithoutArea, mins) == 12, "Dota2OccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderWithoutArea *)0)->mins) == 12, "Dota2OccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderWithoutArea, maxs) == 24, "Dota2OccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderWithoutArea *)0)->maxs) == 12, "Dota2OccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct Dota2OccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Dota2OccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OccluderPolygon) == 12, "Dota2OccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderPolygon, firstVertexIndex) == 0, "Dota2OccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderPolygon *)0)->firstVertexIndex) == 4, "Dota2OccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderPolygon, vertexCount) == 4, "Dota2OccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderPolygon *)0)->vertexCount) == 4, "Dota2OccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OccluderPolygon, plane) == 8, "Dota2OccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OccluderPolygon *)0)->plane) == 4, "Dota2OccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct Dota2Occluder {
  /** Whether it starts switched off. Values: DOTA2_OCCLUDER_FLAGS_*. */
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
} Dota2Occluder;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Occluder) == 40, "Dota2Occluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, flags) == 0, "Dota2Occluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->flags) == 4, "Dota2Occluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, firstPolygon) == 4, "Dota2Occluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->firstPolygon) == 4, "Dota2Occluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, polygonCount) == 8, "Dota2Occluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->polygonCount) == 4, "Dota2Occluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, mins) == 12, "Dota2Occluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->mins) == 12, "Dota2Occluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, maxs) == 24, "Dota2Occluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->maxs) == 12, "Dota2Occluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Occluder, area) == 36, "Dota2Occluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Occluder *)0)->area) == 4, "Dota2Occluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct Dota2CompressedLightCube {
  /** One colour a side. */
  Dota2ColorRgbExp sides[6];
} Dota2CompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2CompressedLightCube) == 24, "Dota2CompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2CompressedLightCube, sides) == 0, "Dota2CompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2CompressedLightCube *)0)->sides) == 24, "Dota2CompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct Dota2LeafVersion0 {
  /** What its brushes are, all together. Values: DOTA2_CONTENT_FLAGS_*. */
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
  Dota2CompressedLightCube ambientLight;
} Dota2LeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafVersion0) == 56, "Dota2LeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, contents) == 0, "Dota2LeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->contents) == 4, "Dota2LeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, cluster) == 4, "Dota2LeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->cluster) == 2, "Dota2LeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, mins) == 8, "Dota2LeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->mins) == 6, "Dota2LeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, maxs) == 14, "Dota2LeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->maxs) == 6, "Dota2LeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, firstFace) == 20, "Dota2LeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->firstFace) == 2, "Dota2LeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, faceCount) == 22, "Dota2LeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->faceCount) == 2, "Dota2LeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, firstBrush) == 24, "Dota2LeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->firstBrush) == 2, "Dota2LeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, brushCount) == 26, "Dota2LeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->brushCount) == 2, "Dota2LeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, water) == 28, "Dota2LeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->water) == 2, "Dota2LeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafVersion0, ambientLight) == 30, "Dota2LeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafVersion0 *)0)->ambientLight) == 24, "Dota2LeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct Dota2Leaf {
  /** What its brushes are, all together. Values: DOTA2_CONTENT_FLAGS_*. */
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
} Dota2Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Leaf) == 32, "Dota2Leaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, contents) == 0, "Dota2Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->contents) == 4, "Dota2Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, cluster) == 4, "Dota2Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->cluster) == 2, "Dota2Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, mins) == 8, "Dota2Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->mins) == 6, "Dota2Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, maxs) == 14, "Dota2Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->maxs) == 6, "Dota2Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, firstFace) == 20, "Dota2Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->firstFace) == 2, "Dota2Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, faceCount) == 22, "Dota2Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->faceCount) == 2, "Dota2Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, firstBrush) == 24, "Dota2Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->firstBrush) == 2, "Dota2Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, brushCount) == 26, "Dota2Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->brushCount) == 2, "Dota2Leaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Leaf, water) == 28, "Dota2Leaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Leaf *)0)->water) == 2, "Dota2Leaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct Dota2Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Dota2Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Edge) == 4, "Dota2Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Edge, vertices) == 0, "Dota2Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Edge *)0)->vertices) == 4, "Dota2Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct Dota2Model {
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
} Dota2Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Model) == 48, "Dota2Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, mins) == 0, "Dota2Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->mins) == 12, "Dota2Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, maxs) == 12, "Dota2Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->maxs) == 12, "Dota2Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, origin) == 24, "Dota2Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->origin) == 12, "Dota2Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, headNode) == 36, "Dota2Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->headNode) == 4, "Dota2Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, firstFace) == 40, "Dota2Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->firstFace) == 4, "Dota2Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Model, faceCount) == 44, "Dota2Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Model *)0)->faceCount) == 4, "Dota2Model.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct Dota2WorldLightShadowOffset {
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
  /** Kind of light. Values: DOTA2_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: DOTA2_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Dota2WorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2WorldLightShadowOffset) == 100, "Dota2WorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, origin) == 0, "Dota2WorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->origin) == 12, "Dota2WorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, intensity) == 12, "Dota2WorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->intensity) == 12, "Dota2WorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, normal) == 24, "Dota2WorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->normal) == 12, "Dota2WorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, shadowCastOffset) == 36, "Dota2WorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->shadowCastOffset) == 12, "Dota2WorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, cluster) == 48, "Dota2WorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->cluster) == 4, "Dota2WorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, type) == 52, "Dota2WorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->type) == 4, "Dota2WorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, style) == 56, "Dota2WorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->style) == 4, "Dota2WorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, stopDot) == 60, "Dota2WorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->stopDot) == 4, "Dota2WorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, stopDot2) == 64, "Dota2WorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->stopDot2) == 4, "Dota2WorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, exponent) == 68, "Dota2WorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->exponent) == 4, "Dota2WorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, radius) == 72, "Dota2WorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->radius) == 4, "Dota2WorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, constantAttenuation) == 76, "Dota2WorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->constantAttenuation) == 4, "Dota2WorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, linearAttenuation) == 80, "Dota2WorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->linearAttenuation) == 4, "Dota2WorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, quadraticAttenuation) == 84, "Dota2WorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "Dota2WorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, flags) == 88, "Dota2WorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->flags) == 4, "Dota2WorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, texture) == 92, "Dota2WorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->texture) == 4, "Dota2WorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WorldLightShadowOffset, owner) == 96, "Dota2WorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WorldLightShadowOffset *)0)->owner) == 4, "Dota2WorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct Dota2Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: DOTA2_CONTENT_FLAGS_*. */
  int32_t contents;
} Dota2Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Brush) == 12, "Dota2Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Brush, firstSide) == 0, "Dota2Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Brush *)0)->firstSide) == 4, "Dota2Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Brush, sideCount) == 4, "Dota2Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Brush *)0)->sideCount) == 4, "Dota2Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Brush, contents) == 8, "Dota2Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Brush *)0)->contents) == 4, "Dota2Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct Dota2BrushSideThin {
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
} Dota2BrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2BrushSideThin) == 8, "Dota2BrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BrushSideThin, plane) == 0, "Dota2BrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BrushSideThin *)0)->plane) == 2, "Dota2BrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BrushSideThin, texture) == 2, "Dota2BrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BrushSideThin *)0)->texture) == 2, "Dota2BrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BrushSideThin, displacement) == 4, "Dota2BrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BrushSideThin *)0)->displacement) == 2, "Dota2BrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BrushSideThin, bevel) == 6, "Dota2BrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BrushSideThin *)0)->bevel) == 1, "Dota2BrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2BrushSideThin, thin) == 7, "Dota2BrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2BrushSideThin *)0)->thin) == 1, "Dota2BrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct Dota2Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Dota2Area;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Area) == 8, "Dota2Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Area, portalCount) == 0, "Dota2Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Area *)0)->portalCount) == 4, "Dota2Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Area, firstPortal) == 4, "Dota2Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Area *)0)->firstPortal) == 4, "Dota2Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct Dota2AreaPortal {
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
} Dota2AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2AreaPortal) == 12, "Dota2AreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2AreaPortal, key) == 0, "Dota2AreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2AreaPortal *)0)->key) == 2, "Dota2AreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2AreaPortal, otherArea) == 2, "Dota2AreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2AreaPortal *)0)->otherArea) == 2, "Dota2AreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2AreaPortal, firstVertex) == 4, "Dota2AreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2AreaPortal *)0)->firstVertex) == 2, "Dota2AreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2AreaPortal, vertexCount) == 6, "Dota2AreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2AreaPortal *)0)->vertexCount) == 2, "Dota2AreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2AreaPortal, plane) == 8, "Dota2AreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2AreaPortal *)0)->plane) == 4, "Dota2AreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct Dota2FaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} Dota2FaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2FaceBrushList) == 4, "Dota2FaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2FaceBrushList, brushCount) == 0, "Dota2FaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2FaceBrushList *)0)->brushCount) == 2, "Dota2FaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2FaceBrushList, first) == 2, "Dota2FaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2FaceBrushList *)0)->first) == 2, "Dota2FaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct Dota2DisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Dota2DisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementSubNeighbor) == 6, "Dota2DisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementSubNeighbor, displacement) == 0, "Dota2DisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementSubNeighbor *)0)->displacement) == 2, "Dota2DisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementSubNeighbor, orientation) == 2, "Dota2DisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementSubNeighbor *)0)->orientation) == 1, "Dota2DisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementSubNeighbor, span) == 3, "Dota2DisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementSubNeighbor *)0)->span) == 1, "Dota2DisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementSubNeighbor, neighborSpan) == 4, "Dota2DisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementSubNeighbor *)0)->neighborSpan) == 1, "Dota2DisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct Dota2DisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  Dota2DisplacementSubNeighbor subNeighbors[2];
} Dota2DisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementNeighbor) == 12, "Dota2DisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementNeighbor, subNeighbors) == 0, "Dota2DisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementNeighbor *)0)->subNeighbors) == 12, "Dota2DisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct Dota2DisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} Dota2DisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementCornerNeighbors) == 10, "Dota2DisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementCornerNeighbors, neighbors) == 0, "Dota2DisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementCornerNeighbors *)0)->neighbors) == 8, "Dota2DisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementCornerNeighbors, count) == 8, "Dota2DisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementCornerNeighbors *)0)->count) == 1, "Dota2DisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26) of version 23.
 * Original name: ddispinfo_t. Source: specification, which says that it differs; public readers. Confidence:
 * probable.
 */
typedef struct Dota2DisplacementInfoDota2 {
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
  /** What the surface is. Values: DOTA2_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Unknown. */
  int32_t unknown0x24;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** Unknown. */
  int32_t unknown0x34;
  /** What lies along the left, top, right and bottom edge. */
  Dota2DisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Dota2DisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Dota2DisplacementInfoDota2;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementInfoDota2) == 184, "Dota2DisplacementInfoDota2 takes 184 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, startPosition) == 0, "Dota2DisplacementInfoDota2.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->startPosition) == 12, "Dota2DisplacementInfoDota2.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, firstVertex) == 12, "Dota2DisplacementInfoDota2.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->firstVertex) == 4, "Dota2DisplacementInfoDota2.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, firstTriangle) == 16, "Dota2DisplacementInfoDota2.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->firstTriangle) == 4, "Dota2DisplacementInfoDota2.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, power) == 20, "Dota2DisplacementInfoDota2.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->power) == 4, "Dota2DisplacementInfoDota2.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, minTessellation) == 24, "Dota2DisplacementInfoDota2.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->minTessellation) == 4, "Dota2DisplacementInfoDota2.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, smoothingAngle) == 28, "Dota2DisplacementInfoDota2.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->smoothingAngle) == 4, "Dota2DisplacementInfoDota2.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, contents) == 32, "Dota2DisplacementInfoDota2.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->contents) == 4, "Dota2DisplacementInfoDota2.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, unknown0x24) == 36, "Dota2DisplacementInfoDota2.unknown0x24 lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->unknown0x24) == 4, "Dota2DisplacementInfoDota2.unknown0x24 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, face) == 40, "Dota2DisplacementInfoDota2.face lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->face) == 2, "Dota2DisplacementInfoDota2.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, lightmapAlphaStart) == 44, "Dota2DisplacementInfoDota2.lightmapAlphaStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->lightmapAlphaStart) == 4, "Dota2DisplacementInfoDota2.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, lightmapSamplePositionStart) == 48, "Dota2DisplacementInfoDota2.lightmapSamplePositionStart lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->lightmapSamplePositionStart) == 4, "Dota2DisplacementInfoDota2.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, unknown0x34) == 52, "Dota2DisplacementInfoDota2.unknown0x34 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->unknown0x34) == 4, "Dota2DisplacementInfoDota2.unknown0x34 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, edgeNeighbors) == 56, "Dota2DisplacementInfoDota2.edgeNeighbors lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->edgeNeighbors) == 48, "Dota2DisplacementInfoDota2.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, cornerNeighbors) == 104, "Dota2DisplacementInfoDota2.cornerNeighbors lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->cornerNeighbors) == 40, "Dota2DisplacementInfoDota2.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementInfoDota2, allowedVertices) == 144, "Dota2DisplacementInfoDota2.allowedVertices lies at 144");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementInfoDota2 *)0)->allowedVertices) == 40, "Dota2DisplacementInfoDota2.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct Dota2OriginalFace {
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
} Dota2OriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OriginalFace) == 56, "Dota2OriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, plane) == 0, "Dota2OriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->plane) == 2, "Dota2OriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, side) == 2, "Dota2OriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->side) == 1, "Dota2OriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, onNode) == 3, "Dota2OriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->onNode) == 1, "Dota2OriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, firstEdge) == 4, "Dota2OriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->firstEdge) == 4, "Dota2OriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, edgeCount) == 8, "Dota2OriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->edgeCount) == 2, "Dota2OriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, texture) == 10, "Dota2OriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->texture) == 2, "Dota2OriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, displacement) == 12, "Dota2OriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->displacement) == 2, "Dota2OriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, fogVolume) == 14, "Dota2OriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->fogVolume) == 2, "Dota2OriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, styles) == 16, "Dota2OriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->styles) == 4, "Dota2OriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, lightOffset) == 20, "Dota2OriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->lightOffset) == 4, "Dota2OriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, area) == 24, "Dota2OriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->area) == 4, "Dota2OriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, lightmapMins) == 28, "Dota2OriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->lightmapMins) == 8, "Dota2OriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, lightmapSize) == 36, "Dota2OriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->lightmapSize) == 8, "Dota2OriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, originalFace) == 44, "Dota2OriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->originalFace) == 4, "Dota2OriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, firstPrimitive) == 50, "Dota2OriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->firstPrimitive) == 2, "Dota2OriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OriginalFace, smoothingGroups) == 52, "Dota2OriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OriginalFace *)0)->smoothingGroups) == 4, "Dota2OriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct Dota2DisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} Dota2DisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementVertex) == 20, "Dota2DisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementVertex, direction) == 0, "Dota2DisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementVertex *)0)->direction) == 12, "Dota2DisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementVertex, distance) == 12, "Dota2DisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementVertex *)0)->distance) == 4, "Dota2DisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementVertex, alpha) == 16, "Dota2DisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementVertex *)0)->alpha) == 4, "Dota2DisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct Dota2StaticPropV4 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} Dota2StaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV4) == 56, "Dota2StaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, origin) == 0, "Dota2StaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->origin) == 12, "Dota2StaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, angles) == 12, "Dota2StaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->angles) == 12, "Dota2StaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, model) == 24, "Dota2StaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->model) == 2, "Dota2StaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, firstLeaf) == 26, "Dota2StaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->firstLeaf) == 2, "Dota2StaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, leafCount) == 28, "Dota2StaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->leafCount) == 2, "Dota2StaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, solid) == 30, "Dota2StaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->solid) == 1, "Dota2StaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, flags) == 31, "Dota2StaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->flags) == 1, "Dota2StaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, skin) == 32, "Dota2StaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->skin) == 4, "Dota2StaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, fadeMinDistance) == 36, "Dota2StaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, fadeMaxDistance) == 40, "Dota2StaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV4, lightingOrigin) == 44, "Dota2StaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV4 *)0)->lightingOrigin) == 12, "Dota2StaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2StaticPropV5 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV5) == 60, "Dota2StaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, origin) == 0, "Dota2StaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->origin) == 12, "Dota2StaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, angles) == 12, "Dota2StaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->angles) == 12, "Dota2StaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, model) == 24, "Dota2StaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->model) == 2, "Dota2StaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, firstLeaf) == 26, "Dota2StaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->firstLeaf) == 2, "Dota2StaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, leafCount) == 28, "Dota2StaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->leafCount) == 2, "Dota2StaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, solid) == 30, "Dota2StaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->solid) == 1, "Dota2StaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, flags) == 31, "Dota2StaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->flags) == 1, "Dota2StaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, skin) == 32, "Dota2StaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->skin) == 4, "Dota2StaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, fadeMinDistance) == 36, "Dota2StaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, fadeMaxDistance) == 40, "Dota2StaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, lightingOrigin) == 44, "Dota2StaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->lightingOrigin) == 12, "Dota2StaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5, forcedFadeScale) == 56, "Dota2StaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV5TheShip {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV5TheShip) == 188, "Dota2StaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, origin) == 0, "Dota2StaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->origin) == 12, "Dota2StaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, angles) == 12, "Dota2StaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->angles) == 12, "Dota2StaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, model) == 24, "Dota2StaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->model) == 2, "Dota2StaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, firstLeaf) == 26, "Dota2StaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->firstLeaf) == 2, "Dota2StaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, leafCount) == 28, "Dota2StaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->leafCount) == 2, "Dota2StaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, solid) == 30, "Dota2StaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->solid) == 1, "Dota2StaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, flags) == 31, "Dota2StaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->flags) == 1, "Dota2StaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, skin) == 32, "Dota2StaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->skin) == 4, "Dota2StaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, fadeMinDistance) == 36, "Dota2StaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->fadeMinDistance) == 4, "Dota2StaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, fadeMaxDistance) == 40, "Dota2StaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, lightingOrigin) == 44, "Dota2StaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->lightingOrigin) == 12, "Dota2StaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, forcedFadeScale) == 56, "Dota2StaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->forcedFadeScale) == 4, "Dota2StaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV5TheShip, name) == 60, "Dota2StaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV5TheShip *)0)->name) == 128, "Dota2StaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2StaticPropV6 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV6) == 64, "Dota2StaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, origin) == 0, "Dota2StaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->origin) == 12, "Dota2StaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, angles) == 12, "Dota2StaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->angles) == 12, "Dota2StaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, model) == 24, "Dota2StaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->model) == 2, "Dota2StaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, firstLeaf) == 26, "Dota2StaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->firstLeaf) == 2, "Dota2StaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, leafCount) == 28, "Dota2StaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->leafCount) == 2, "Dota2StaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, solid) == 30, "Dota2StaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->solid) == 1, "Dota2StaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, flags) == 31, "Dota2StaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->flags) == 1, "Dota2StaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, skin) == 32, "Dota2StaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->skin) == 4, "Dota2StaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, fadeMinDistance) == 36, "Dota2StaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, fadeMaxDistance) == 40, "Dota2StaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, lightingOrigin) == 44, "Dota2StaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->lightingOrigin) == 12, "Dota2StaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, forcedFadeScale) == 56, "Dota2StaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, minDirectX) == 60, "Dota2StaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->minDirectX) == 2, "Dota2StaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6, maxDirectX) == 62, "Dota2StaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6 *)0)->maxDirectX) == 2, "Dota2StaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV6BloodyGoodTime) == 192, "Dota2StaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, origin) == 0, "Dota2StaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->origin) == 12, "Dota2StaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, angles) == 12, "Dota2StaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->angles) == 12, "Dota2StaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, model) == 24, "Dota2StaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->model) == 2, "Dota2StaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, firstLeaf) == 26, "Dota2StaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "Dota2StaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, leafCount) == 28, "Dota2StaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "Dota2StaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, solid) == 30, "Dota2StaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->solid) == 1, "Dota2StaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, flags) == 31, "Dota2StaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->flags) == 1, "Dota2StaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, skin) == 32, "Dota2StaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->skin) == 4, "Dota2StaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "Dota2StaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "Dota2StaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "Dota2StaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, lightingOrigin) == 44, "Dota2StaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "Dota2StaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "Dota2StaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "Dota2StaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, minDirectX) == 60, "Dota2StaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "Dota2StaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, maxDirectX) == 62, "Dota2StaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "Dota2StaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6BloodyGoodTime, name) == 64, "Dota2StaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6BloodyGoodTime *)0)->name) == 128, "Dota2StaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV6DarkMessiah {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV6DarkMessiah) == 136, "Dota2StaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, origin) == 0, "Dota2StaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->origin) == 12, "Dota2StaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, angles) == 12, "Dota2StaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->angles) == 12, "Dota2StaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, model) == 24, "Dota2StaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->model) == 2, "Dota2StaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, firstLeaf) == 26, "Dota2StaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "Dota2StaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, leafCount) == 28, "Dota2StaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->leafCount) == 2, "Dota2StaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, solid) == 30, "Dota2StaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->solid) == 1, "Dota2StaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, flags) == 31, "Dota2StaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->flags) == 1, "Dota2StaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, skin) == 32, "Dota2StaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->skin) == 4, "Dota2StaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, fadeMinDistance) == 36, "Dota2StaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "Dota2StaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, fadeMaxDistance) == 40, "Dota2StaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, lightingOrigin) == 44, "Dota2StaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "Dota2StaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, forcedFadeScale) == 56, "Dota2StaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "Dota2StaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, minDirectX) == 60, "Dota2StaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->minDirectX) == 2, "Dota2StaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, maxDirectX) == 62, "Dota2StaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "Dota2StaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV6DarkMessiah, unknown0x40) == 64, "Dota2StaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "Dota2StaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Dota2StaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropScale) == 16, "Dota2StaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropScale, prop) == 0, "Dota2StaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropScale *)0)->prop) == 4, "Dota2StaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropScale, scale) == 4, "Dota2StaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropScale *)0)->scale) == 12, "Dota2StaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct Dota2StaticPropV7 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV7) == 68, "Dota2StaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, origin) == 0, "Dota2StaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->origin) == 12, "Dota2StaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, angles) == 12, "Dota2StaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->angles) == 12, "Dota2StaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, model) == 24, "Dota2StaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->model) == 2, "Dota2StaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, firstLeaf) == 26, "Dota2StaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->firstLeaf) == 2, "Dota2StaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, leafCount) == 28, "Dota2StaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->leafCount) == 2, "Dota2StaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, solid) == 30, "Dota2StaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->solid) == 1, "Dota2StaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, flags) == 31, "Dota2StaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->flags) == 1, "Dota2StaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, skin) == 32, "Dota2StaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->skin) == 4, "Dota2StaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, fadeMinDistance) == 36, "Dota2StaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, fadeMaxDistance) == 40, "Dota2StaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, lightingOrigin) == 44, "Dota2StaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->lightingOrigin) == 12, "Dota2StaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, forcedFadeScale) == 56, "Dota2StaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, minDirectX) == 60, "Dota2StaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->minDirectX) == 2, "Dota2StaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, maxDirectX) == 62, "Dota2StaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->maxDirectX) == 2, "Dota2StaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7, color) == 64, "Dota2StaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7 *)0)->color) == 4, "Dota2StaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV7ZenoClash {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV7ZenoClash) == 68, "Dota2StaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, origin) == 0, "Dota2StaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->origin) == 12, "Dota2StaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, angles) == 12, "Dota2StaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->angles) == 12, "Dota2StaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, model) == 24, "Dota2StaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->model) == 2, "Dota2StaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, firstLeaf) == 26, "Dota2StaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->firstLeaf) == 2, "Dota2StaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, leafCount) == 28, "Dota2StaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->leafCount) == 2, "Dota2StaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, solid) == 30, "Dota2StaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->solid) == 1, "Dota2StaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, flags) == 31, "Dota2StaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->flags) == 1, "Dota2StaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, skin) == 32, "Dota2StaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->skin) == 4, "Dota2StaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, fadeMinDistance) == 36, "Dota2StaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "Dota2StaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, fadeMaxDistance) == 40, "Dota2StaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, lightingOrigin) == 44, "Dota2StaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "Dota2StaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, forcedFadeScale) == 56, "Dota2StaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "Dota2StaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, minDirectX) == 60, "Dota2StaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->minDirectX) == 2, "Dota2StaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, maxDirectX) == 62, "Dota2StaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->maxDirectX) == 2, "Dota2StaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV7ZenoClash, unknown0x40) == 64, "Dota2StaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV7ZenoClash *)0)->unknown0x40) == 4, "Dota2StaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct Dota2StaticPropV8 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV8) == 68, "Dota2StaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, origin) == 0, "Dota2StaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->origin) == 12, "Dota2StaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, angles) == 12, "Dota2StaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->angles) == 12, "Dota2StaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, model) == 24, "Dota2StaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->model) == 2, "Dota2StaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, firstLeaf) == 26, "Dota2StaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->firstLeaf) == 2, "Dota2StaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, leafCount) == 28, "Dota2StaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->leafCount) == 2, "Dota2StaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, solid) == 30, "Dota2StaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->solid) == 1, "Dota2StaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, flags) == 31, "Dota2StaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->flags) == 1, "Dota2StaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, skin) == 32, "Dota2StaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->skin) == 4, "Dota2StaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, fadeMinDistance) == 36, "Dota2StaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, fadeMaxDistance) == 40, "Dota2StaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, lightingOrigin) == 44, "Dota2StaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->lightingOrigin) == 12, "Dota2StaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, forcedFadeScale) == 56, "Dota2StaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, minCpuLevel) == 60, "Dota2StaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->minCpuLevel) == 1, "Dota2StaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, maxCpuLevel) == 61, "Dota2StaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->maxCpuLevel) == 1, "Dota2StaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, minGpuLevel) == 62, "Dota2StaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->minGpuLevel) == 1, "Dota2StaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, maxGpuLevel) == 63, "Dota2StaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->maxGpuLevel) == 1, "Dota2StaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8, color) == 64, "Dota2StaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8 *)0)->color) == 4, "Dota2StaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct Dota2StaticPropV8Vindictus {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV8Vindictus) == 72, "Dota2StaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, origin) == 0, "Dota2StaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->origin) == 12, "Dota2StaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, angles) == 12, "Dota2StaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->angles) == 12, "Dota2StaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, model) == 24, "Dota2StaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->model) == 2, "Dota2StaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, firstLeaf) == 26, "Dota2StaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->firstLeaf) == 2, "Dota2StaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, leafCount) == 28, "Dota2StaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->leafCount) == 2, "Dota2StaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, solid) == 30, "Dota2StaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->solid) == 1, "Dota2StaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, flags) == 31, "Dota2StaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->flags) == 1, "Dota2StaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, skin) == 32, "Dota2StaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->skin) == 4, "Dota2StaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, fadeMinDistance) == 36, "Dota2StaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "Dota2StaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, fadeMaxDistance) == 40, "Dota2StaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, lightingOrigin) == 44, "Dota2StaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->lightingOrigin) == 12, "Dota2StaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, forcedFadeScale) == 56, "Dota2StaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "Dota2StaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, minDirectX) == 60, "Dota2StaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->minDirectX) == 2, "Dota2StaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, maxDirectX) == 62, "Dota2StaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->maxDirectX) == 2, "Dota2StaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV8Vindictus, unknown0x40) == 64, "Dota2StaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV8Vindictus *)0)->unknown0x40) == 8, "Dota2StaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Dota2StaticPropV9 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV9) == 72, "Dota2StaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, origin) == 0, "Dota2StaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->origin) == 12, "Dota2StaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, angles) == 12, "Dota2StaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->angles) == 12, "Dota2StaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, model) == 24, "Dota2StaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->model) == 2, "Dota2StaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, firstLeaf) == 26, "Dota2StaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->firstLeaf) == 2, "Dota2StaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, leafCount) == 28, "Dota2StaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->leafCount) == 2, "Dota2StaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, solid) == 30, "Dota2StaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->solid) == 1, "Dota2StaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, flags) == 31, "Dota2StaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->flags) == 1, "Dota2StaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, skin) == 32, "Dota2StaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->skin) == 4, "Dota2StaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, fadeMinDistance) == 36, "Dota2StaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, fadeMaxDistance) == 40, "Dota2StaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, lightingOrigin) == 44, "Dota2StaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->lightingOrigin) == 12, "Dota2StaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, forcedFadeScale) == 56, "Dota2StaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, minCpuLevel) == 60, "Dota2StaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->minCpuLevel) == 1, "Dota2StaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, maxCpuLevel) == 61, "Dota2StaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->maxCpuLevel) == 1, "Dota2StaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, minGpuLevel) == 62, "Dota2StaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->minGpuLevel) == 1, "Dota2StaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, maxGpuLevel) == 63, "Dota2StaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->maxGpuLevel) == 1, "Dota2StaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, color) == 64, "Dota2StaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->color) == 4, "Dota2StaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9, disableXbox360) == 68, "Dota2StaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9 *)0)->disableXbox360) == 1, "Dota2StaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV9DearEsther {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
} Dota2StaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV9DearEsther) == 76, "Dota2StaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, origin) == 0, "Dota2StaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->origin) == 12, "Dota2StaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, angles) == 12, "Dota2StaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->angles) == 12, "Dota2StaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, model) == 24, "Dota2StaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->model) == 2, "Dota2StaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, firstLeaf) == 26, "Dota2StaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->firstLeaf) == 2, "Dota2StaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, leafCount) == 28, "Dota2StaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->leafCount) == 2, "Dota2StaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, solid) == 30, "Dota2StaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->solid) == 1, "Dota2StaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, flags) == 31, "Dota2StaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->flags) == 1, "Dota2StaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, unknown0x20) == 32, "Dota2StaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->unknown0x20) == 4, "Dota2StaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, skin) == 36, "Dota2StaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->skin) == 4, "Dota2StaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, fadeMinDistance) == 40, "Dota2StaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "Dota2StaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, fadeMaxDistance) == 44, "Dota2StaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, lightingOrigin) == 48, "Dota2StaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->lightingOrigin) == 12, "Dota2StaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, forcedFadeScale) == 60, "Dota2StaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "Dota2StaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, minCpuLevel) == 64, "Dota2StaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->minCpuLevel) == 1, "Dota2StaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, maxCpuLevel) == 65, "Dota2StaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "Dota2StaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, minGpuLevel) == 66, "Dota2StaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->minGpuLevel) == 1, "Dota2StaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, maxGpuLevel) == 67, "Dota2StaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "Dota2StaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, color) == 68, "Dota2StaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->color) == 4, "Dota2StaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV9DearEsther, disableXbox360) == 72, "Dota2StaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV9DearEsther *)0)->disableXbox360) == 1, "Dota2StaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct Dota2StaticPropV10 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} Dota2StaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV10) == 72, "Dota2StaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, origin) == 0, "Dota2StaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->origin) == 12, "Dota2StaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, angles) == 12, "Dota2StaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->angles) == 12, "Dota2StaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, model) == 24, "Dota2StaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->model) == 2, "Dota2StaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, firstLeaf) == 26, "Dota2StaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->firstLeaf) == 2, "Dota2StaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, leafCount) == 28, "Dota2StaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->leafCount) == 2, "Dota2StaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, solid) == 30, "Dota2StaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->solid) == 1, "Dota2StaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, skin) == 32, "Dota2StaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->skin) == 4, "Dota2StaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, fadeMinDistance) == 36, "Dota2StaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, fadeMaxDistance) == 40, "Dota2StaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, lightingOrigin) == 44, "Dota2StaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->lightingOrigin) == 12, "Dota2StaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, forcedFadeScale) == 56, "Dota2StaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, minDirectX) == 60, "Dota2StaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->minDirectX) == 2, "Dota2StaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, maxDirectX) == 62, "Dota2StaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->maxDirectX) == 2, "Dota2StaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, flags) == 64, "Dota2StaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->flags) == 4, "Dota2StaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, lightmapWidth) == 68, "Dota2StaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->lightmapWidth) == 2, "Dota2StaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10, lightmapHeight) == 70, "Dota2StaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10 *)0)->lightmapHeight) == 2, "Dota2StaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV10GlobalOffensive {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Dota2StaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV10GlobalOffensive) == 76, "Dota2StaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, origin) == 0, "Dota2StaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->origin) == 12, "Dota2StaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, angles) == 12, "Dota2StaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->angles) == 12, "Dota2StaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, model) == 24, "Dota2StaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->model) == 2, "Dota2StaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, firstLeaf) == 26, "Dota2StaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "Dota2StaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, leafCount) == 28, "Dota2StaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->leafCount) == 2, "Dota2StaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, solid) == 30, "Dota2StaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->solid) == 1, "Dota2StaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, flags) == 31, "Dota2StaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->flags) == 1, "Dota2StaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, skin) == 32, "Dota2StaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->skin) == 4, "Dota2StaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, fadeMinDistance) == 36, "Dota2StaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "Dota2StaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "Dota2StaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, lightingOrigin) == 44, "Dota2StaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "Dota2StaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, forcedFadeScale) == 56, "Dota2StaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "Dota2StaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, minCpuLevel) == 60, "Dota2StaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "Dota2StaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, maxCpuLevel) == 61, "Dota2StaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "Dota2StaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, minGpuLevel) == 62, "Dota2StaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "Dota2StaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, maxGpuLevel) == 63, "Dota2StaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "Dota2StaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, color) == 64, "Dota2StaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->color) == 4, "Dota2StaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, disableXbox360) == 68, "Dota2StaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "Dota2StaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV10GlobalOffensive, flagsEx) == 72, "Dota2StaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "Dota2StaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV11GlobalOffensive {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} Dota2StaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV11GlobalOffensive) == 80, "Dota2StaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, origin) == 0, "Dota2StaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->origin) == 12, "Dota2StaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, angles) == 12, "Dota2StaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->angles) == 12, "Dota2StaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, model) == 24, "Dota2StaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->model) == 2, "Dota2StaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, firstLeaf) == 26, "Dota2StaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "Dota2StaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, leafCount) == 28, "Dota2StaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->leafCount) == 2, "Dota2StaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, solid) == 30, "Dota2StaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->solid) == 1, "Dota2StaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, flags) == 31, "Dota2StaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->flags) == 1, "Dota2StaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, skin) == 32, "Dota2StaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->skin) == 4, "Dota2StaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, fadeMinDistance) == 36, "Dota2StaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "Dota2StaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "Dota2StaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, lightingOrigin) == 44, "Dota2StaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "Dota2StaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, forcedFadeScale) == 56, "Dota2StaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "Dota2StaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, minCpuLevel) == 60, "Dota2StaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "Dota2StaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, maxCpuLevel) == 61, "Dota2StaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "Dota2StaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, minGpuLevel) == 62, "Dota2StaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "Dota2StaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, maxGpuLevel) == 63, "Dota2StaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "Dota2StaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, color) == 64, "Dota2StaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->color) == 4, "Dota2StaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, disableXbox360) == 68, "Dota2StaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "Dota2StaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, flagsEx) == 72, "Dota2StaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "Dota2StaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11GlobalOffensive, scale) == 76, "Dota2StaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11GlobalOffensive *)0)->scale) == 4, "Dota2StaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV11BlackMesaLite {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Dota2StaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV11BlackMesaLite) == 76, "Dota2StaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, origin) == 0, "Dota2StaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->origin) == 12, "Dota2StaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, angles) == 12, "Dota2StaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->angles) == 12, "Dota2StaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, model) == 24, "Dota2StaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->model) == 2, "Dota2StaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, firstLeaf) == 26, "Dota2StaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "Dota2StaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, leafCount) == 28, "Dota2StaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->leafCount) == 2, "Dota2StaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, solid) == 30, "Dota2StaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->solid) == 1, "Dota2StaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, skin) == 32, "Dota2StaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->skin) == 4, "Dota2StaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, fadeMinDistance) == 36, "Dota2StaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "Dota2StaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "Dota2StaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, lightingOrigin) == 44, "Dota2StaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "Dota2StaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, forcedFadeScale) == 56, "Dota2StaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "Dota2StaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, minDirectX) == 60, "Dota2StaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "Dota2StaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, maxDirectX) == 62, "Dota2StaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "Dota2StaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, flags) == 64, "Dota2StaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->flags) == 4, "Dota2StaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, lightmapWidth) == 68, "Dota2StaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "Dota2StaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, lightmapHeight) == 70, "Dota2StaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "Dota2StaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesaLite, color) == 72, "Dota2StaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesaLite *)0)->color) == 4, "Dota2StaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct Dota2StaticPropV11Merubasu {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} Dota2StaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV11Merubasu) == 76, "Dota2StaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, origin) == 0, "Dota2StaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->origin) == 12, "Dota2StaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, angles) == 12, "Dota2StaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->angles) == 12, "Dota2StaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, model) == 24, "Dota2StaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->model) == 2, "Dota2StaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, firstLeaf) == 26, "Dota2StaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->firstLeaf) == 2, "Dota2StaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, leafCount) == 28, "Dota2StaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->leafCount) == 2, "Dota2StaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, solid) == 30, "Dota2StaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->solid) == 1, "Dota2StaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, skin) == 32, "Dota2StaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->skin) == 4, "Dota2StaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, fadeMinDistance) == 36, "Dota2StaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "Dota2StaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, fadeMaxDistance) == 40, "Dota2StaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, lightingOrigin) == 44, "Dota2StaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->lightingOrigin) == 12, "Dota2StaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, forcedFadeScale) == 56, "Dota2StaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "Dota2StaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, minDirectX) == 60, "Dota2StaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->minDirectX) == 2, "Dota2StaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, maxDirectX) == 62, "Dota2StaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->maxDirectX) == 2, "Dota2StaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, flags) == 64, "Dota2StaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->flags) == 4, "Dota2StaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, lightmapWidth) == 68, "Dota2StaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->lightmapWidth) == 2, "Dota2StaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, lightmapHeight) == 70, "Dota2StaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->lightmapHeight) == 2, "Dota2StaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11Merubasu, scale) == 72, "Dota2StaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11Merubasu *)0)->scale) == 4, "Dota2StaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV11BlackMesa {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: DOTA2_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Dota2StaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV11BlackMesa) == 80, "Dota2StaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, origin) == 0, "Dota2StaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->origin) == 12, "Dota2StaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, angles) == 12, "Dota2StaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->angles) == 12, "Dota2StaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, model) == 24, "Dota2StaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->model) == 2, "Dota2StaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, firstLeaf) == 26, "Dota2StaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->firstLeaf) == 2, "Dota2StaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, leafCount) == 28, "Dota2StaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->leafCount) == 2, "Dota2StaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, solid) == 30, "Dota2StaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->solid) == 1, "Dota2StaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, skin) == 32, "Dota2StaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->skin) == 4, "Dota2StaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, fadeMinDistance) == 36, "Dota2StaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "Dota2StaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, fadeMaxDistance) == 40, "Dota2StaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, lightingOrigin) == 44, "Dota2StaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "Dota2StaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, forcedFadeScale) == 56, "Dota2StaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "Dota2StaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, minDirectX) == 60, "Dota2StaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->minDirectX) == 2, "Dota2StaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, maxDirectX) == 62, "Dota2StaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->maxDirectX) == 2, "Dota2StaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, flags) == 64, "Dota2StaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->flags) == 4, "Dota2StaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, lightmapWidth) == 68, "Dota2StaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "Dota2StaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, lightmapHeight) == 70, "Dota2StaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "Dota2StaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, color) == 72, "Dota2StaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->color) == 4, "Dota2StaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV11BlackMesa, flagsEx) == 76, "Dota2StaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV11BlackMesa *)0)->flagsEx) == 4, "Dota2StaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2StaticPropV13 {
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
  /** How it collides. Values: DOTA2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DOTA2_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DOTA2_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Dota2StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropV13) == 88, "Dota2StaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, origin) == 0, "Dota2StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->origin) == 12, "Dota2StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, angles) == 12, "Dota2StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->angles) == 12, "Dota2StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, model) == 24, "Dota2StaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->model) == 2, "Dota2StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, firstLeaf) == 26, "Dota2StaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->firstLeaf) == 2, "Dota2StaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, leafCount) == 28, "Dota2StaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->leafCount) == 2, "Dota2StaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, solid) == 30, "Dota2StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->solid) == 1, "Dota2StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, flags) == 31, "Dota2StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->flags) == 1, "Dota2StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, skin) == 32, "Dota2StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->skin) == 4, "Dota2StaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, fadeMinDistance) == 36, "Dota2StaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->fadeMinDistance) == 4, "Dota2StaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, fadeMaxDistance) == 40, "Dota2StaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->fadeMaxDistance) == 4, "Dota2StaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, lightingOrigin) == 44, "Dota2StaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->lightingOrigin) == 12, "Dota2StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, forcedFadeScale) == 56, "Dota2StaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->forcedFadeScale) == 4, "Dota2StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, minCpuLevel) == 60, "Dota2StaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->minCpuLevel) == 1, "Dota2StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, maxCpuLevel) == 61, "Dota2StaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->maxCpuLevel) == 1, "Dota2StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, minGpuLevel) == 62, "Dota2StaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->minGpuLevel) == 1, "Dota2StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, maxGpuLevel) == 63, "Dota2StaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->maxGpuLevel) == 1, "Dota2StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, color) == 64, "Dota2StaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->color) == 4, "Dota2StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, disableXbox360) == 68, "Dota2StaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->disableXbox360) == 1, "Dota2StaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, flagsEx) == 72, "Dota2StaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->flagsEx) == 4, "Dota2StaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropV13, scale) == 76, "Dota2StaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropV13 *)0)->scale) == 12, "Dota2StaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct Dota2DetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} Dota2DetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailSprite) == 32, "Dota2DetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailSprite, upperLeft) == 0, "Dota2DetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailSprite *)0)->upperLeft) == 8, "Dota2DetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailSprite, lowerRight) == 8, "Dota2DetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailSprite *)0)->lowerRight) == 8, "Dota2DetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailSprite, textureUpperLeft) == 16, "Dota2DetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailSprite *)0)->textureUpperLeft) == 8, "Dota2DetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailSprite, textureLowerRight) == 24, "Dota2DetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailSprite *)0)->textureLowerRight) == 8, "Dota2DetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct Dota2DetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Dota2ColorRgbExp light;
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
  /** How it turns to who looks at it. Values: DOTA2_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: DOTA2_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} Dota2DetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailProp) == 52, "Dota2DetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, origin) == 0, "Dota2DetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->origin) == 12, "Dota2DetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, angles) == 12, "Dota2DetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->angles) == 12, "Dota2DetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, detail) == 24, "Dota2DetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->detail) == 2, "Dota2DetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, leaf) == 26, "Dota2DetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->leaf) == 2, "Dota2DetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, light) == 28, "Dota2DetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->light) == 4, "Dota2DetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, firstLightStyle) == 32, "Dota2DetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->firstLightStyle) == 4, "Dota2DetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, lightStyleCount) == 36, "Dota2DetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->lightStyleCount) == 1, "Dota2DetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, sway) == 37, "Dota2DetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->sway) == 1, "Dota2DetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, shapeAngle) == 38, "Dota2DetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->shapeAngle) == 1, "Dota2DetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, shapeSize) == 39, "Dota2DetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->shapeSize) == 1, "Dota2DetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, orientation) == 40, "Dota2DetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->orientation) == 1, "Dota2DetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, padding1) == 41, "Dota2DetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->padding1) == 3, "Dota2DetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, type) == 44, "Dota2DetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->type) == 1, "Dota2DetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, padding2) == 45, "Dota2DetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->padding2) == 3, "Dota2DetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailProp, scale) == 48, "Dota2DetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailProp *)0)->scale) == 4, "Dota2DetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct Dota2DetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Dota2ColorRgbExp light;
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
} Dota2DetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailPropV2) == 40, "Dota2DetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, origin) == 0, "Dota2DetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->origin) == 12, "Dota2DetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, angles) == 12, "Dota2DetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->angles) == 12, "Dota2DetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, detail) == 24, "Dota2DetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->detail) == 2, "Dota2DetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, leaf) == 26, "Dota2DetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->leaf) == 2, "Dota2DetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, light) == 28, "Dota2DetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->light) == 4, "Dota2DetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, firstLightStyle) == 32, "Dota2DetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->firstLightStyle) == 4, "Dota2DetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, lightStyleCount) == 36, "Dota2DetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->lightStyleCount) == 1, "Dota2DetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, sway) == 37, "Dota2DetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->sway) == 1, "Dota2DetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, shapeAngle) == 38, "Dota2DetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->shapeAngle) == 1, "Dota2DetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropV2, shapeSize) == 39, "Dota2DetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropV2 *)0)->shapeSize) == 1, "Dota2DetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct Dota2DetailPropLightStyle {
  /** The light. */
  Dota2ColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} Dota2DetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailPropLightStyle) == 5, "Dota2DetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropLightStyle, light) == 0, "Dota2DetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropLightStyle *)0)->light) == 4, "Dota2DetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropLightStyle, style) == 4, "Dota2DetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropLightStyle *)0)->style) == 1, "Dota2DetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct Dota2LeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} Dota2LeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafWaterData) == 12, "Dota2LeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafWaterData, surfaceZ) == 0, "Dota2LeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafWaterData *)0)->surfaceZ) == 4, "Dota2LeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafWaterData, minZ) == 4, "Dota2LeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafWaterData *)0)->minZ) == 4, "Dota2LeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafWaterData, surfaceTexture) == 8, "Dota2LeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafWaterData *)0)->surfaceTexture) == 2, "Dota2LeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct Dota2Primitive {
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
} Dota2Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2Primitive) == 10, "Dota2Primitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Primitive, type) == 0, "Dota2Primitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Primitive *)0)->type) == 2, "Dota2Primitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Primitive, firstIndex) == 2, "Dota2Primitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Primitive *)0)->firstIndex) == 2, "Dota2Primitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Primitive, indexCount) == 4, "Dota2Primitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Primitive *)0)->indexCount) == 2, "Dota2Primitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Primitive, firstVertex) == 6, "Dota2Primitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Primitive *)0)->firstVertex) == 2, "Dota2Primitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2Primitive, vertexCount) == 8, "Dota2Primitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2Primitive *)0)->vertexCount) == 2, "Dota2Primitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct Dota2CubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} Dota2CubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2CubemapSample) == 16, "Dota2CubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2CubemapSample, origin) == 0, "Dota2CubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2CubemapSample *)0)->origin) == 12, "Dota2CubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2CubemapSample, size) == 12, "Dota2CubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2CubemapSample *)0)->size) == 4, "Dota2CubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45) of version 23.
 * Original name: doverlay_t. Source: specification, which says that it differs; public readers. Confidence:
 * probable.
 */
typedef struct Dota2OverlayDota2 {
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
  /** Unknown. */
  int32_t unknown0x160;
} Dota2OverlayDota2;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OverlayDota2) == 356, "Dota2OverlayDota2 takes 356 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, id) == 0, "Dota2OverlayDota2.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->id) == 4, "Dota2OverlayDota2.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, texture) == 4, "Dota2OverlayDota2.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->texture) == 2, "Dota2OverlayDota2.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, faces) == 8, "Dota2OverlayDota2.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->faces) == 256, "Dota2OverlayDota2.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, u) == 264, "Dota2OverlayDota2.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->u) == 8, "Dota2OverlayDota2.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, v) == 272, "Dota2OverlayDota2.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->v) == 8, "Dota2OverlayDota2.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, uvPoints) == 280, "Dota2OverlayDota2.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->uvPoints) == 48, "Dota2OverlayDota2.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, origin) == 328, "Dota2OverlayDota2.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->origin) == 12, "Dota2OverlayDota2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, normal) == 340, "Dota2OverlayDota2.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->normal) == 12, "Dota2OverlayDota2.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayDota2, unknown0x160) == 352, "Dota2OverlayDota2.unknown0x160 lies at 352");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayDota2 *)0)->unknown0x160) == 4, "Dota2OverlayDota2.unknown0x160 takes 4 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct Dota2WaterOverlay {
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
} Dota2WaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2WaterOverlay) == 1120, "Dota2WaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, id) == 0, "Dota2WaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->id) == 4, "Dota2WaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, texture) == 4, "Dota2WaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->texture) == 2, "Dota2WaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, faces) == 8, "Dota2WaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->faces) == 1024, "Dota2WaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, u) == 1032, "Dota2WaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->u) == 8, "Dota2WaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, v) == 1040, "Dota2WaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->v) == 8, "Dota2WaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, uvPoints) == 1048, "Dota2WaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->uvPoints) == 48, "Dota2WaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, origin) == 1096, "Dota2WaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->origin) == 12, "Dota2WaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2WaterOverlay, normal) == 1108, "Dota2WaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2WaterOverlay *)0)->normal) == 12, "Dota2WaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Dota2LeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} Dota2LeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafAmbientIndexHdr) == 4, "Dota2LeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientIndexHdr, sampleCount) == 0, "Dota2LeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientIndexHdr *)0)->sampleCount) == 2, "Dota2LeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientIndexHdr, firstSample) == 2, "Dota2LeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientIndexHdr *)0)->firstSample) == 2, "Dota2LeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct Dota2LeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} Dota2LeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafAmbientIndex) == 4, "Dota2LeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientIndex, sampleCount) == 0, "Dota2LeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientIndex *)0)->sampleCount) == 2, "Dota2LeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientIndex, firstSample) == 2, "Dota2LeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientIndex *)0)->firstSample) == 2, "Dota2LeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct Dota2LeafAmbientSample {
  /** Light from six sides. */
  Dota2CompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} Dota2LeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafAmbientSample) == 28, "Dota2LeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientSample, cube) == 0, "Dota2LeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientSample *)0)->cube) == 24, "Dota2LeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientSample, position) == 24, "Dota2LeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientSample *)0)->position) == 3, "Dota2LeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2LeafAmbientSample, padding) == 27, "Dota2LeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2LeafAmbientSample *)0)->padding) == 1, "Dota2LeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct Dota2OverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} Dota2OverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OverlayFade) == 8, "Dota2OverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayFade, minDistanceSquared) == 0, "Dota2OverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayFade *)0)->minDistanceSquared) == 4, "Dota2OverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlayFade, maxDistanceSquared) == 4, "Dota2OverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlayFade *)0)->maxDistanceSquared) == 4, "Dota2OverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct Dota2OverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} Dota2OverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OverlaySystemLevels) == 4, "Dota2OverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlaySystemLevels, minCpu) == 0, "Dota2OverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlaySystemLevels *)0)->minCpu) == 1, "Dota2OverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlaySystemLevels, maxCpu) == 1, "Dota2OverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlaySystemLevels *)0)->maxCpu) == 1, "Dota2OverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlaySystemLevels, minGpu) == 2, "Dota2OverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlaySystemLevels *)0)->minGpu) == 1, "Dota2OverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OverlaySystemLevels, maxGpu) == 3, "Dota2OverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OverlaySystemLevels *)0)->maxGpu) == 1, "Dota2OverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct Dota2DisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} Dota2DisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementMultiblend) == 80, "Dota2DisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementMultiblend, blend) == 0, "Dota2DisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementMultiblend *)0)->blend) == 16, "Dota2DisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementMultiblend, alphaBlend) == 16, "Dota2DisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementMultiblend *)0)->alphaBlend) == 16, "Dota2DisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DisplacementMultiblend, colors) == 32, "Dota2DisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DisplacementMultiblend *)0)->colors) == 48, "Dota2DisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Dota2VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2VerticesElement) == 12, "Dota2VerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2OccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Dota2OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Dota2OcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Dota2OcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OcclusionWithoutAreaHead) == 4, "Dota2OcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OcclusionWithoutAreaHead, occluderCount) == 0, "Dota2OcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OcclusionWithoutAreaHead *)0)->occluderCount) == 4, "Dota2OcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2Occluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Dota2OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Dota2OcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Dota2OcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2OcclusionHead) == 4, "Dota2OcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2OcclusionHead, occluderCount) == 0, "Dota2OcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2OcclusionHead *)0)->occluderCount) == 4, "Dota2OcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t Dota2FaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2FaceIdsElement) == 2, "Dota2FaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t Dota2SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2SurfedgesElement) == 4, "Dota2SurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t Dota2LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafFacesElement) == 2, "Dota2LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t Dota2LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafBrushesElement) == 2, "Dota2LeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t Dota2FaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2FaceBrushesElement) == 2, "Dota2FaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Dota2VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2VertexNormalsElement) == 12, "Dota2VertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t Dota2VertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2VertexNormalIndicesElement) == 2, "Dota2VertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t Dota2DisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementLightmapAlphasElement) == 1, "Dota2DisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV4 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV4Head) == 4, "Dota2StaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV4Head, modelCount) == 0, "Dota2StaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV4Head *)0)->modelCount) == 4, "Dota2StaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV5 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV5Head) == 4, "Dota2StaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV5Head, modelCount) == 0, "Dota2StaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV5Head *)0)->modelCount) == 4, "Dota2StaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV5TheShipHead) == 4, "Dota2StaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV5TheShipHead, modelCount) == 0, "Dota2StaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV5TheShipHead *)0)->modelCount) == 4, "Dota2StaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV6 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV6Head) == 4, "Dota2StaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV6Head, modelCount) == 0, "Dota2StaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV6Head *)0)->modelCount) == 4, "Dota2StaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV6BloodyGoodTimeHead) == 4, "Dota2StaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "Dota2StaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "Dota2StaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV6DarkMessiahHead) == 4, "Dota2StaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV6DarkMessiahHead, modelCount) == 0, "Dota2StaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "Dota2StaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV5 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV6VindictusHead) == 4, "Dota2StaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV6VindictusHead, modelCount) == 0, "Dota2StaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV6VindictusHead *)0)->modelCount) == 4, "Dota2StaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV7 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV7Head) == 4, "Dota2StaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV7Head, modelCount) == 0, "Dota2StaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV7Head *)0)->modelCount) == 4, "Dota2StaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV7ZenoClashHead) == 4, "Dota2StaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV7ZenoClashHead, modelCount) == 0, "Dota2StaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "Dota2StaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV6 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV7VindictusHead) == 4, "Dota2StaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV7VindictusHead, modelCount) == 0, "Dota2StaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV7VindictusHead *)0)->modelCount) == 4, "Dota2StaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV8 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV8Head) == 4, "Dota2StaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV8Head, modelCount) == 0, "Dota2StaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV8Head *)0)->modelCount) == 4, "Dota2StaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Dota2StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV8VindictusHead) == 4, "Dota2StaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV8VindictusHead, modelCount) == 0, "Dota2StaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV8VindictusHead *)0)->modelCount) == 4, "Dota2StaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV9 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV9Head) == 4, "Dota2StaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV9Head, modelCount) == 0, "Dota2StaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV9Head *)0)->modelCount) == 4, "Dota2StaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV9DearEstherHead) == 4, "Dota2StaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV9DearEstherHead, modelCount) == 0, "Dota2StaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV9DearEstherHead *)0)->modelCount) == 4, "Dota2StaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV10 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV10Head) == 4, "Dota2StaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV10Head, modelCount) == 0, "Dota2StaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV10Head *)0)->modelCount) == 4, "Dota2StaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV10GlobalOffensiveHead) == 4, "Dota2StaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV10GlobalOffensiveHead, modelCount) == 0, "Dota2StaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "Dota2StaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV11GlobalOffensiveHead) == 4, "Dota2StaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV11GlobalOffensiveHead, modelCount) == 0, "Dota2StaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "Dota2StaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV11BlackMesaLiteHead) == 4, "Dota2StaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV11BlackMesaLiteHead, modelCount) == 0, "Dota2StaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "Dota2StaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV11MerubasuHead) == 4, "Dota2StaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV11MerubasuHead, modelCount) == 0, "Dota2StaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV11MerubasuHead *)0)->modelCount) == 4, "Dota2StaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV12StrataHead) == 4, "Dota2StaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV12StrataHead, modelCount) == 0, "Dota2StaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV12StrataHead *)0)->modelCount) == 4, "Dota2StaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV11BlackMesaHead) == 4, "Dota2StaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV11BlackMesaHead, modelCount) == 0, "Dota2StaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "Dota2StaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Dota2StaticPropV13 props[propCount]`: The props.
 */
typedef struct Dota2StaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Dota2StaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2StaticPropsV13StrataHead) == 4, "Dota2StaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2StaticPropsV13StrataHead, modelCount) == 0, "Dota2StaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2StaticPropsV13StrataHead *)0)->modelCount) == 4, "Dota2StaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `Dota2DetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `Dota2DetailProp props[propCount]`: The props.
 */
typedef struct Dota2DetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2DetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailPropsV4Head) == 4, "Dota2DetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropsV4Head, modelCount) == 0, "Dota2DetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropsV4Head *)0)->modelCount) == 4, "Dota2DetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `Dota2DetailPropV2 props[propCount]`: The props.
 */
typedef struct Dota2DetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} Dota2DetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailPropsV2Head) == 4, "Dota2DetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropsV2Head, modelCount) == 0, "Dota2DetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropsV2Head *)0)->modelCount) == 4, "Dota2DetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `Dota2DetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct Dota2DetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} Dota2DetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DetailPropLightHead) == 4, "Dota2DetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2DetailPropLightHead, count) == 0, "Dota2DetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2DetailPropLightHead *)0)->count) == 4, "Dota2DetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct Dota2ColorVariablesHead {
  /** Number of names. */
  int32_t count;
} Dota2ColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2ColorVariablesHead) == 4, "Dota2ColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Dota2ColorVariablesHead, count) == 0, "Dota2ColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Dota2ColorVariablesHead *)0)->count) == 4, "Dota2ColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } Dota2PrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2PrimitiveVerticesElement) == 12, "Dota2PrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t Dota2PrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2PrimitiveIndicesElement) == 2, "Dota2PrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } Dota2ClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2ClipPortalVerticesElement) == 12, "Dota2ClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t Dota2TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2TextureStringTableElement) == 4, "Dota2TextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t Dota2LeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2LeafMinDistanceToWaterElement) == 2, "Dota2LeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t Dota2FaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2FaceMacroTextureInfoElement) == 2, "Dota2FaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: DOTA2_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t Dota2DisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2DisplacementTrianglesElement) == 2, "Dota2DisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t Dota2MapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Dota2MapFlagsElement) == 4, "Dota2MapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_DOTA2_H */
