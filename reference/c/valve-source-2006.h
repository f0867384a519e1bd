/**
 * Source 2006 (Episode One, Lost Coast): VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Source of 2006 (Half-Life 2: Episode One, Lost Coast): VBSP 20. The ambient light of leaves moved to lumps
 * of its own, one cube a leaf, and there is a second set of light with a high dynamic range.
 */
#ifndef BRUSHWORK_VALVE_SOURCE_2006_H
#define BRUSHWORK_VALVE_SOURCE_2006_H

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
#define SOURCE_2006_LUMP_ENTITIES 0
/** Array of Source2006Plane. */
#define SOURCE_2006_LUMP_PLANES 1
/** Array of Source2006TextureData. */
#define SOURCE_2006_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of Source2006VerticesElement. */
#define SOURCE_2006_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define SOURCE_2006_LUMP_VISIBILITY 4
/** Array of Source2006Node. */
#define SOURCE_2006_LUMP_NODES 5
/** Array of Source2006TextureInfo. */
#define SOURCE_2006_LUMP_TEXTURE_INFO 6
/** Array of Source2006Face. */
#define SOURCE_2006_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * Source2006ColorRgbExp.
 */
#define SOURCE_2006_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: Source2006OcclusionWithoutAreaHead, and what its comment says.
 * - version 2: Source2006OcclusionHead, and what its comment says.
 */
#define SOURCE_2006_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of Source2006LeafVersion0.
 * - version 1: Array of Source2006Leaf.
 */
#define SOURCE_2006_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of Source2006FaceIdsElement. */
#define SOURCE_2006_LUMP_FACE_IDS 11
/** Array of Source2006Edge. */
#define SOURCE_2006_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of Source2006SurfedgesElement.
 */
#define SOURCE_2006_LUMP_SURFEDGES 13
/** Array of Source2006Model. */
#define SOURCE_2006_LUMP_MODELS 14
/** Array of Source2006WorldLight. */
#define SOURCE_2006_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of Source2006LeafFacesElement. */
#define SOURCE_2006_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Source2006LeafBrushesElement. */
#define SOURCE_2006_LUMP_LEAF_BRUSHES 17
/** Array of Source2006Brush. */
#define SOURCE_2006_LUMP_BRUSHES 18
/** Array of Source2006BrushSide. */
#define SOURCE_2006_LUMP_BRUSH_SIDES 19
/** Array of Source2006Area. */
#define SOURCE_2006_LUMP_AREAS 20
/** Array of Source2006AreaPortal. */
#define SOURCE_2006_LUMP_AREA_PORTALS 21
/** Array of Source2006Portal. */
#define SOURCE_2006_LUMP_PORTALS 22
/** Array of Source2006Cluster. */
#define SOURCE_2006_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of Source2006PortalVerticesElement. */
#define SOURCE_2006_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of Source2006ClusterPortalsElement. */
#define SOURCE_2006_LUMP_CLUSTER_PORTALS 25
/** Array of Source2006DisplacementInfo. */
#define SOURCE_2006_LUMP_DISPLACEMENT_INFO 26
/** Array of Source2006OriginalFace. */
#define SOURCE_2006_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define SOURCE_2006_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define SOURCE_2006_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of Source2006VertexNormalsElement. */
#define SOURCE_2006_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * Source2006VertexNormalIndicesElement.
 */
#define SOURCE_2006_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * Source2006DisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define SOURCE_2006_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of Source2006DisplacementVertex. */
#define SOURCE_2006_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define SOURCE_2006_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Source2006StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Source2006StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Source2006StaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Source2006StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Source2006StaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Source2006StaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): Source2006StaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): Source2006StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Source2006StaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Source2006StaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): Source2006StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Source2006StaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): Source2006StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Source2006StaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): Source2006StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Source2006StaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Source2006StaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Source2006StaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Source2006StaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): Source2006StaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Source2006StaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): Source2006StaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Source2006DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Source2006DetailPropsV2Head, and what its comment says.
 * - `dplt`: Source2006DetailPropLightHead, and what its comment says.
 * - `dplh`: Source2006DetailPropLightHead, and what its comment says.
 * - `clvr`: Source2006ColorVariablesHead, and what its comment says.
 */
#define SOURCE_2006_LUMP_GAME_LUMP 35
/** Array of Source2006LeafWaterData. */
#define SOURCE_2006_LUMP_LEAF_WATER_DATA 36
/** Array of Source2006Primitive. */
#define SOURCE_2006_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of Source2006PrimitiveVerticesElement.
 */
#define SOURCE_2006_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * Source2006PrimitiveIndicesElement.
 */
#define SOURCE_2006_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define SOURCE_2006_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of Source2006ClipPortalVerticesElement. */
#define SOURCE_2006_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of Source2006CubemapSample. */
#define SOURCE_2006_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define SOURCE_2006_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Source2006TextureStringTableElement. */
#define SOURCE_2006_LUMP_TEXTURE_STRING_TABLE 44
/** Array of Source2006Overlay. */
#define SOURCE_2006_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of Source2006LeafMinDistanceToWaterElement. */
#define SOURCE_2006_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * Source2006FaceMacroTextureInfoElement.
 */
#define SOURCE_2006_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of Source2006DisplacementTrianglesElement. */
#define SOURCE_2006_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define SOURCE_2006_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of Source2006WaterOverlay. */
#define SOURCE_2006_LUMP_WATER_OVERLAYS 50
/** Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. Bytes of unknown meaning. */
#define SOURCE_2006_LUMP_LIGHTMAP_PAGES 51
/** What each of those pages holds. Bytes of unknown meaning. */
#define SOURCE_2006_LUMP_LIGHTMAP_PAGE_INFOS 52
/** Samples of all lightmaps with a high dynamic range. Array of Source2006ColorRgbExp. */
#define SOURCE_2006_LUMP_LIGHTING_HDR 53
/** Array of Source2006WorldLight. */
#define SOURCE_2006_LUMP_WORLD_LIGHTS_HDR 54
/** Ambient light of each leaf with a high dynamic range. Array of Source2006CompressedLightCube. */
#define SOURCE_2006_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Ambient light of each leaf. Array of Source2006CompressedLightCube. */
#define SOURCE_2006_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define SOURCE_2006_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of Source2006Face. */
#define SOURCE_2006_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * Source2006MapFlagsElement.
 */
#define SOURCE_2006_LUMP_MAP_FLAGS 59

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Source2006LumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} Source2006LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LumpEntry) == 16, "Source2006LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LumpEntry, offset) == 0, "Source2006LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LumpEntry, length) == 4, "Source2006LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LumpEntry, version) == 8, "Source2006LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LumpEntry, unpacked) == 12, "Source2006LumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct Source2006Header {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  Source2006LumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} Source2006Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Header) == 1036, "Source2006Header takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Header, ident) == 0, "Source2006Header.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Header, version) == 4, "Source2006Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Header, lumps) == 8, "Source2006Header.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define SOURCE_2006_PLANE_TYPE_X 0
#define SOURCE_2006_PLANE_TYPE_Y 1
#define SOURCE_2006_PLANE_TYPE_Z 2
#define SOURCE_2006_PLANE_TYPE_NEAREST_X 3
#define SOURCE_2006_PLANE_TYPE_NEAREST_Y 4
#define SOURCE_2006_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define SOURCE_2006_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define SOURCE_2006_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define SOURCE_2006_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define SOURCE_2006_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define SOURCE_2006_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define SOURCE_2006_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define SOURCE_2006_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define SOURCE_2006_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define SOURCE_2006_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define SOURCE_2006_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define SOURCE_2006_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define SOURCE_2006_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define SOURCE_2006_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define SOURCE_2006_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define SOURCE_2006_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define SOURCE_2006_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define SOURCE_2006_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define SOURCE_2006_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define SOURCE_2006_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define SOURCE_2006_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define SOURCE_2006_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define SOURCE_2006_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define SOURCE_2006_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define SOURCE_2006_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define SOURCE_2006_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define SOURCE_2006_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define SOURCE_2006_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define SOURCE_2006_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define SOURCE_2006_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define SOURCE_2006_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define SOURCE_2006_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define SOURCE_2006_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define SOURCE_2006_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define SOURCE_2006_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define SOURCE_2006_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define SOURCE_2006_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define SOURCE_2006_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define SOURCE_2006_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define SOURCE_2006_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define SOURCE_2006_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define SOURCE_2006_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define SOURCE_2006_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define SOURCE_2006_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define SOURCE_2006_WORLD_LIGHT_TYPE_SURFACE 0
#define SOURCE_2006_WORLD_LIGHT_TYPE_POINT 1
#define SOURCE_2006_WORLD_LIGHT_TYPE_SPOT 2
#define SOURCE_2006_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define SOURCE_2006_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define SOURCE_2006_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define SOURCE_2006_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define SOURCE_2006_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define SOURCE_2006_STATIC_PROP_SOLID_NONE 0
#define SOURCE_2006_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define SOURCE_2006_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define SOURCE_2006_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define SOURCE_2006_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SOURCE_2006_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define SOURCE_2006_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define SOURCE_2006_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define SOURCE_2006_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SOURCE_2006_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SOURCE_2006_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define SOURCE_2006_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define SOURCE_2006_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SOURCE_2006_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define SOURCE_2006_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define SOURCE_2006_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define SOURCE_2006_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SOURCE_2006_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SOURCE_2006_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define SOURCE_2006_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define SOURCE_2006_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define SOURCE_2006_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define SOURCE_2006_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define SOURCE_2006_DETAIL_PROP_ORIENTATION_NORMAL 0
#define SOURCE_2006_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define SOURCE_2006_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define SOURCE_2006_DETAIL_PROP_TYPE_MODEL 0
#define SOURCE_2006_DETAIL_PROP_TYPE_SPRITE 1
#define SOURCE_2006_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define SOURCE_2006_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct Source2006Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: SOURCE_2006_PLANE_TYPE_*. */
  int32_t type;
} Source2006Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Plane) == 20, "Source2006Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Plane, normal) == 0, "Source2006Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Plane *)0)->normal) == 12, "Source2006Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Plane, distance) == 12, "Source2006Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Plane *)0)->distance) == 4, "Source2006Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Plane, type) == 16, "Source2006Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Plane *)0)->type) == 4, "Source2006Plane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct Source2006TextureData {
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
} Source2006TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006TextureData) == 32, "Source2006TextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, reflectivity) == 0, "Source2006TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->reflectivity) == 12, "Source2006TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, name) == 12, "Source2006TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->name) == 4, "Source2006TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, width) == 16, "Source2006TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->width) == 4, "Source2006TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, height) == 20, "Source2006TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->height) == 4, "Source2006TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, viewWidth) == 24, "Source2006TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->viewWidth) == 4, "Source2006TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureData, viewHeight) == 28, "Source2006TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureData *)0)->viewHeight) == 4, "Source2006TextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct Source2006Node {
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
} Source2006Node;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Node) == 32, "Source2006Node takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, plane) == 0, "Source2006Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->plane) == 4, "Source2006Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, children) == 4, "Source2006Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->children) == 8, "Source2006Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, mins) == 12, "Source2006Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->mins) == 6, "Source2006Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, maxs) == 18, "Source2006Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->maxs) == 6, "Source2006Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, firstFace) == 24, "Source2006Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->firstFace) == 2, "Source2006Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, faceCount) == 26, "Source2006Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->faceCount) == 2, "Source2006Node.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Node, area) == 28, "Source2006Node.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Node *)0)->area) == 2, "Source2006Node.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct Source2006TextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: SOURCE_2006_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} Source2006TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006TextureInfo) == 72, "Source2006TextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, textureS) == 0, "Source2006TextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->textureS) == 16, "Source2006TextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, textureT) == 16, "Source2006TextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->textureT) == 16, "Source2006TextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, lightmapS) == 32, "Source2006TextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->lightmapS) == 16, "Source2006TextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, lightmapT) == 48, "Source2006TextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->lightmapT) == 16, "Source2006TextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, flags) == 64, "Source2006TextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->flags) == 4, "Source2006TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006TextureInfo, textureData) == 68, "Source2006TextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006TextureInfo *)0)->textureData) == 4, "Source2006TextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct Source2006Face {
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
} Source2006Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Face) == 56, "Source2006Face takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, plane) == 0, "Source2006Face.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->plane) == 2, "Source2006Face.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, side) == 2, "Source2006Face.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->side) == 1, "Source2006Face.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, onNode) == 3, "Source2006Face.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->onNode) == 1, "Source2006Face.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, firstEdge) == 4, "Source2006Face.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->firstEdge) == 4, "Source2006Face.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, edgeCount) == 8, "Source2006Face.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->edgeCount) == 2, "Source2006Face.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, texture) == 10, "Source2006Face.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->texture) == 2, "Source2006Face.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, displacement) == 12, "Source2006Face.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->displacement) == 2, "Source2006Face.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, fogVolume) == 14, "Source2006Face.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->fogVolume) == 2, "Source2006Face.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, styles) == 16, "Source2006Face.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->styles) == 4, "Source2006Face.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, lightOffset) == 20, "Source2006Face.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->lightOffset) == 4, "Source2006Face.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, area) == 24, "Source2006Face.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->area) == 4, "Source2006Face.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, lightmapMins) == 28, "Source2006Face.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->lightmapMins) == 8, "Source2006Face.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, lightmapSize) == 36, "Source2006Face.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->lightmapSize) == 8, "Source2006Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, originalFace) == 44, "Source2006Face.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->originalFace) == 4, "Source2006Face.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, firstPrimitive) == 50, "Source2006Face.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->firstPrimitive) == 2, "Source2006Face.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Face, smoothingGroups) == 52, "Source2006Face.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Face *)0)->smoothingGroups) == 4, "Source2006Face.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct Source2006ColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} Source2006ColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006ColorRgbExp) == 4, "Source2006ColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006ColorRgbExp, red) == 0, "Source2006ColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006ColorRgbExp *)0)->red) == 1, "Source2006ColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006ColorRgbExp, green) == 1, "Source2006ColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006ColorRgbExp *)0)->green) == 1, "Source2006ColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006ColorRgbExp, blue) == 2, "Source2006ColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006ColorRgbExp *)0)->blue) == 1, "Source2006ColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006ColorRgbExp, exponent) == 3, "Source2006ColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006ColorRgbExp *)0)->exponent) == 1, "Source2006ColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2006OccluderWithoutArea {
  /** Whether it starts switched off. Values: SOURCE_2006_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} Source2006OccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006OccluderWithoutArea) == 36, "Source2006OccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderWithoutArea, flags) == 0, "Source2006OccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderWithoutArea *)0)->flags) == 4, "Source2006OccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderWithoutArea, firstPolygon) == 4, "Source2006OccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderWithoutArea *)0)->firstPolygon) == 4, "Source2006OccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderWithoutArea, polygonCount) == 8, "Source2006OccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderWithoutArea *)0)->polygonCount) == 4, "Source2006OccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderWithoutArea, mins) == 12, "Source2006OccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderWithoutArea *)0)->mins) == 12, "Source2006OccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderWithoutArea, maxs) == 24, "Source2006OccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderWithoutArea *)0)->maxs) == 12, "Source2006OccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct Source2006OccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Source2006OccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006OccluderPolygon) == 12, "Source2006OccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderPolygon, firstVertexIndex) == 0, "Source2006OccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderPolygon *)0)->firstVertexIndex) == 4, "Source2006OccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderPolygon, vertexCount) == 4, "Source2006OccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderPolygon *)0)->vertexCount) == 4, "Source2006OccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OccluderPolygon, plane) == 8, "Source2006OccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OccluderPolygon *)0)->plane) == 4, "Source2006OccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct Source2006Occluder {
  /** Whether it starts switched off. Values: SOURCE_2006_OCCLUDER_FLAGS_*. */
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
} Source2006Occluder;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Occluder) == 40, "Source2006Occluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, flags) == 0, "Source2006Occluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->flags) == 4, "Source2006Occluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, firstPolygon) == 4, "Source2006Occluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->firstPolygon) == 4, "Source2006Occluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, polygonCount) == 8, "Source2006Occluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->polygonCount) == 4, "Source2006Occluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, mins) == 12, "Source2006Occluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->mins) == 12, "Source2006Occluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, maxs) == 24, "Source2006Occluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->maxs) == 12, "Source2006Occluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Occluder, area) == 36, "Source2006Occluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Occluder *)0)->area) == 4, "Source2006Occluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct Source2006CompressedLightCube {
  /** One colour a side. */
  Source2006ColorRgbExp sides[6];
} Source2006CompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006CompressedLightCube) == 24, "Source2006CompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006CompressedLightCube, sides) == 0, "Source2006CompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006CompressedLightCube *)0)->sides) == 24, "Source2006CompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct Source2006LeafVersion0 {
  /** What its brushes are, all together. Values: SOURCE_2006_CONTENT_FLAGS_*. */
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
  Source2006CompressedLightCube ambientLight;
} Source2006LeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LeafVersion0) == 56, "Source2006LeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, contents) == 0, "Source2006LeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->contents) == 4, "Source2006LeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, cluster) == 4, "Source2006LeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->cluster) == 2, "Source2006LeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, mins) == 8, "Source2006LeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->mins) == 6, "Source2006LeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, maxs) == 14, "Source2006LeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->maxs) == 6, "Source2006LeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, firstFace) == 20, "Source2006LeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->firstFace) == 2, "Source2006LeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, faceCount) == 22, "Source2006LeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->faceCount) == 2, "Source2006LeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, firstBrush) == 24, "Source2006LeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->firstBrush) == 2, "Source2006LeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, brushCount) == 26, "Source2006LeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->brushCount) == 2, "Source2006LeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, water) == 28, "Source2006LeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->water) == 2, "Source2006LeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafVersion0, ambientLight) == 30, "Source2006LeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafVersion0 *)0)->ambientLight) == 24, "Source2006LeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct Source2006Leaf {
  /** What its brushes are, all together. Values: SOURCE_2006_CONTENT_FLAGS_*. */
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
} Source2006Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Leaf) == 32, "Source2006Leaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, contents) == 0, "Source2006Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->contents) == 4, "Source2006Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, cluster) == 4, "Source2006Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->cluster) == 2, "Source2006Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, mins) == 8, "Source2006Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->mins) == 6, "Source2006Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, maxs) == 14, "Source2006Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->maxs) == 6, "Source2006Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, firstFace) == 20, "Source2006Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->firstFace) == 2, "Source2006Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, faceCount) == 22, "Source2006Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->faceCount) == 2, "Source2006Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, firstBrush) == 24, "Source2006Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->firstBrush) == 2, "Source2006Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, brushCount) == 26, "Source2006Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->brushCount) == 2, "Source2006Leaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Leaf, water) == 28, "Source2006Leaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Leaf *)0)->water) == 2, "Source2006Leaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct Source2006Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Source2006Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Edge) == 4, "Source2006Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Edge, vertices) == 0, "Source2006Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Edge *)0)->vertices) == 4, "Source2006Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct Source2006Model {
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
} Source2006Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Model) == 48, "Source2006Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, mins) == 0, "Source2006Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->mins) == 12, "Source2006Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, maxs) == 12, "Source2006Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->maxs) == 12, "Source2006Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, origin) == 24, "Source2006Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->origin) == 12, "Source2006Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, headNode) == 36, "Source2006Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->headNode) == 4, "Source2006Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, firstFace) == 40, "Source2006Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->firstFace) == 4, "Source2006Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Model, faceCount) == 44, "Source2006Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Model *)0)->faceCount) == 4, "Source2006Model.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct Source2006WorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: SOURCE_2006_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: SOURCE_2006_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Source2006WorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006WorldLight) == 88, "Source2006WorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, origin) == 0, "Source2006WorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->origin) == 12, "Source2006WorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, intensity) == 12, "Source2006WorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->intensity) == 12, "Source2006WorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, normal) == 24, "Source2006WorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->normal) == 12, "Source2006WorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, cluster) == 36, "Source2006WorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->cluster) == 4, "Source2006WorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, type) == 40, "Source2006WorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->type) == 4, "Source2006WorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, style) == 44, "Source2006WorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->style) == 4, "Source2006WorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, stopDot) == 48, "Source2006WorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->stopDot) == 4, "Source2006WorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, stopDot2) == 52, "Source2006WorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->stopDot2) == 4, "Source2006WorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, exponent) == 56, "Source2006WorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->exponent) == 4, "Source2006WorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, radius) == 60, "Source2006WorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->radius) == 4, "Source2006WorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, constantAttenuation) == 64, "Source2006WorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->constantAttenuation) == 4, "Source2006WorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, linearAttenuation) == 68, "Source2006WorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->linearAttenuation) == 4, "Source2006WorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, quadraticAttenuation) == 72, "Source2006WorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->quadraticAttenuation) == 4, "Source2006WorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, flags) == 76, "Source2006WorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->flags) == 4, "Source2006WorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, texture) == 80, "Source2006WorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->texture) == 4, "Source2006WorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WorldLight, owner) == 84, "Source2006WorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WorldLight *)0)->owner) == 4, "Source2006WorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct Source2006Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: SOURCE_2006_CONTENT_FLAGS_*. */
  int32_t contents;
} Source2006Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Brush) == 12, "Source2006Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Brush, firstSide) == 0, "Source2006Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Brush *)0)->firstSide) == 4, "Source2006Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Brush, sideCount) == 4, "Source2006Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Brush *)0)->sideCount) == 4, "Source2006Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Brush, contents) == 8, "Source2006Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Brush *)0)->contents) == 4, "Source2006Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct Source2006BrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} Source2006BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006BrushSide) == 8, "Source2006BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006BrushSide, plane) == 0, "Source2006BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006BrushSide *)0)->plane) == 2, "Source2006BrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006BrushSide, texture) == 2, "Source2006BrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006BrushSide *)0)->texture) == 2, "Source2006BrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006BrushSide, displacement) == 4, "Source2006BrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006BrushSide *)0)->displacement) == 2, "Source2006BrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006BrushSide, bevel) == 6, "Source2006BrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006BrushSide *)0)->bevel) == 2, "Source2006BrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct Source2006Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Source2006Area;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Area) == 8, "Source2006Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Area, portalCount) == 0, "Source2006Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Area *)0)->portalCount) == 4, "Source2006Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Area, firstPortal) == 4, "Source2006Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Area *)0)->firstPortal) == 4, "Source2006Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct Source2006AreaPortal {
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
} Source2006AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006AreaPortal) == 12, "Source2006AreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006AreaPortal, key) == 0, "Source2006AreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006AreaPortal *)0)->key) == 2, "Source2006AreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006AreaPortal, otherArea) == 2, "Source2006AreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006AreaPortal *)0)->otherArea) == 2, "Source2006AreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006AreaPortal, firstVertex) == 4, "Source2006AreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006AreaPortal *)0)->firstVertex) == 2, "Source2006AreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006AreaPortal, vertexCount) == 6, "Source2006AreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006AreaPortal *)0)->vertexCount) == 2, "Source2006AreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006AreaPortal, plane) == 8, "Source2006AreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006AreaPortal *)0)->plane) == 4, "Source2006AreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2006Portal {
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
} Source2006Portal;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Portal) == 16, "Source2006Portal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Portal, firstVertex) == 0, "Source2006Portal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Portal *)0)->firstVertex) == 4, "Source2006Portal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Portal, vertexCount) == 4, "Source2006Portal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Portal *)0)->vertexCount) == 4, "Source2006Portal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Portal, plane) == 8, "Source2006Portal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Portal *)0)->plane) == 4, "Source2006Portal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Portal, frontCluster) == 12, "Source2006Portal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Portal *)0)->frontCluster) == 2, "Source2006Portal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Portal, backCluster) == 14, "Source2006Portal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Portal *)0)->backCluster) == 2, "Source2006Portal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2006Cluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} Source2006Cluster;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Cluster) == 8, "Source2006Cluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Cluster, firstPortal) == 0, "Source2006Cluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Cluster *)0)->firstPortal) == 4, "Source2006Cluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Cluster, portalCount) == 4, "Source2006Cluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Cluster *)0)->portalCount) == 4, "Source2006Cluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct Source2006DisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Source2006DisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementSubNeighbor) == 6, "Source2006DisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementSubNeighbor, displacement) == 0, "Source2006DisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementSubNeighbor *)0)->displacement) == 2, "Source2006DisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementSubNeighbor, orientation) == 2, "Source2006DisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementSubNeighbor *)0)->orientation) == 1, "Source2006DisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementSubNeighbor, span) == 3, "Source2006DisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementSubNeighbor *)0)->span) == 1, "Source2006DisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementSubNeighbor, neighborSpan) == 4, "Source2006DisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementSubNeighbor *)0)->neighborSpan) == 1, "Source2006DisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct Source2006DisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  Source2006DisplacementSubNeighbor subNeighbors[2];
} Source2006DisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementNeighbor) == 12, "Source2006DisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementNeighbor, subNeighbors) == 0, "Source2006DisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementNeighbor *)0)->subNeighbors) == 12, "Source2006DisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct Source2006DisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} Source2006DisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementCornerNeighbors) == 10, "Source2006DisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementCornerNeighbors, neighbors) == 0, "Source2006DisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementCornerNeighbors *)0)->neighbors) == 8, "Source2006DisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementCornerNeighbors, count) == 8, "Source2006DisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementCornerNeighbors *)0)->count) == 1, "Source2006DisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct Source2006DisplacementInfo {
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
  /** What the surface is. Values: SOURCE_2006_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  Source2006DisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Source2006DisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Source2006DisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementInfo) == 176, "Source2006DisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, startPosition) == 0, "Source2006DisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->startPosition) == 12, "Source2006DisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, firstVertex) == 12, "Source2006DisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->firstVertex) == 4, "Source2006DisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, firstTriangle) == 16, "Source2006DisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->firstTriangle) == 4, "Source2006DisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, power) == 20, "Source2006DisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->power) == 4, "Source2006DisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, minTessellation) == 24, "Source2006DisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->minTessellation) == 4, "Source2006DisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, smoothingAngle) == 28, "Source2006DisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->smoothingAngle) == 4, "Source2006DisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, contents) == 32, "Source2006DisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->contents) == 4, "Source2006DisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, face) == 36, "Source2006DisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->face) == 2, "Source2006DisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, lightmapAlphaStart) == 40, "Source2006DisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->lightmapAlphaStart) == 4, "Source2006DisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, lightmapSamplePositionStart) == 44, "Source2006DisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "Source2006DisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, edgeNeighbors) == 48, "Source2006DisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->edgeNeighbors) == 48, "Source2006DisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, cornerNeighbors) == 96, "Source2006DisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->cornerNeighbors) == 40, "Source2006DisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementInfo, allowedVertices) == 136, "Source2006DisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementInfo *)0)->allowedVertices) == 40, "Source2006DisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct Source2006OriginalFace {
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
} Source2006OriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006OriginalFace) == 56, "Source2006OriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, plane) == 0, "Source2006OriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->plane) == 2, "Source2006OriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, side) == 2, "Source2006OriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->side) == 1, "Source2006OriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, onNode) == 3, "Source2006OriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->onNode) == 1, "Source2006OriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, firstEdge) == 4, "Source2006OriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->firstEdge) == 4, "Source2006OriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, edgeCount) == 8, "Source2006OriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->edgeCount) == 2, "Source2006OriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, texture) == 10, "Source2006OriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->texture) == 2, "Source2006OriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, displacement) == 12, "Source2006OriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->displacement) == 2, "Source2006OriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, fogVolume) == 14, "Source2006OriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->fogVolume) == 2, "Source2006OriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, styles) == 16, "Source2006OriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->styles) == 4, "Source2006OriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, lightOffset) == 20, "Source2006OriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->lightOffset) == 4, "Source2006OriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, area) == 24, "Source2006OriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->area) == 4, "Source2006OriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, lightmapMins) == 28, "Source2006OriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->lightmapMins) == 8, "Source2006OriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, lightmapSize) == 36, "Source2006OriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->lightmapSize) == 8, "Source2006OriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, originalFace) == 44, "Source2006OriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->originalFace) == 4, "Source2006OriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, firstPrimitive) == 50, "Source2006OriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->firstPrimitive) == 2, "Source2006OriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OriginalFace, smoothingGroups) == 52, "Source2006OriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OriginalFace *)0)->smoothingGroups) == 4, "Source2006OriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct Source2006DisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} Source2006DisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementVertex) == 20, "Source2006DisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementVertex, direction) == 0, "Source2006DisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementVertex *)0)->direction) == 12, "Source2006DisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementVertex, distance) == 12, "Source2006DisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementVertex *)0)->distance) == 4, "Source2006DisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DisplacementVertex, alpha) == 16, "Source2006DisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DisplacementVertex *)0)->alpha) == 4, "Source2006DisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct Source2006StaticPropV4 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} Source2006StaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV4) == 56, "Source2006StaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, origin) == 0, "Source2006StaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->origin) == 12, "Source2006StaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, angles) == 12, "Source2006StaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->angles) == 12, "Source2006StaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, model) == 24, "Source2006StaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->model) == 2, "Source2006StaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, firstLeaf) == 26, "Source2006StaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->firstLeaf) == 2, "Source2006StaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, leafCount) == 28, "Source2006StaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->leafCount) == 2, "Source2006StaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, solid) == 30, "Source2006StaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->solid) == 1, "Source2006StaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, flags) == 31, "Source2006StaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->flags) == 1, "Source2006StaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, skin) == 32, "Source2006StaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->skin) == 4, "Source2006StaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, fadeMinDistance) == 36, "Source2006StaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, fadeMaxDistance) == 40, "Source2006StaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV4, lightingOrigin) == 44, "Source2006StaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV4 *)0)->lightingOrigin) == 12, "Source2006StaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2006StaticPropV5 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV5) == 60, "Source2006StaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, origin) == 0, "Source2006StaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->origin) == 12, "Source2006StaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, angles) == 12, "Source2006StaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->angles) == 12, "Source2006StaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, model) == 24, "Source2006StaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->model) == 2, "Source2006StaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, firstLeaf) == 26, "Source2006StaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->firstLeaf) == 2, "Source2006StaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, leafCount) == 28, "Source2006StaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->leafCount) == 2, "Source2006StaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, solid) == 30, "Source2006StaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->solid) == 1, "Source2006StaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, flags) == 31, "Source2006StaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->flags) == 1, "Source2006StaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, skin) == 32, "Source2006StaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->skin) == 4, "Source2006StaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, fadeMinDistance) == 36, "Source2006StaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, fadeMaxDistance) == 40, "Source2006StaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, lightingOrigin) == 44, "Source2006StaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->lightingOrigin) == 12, "Source2006StaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5, forcedFadeScale) == 56, "Source2006StaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV5TheShip {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV5TheShip) == 188, "Source2006StaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, origin) == 0, "Source2006StaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->origin) == 12, "Source2006StaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, angles) == 12, "Source2006StaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->angles) == 12, "Source2006StaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, model) == 24, "Source2006StaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->model) == 2, "Source2006StaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, firstLeaf) == 26, "Source2006StaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->firstLeaf) == 2, "Source2006StaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, leafCount) == 28, "Source2006StaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->leafCount) == 2, "Source2006StaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, solid) == 30, "Source2006StaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->solid) == 1, "Source2006StaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, flags) == 31, "Source2006StaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->flags) == 1, "Source2006StaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, skin) == 32, "Source2006StaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->skin) == 4, "Source2006StaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, fadeMinDistance) == 36, "Source2006StaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->fadeMinDistance) == 4, "Source2006StaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, fadeMaxDistance) == 40, "Source2006StaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, lightingOrigin) == 44, "Source2006StaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->lightingOrigin) == 12, "Source2006StaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, forcedFadeScale) == 56, "Source2006StaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->forcedFadeScale) == 4, "Source2006StaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV5TheShip, name) == 60, "Source2006StaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV5TheShip *)0)->name) == 128, "Source2006StaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2006StaticPropV6 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV6) == 64, "Source2006StaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, origin) == 0, "Source2006StaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->origin) == 12, "Source2006StaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, angles) == 12, "Source2006StaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->angles) == 12, "Source2006StaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, model) == 24, "Source2006StaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->model) == 2, "Source2006StaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, firstLeaf) == 26, "Source2006StaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->firstLeaf) == 2, "Source2006StaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, leafCount) == 28, "Source2006StaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->leafCount) == 2, "Source2006StaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, solid) == 30, "Source2006StaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->solid) == 1, "Source2006StaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, flags) == 31, "Source2006StaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->flags) == 1, "Source2006StaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, skin) == 32, "Source2006StaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->skin) == 4, "Source2006StaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, fadeMinDistance) == 36, "Source2006StaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, fadeMaxDistance) == 40, "Source2006StaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, lightingOrigin) == 44, "Source2006StaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->lightingOrigin) == 12, "Source2006StaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, forcedFadeScale) == 56, "Source2006StaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, minDirectX) == 60, "Source2006StaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->minDirectX) == 2, "Source2006StaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6, maxDirectX) == 62, "Source2006StaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6 *)0)->maxDirectX) == 2, "Source2006StaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV6BloodyGoodTime) == 192, "Source2006StaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, origin) == 0, "Source2006StaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->origin) == 12, "Source2006StaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, angles) == 12, "Source2006StaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->angles) == 12, "Source2006StaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, model) == 24, "Source2006StaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->model) == 2, "Source2006StaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, firstLeaf) == 26, "Source2006StaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "Source2006StaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, leafCount) == 28, "Source2006StaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "Source2006StaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, solid) == 30, "Source2006StaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->solid) == 1, "Source2006StaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, flags) == 31, "Source2006StaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->flags) == 1, "Source2006StaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, skin) == 32, "Source2006StaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->skin) == 4, "Source2006StaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "Source2006StaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "Source2006StaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "Source2006StaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, lightingOrigin) == 44, "Source2006StaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "Source2006StaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "Source2006StaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "Source2006StaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, minDirectX) == 60, "Source2006StaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "Source2006StaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, maxDirectX) == 62, "Source2006StaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "Source2006StaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6BloodyGoodTime, name) == 64, "Source2006StaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6BloodyGoodTime *)0)->name) == 128, "Source2006StaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV6DarkMessiah {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV6DarkMessiah) == 136, "Source2006StaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, origin) == 0, "Source2006StaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->origin) == 12, "Source2006StaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, angles) == 12, "Source2006StaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->angles) == 12, "Source2006StaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, model) == 24, "Source2006StaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->model) == 2, "Source2006StaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, firstLeaf) == 26, "Source2006StaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "Source2006StaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, leafCount) == 28, "Source2006StaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->leafCount) == 2, "Source2006StaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, solid) == 30, "Source2006StaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->solid) == 1, "Source2006StaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, flags) == 31, "Source2006StaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->flags) == 1, "Source2006StaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, skin) == 32, "Source2006StaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->skin) == 4, "Source2006StaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, fadeMinDistance) == 36, "Source2006StaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "Source2006StaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, fadeMaxDistance) == 40, "Source2006StaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, lightingOrigin) == 44, "Source2006StaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "Source2006StaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, forcedFadeScale) == 56, "Source2006StaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "Source2006StaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, minDirectX) == 60, "Source2006StaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->minDirectX) == 2, "Source2006StaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, maxDirectX) == 62, "Source2006StaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "Source2006StaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV6DarkMessiah, unknown0x40) == 64, "Source2006StaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "Source2006StaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Source2006StaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropScale) == 16, "Source2006StaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropScale, prop) == 0, "Source2006StaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropScale *)0)->prop) == 4, "Source2006StaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropScale, scale) == 4, "Source2006StaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropScale *)0)->scale) == 12, "Source2006StaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct Source2006StaticPropV7 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV7) == 68, "Source2006StaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, origin) == 0, "Source2006StaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->origin) == 12, "Source2006StaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, angles) == 12, "Source2006StaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->angles) == 12, "Source2006StaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, model) == 24, "Source2006StaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->model) == 2, "Source2006StaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, firstLeaf) == 26, "Source2006StaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->firstLeaf) == 2, "Source2006StaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, leafCount) == 28, "Source2006StaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->leafCount) == 2, "Source2006StaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, solid) == 30, "Source2006StaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->solid) == 1, "Source2006StaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, flags) == 31, "Source2006StaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->flags) == 1, "Source2006StaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, skin) == 32, "Source2006StaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->skin) == 4, "Source2006StaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, fadeMinDistance) == 36, "Source2006StaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, fadeMaxDistance) == 40, "Source2006StaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, lightingOrigin) == 44, "Source2006StaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->lightingOrigin) == 12, "Source2006StaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, forcedFadeScale) == 56, "Source2006StaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, minDirectX) == 60, "Source2006StaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->minDirectX) == 2, "Source2006StaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, maxDirectX) == 62, "Source2006StaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->maxDirectX) == 2, "Source2006StaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7, color) == 64, "Source2006StaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7 *)0)->color) == 4, "Source2006StaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV7ZenoClash {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV7ZenoClash) == 68, "Source2006StaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, origin) == 0, "Source2006StaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->origin) == 12, "Source2006StaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, angles) == 12, "Source2006StaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->angles) == 12, "Source2006StaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, model) == 24, "Source2006StaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->model) == 2, "Source2006StaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, firstLeaf) == 26, "Source2006StaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->firstLeaf) == 2, "Source2006StaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, leafCount) == 28, "Source2006StaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->leafCount) == 2, "Source2006StaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, solid) == 30, "Source2006StaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->solid) == 1, "Source2006StaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, flags) == 31, "Source2006StaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->flags) == 1, "Source2006StaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, skin) == 32, "Source2006StaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->skin) == 4, "Source2006StaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, fadeMinDistance) == 36, "Source2006StaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "Source2006StaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, fadeMaxDistance) == 40, "Source2006StaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, lightingOrigin) == 44, "Source2006StaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "Source2006StaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, forcedFadeScale) == 56, "Source2006StaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "Source2006StaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, minDirectX) == 60, "Source2006StaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->minDirectX) == 2, "Source2006StaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, maxDirectX) == 62, "Source2006StaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->maxDirectX) == 2, "Source2006StaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV7ZenoClash, unknown0x40) == 64, "Source2006StaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV7ZenoClash *)0)->unknown0x40) == 4, "Source2006StaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct Source2006StaticPropV8 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV8) == 68, "Source2006StaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, origin) == 0, "Source2006StaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->origin) == 12, "Source2006StaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, angles) == 12, "Source2006StaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->angles) == 12, "Source2006StaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, model) == 24, "Source2006StaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->model) == 2, "Source2006StaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, firstLeaf) == 26, "Source2006StaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->firstLeaf) == 2, "Source2006StaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, leafCount) == 28, "Source2006StaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->leafCount) == 2, "Source2006StaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, solid) == 30, "Source2006StaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->solid) == 1, "Source2006StaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, flags) == 31, "Source2006StaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->flags) == 1, "Source2006StaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, skin) == 32, "Source2006StaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->skin) == 4, "Source2006StaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, fadeMinDistance) == 36, "Source2006StaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, fadeMaxDistance) == 40, "Source2006StaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, lightingOrigin) == 44, "Source2006StaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->lightingOrigin) == 12, "Source2006StaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, forcedFadeScale) == 56, "Source2006StaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, minCpuLevel) == 60, "Source2006StaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->minCpuLevel) == 1, "Source2006StaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, maxCpuLevel) == 61, "Source2006StaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->maxCpuLevel) == 1, "Source2006StaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, minGpuLevel) == 62, "Source2006StaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->minGpuLevel) == 1, "Source2006StaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, maxGpuLevel) == 63, "Source2006StaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->maxGpuLevel) == 1, "Source2006StaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8, color) == 64, "Source2006StaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8 *)0)->color) == 4, "Source2006StaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct Source2006StaticPropV8Vindictus {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV8Vindictus) == 72, "Source2006StaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, origin) == 0, "Source2006StaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->origin) == 12, "Source2006StaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, angles) == 12, "Source2006StaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->angles) == 12, "Source2006StaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, model) == 24, "Source2006StaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->model) == 2, "Source2006StaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, firstLeaf) == 26, "Source2006StaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->firstLeaf) == 2, "Source2006StaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, leafCount) == 28, "Source2006StaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->leafCount) == 2, "Source2006StaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, solid) == 30, "Source2006StaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->solid) == 1, "Source2006StaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, flags) == 31, "Source2006StaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->flags) == 1, "Source2006StaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, skin) == 32, "Source2006StaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->skin) == 4, "Source2006StaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, fadeMinDistance) == 36, "Source2006StaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "Source2006StaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, fadeMaxDistance) == 40, "Source2006StaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, lightingOrigin) == 44, "Source2006StaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->lightingOrigin) == 12, "Source2006StaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, forcedFadeScale) == 56, "Source2006StaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "Source2006StaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, minDirectX) == 60, "Source2006StaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->minDirectX) == 2, "Source2006StaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, maxDirectX) == 62, "Source2006StaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->maxDirectX) == 2, "Source2006StaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV8Vindictus, unknown0x40) == 64, "Source2006StaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV8Vindictus *)0)->unknown0x40) == 8, "Source2006StaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2006StaticPropV9 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV9) == 72, "Source2006StaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, origin) == 0, "Source2006StaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->origin) == 12, "Source2006StaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, angles) == 12, "Source2006StaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->angles) == 12, "Source2006StaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, model) == 24, "Source2006StaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->model) == 2, "Source2006StaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, firstLeaf) == 26, "Source2006StaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->firstLeaf) == 2, "Source2006StaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, leafCount) == 28, "Source2006StaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->leafCount) == 2, "Source2006StaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, solid) == 30, "Source2006StaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->solid) == 1, "Source2006StaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, flags) == 31, "Source2006StaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->flags) == 1, "Source2006StaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, skin) == 32, "Source2006StaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->skin) == 4, "Source2006StaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, fadeMinDistance) == 36, "Source2006StaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, fadeMaxDistance) == 40, "Source2006StaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, lightingOrigin) == 44, "Source2006StaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->lightingOrigin) == 12, "Source2006StaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, forcedFadeScale) == 56, "Source2006StaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, minCpuLevel) == 60, "Source2006StaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->minCpuLevel) == 1, "Source2006StaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, maxCpuLevel) == 61, "Source2006StaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->maxCpuLevel) == 1, "Source2006StaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, minGpuLevel) == 62, "Source2006StaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->minGpuLevel) == 1, "Source2006StaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, maxGpuLevel) == 63, "Source2006StaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->maxGpuLevel) == 1, "Source2006StaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, color) == 64, "Source2006StaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->color) == 4, "Source2006StaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9, disableXbox360) == 68, "Source2006StaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9 *)0)->disableXbox360) == 1, "Source2006StaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV9DearEsther {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
} Source2006StaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV9DearEsther) == 76, "Source2006StaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, origin) == 0, "Source2006StaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->origin) == 12, "Source2006StaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, angles) == 12, "Source2006StaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->angles) == 12, "Source2006StaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, model) == 24, "Source2006StaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->model) == 2, "Source2006StaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, firstLeaf) == 26, "Source2006StaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->firstLeaf) == 2, "Source2006StaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, leafCount) == 28, "Source2006StaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->leafCount) == 2, "Source2006StaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, solid) == 30, "Source2006StaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->solid) == 1, "Source2006StaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, flags) == 31, "Source2006StaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->flags) == 1, "Source2006StaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, unknown0x20) == 32, "Source2006StaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->unknown0x20) == 4, "Source2006StaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, skin) == 36, "Source2006StaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->skin) == 4, "Source2006StaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, fadeMinDistance) == 40, "Source2006StaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "Source2006StaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, fadeMaxDistance) == 44, "Source2006StaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, lightingOrigin) == 48, "Source2006StaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->lightingOrigin) == 12, "Source2006StaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, forcedFadeScale) == 60, "Source2006StaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "Source2006StaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, minCpuLevel) == 64, "Source2006StaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->minCpuLevel) == 1, "Source2006StaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, maxCpuLevel) == 65, "Source2006StaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "Source2006StaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, minGpuLevel) == 66, "Source2006StaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->minGpuLevel) == 1, "Source2006StaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, maxGpuLevel) == 67, "Source2006StaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "Source2006StaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, color) == 68, "Source2006StaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->color) == 4, "Source2006StaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV9DearEsther, disableXbox360) == 72, "Source2006StaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV9DearEsther *)0)->disableXbox360) == 1, "Source2006StaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct Source2006StaticPropV10 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} Source2006StaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV10) == 72, "Source2006StaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, origin) == 0, "Source2006StaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->origin) == 12, "Source2006StaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, angles) == 12, "Source2006StaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->angles) == 12, "Source2006StaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, model) == 24, "Source2006StaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->model) == 2, "Source2006StaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, firstLeaf) == 26, "Source2006StaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->firstLeaf) == 2, "Source2006StaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, leafCount) == 28, "Source2006StaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->leafCount) == 2, "Source2006StaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, solid) == 30, "Source2006StaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->solid) == 1, "Source2006StaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, skin) == 32, "Source2006StaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->skin) == 4, "Source2006StaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, fadeMinDistance) == 36, "Source2006StaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, fadeMaxDistance) == 40, "Source2006StaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, lightingOrigin) == 44, "Source2006StaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->lightingOrigin) == 12, "Source2006StaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, forcedFadeScale) == 56, "Source2006StaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, minDirectX) == 60, "Source2006StaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->minDirectX) == 2, "Source2006StaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, maxDirectX) == 62, "Source2006StaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->maxDirectX) == 2, "Source2006StaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, flags) == 64, "Source2006StaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->flags) == 4, "Source2006StaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, lightmapWidth) == 68, "Source2006StaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->lightmapWidth) == 2, "Source2006StaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10, lightmapHeight) == 70, "Source2006StaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10 *)0)->lightmapHeight) == 2, "Source2006StaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV10GlobalOffensive {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Source2006StaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV10GlobalOffensive) == 76, "Source2006StaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, origin) == 0, "Source2006StaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->origin) == 12, "Source2006StaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, angles) == 12, "Source2006StaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->angles) == 12, "Source2006StaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, model) == 24, "Source2006StaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->model) == 2, "Source2006StaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, firstLeaf) == 26, "Source2006StaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "Source2006StaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, leafCount) == 28, "Source2006StaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->leafCount) == 2, "Source2006StaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, solid) == 30, "Source2006StaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->solid) == 1, "Source2006StaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, flags) == 31, "Source2006StaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->flags) == 1, "Source2006StaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, skin) == 32, "Source2006StaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->skin) == 4, "Source2006StaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, fadeMinDistance) == 36, "Source2006StaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "Source2006StaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "Source2006StaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, lightingOrigin) == 44, "Source2006StaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "Source2006StaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, forcedFadeScale) == 56, "Source2006StaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "Source2006StaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, minCpuLevel) == 60, "Source2006StaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "Source2006StaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, maxCpuLevel) == 61, "Source2006StaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "Source2006StaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, minGpuLevel) == 62, "Source2006StaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "Source2006StaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, maxGpuLevel) == 63, "Source2006StaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "Source2006StaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, color) == 64, "Source2006StaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->color) == 4, "Source2006StaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, disableXbox360) == 68, "Source2006StaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "Source2006StaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV10GlobalOffensive, flagsEx) == 72, "Source2006StaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "Source2006StaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV11GlobalOffensive {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} Source2006StaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV11GlobalOffensive) == 80, "Source2006StaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, origin) == 0, "Source2006StaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->origin) == 12, "Source2006StaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, angles) == 12, "Source2006StaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->angles) == 12, "Source2006StaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, model) == 24, "Source2006StaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->model) == 2, "Source2006StaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, firstLeaf) == 26, "Source2006StaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "Source2006StaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, leafCount) == 28, "Source2006StaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->leafCount) == 2, "Source2006StaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, solid) == 30, "Source2006StaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->solid) == 1, "Source2006StaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, flags) == 31, "Source2006StaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->flags) == 1, "Source2006StaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, skin) == 32, "Source2006StaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->skin) == 4, "Source2006StaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, fadeMinDistance) == 36, "Source2006StaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "Source2006StaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "Source2006StaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, lightingOrigin) == 44, "Source2006StaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "Source2006StaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, forcedFadeScale) == 56, "Source2006StaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "Source2006StaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, minCpuLevel) == 60, "Source2006StaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "Source2006StaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, maxCpuLevel) == 61, "Source2006StaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "Source2006StaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, minGpuLevel) == 62, "Source2006StaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "Source2006StaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, maxGpuLevel) == 63, "Source2006StaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "Source2006StaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, color) == 64, "Source2006StaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->color) == 4, "Source2006StaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, disableXbox360) == 68, "Source2006StaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "Source2006StaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, flagsEx) == 72, "Source2006StaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "Source2006StaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11GlobalOffensive, scale) == 76, "Source2006StaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11GlobalOffensive *)0)->scale) == 4, "Source2006StaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV11BlackMesaLite {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Source2006StaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV11BlackMesaLite) == 76, "Source2006StaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, origin) == 0, "Source2006StaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->origin) == 12, "Source2006StaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, angles) == 12, "Source2006StaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->angles) == 12, "Source2006StaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, model) == 24, "Source2006StaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->model) == 2, "Source2006StaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, firstLeaf) == 26, "Source2006StaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "Source2006StaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, leafCount) == 28, "Source2006StaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->leafCount) == 2, "Source2006StaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, solid) == 30, "Source2006StaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->solid) == 1, "Source2006StaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, skin) == 32, "Source2006StaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->skin) == 4, "Source2006StaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, fadeMinDistance) == 36, "Source2006StaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "Source2006StaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "Source2006StaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, lightingOrigin) == 44, "Source2006StaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "Source2006StaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, forcedFadeScale) == 56, "Source2006StaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "Source2006StaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, minDirectX) == 60, "Source2006StaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "Source2006StaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, maxDirectX) == 62, "Source2006StaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "Source2006StaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, flags) == 64, "Source2006StaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->flags) == 4, "Source2006StaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, lightmapWidth) == 68, "Source2006StaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "Source2006StaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, lightmapHeight) == 70, "Source2006StaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "Source2006StaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesaLite, color) == 72, "Source2006StaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesaLite *)0)->color) == 4, "Source2006StaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct Source2006StaticPropV11Merubasu {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} Source2006StaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV11Merubasu) == 76, "Source2006StaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, origin) == 0, "Source2006StaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->origin) == 12, "Source2006StaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, angles) == 12, "Source2006StaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->angles) == 12, "Source2006StaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, model) == 24, "Source2006StaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->model) == 2, "Source2006StaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, firstLeaf) == 26, "Source2006StaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->firstLeaf) == 2, "Source2006StaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, leafCount) == 28, "Source2006StaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->leafCount) == 2, "Source2006StaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, solid) == 30, "Source2006StaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->solid) == 1, "Source2006StaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, skin) == 32, "Source2006StaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->skin) == 4, "Source2006StaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, fadeMinDistance) == 36, "Source2006StaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "Source2006StaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, fadeMaxDistance) == 40, "Source2006StaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, lightingOrigin) == 44, "Source2006StaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->lightingOrigin) == 12, "Source2006StaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, forcedFadeScale) == 56, "Source2006StaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "Source2006StaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, minDirectX) == 60, "Source2006StaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->minDirectX) == 2, "Source2006StaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, maxDirectX) == 62, "Source2006StaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->maxDirectX) == 2, "Source2006StaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, flags) == 64, "Source2006StaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->flags) == 4, "Source2006StaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, lightmapWidth) == 68, "Source2006StaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->lightmapWidth) == 2, "Source2006StaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, lightmapHeight) == 70, "Source2006StaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->lightmapHeight) == 2, "Source2006StaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11Merubasu, scale) == 72, "Source2006StaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11Merubasu *)0)->scale) == 4, "Source2006StaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV11BlackMesa {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Source2006StaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV11BlackMesa) == 80, "Source2006StaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, origin) == 0, "Source2006StaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->origin) == 12, "Source2006StaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, angles) == 12, "Source2006StaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->angles) == 12, "Source2006StaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, model) == 24, "Source2006StaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->model) == 2, "Source2006StaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, firstLeaf) == 26, "Source2006StaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->firstLeaf) == 2, "Source2006StaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, leafCount) == 28, "Source2006StaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->leafCount) == 2, "Source2006StaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, solid) == 30, "Source2006StaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->solid) == 1, "Source2006StaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, skin) == 32, "Source2006StaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->skin) == 4, "Source2006StaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, fadeMinDistance) == 36, "Source2006StaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "Source2006StaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, fadeMaxDistance) == 40, "Source2006StaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, lightingOrigin) == 44, "Source2006StaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "Source2006StaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, forcedFadeScale) == 56, "Source2006StaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "Source2006StaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, minDirectX) == 60, "Source2006StaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->minDirectX) == 2, "Source2006StaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, maxDirectX) == 62, "Source2006StaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->maxDirectX) == 2, "Source2006StaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, flags) == 64, "Source2006StaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->flags) == 4, "Source2006StaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, lightmapWidth) == 68, "Source2006StaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "Source2006StaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, lightmapHeight) == 70, "Source2006StaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "Source2006StaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, color) == 72, "Source2006StaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->color) == 4, "Source2006StaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV11BlackMesa, flagsEx) == 76, "Source2006StaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV11BlackMesa *)0)->flagsEx) == 4, "Source2006StaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006StaticPropV13 {
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
  /** How it collides. Values: SOURCE_2006_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: SOURCE_2006_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Source2006StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropV13) == 88, "Source2006StaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, origin) == 0, "Source2006StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->origin) == 12, "Source2006StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, angles) == 12, "Source2006StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->angles) == 12, "Source2006StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, model) == 24, "Source2006StaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->model) == 2, "Source2006StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, firstLeaf) == 26, "Source2006StaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->firstLeaf) == 2, "Source2006StaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, leafCount) == 28, "Source2006StaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->leafCount) == 2, "Source2006StaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, solid) == 30, "Source2006StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->solid) == 1, "Source2006StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, flags) == 31, "Source2006StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->flags) == 1, "Source2006StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, skin) == 32, "Source2006StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->skin) == 4, "Source2006StaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, fadeMinDistance) == 36, "Source2006StaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->fadeMinDistance) == 4, "Source2006StaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, fadeMaxDistance) == 40, "Source2006StaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->fadeMaxDistance) == 4, "Source2006StaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, lightingOrigin) == 44, "Source2006StaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->lightingOrigin) == 12, "Source2006StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, forcedFadeScale) == 56, "Source2006StaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->forcedFadeScale) == 4, "Source2006StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, minCpuLevel) == 60, "Source2006StaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->minCpuLevel) == 1, "Source2006StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, maxCpuLevel) == 61, "Source2006StaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->maxCpuLevel) == 1, "Source2006StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, minGpuLevel) == 62, "Source2006StaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->minGpuLevel) == 1, "Source2006StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, maxGpuLevel) == 63, "Source2006StaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->maxGpuLevel) == 1, "Source2006StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, color) == 64, "Source2006StaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->color) == 4, "Source2006StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, disableXbox360) == 68, "Source2006StaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->disableXbox360) == 1, "Source2006StaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, flagsEx) == 72, "Source2006StaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->flagsEx) == 4, "Source2006StaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropV13, scale) == 76, "Source2006StaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropV13 *)0)->scale) == 12, "Source2006StaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct Source2006DetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} Source2006DetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailSprite) == 32, "Source2006DetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailSprite, upperLeft) == 0, "Source2006DetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailSprite *)0)->upperLeft) == 8, "Source2006DetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailSprite, lowerRight) == 8, "Source2006DetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailSprite *)0)->lowerRight) == 8, "Source2006DetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailSprite, textureUpperLeft) == 16, "Source2006DetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailSprite *)0)->textureUpperLeft) == 8, "Source2006DetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailSprite, textureLowerRight) == 24, "Source2006DetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailSprite *)0)->textureLowerRight) == 8, "Source2006DetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct Source2006DetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Source2006ColorRgbExp light;
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
  /** How it turns to who looks at it. Values: SOURCE_2006_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: SOURCE_2006_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} Source2006DetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailProp) == 52, "Source2006DetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, origin) == 0, "Source2006DetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->origin) == 12, "Source2006DetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, angles) == 12, "Source2006DetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->angles) == 12, "Source2006DetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, detail) == 24, "Source2006DetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->detail) == 2, "Source2006DetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, leaf) == 26, "Source2006DetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->leaf) == 2, "Source2006DetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, light) == 28, "Source2006DetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->light) == 4, "Source2006DetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, firstLightStyle) == 32, "Source2006DetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->firstLightStyle) == 4, "Source2006DetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, lightStyleCount) == 36, "Source2006DetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->lightStyleCount) == 1, "Source2006DetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, sway) == 37, "Source2006DetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->sway) == 1, "Source2006DetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, shapeAngle) == 38, "Source2006DetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->shapeAngle) == 1, "Source2006DetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, shapeSize) == 39, "Source2006DetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->shapeSize) == 1, "Source2006DetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, orientation) == 40, "Source2006DetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->orientation) == 1, "Source2006DetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, padding1) == 41, "Source2006DetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->padding1) == 3, "Source2006DetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, type) == 44, "Source2006DetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->type) == 1, "Source2006DetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, padding2) == 45, "Source2006DetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->padding2) == 3, "Source2006DetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailProp, scale) == 48, "Source2006DetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailProp *)0)->scale) == 4, "Source2006DetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct Source2006DetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Source2006ColorRgbExp light;
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
} Source2006DetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailPropV2) == 40, "Source2006DetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, origin) == 0, "Source2006DetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->origin) == 12, "Source2006DetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, angles) == 12, "Source2006DetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->angles) == 12, "Source2006DetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, detail) == 24, "Source2006DetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->detail) == 2, "Source2006DetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, leaf) == 26, "Source2006DetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->leaf) == 2, "Source2006DetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, light) == 28, "Source2006DetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->light) == 4, "Source2006DetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, firstLightStyle) == 32, "Source2006DetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->firstLightStyle) == 4, "Source2006DetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, lightStyleCount) == 36, "Source2006DetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->lightStyleCount) == 1, "Source2006DetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, sway) == 37, "Source2006DetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->sway) == 1, "Source2006DetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, shapeAngle) == 38, "Source2006DetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->shapeAngle) == 1, "Source2006DetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropV2, shapeSize) == 39, "Source2006DetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropV2 *)0)->shapeSize) == 1, "Source2006DetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct Source2006DetailPropLightStyle {
  /** The light. */
  Source2006ColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} Source2006DetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailPropLightStyle) == 5, "Source2006DetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropLightStyle, light) == 0, "Source2006DetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropLightStyle *)0)->light) == 4, "Source2006DetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropLightStyle, style) == 4, "Source2006DetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropLightStyle *)0)->style) == 1, "Source2006DetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct Source2006LeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} Source2006LeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LeafWaterData) == 12, "Source2006LeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafWaterData, surfaceZ) == 0, "Source2006LeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafWaterData *)0)->surfaceZ) == 4, "Source2006LeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafWaterData, minZ) == 4, "Source2006LeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafWaterData *)0)->minZ) == 4, "Source2006LeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006LeafWaterData, surfaceTexture) == 8, "Source2006LeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006LeafWaterData *)0)->surfaceTexture) == 2, "Source2006LeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct Source2006Primitive {
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
} Source2006Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Primitive) == 10, "Source2006Primitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Primitive, type) == 0, "Source2006Primitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Primitive *)0)->type) == 2, "Source2006Primitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Primitive, firstIndex) == 2, "Source2006Primitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Primitive *)0)->firstIndex) == 2, "Source2006Primitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Primitive, indexCount) == 4, "Source2006Primitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Primitive *)0)->indexCount) == 2, "Source2006Primitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Primitive, firstVertex) == 6, "Source2006Primitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Primitive *)0)->firstVertex) == 2, "Source2006Primitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Primitive, vertexCount) == 8, "Source2006Primitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Primitive *)0)->vertexCount) == 2, "Source2006Primitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct Source2006CubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} Source2006CubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006CubemapSample) == 16, "Source2006CubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006CubemapSample, origin) == 0, "Source2006CubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006CubemapSample *)0)->origin) == 12, "Source2006CubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006CubemapSample, size) == 12, "Source2006CubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006CubemapSample *)0)->size) == 4, "Source2006CubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct Source2006Overlay {
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
} Source2006Overlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006Overlay) == 352, "Source2006Overlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, id) == 0, "Source2006Overlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->id) == 4, "Source2006Overlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, texture) == 4, "Source2006Overlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->texture) == 2, "Source2006Overlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, faces) == 8, "Source2006Overlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->faces) == 256, "Source2006Overlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, u) == 264, "Source2006Overlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->u) == 8, "Source2006Overlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, v) == 272, "Source2006Overlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->v) == 8, "Source2006Overlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, uvPoints) == 280, "Source2006Overlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->uvPoints) == 48, "Source2006Overlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, origin) == 328, "Source2006Overlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->origin) == 12, "Source2006Overlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006Overlay, normal) == 340, "Source2006Overlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006Overlay *)0)->normal) == 12, "Source2006Overlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct Source2006WaterOverlay {
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
} Source2006WaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006WaterOverlay) == 1120, "Source2006WaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, id) == 0, "Source2006WaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->id) == 4, "Source2006WaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, texture) == 4, "Source2006WaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->texture) == 2, "Source2006WaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, faces) == 8, "Source2006WaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->faces) == 1024, "Source2006WaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, u) == 1032, "Source2006WaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->u) == 8, "Source2006WaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, v) == 1040, "Source2006WaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->v) == 8, "Source2006WaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, uvPoints) == 1048, "Source2006WaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->uvPoints) == 48, "Source2006WaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, origin) == 1096, "Source2006WaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->origin) == 12, "Source2006WaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006WaterOverlay, normal) == 1108, "Source2006WaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006WaterOverlay *)0)->normal) == 12, "Source2006WaterOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Source2006VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006VerticesElement) == 12, "Source2006VerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2006OccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Source2006OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Source2006OcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Source2006OcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006OcclusionWithoutAreaHead) == 4, "Source2006OcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OcclusionWithoutAreaHead, occluderCount) == 0, "Source2006OcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OcclusionWithoutAreaHead *)0)->occluderCount) == 4, "Source2006OcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2006Occluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Source2006OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Source2006OcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Source2006OcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006OcclusionHead) == 4, "Source2006OcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006OcclusionHead, occluderCount) == 0, "Source2006OcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006OcclusionHead *)0)->occluderCount) == 4, "Source2006OcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t Source2006FaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006FaceIdsElement) == 2, "Source2006FaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t Source2006SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006SurfedgesElement) == 4, "Source2006SurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t Source2006LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LeafFacesElement) == 2, "Source2006LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t Source2006LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LeafBrushesElement) == 2, "Source2006LeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t Source2006PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006PortalVerticesElement) == 2, "Source2006PortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t Source2006ClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006ClusterPortalsElement) == 2, "Source2006ClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Source2006VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006VertexNormalsElement) == 12, "Source2006VertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t Source2006VertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006VertexNormalIndicesElement) == 2, "Source2006VertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t Source2006DisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementLightmapAlphasElement) == 1, "Source2006DisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV4 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV4Head) == 4, "Source2006StaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV4Head, modelCount) == 0, "Source2006StaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV4Head *)0)->modelCount) == 4, "Source2006StaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV5 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV5Head) == 4, "Source2006StaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV5Head, modelCount) == 0, "Source2006StaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV5Head *)0)->modelCount) == 4, "Source2006StaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV5TheShipHead) == 4, "Source2006StaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV5TheShipHead, modelCount) == 0, "Source2006StaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV5TheShipHead *)0)->modelCount) == 4, "Source2006StaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV6 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV6Head) == 4, "Source2006StaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV6Head, modelCount) == 0, "Source2006StaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV6Head *)0)->modelCount) == 4, "Source2006StaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV6BloodyGoodTimeHead) == 4, "Source2006StaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "Source2006StaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "Source2006StaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV6DarkMessiahHead) == 4, "Source2006StaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV6DarkMessiahHead, modelCount) == 0, "Source2006StaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "Source2006StaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2006StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV5 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV6VindictusHead) == 4, "Source2006StaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV6VindictusHead, modelCount) == 0, "Source2006StaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV6VindictusHead *)0)->modelCount) == 4, "Source2006StaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV7 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV7Head) == 4, "Source2006StaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV7Head, modelCount) == 0, "Source2006StaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV7Head *)0)->modelCount) == 4, "Source2006StaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV7ZenoClashHead) == 4, "Source2006StaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV7ZenoClashHead, modelCount) == 0, "Source2006StaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "Source2006StaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2006StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV6 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV7VindictusHead) == 4, "Source2006StaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV7VindictusHead, modelCount) == 0, "Source2006StaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV7VindictusHead *)0)->modelCount) == 4, "Source2006StaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV8 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV8Head) == 4, "Source2006StaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV8Head, modelCount) == 0, "Source2006StaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV8Head *)0)->modelCount) == 4, "Source2006StaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2006StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV8VindictusHead) == 4, "Source2006StaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV8VindictusHead, modelCount) == 0, "Source2006StaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV8VindictusHead *)0)->modelCount) == 4, "Source2006StaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV9 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV9Head) == 4, "Source2006StaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV9Head, modelCount) == 0, "Source2006StaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV9Head *)0)->modelCount) == 4, "Source2006StaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV9DearEstherHead) == 4, "Source2006StaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV9DearEstherHead, modelCount) == 0, "Source2006StaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV9DearEstherHead *)0)->modelCount) == 4, "Source2006StaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV10 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV10Head) == 4, "Source2006StaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV10Head, modelCount) == 0, "Source2006StaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV10Head *)0)->modelCount) == 4, "Source2006StaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV10GlobalOffensiveHead) == 4, "Source2006StaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV10GlobalOffensiveHead, modelCount) == 0, "Source2006StaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "Source2006StaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV11GlobalOffensiveHead) == 4, "Source2006StaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV11GlobalOffensiveHead, modelCount) == 0, "Source2006StaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "Source2006StaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV11BlackMesaLiteHead) == 4, "Source2006StaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV11BlackMesaLiteHead, modelCount) == 0, "Source2006StaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "Source2006StaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV11MerubasuHead) == 4, "Source2006StaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV11MerubasuHead, modelCount) == 0, "Source2006StaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV11MerubasuHead *)0)->modelCount) == 4, "Source2006StaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV12StrataHead) == 4, "Source2006StaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV12StrataHead, modelCount) == 0, "Source2006StaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV12StrataHead *)0)->modelCount) == 4, "Source2006StaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV11BlackMesaHead) == 4, "Source2006StaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV11BlackMesaHead, modelCount) == 0, "Source2006StaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "Source2006StaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2006StaticPropV13 props[propCount]`: The props.
 */
typedef struct Source2006StaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Source2006StaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006StaticPropsV13StrataHead) == 4, "Source2006StaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006StaticPropsV13StrataHead, modelCount) == 0, "Source2006StaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006StaticPropsV13StrataHead *)0)->modelCount) == 4, "Source2006StaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `Source2006DetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `Source2006DetailProp props[propCount]`: The props.
 */
typedef struct Source2006DetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006DetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailPropsV4Head) == 4, "Source2006DetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropsV4Head, modelCount) == 0, "Source2006DetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropsV4Head *)0)->modelCount) == 4, "Source2006DetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `Source2006DetailPropV2 props[propCount]`: The props.
 */
typedef struct Source2006DetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} Source2006DetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailPropsV2Head) == 4, "Source2006DetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropsV2Head, modelCount) == 0, "Source2006DetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropsV2Head *)0)->modelCount) == 4, "Source2006DetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2006DetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct Source2006DetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} Source2006DetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DetailPropLightHead) == 4, "Source2006DetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006DetailPropLightHead, count) == 0, "Source2006DetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006DetailPropLightHead *)0)->count) == 4, "Source2006DetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2006ColorVariablesHead {
  /** Number of names. */
  int32_t count;
} Source2006ColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006ColorVariablesHead) == 4, "Source2006ColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2006ColorVariablesHead, count) == 0, "Source2006ColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2006ColorVariablesHead *)0)->count) == 4, "Source2006ColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } Source2006PrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006PrimitiveVerticesElement) == 12, "Source2006PrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t Source2006PrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006PrimitiveIndicesElement) == 2, "Source2006PrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } Source2006ClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006ClipPortalVerticesElement) == 12, "Source2006ClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t Source2006TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006TextureStringTableElement) == 4, "Source2006TextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t Source2006LeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006LeafMinDistanceToWaterElement) == 2, "Source2006LeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t Source2006FaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006FaceMacroTextureInfoElement) == 2, "Source2006FaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t Source2006DisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006DisplacementTrianglesElement) == 2, "Source2006DisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t Source2006MapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2006MapFlagsElement) == 4, "Source2006MapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_SOURCE_2006_H */
