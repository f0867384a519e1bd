/**
 * Half-Life 2 as it leaked in 2003, version 18: VBSP 18, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Half-Life 2 as it leaked in 2003, in its later maps: VBSP 18. The layout of the released game, but faces
 * hold the average of their light themselves.
 *
 * Sources: public readers, the article's table of versions; no such map is at hand.
 */
#ifndef BRUSHWORK_VALVE_HALF_LIFE2_BETA_18_H
#define BRUSHWORK_VALVE_HALF_LIFE2_BETA_18_H

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
#define HALF_LIFE2_BETA_18_LUMP_ENTITIES 0
/** Array of HalfLife2Beta18Plane. */
#define HALF_LIFE2_BETA_18_LUMP_PLANES 1
/** Array of HalfLife2Beta18TextureData. */
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of HalfLife2Beta18VerticesElement. */
#define HALF_LIFE2_BETA_18_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define HALF_LIFE2_BETA_18_LUMP_VISIBILITY 4
/** Array of HalfLife2Beta18Node. */
#define HALF_LIFE2_BETA_18_LUMP_NODES 5
/** Array of HalfLife2Beta18TextureInfo. */
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_INFO 6
/** Array of HalfLife2Beta18FaceAverageLight. */
#define HALF_LIFE2_BETA_18_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * HalfLife2Beta18ColorRgbExp.
 */
#define HALF_LIFE2_BETA_18_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: HalfLife2Beta18OcclusionWithoutAreaHead, and what its comment says.
 * - version 2: HalfLife2Beta18OcclusionHead, and what its comment says.
 */
#define HALF_LIFE2_BETA_18_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * Documents disagree on leaves of version 18, which all have lump version 0: sizes decide, with light where
 * both divide.
 * - layout with-light (version 0): Array of HalfLife2Beta18LeafVersion0.
 * - layout plain (version 0): Array of HalfLife2Beta18Leaf.
 */
#define HALF_LIFE2_BETA_18_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of HalfLife2Beta18FaceIdsElement. */
#define HALF_LIFE2_BETA_18_LUMP_FACE_IDS 11
/** Array of HalfLife2Beta18Edge. */
#define HALF_LIFE2_BETA_18_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * HalfLife2Beta18SurfedgesElement.
 */
#define HALF_LIFE2_BETA_18_LUMP_SURFEDGES 13
/** Array of HalfLife2Beta18Model. */
#define HALF_LIFE2_BETA_18_LUMP_MODELS 14
/** Array of HalfLife2Beta18WorldLight. */
#define HALF_LIFE2_BETA_18_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of HalfLife2Beta18LeafFacesElement. */
#define HALF_LIFE2_BETA_18_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of HalfLife2Beta18LeafBrushesElement. */
#define HALF_LIFE2_BETA_18_LUMP_LEAF_BRUSHES 17
/** Array of HalfLife2Beta18Brush. */
#define HALF_LIFE2_BETA_18_LUMP_BRUSHES 18
/** Array of HalfLife2Beta18BrushSide. */
#define HALF_LIFE2_BETA_18_LUMP_BRUSH_SIDES 19
/** Array of HalfLife2Beta18Area. */
#define HALF_LIFE2_BETA_18_LUMP_AREAS 20
/** Array of HalfLife2Beta18AreaPortal. */
#define HALF_LIFE2_BETA_18_LUMP_AREA_PORTALS 21
/** Array of HalfLife2Beta18Portal. */
#define HALF_LIFE2_BETA_18_LUMP_PORTALS 22
/** Array of HalfLife2Beta18Cluster. */
#define HALF_LIFE2_BETA_18_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of HalfLife2Beta18PortalVerticesElement. */
#define HALF_LIFE2_BETA_18_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of HalfLife2Beta18ClusterPortalsElement. */
#define HALF_LIFE2_BETA_18_LUMP_CLUSTER_PORTALS 25
/** Array of HalfLife2Beta18DisplacementInfo. */
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_INFO 26
/** Array of HalfLife2Beta18OriginalFaceAverageLight. */
#define HALF_LIFE2_BETA_18_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of HalfLife2Beta18VertexNormalsElement. */
#define HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * HalfLife2Beta18VertexNormalIndicesElement.
 */
#define HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * HalfLife2Beta18DisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of HalfLife2Beta18DisplacementVertex. */
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): HalfLife2Beta18StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): HalfLife2Beta18StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): HalfLife2Beta18StaticPropsV5TheShipHead, and what its comment
 * says.
 * - `sprp`, layout v6 (version 6): HalfLife2Beta18StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): HalfLife2Beta18StaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): HalfLife2Beta18StaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): HalfLife2Beta18StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): HalfLife2Beta18StaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): HalfLife2Beta18StaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): HalfLife2Beta18StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): HalfLife2Beta18StaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): HalfLife2Beta18StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): HalfLife2Beta18StaticPropsV9DearEstherHead, and what its
 * comment says.
 * - `sprp`, layout v10 (versions 10, 7): HalfLife2Beta18StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): HalfLife2Beta18StaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): HalfLife2Beta18StaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): HalfLife2Beta18StaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): HalfLife2Beta18StaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): HalfLife2Beta18StaticPropsV12StrataHead, and what its comment
 * says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): HalfLife2Beta18StaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): HalfLife2Beta18StaticPropsV13StrataHead, and what its comment
 * says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): HalfLife2Beta18DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): HalfLife2Beta18DetailPropsV2Head, and what its comment says.
 * - `dplt`: HalfLife2Beta18DetailPropLightHead, and what its comment says.
 * - `dplh`: HalfLife2Beta18DetailPropLightHead, and what its comment says.
 * - `clvr`: HalfLife2Beta18ColorVariablesHead, and what its comment says.
 */
#define HALF_LIFE2_BETA_18_LUMP_GAME_LUMP 35
/** Array of HalfLife2Beta18LeafWaterData. */
#define HALF_LIFE2_BETA_18_LUMP_LEAF_WATER_DATA 36
/** Array of HalfLife2Beta18Primitive. */
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * HalfLife2Beta18PrimitiveVerticesElement.
 */
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * HalfLife2Beta18PrimitiveIndicesElement.
 */
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define HALF_LIFE2_BETA_18_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of HalfLife2Beta18ClipPortalVerticesElement. */
#define HALF_LIFE2_BETA_18_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of HalfLife2Beta18CubemapSample. */
#define HALF_LIFE2_BETA_18_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of HalfLife2Beta18TextureStringTableElement. */
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_TABLE 44
/** Array of HalfLife2Beta18Overlay. */
#define HALF_LIFE2_BETA_18_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of HalfLife2Beta18LeafMinDistanceToWaterElement. */
#define HALF_LIFE2_BETA_18_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * HalfLife2Beta18FaceMacroTextureInfoElement.
 */
#define HALF_LIFE2_BETA_18_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of HalfLife2Beta18DisplacementTrianglesElement. */
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION_SURFACE 49

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct HalfLife2Beta18LumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} HalfLife2Beta18LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LumpEntry) == 16, "HalfLife2Beta18LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LumpEntry, offset) == 0, "HalfLife2Beta18LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LumpEntry, length) == 4, "HalfLife2Beta18LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LumpEntry, version) == 8, "HalfLife2Beta18LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LumpEntry, unpacked) == 12, "HalfLife2Beta18LumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct HalfLife2Beta18Header {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 18. */
  int32_t version;
  /** The lumps by index. */
  HalfLife2Beta18LumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} HalfLife2Beta18Header;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Header) == 1036, "HalfLife2Beta18Header takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Header, ident) == 0, "HalfLife2Beta18Header.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Header, version) == 4, "HalfLife2Beta18Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Header, lumps) == 8, "HalfLife2Beta18Header.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define HALF_LIFE2_BETA_18_PLANE_TYPE_X 0
#define HALF_LIFE2_BETA_18_PLANE_TYPE_Y 1
#define HALF_LIFE2_BETA_18_PLANE_TYPE_Z 2
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_X 3
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Y 4
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SURFACE 0
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_POINT 1
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SPOT 2
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_NONE 0
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_NORMAL 0
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_MODEL 0
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_SPRITE 1
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct HalfLife2Beta18Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: HALF_LIFE2_BETA_18_PLANE_TYPE_*.
   */
  int32_t type;
} HalfLife2Beta18Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Plane) == 20, "HalfLife2Beta18Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Plane, normal) == 0, "HalfLife2Beta18Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Plane *)0)->normal) == 12, "HalfLife2Beta18Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Plane, distance) == 12, "HalfLife2Beta18Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Plane *)0)->distance) == 4, "HalfLife2Beta18Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Plane, type) == 16, "HalfLife2Beta18Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Plane *)0)->type) == 4, "HalfLife2Beta18Plane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct HalfLife2Beta18TextureData {
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
} HalfLife2Beta18TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18TextureData) == 32, "HalfLife2Beta18TextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, reflectivity) == 0, "HalfLife2Beta18TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->reflectivity) == 12, "HalfLife2Beta18TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, name) == 12, "HalfLife2Beta18TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->name) == 4, "HalfLife2Beta18TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, width) == 16, "HalfLife2Beta18TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->width) == 4, "HalfLife2Beta18TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, height) == 20, "HalfLife2Beta18TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->height) == 4, "HalfLife2Beta18TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, viewWidth) == 24, "HalfLife2Beta18TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->viewWidth) == 4, "HalfLife2Beta18TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureData, viewHeight) == 28, "HalfLife2Beta18TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureData *)0)->viewHeight) == 4, "HalfLife2Beta18TextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct HalfLife2Beta18Node {
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
} HalfLife2Beta18Node;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Node) == 32, "HalfLife2Beta18Node takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, plane) == 0, "HalfLife2Beta18Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->plane) == 4, "HalfLife2Beta18Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, children) == 4, "HalfLife2Beta18Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->children) == 8, "HalfLife2Beta18Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, mins) == 12, "HalfLife2Beta18Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->mins) == 6, "HalfLife2Beta18Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, maxs) == 18, "HalfLife2Beta18Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->maxs) == 6, "HalfLife2Beta18Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, firstFace) == 24, "HalfLife2Beta18Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->firstFace) == 2, "HalfLife2Beta18Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, faceCount) == 26, "HalfLife2Beta18Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->faceCount) == 2, "HalfLife2Beta18Node.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Node, area) == 28, "HalfLife2Beta18Node.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Node *)0)->area) == 2, "HalfLife2Beta18Node.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct HalfLife2Beta18TextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: HALF_LIFE2_BETA_18_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} HalfLife2Beta18TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18TextureInfo) == 72, "HalfLife2Beta18TextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, textureS) == 0, "HalfLife2Beta18TextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->textureS) == 16, "HalfLife2Beta18TextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, textureT) == 16, "HalfLife2Beta18TextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->textureT) == 16, "HalfLife2Beta18TextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, lightmapS) == 32, "HalfLife2Beta18TextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->lightmapS) == 16, "HalfLife2Beta18TextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, lightmapT) == 48, "HalfLife2Beta18TextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->lightmapT) == 16, "HalfLife2Beta18TextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, flags) == 64, "HalfLife2Beta18TextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->flags) == 4, "HalfLife2Beta18TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18TextureInfo, textureData) == 68, "HalfLife2Beta18TextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18TextureInfo *)0)->textureData) == 4, "HalfLife2Beta18TextureInfo.textureData takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct HalfLife2Beta18ColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} HalfLife2Beta18ColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18ColorRgbExp) == 4, "HalfLife2Beta18ColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18ColorRgbExp, red) == 0, "HalfLife2Beta18ColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18ColorRgbExp *)0)->red) == 1, "HalfLife2Beta18ColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18ColorRgbExp, green) == 1, "HalfLife2Beta18ColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18ColorRgbExp *)0)->green) == 1, "HalfLife2Beta18ColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18ColorRgbExp, blue) == 2, "HalfLife2Beta18ColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18ColorRgbExp *)0)->blue) == 1, "HalfLife2Beta18ColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18ColorRgbExp, exponent) == 3, "HalfLife2Beta18ColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18ColorRgbExp *)0)->exponent) == 1, "HalfLife2Beta18ColorRgbExp.exponent takes 1 bytes");

/**
 * A flat convex polygon (lump 7) of version 18.
 * Original name: dface_t. Source: public readers; the order of count and first primitive from later versions.
 * Confidence: probable.
 */
typedef struct HalfLife2Beta18FaceAverageLight {
  /** Average of the face's light, one colour for each of `styles`. Later files have it before the samples. */
  HalfLife2Beta18ColorRgbExp averageLight[4];
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
  /** Number of primitives. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} HalfLife2Beta18FaceAverageLight;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18FaceAverageLight) == 72, "HalfLife2Beta18FaceAverageLight takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, averageLight) == 0, "HalfLife2Beta18FaceAverageLight.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->averageLight) == 16, "HalfLife2Beta18FaceAverageLight.averageLight takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, plane) == 16, "HalfLife2Beta18FaceAverageLight.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->plane) == 2, "HalfLife2Beta18FaceAverageLight.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, side) == 18, "HalfLife2Beta18FaceAverageLight.side lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->side) == 1, "HalfLife2Beta18FaceAverageLight.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, onNode) == 19, "HalfLife2Beta18FaceAverageLight.onNode lies at 19");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->onNode) == 1, "HalfLife2Beta18FaceAverageLight.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, firstEdge) == 20, "HalfLife2Beta18FaceAverageLight.firstEdge lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->firstEdge) == 4, "HalfLife2Beta18FaceAverageLight.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, edgeCount) == 24, "HalfLife2Beta18FaceAverageLight.edgeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->edgeCount) == 2, "HalfLife2Beta18FaceAverageLight.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, texture) == 26, "HalfLife2Beta18FaceAverageLight.texture lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->texture) == 2, "HalfLife2Beta18FaceAverageLight.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, displacement) == 28, "HalfLife2Beta18FaceAverageLight.displacement lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->displacement) == 2, "HalfLife2Beta18FaceAverageLight.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, fogVolume) == 30, "HalfLife2Beta18FaceAverageLight.fogVolume lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->fogVolume) == 2, "HalfLife2Beta18FaceAverageLight.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, styles) == 32, "HalfLife2Beta18FaceAverageLight.styles lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->styles) == 4, "HalfLife2Beta18FaceAverageLight.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, lightOffset) == 36, "HalfLife2Beta18FaceAverageLight.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->lightOffset) == 4, "HalfLife2Beta18FaceAverageLight.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, area) == 40, "HalfLife2Beta18FaceAverageLight.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->area) == 4, "HalfLife2Beta18FaceAverageLight.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, lightmapMins) == 44, "HalfLife2Beta18FaceAverageLight.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->lightmapMins) == 8, "HalfLife2Beta18FaceAverageLight.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, lightmapSize) == 52, "HalfLife2Beta18FaceAverageLight.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->lightmapSize) == 8, "HalfLife2Beta18FaceAverageLight.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, originalFace) == 60, "HalfLife2Beta18FaceAverageLight.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->originalFace) == 4, "HalfLife2Beta18FaceAverageLight.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, firstPrimitive) == 66, "HalfLife2Beta18FaceAverageLight.firstPrimitive lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->firstPrimitive) == 2, "HalfLife2Beta18FaceAverageLight.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18FaceAverageLight, smoothingGroups) == 68, "HalfLife2Beta18FaceAverageLight.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18FaceAverageLight *)0)->smoothingGroups) == 4, "HalfLife2Beta18FaceAverageLight.smoothingGroups takes 4 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta18OccluderWithoutArea {
  /** Whether it starts switched off. Values: HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} HalfLife2Beta18OccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18OccluderWithoutArea) == 36, "HalfLife2Beta18OccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderWithoutArea, flags) == 0, "HalfLife2Beta18OccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderWithoutArea *)0)->flags) == 4, "HalfLife2Beta18OccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderWithoutArea, firstPolygon) == 4, "HalfLife2Beta18OccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderWithoutArea *)0)->firstPolygon) == 4, "HalfLife2Beta18OccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderWithoutArea, polygonCount) == 8, "HalfLife2Beta18OccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderWithoutArea *)0)->polygonCount) == 4, "HalfLife2Beta18OccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderWithoutArea, mins) == 12, "HalfLife2Beta18OccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderWithoutArea *)0)->mins) == 12, "HalfLife2Beta18OccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderWithoutArea, maxs) == 24, "HalfLife2Beta18OccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderWithoutArea *)0)->maxs) == 12, "HalfLife2Beta18OccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct HalfLife2Beta18OccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} HalfLife2Beta18OccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18OccluderPolygon) == 12, "HalfLife2Beta18OccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderPolygon, firstVertexIndex) == 0, "HalfLife2Beta18OccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderPolygon *)0)->firstVertexIndex) == 4, "HalfLife2Beta18OccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderPolygon, vertexCount) == 4, "HalfLife2Beta18OccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderPolygon *)0)->vertexCount) == 4, "HalfLife2Beta18OccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OccluderPolygon, plane) == 8, "HalfLife2Beta18OccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OccluderPolygon *)0)->plane) == 4, "HalfLife2Beta18OccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct HalfLife2Beta18Occluder {
  /** Whether it starts switched off. Values: HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_*. */
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
} HalfLife2Beta18Occluder;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Occluder) == 40, "HalfLife2Beta18Occluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, flags) == 0, "HalfLife2Beta18Occluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->flags) == 4, "HalfLife2Beta18Occluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, firstPolygon) == 4, "HalfLife2Beta18Occluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->firstPolygon) == 4, "HalfLife2Beta18Occluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, polygonCount) == 8, "HalfLife2Beta18Occluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->polygonCount) == 4, "HalfLife2Beta18Occluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, mins) == 12, "HalfLife2Beta18Occluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->mins) == 12, "HalfLife2Beta18Occluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, maxs) == 24, "HalfLife2Beta18Occluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->maxs) == 12, "HalfLife2Beta18Occluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Occluder, area) == 36, "HalfLife2Beta18Occluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Occluder *)0)->area) == 4, "HalfLife2Beta18Occluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct HalfLife2Beta18CompressedLightCube {
  /** One colour a side. */
  HalfLife2Beta18ColorRgbExp sides[6];
} HalfLife2Beta18CompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18CompressedLightCube) == 24, "HalfLife2Beta18CompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18CompressedLightCube, sides) == 0, "HalfLife2Beta18CompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18CompressedLightCube *)0)->sides) == 24, "HalfLife2Beta18CompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct HalfLife2Beta18LeafVersion0 {
  /** What its brushes are, all together. Values: HALF_LIFE2_BETA_18_CONTENT_FLAGS_*. */
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
  HalfLife2Beta18CompressedLightCube ambientLight;
} HalfLife2Beta18LeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LeafVersion0) == 56, "HalfLife2Beta18LeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, contents) == 0, "HalfLife2Beta18LeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->contents) == 4, "HalfLife2Beta18LeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, cluster) == 4, "HalfLife2Beta18LeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->cluster) == 2, "HalfLife2Beta18LeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, mins) == 8, "HalfLife2Beta18LeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->mins) == 6, "HalfLife2Beta18LeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, maxs) == 14, "HalfLife2Beta18LeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->maxs) == 6, "HalfLife2Beta18LeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, firstFace) == 20, "HalfLife2Beta18LeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->firstFace) == 2, "HalfLife2Beta18LeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, faceCount) == 22, "HalfLife2Beta18LeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->faceCount) == 2, "HalfLife2Beta18LeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, firstBrush) == 24, "HalfLife2Beta18LeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->firstBrush) == 2, "HalfLife2Beta18LeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, brushCount) == 26, "HalfLife2Beta18LeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->brushCount) == 2, "HalfLife2Beta18LeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, water) == 28, "HalfLife2Beta18LeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->water) == 2, "HalfLife2Beta18LeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafVersion0, ambientLight) == 30, "HalfLife2Beta18LeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafVersion0 *)0)->ambientLight) == 24, "HalfLife2Beta18LeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct HalfLife2Beta18Leaf {
  /** What its brushes are, all together. Values: HALF_LIFE2_BETA_18_CONTENT_FLAGS_*. */
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
} HalfLife2Beta18Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Leaf) == 32, "HalfLife2Beta18Leaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, contents) == 0, "HalfLife2Beta18Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->contents) == 4, "HalfLife2Beta18Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, cluster) == 4, "HalfLife2Beta18Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->cluster) == 2, "HalfLife2Beta18Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, mins) == 8, "HalfLife2Beta18Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->mins) == 6, "HalfLife2Beta18Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, maxs) == 14, "HalfLife2Beta18Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->maxs) == 6, "HalfLife2Beta18Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, firstFace) == 20, "HalfLife2Beta18Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->firstFace) == 2, "HalfLife2Beta18Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, faceCount) == 22, "HalfLife2Beta18Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->faceCount) == 2, "HalfLife2Beta18Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, firstBrush) == 24, "HalfLife2Beta18Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->firstBrush) == 2, "HalfLife2Beta18Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, brushCount) == 26, "HalfLife2Beta18Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->brushCount) == 2, "HalfLife2Beta18Leaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Leaf, water) == 28, "HalfLife2Beta18Leaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Leaf *)0)->water) == 2, "HalfLife2Beta18Leaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct HalfLife2Beta18Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} HalfLife2Beta18Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Edge) == 4, "HalfLife2Beta18Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Edge, vertices) == 0, "HalfLife2Beta18Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Edge *)0)->vertices) == 4, "HalfLife2Beta18Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct HalfLife2Beta18Model {
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
} HalfLife2Beta18Model;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Model) == 48, "HalfLife2Beta18Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, mins) == 0, "HalfLife2Beta18Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->mins) == 12, "HalfLife2Beta18Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, maxs) == 12, "HalfLife2Beta18Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->maxs) == 12, "HalfLife2Beta18Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, origin) == 24, "HalfLife2Beta18Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->origin) == 12, "HalfLife2Beta18Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, headNode) == 36, "HalfLife2Beta18Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->headNode) == 4, "HalfLife2Beta18Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, firstFace) == 40, "HalfLife2Beta18Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->firstFace) == 4, "HalfLife2Beta18Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Model, faceCount) == 44, "HalfLife2Beta18Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Model *)0)->faceCount) == 4, "HalfLife2Beta18Model.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18WorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} HalfLife2Beta18WorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18WorldLight) == 88, "HalfLife2Beta18WorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, origin) == 0, "HalfLife2Beta18WorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->origin) == 12, "HalfLife2Beta18WorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, intensity) == 12, "HalfLife2Beta18WorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->intensity) == 12, "HalfLife2Beta18WorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, normal) == 24, "HalfLife2Beta18WorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->normal) == 12, "HalfLife2Beta18WorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, cluster) == 36, "HalfLife2Beta18WorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->cluster) == 4, "HalfLife2Beta18WorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, type) == 40, "HalfLife2Beta18WorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->type) == 4, "HalfLife2Beta18WorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, style) == 44, "HalfLife2Beta18WorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->style) == 4, "HalfLife2Beta18WorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, stopDot) == 48, "HalfLife2Beta18WorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->stopDot) == 4, "HalfLife2Beta18WorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, stopDot2) == 52, "HalfLife2Beta18WorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->stopDot2) == 4, "HalfLife2Beta18WorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, exponent) == 56, "HalfLife2Beta18WorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->exponent) == 4, "HalfLife2Beta18WorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, radius) == 60, "HalfLife2Beta18WorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->radius) == 4, "HalfLife2Beta18WorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, constantAttenuation) == 64, "HalfLife2Beta18WorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->constantAttenuation) == 4, "HalfLife2Beta18WorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, linearAttenuation) == 68, "HalfLife2Beta18WorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->linearAttenuation) == 4, "HalfLife2Beta18WorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, quadraticAttenuation) == 72, "HalfLife2Beta18WorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->quadraticAttenuation) == 4, "HalfLife2Beta18WorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, flags) == 76, "HalfLife2Beta18WorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->flags) == 4, "HalfLife2Beta18WorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, texture) == 80, "HalfLife2Beta18WorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->texture) == 4, "HalfLife2Beta18WorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18WorldLight, owner) == 84, "HalfLife2Beta18WorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18WorldLight *)0)->owner) == 4, "HalfLife2Beta18WorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct HalfLife2Beta18Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: HALF_LIFE2_BETA_18_CONTENT_FLAGS_*. */
  int32_t contents;
} HalfLife2Beta18Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Brush) == 12, "HalfLife2Beta18Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Brush, firstSide) == 0, "HalfLife2Beta18Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Brush *)0)->firstSide) == 4, "HalfLife2Beta18Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Brush, sideCount) == 4, "HalfLife2Beta18Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Brush *)0)->sideCount) == 4, "HalfLife2Beta18Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Brush, contents) == 8, "HalfLife2Beta18Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Brush *)0)->contents) == 4, "HalfLife2Beta18Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct HalfLife2Beta18BrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} HalfLife2Beta18BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18BrushSide) == 8, "HalfLife2Beta18BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18BrushSide, plane) == 0, "HalfLife2Beta18BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18BrushSide *)0)->plane) == 2, "HalfLife2Beta18BrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18BrushSide, texture) == 2, "HalfLife2Beta18BrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18BrushSide *)0)->texture) == 2, "HalfLife2Beta18BrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18BrushSide, displacement) == 4, "HalfLife2Beta18BrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18BrushSide *)0)->displacement) == 2, "HalfLife2Beta18BrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18BrushSide, bevel) == 6, "HalfLife2Beta18BrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18BrushSide *)0)->bevel) == 2, "HalfLife2Beta18BrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} HalfLife2Beta18Area;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Area) == 8, "HalfLife2Beta18Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Area, portalCount) == 0, "HalfLife2Beta18Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Area *)0)->portalCount) == 4, "HalfLife2Beta18Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Area, firstPortal) == 4, "HalfLife2Beta18Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Area *)0)->firstPortal) == 4, "HalfLife2Beta18Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18AreaPortal {
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
} HalfLife2Beta18AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18AreaPortal) == 12, "HalfLife2Beta18AreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18AreaPortal, key) == 0, "HalfLife2Beta18AreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18AreaPortal *)0)->key) == 2, "HalfLife2Beta18AreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18AreaPortal, otherArea) == 2, "HalfLife2Beta18AreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18AreaPortal *)0)->otherArea) == 2, "HalfLife2Beta18AreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18AreaPortal, firstVertex) == 4, "HalfLife2Beta18AreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18AreaPortal *)0)->firstVertex) == 2, "HalfLife2Beta18AreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18AreaPortal, vertexCount) == 6, "HalfLife2Beta18AreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18AreaPortal *)0)->vertexCount) == 2, "HalfLife2Beta18AreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18AreaPortal, plane) == 8, "HalfLife2Beta18AreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18AreaPortal *)0)->plane) == 4, "HalfLife2Beta18AreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta18Portal {
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
} HalfLife2Beta18Portal;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Portal) == 16, "HalfLife2Beta18Portal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Portal, firstVertex) == 0, "HalfLife2Beta18Portal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Portal *)0)->firstVertex) == 4, "HalfLife2Beta18Portal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Portal, vertexCount) == 4, "HalfLife2Beta18Portal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Portal *)0)->vertexCount) == 4, "HalfLife2Beta18Portal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Portal, plane) == 8, "HalfLife2Beta18Portal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Portal *)0)->plane) == 4, "HalfLife2Beta18Portal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Portal, frontCluster) == 12, "HalfLife2Beta18Portal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Portal *)0)->frontCluster) == 2, "HalfLife2Beta18Portal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Portal, backCluster) == 14, "HalfLife2Beta18Portal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Portal *)0)->backCluster) == 2, "HalfLife2Beta18Portal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta18Cluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} HalfLife2Beta18Cluster;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Cluster) == 8, "HalfLife2Beta18Cluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Cluster, firstPortal) == 0, "HalfLife2Beta18Cluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Cluster *)0)->firstPortal) == 4, "HalfLife2Beta18Cluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Cluster, portalCount) == 4, "HalfLife2Beta18Cluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Cluster *)0)->portalCount) == 4, "HalfLife2Beta18Cluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct HalfLife2Beta18DisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} HalfLife2Beta18DisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementSubNeighbor) == 6, "HalfLife2Beta18DisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementSubNeighbor, displacement) == 0, "HalfLife2Beta18DisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementSubNeighbor *)0)->displacement) == 2, "HalfLife2Beta18DisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementSubNeighbor, orientation) == 2, "HalfLife2Beta18DisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementSubNeighbor *)0)->orientation) == 1, "HalfLife2Beta18DisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementSubNeighbor, span) == 3, "HalfLife2Beta18DisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementSubNeighbor *)0)->span) == 1, "HalfLife2Beta18DisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementSubNeighbor, neighborSpan) == 4, "HalfLife2Beta18DisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementSubNeighbor *)0)->neighborSpan) == 1, "HalfLife2Beta18DisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct HalfLife2Beta18DisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  HalfLife2Beta18DisplacementSubNeighbor subNeighbors[2];
} HalfLife2Beta18DisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementNeighbor) == 12, "HalfLife2Beta18DisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementNeighbor, subNeighbors) == 0, "HalfLife2Beta18DisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementNeighbor *)0)->subNeighbors) == 12, "HalfLife2Beta18DisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct HalfLife2Beta18DisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} HalfLife2Beta18DisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementCornerNeighbors) == 10, "HalfLife2Beta18DisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementCornerNeighbors, neighbors) == 0, "HalfLife2Beta18DisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementCornerNeighbors *)0)->neighbors) == 8, "HalfLife2Beta18DisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementCornerNeighbors, count) == 8, "HalfLife2Beta18DisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementCornerNeighbors *)0)->count) == 1, "HalfLife2Beta18DisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct HalfLife2Beta18DisplacementInfo {
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
  /** What the surface is. Values: HALF_LIFE2_BETA_18_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  HalfLife2Beta18DisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  HalfLife2Beta18DisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} HalfLife2Beta18DisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementInfo) == 176, "HalfLife2Beta18DisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, startPosition) == 0, "HalfLife2Beta18DisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->startPosition) == 12, "HalfLife2Beta18DisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, firstVertex) == 12, "HalfLife2Beta18DisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->firstVertex) == 4, "HalfLife2Beta18DisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, firstTriangle) == 16, "HalfLife2Beta18DisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->firstTriangle) == 4, "HalfLife2Beta18DisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, power) == 20, "HalfLife2Beta18DisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->power) == 4, "HalfLife2Beta18DisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, minTessellation) == 24, "HalfLife2Beta18DisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->minTessellation) == 4, "HalfLife2Beta18DisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, smoothingAngle) == 28, "HalfLife2Beta18DisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->smoothingAngle) == 4, "HalfLife2Beta18DisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, contents) == 32, "HalfLife2Beta18DisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->contents) == 4, "HalfLife2Beta18DisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, face) == 36, "HalfLife2Beta18DisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->face) == 2, "HalfLife2Beta18DisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, lightmapAlphaStart) == 40, "HalfLife2Beta18DisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->lightmapAlphaStart) == 4, "HalfLife2Beta18DisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, lightmapSamplePositionStart) == 44, "HalfLife2Beta18DisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "HalfLife2Beta18DisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, edgeNeighbors) == 48, "HalfLife2Beta18DisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->edgeNeighbors) == 48, "HalfLife2Beta18DisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, cornerNeighbors) == 96, "HalfLife2Beta18DisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->cornerNeighbors) == 40, "HalfLife2Beta18DisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementInfo, allowedVertices) == 136, "HalfLife2Beta18DisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementInfo *)0)->allowedVertices) == 40, "HalfLife2Beta18DisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27) of version 18; its texture may be an old number.
 * Original name: dface_t. Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18OriginalFaceAverageLight {
  /** Average of the face's light, one colour for each of `styles`. Later files have it before the samples. */
  HalfLife2Beta18ColorRgbExp averageLight[4];
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
  /** Number of primitives. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} HalfLife2Beta18OriginalFaceAverageLight;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18OriginalFaceAverageLight) == 72, "HalfLife2Beta18OriginalFaceAverageLight takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, averageLight) == 0, "HalfLife2Beta18OriginalFaceAverageLight.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->averageLight) == 16, "HalfLife2Beta18OriginalFaceAverageLight.averageLight takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, plane) == 16, "HalfLife2Beta18OriginalFaceAverageLight.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->plane) == 2, "HalfLife2Beta18OriginalFaceAverageLight.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, side) == 18, "HalfLife2Beta18OriginalFaceAverageLight.side lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->side) == 1, "HalfLife2Beta18OriginalFaceAverageLight.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, onNode) == 19, "HalfLife2Beta18OriginalFaceAverageLight.onNode lies at 19");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->onNode) == 1, "HalfLife2Beta18OriginalFaceAverageLight.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, firstEdge) == 20, "HalfLife2Beta18OriginalFaceAverageLight.firstEdge lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->firstEdge) == 4, "HalfLife2Beta18OriginalFaceAverageLight.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, edgeCount) == 24, "HalfLife2Beta18OriginalFaceAverageLight.edgeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->edgeCount) == 2, "HalfLife2Beta18OriginalFaceAverageLight.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, texture) == 26, "HalfLife2Beta18OriginalFaceAverageLight.texture lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->texture) == 2, "HalfLife2Beta18OriginalFaceAverageLight.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, displacement) == 28, "HalfLife2Beta18OriginalFaceAverageLight.displacement lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->displacement) == 2, "HalfLife2Beta18OriginalFaceAverageLight.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, fogVolume) == 30, "HalfLife2Beta18OriginalFaceAverageLight.fogVolume lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->fogVolume) == 2, "HalfLife2Beta18OriginalFaceAverageLight.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, styles) == 32, "HalfLife2Beta18OriginalFaceAverageLight.styles lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->styles) == 4, "HalfLife2Beta18OriginalFaceAverageLight.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, lightOffset) == 36, "HalfLife2Beta18OriginalFaceAverageLight.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->lightOffset) == 4, "HalfLife2Beta18OriginalFaceAverageLight.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, area) == 40, "HalfLife2Beta18OriginalFaceAverageLight.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->area) == 4, "HalfLife2Beta18OriginalFaceAverageLight.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, lightmapMins) == 44, "HalfLife2Beta18OriginalFaceAverageLight.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->lightmapMins) == 8, "HalfLife2Beta18OriginalFaceAverageLight.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, lightmapSize) == 52, "HalfLife2Beta18OriginalFaceAverageLight.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->lightmapSize) == 8, "HalfLife2Beta18OriginalFaceAverageLight.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, originalFace) == 60, "HalfLife2Beta18OriginalFaceAverageLight.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->originalFace) == 4, "HalfLife2Beta18OriginalFaceAverageLight.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, firstPrimitive) == 66, "HalfLife2Beta18OriginalFaceAverageLight.firstPrimitive lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->firstPrimitive) == 2, "HalfLife2Beta18OriginalFaceAverageLight.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OriginalFaceAverageLight, smoothingGroups) == 68, "HalfLife2Beta18OriginalFaceAverageLight.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OriginalFaceAverageLight *)0)->smoothingGroups) == 4, "HalfLife2Beta18OriginalFaceAverageLight.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct HalfLife2Beta18DisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} HalfLife2Beta18DisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementVertex) == 20, "HalfLife2Beta18DisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementVertex, direction) == 0, "HalfLife2Beta18DisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementVertex *)0)->direction) == 12, "HalfLife2Beta18DisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementVertex, distance) == 12, "HalfLife2Beta18DisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementVertex *)0)->distance) == 4, "HalfLife2Beta18DisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DisplacementVertex, alpha) == 16, "HalfLife2Beta18DisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DisplacementVertex *)0)->alpha) == 4, "HalfLife2Beta18DisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct HalfLife2Beta18StaticPropV4 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} HalfLife2Beta18StaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV4) == 56, "HalfLife2Beta18StaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, origin) == 0, "HalfLife2Beta18StaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, angles) == 12, "HalfLife2Beta18StaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, model) == 24, "HalfLife2Beta18StaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->model) == 2, "HalfLife2Beta18StaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, firstLeaf) == 26, "HalfLife2Beta18StaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, leafCount) == 28, "HalfLife2Beta18StaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, solid) == 30, "HalfLife2Beta18StaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, flags) == 31, "HalfLife2Beta18StaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, skin) == 32, "HalfLife2Beta18StaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV4, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV4 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta18StaticPropV5 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV5) == 60, "HalfLife2Beta18StaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, origin) == 0, "HalfLife2Beta18StaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, angles) == 12, "HalfLife2Beta18StaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, model) == 24, "HalfLife2Beta18StaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->model) == 2, "HalfLife2Beta18StaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, firstLeaf) == 26, "HalfLife2Beta18StaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, leafCount) == 28, "HalfLife2Beta18StaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, solid) == 30, "HalfLife2Beta18StaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, flags) == 31, "HalfLife2Beta18StaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, skin) == 32, "HalfLife2Beta18StaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV5TheShip {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV5TheShip) == 188, "HalfLife2Beta18StaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, origin) == 0, "HalfLife2Beta18StaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->origin) == 12, "HalfLife2Beta18StaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, angles) == 12, "HalfLife2Beta18StaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->angles) == 12, "HalfLife2Beta18StaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, model) == 24, "HalfLife2Beta18StaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->model) == 2, "HalfLife2Beta18StaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, firstLeaf) == 26, "HalfLife2Beta18StaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, leafCount) == 28, "HalfLife2Beta18StaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, solid) == 30, "HalfLife2Beta18StaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->solid) == 1, "HalfLife2Beta18StaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, flags) == 31, "HalfLife2Beta18StaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->flags) == 1, "HalfLife2Beta18StaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, skin) == 32, "HalfLife2Beta18StaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->skin) == 4, "HalfLife2Beta18StaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV5TheShip, name) == 60, "HalfLife2Beta18StaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV5TheShip *)0)->name) == 128, "HalfLife2Beta18StaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta18StaticPropV6 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV6) == 64, "HalfLife2Beta18StaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, origin) == 0, "HalfLife2Beta18StaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, angles) == 12, "HalfLife2Beta18StaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, model) == 24, "HalfLife2Beta18StaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->model) == 2, "HalfLife2Beta18StaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, firstLeaf) == 26, "HalfLife2Beta18StaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, leafCount) == 28, "HalfLife2Beta18StaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, solid) == 30, "HalfLife2Beta18StaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, flags) == 31, "HalfLife2Beta18StaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, skin) == 32, "HalfLife2Beta18StaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, minDirectX) == 60, "HalfLife2Beta18StaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6, maxDirectX) == 62, "HalfLife2Beta18StaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6 *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV6BloodyGoodTime) == 192, "HalfLife2Beta18StaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, origin) == 0, "HalfLife2Beta18StaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->origin) == 12, "HalfLife2Beta18StaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, angles) == 12, "HalfLife2Beta18StaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->angles) == 12, "HalfLife2Beta18StaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, model) == 24, "HalfLife2Beta18StaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->model) == 2, "HalfLife2Beta18StaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, firstLeaf) == 26, "HalfLife2Beta18StaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, leafCount) == 28, "HalfLife2Beta18StaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, solid) == 30, "HalfLife2Beta18StaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->solid) == 1, "HalfLife2Beta18StaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, flags) == 31, "HalfLife2Beta18StaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->flags) == 1, "HalfLife2Beta18StaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, skin) == 32, "HalfLife2Beta18StaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->skin) == 4, "HalfLife2Beta18StaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, minDirectX) == 60, "HalfLife2Beta18StaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, maxDirectX) == 62, "HalfLife2Beta18StaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6BloodyGoodTime, name) == 64, "HalfLife2Beta18StaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6BloodyGoodTime *)0)->name) == 128, "HalfLife2Beta18StaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV6DarkMessiah {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV6DarkMessiah) == 136, "HalfLife2Beta18StaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, origin) == 0, "HalfLife2Beta18StaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->origin) == 12, "HalfLife2Beta18StaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, angles) == 12, "HalfLife2Beta18StaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->angles) == 12, "HalfLife2Beta18StaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, model) == 24, "HalfLife2Beta18StaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->model) == 2, "HalfLife2Beta18StaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, firstLeaf) == 26, "HalfLife2Beta18StaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, leafCount) == 28, "HalfLife2Beta18StaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, solid) == 30, "HalfLife2Beta18StaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->solid) == 1, "HalfLife2Beta18StaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, flags) == 31, "HalfLife2Beta18StaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->flags) == 1, "HalfLife2Beta18StaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, skin) == 32, "HalfLife2Beta18StaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->skin) == 4, "HalfLife2Beta18StaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, minDirectX) == 60, "HalfLife2Beta18StaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, maxDirectX) == 62, "HalfLife2Beta18StaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV6DarkMessiah, unknown0x40) == 64, "HalfLife2Beta18StaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "HalfLife2Beta18StaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} HalfLife2Beta18StaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropScale) == 16, "HalfLife2Beta18StaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropScale, prop) == 0, "HalfLife2Beta18StaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropScale *)0)->prop) == 4, "HalfLife2Beta18StaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropScale, scale) == 4, "HalfLife2Beta18StaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropScale *)0)->scale) == 12, "HalfLife2Beta18StaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV7 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV7) == 68, "HalfLife2Beta18StaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, origin) == 0, "HalfLife2Beta18StaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, angles) == 12, "HalfLife2Beta18StaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, model) == 24, "HalfLife2Beta18StaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->model) == 2, "HalfLife2Beta18StaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, firstLeaf) == 26, "HalfLife2Beta18StaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, leafCount) == 28, "HalfLife2Beta18StaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, solid) == 30, "HalfLife2Beta18StaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, flags) == 31, "HalfLife2Beta18StaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, skin) == 32, "HalfLife2Beta18StaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, minDirectX) == 60, "HalfLife2Beta18StaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, maxDirectX) == 62, "HalfLife2Beta18StaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7, color) == 64, "HalfLife2Beta18StaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7 *)0)->color) == 4, "HalfLife2Beta18StaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV7ZenoClash {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV7ZenoClash) == 68, "HalfLife2Beta18StaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, origin) == 0, "HalfLife2Beta18StaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->origin) == 12, "HalfLife2Beta18StaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, angles) == 12, "HalfLife2Beta18StaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->angles) == 12, "HalfLife2Beta18StaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, model) == 24, "HalfLife2Beta18StaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->model) == 2, "HalfLife2Beta18StaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, firstLeaf) == 26, "HalfLife2Beta18StaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, leafCount) == 28, "HalfLife2Beta18StaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, solid) == 30, "HalfLife2Beta18StaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->solid) == 1, "HalfLife2Beta18StaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, flags) == 31, "HalfLife2Beta18StaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->flags) == 1, "HalfLife2Beta18StaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, skin) == 32, "HalfLife2Beta18StaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->skin) == 4, "HalfLife2Beta18StaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, minDirectX) == 60, "HalfLife2Beta18StaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, maxDirectX) == 62, "HalfLife2Beta18StaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV7ZenoClash, unknown0x40) == 64, "HalfLife2Beta18StaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV7ZenoClash *)0)->unknown0x40) == 4, "HalfLife2Beta18StaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct HalfLife2Beta18StaticPropV8 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV8) == 68, "HalfLife2Beta18StaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, origin) == 0, "HalfLife2Beta18StaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, angles) == 12, "HalfLife2Beta18StaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, model) == 24, "HalfLife2Beta18StaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->model) == 2, "HalfLife2Beta18StaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, firstLeaf) == 26, "HalfLife2Beta18StaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, leafCount) == 28, "HalfLife2Beta18StaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, solid) == 30, "HalfLife2Beta18StaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, flags) == 31, "HalfLife2Beta18StaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, skin) == 32, "HalfLife2Beta18StaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, minCpuLevel) == 60, "HalfLife2Beta18StaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, maxCpuLevel) == 61, "HalfLife2Beta18StaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, minGpuLevel) == 62, "HalfLife2Beta18StaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, maxGpuLevel) == 63, "HalfLife2Beta18StaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8, color) == 64, "HalfLife2Beta18StaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8 *)0)->color) == 4, "HalfLife2Beta18StaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct HalfLife2Beta18StaticPropV8Vindictus {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV8Vindictus) == 72, "HalfLife2Beta18StaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, origin) == 0, "HalfLife2Beta18StaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->origin) == 12, "HalfLife2Beta18StaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, angles) == 12, "HalfLife2Beta18StaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->angles) == 12, "HalfLife2Beta18StaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, model) == 24, "HalfLife2Beta18StaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->model) == 2, "HalfLife2Beta18StaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, firstLeaf) == 26, "HalfLife2Beta18StaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, leafCount) == 28, "HalfLife2Beta18StaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, solid) == 30, "HalfLife2Beta18StaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->solid) == 1, "HalfLife2Beta18StaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, flags) == 31, "HalfLife2Beta18StaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->flags) == 1, "HalfLife2Beta18StaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, skin) == 32, "HalfLife2Beta18StaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->skin) == 4, "HalfLife2Beta18StaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, minDirectX) == 60, "HalfLife2Beta18StaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, maxDirectX) == 62, "HalfLife2Beta18StaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV8Vindictus, unknown0x40) == 64, "HalfLife2Beta18StaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV8Vindictus *)0)->unknown0x40) == 8, "HalfLife2Beta18StaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta18StaticPropV9 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV9) == 72, "HalfLife2Beta18StaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, origin) == 0, "HalfLife2Beta18StaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, angles) == 12, "HalfLife2Beta18StaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, model) == 24, "HalfLife2Beta18StaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->model) == 2, "HalfLife2Beta18StaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, firstLeaf) == 26, "HalfLife2Beta18StaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, leafCount) == 28, "HalfLife2Beta18StaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, solid) == 30, "HalfLife2Beta18StaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, flags) == 31, "HalfLife2Beta18StaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, skin) == 32, "HalfLife2Beta18StaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, minCpuLevel) == 60, "HalfLife2Beta18StaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, maxCpuLevel) == 61, "HalfLife2Beta18StaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, minGpuLevel) == 62, "HalfLife2Beta18StaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, maxGpuLevel) == 63, "HalfLife2Beta18StaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, color) == 64, "HalfLife2Beta18StaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->color) == 4, "HalfLife2Beta18StaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9, disableXbox360) == 68, "HalfLife2Beta18StaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9 *)0)->disableXbox360) == 1, "HalfLife2Beta18StaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV9DearEsther {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta18StaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV9DearEsther) == 76, "HalfLife2Beta18StaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, origin) == 0, "HalfLife2Beta18StaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->origin) == 12, "HalfLife2Beta18StaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, angles) == 12, "HalfLife2Beta18StaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->angles) == 12, "HalfLife2Beta18StaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, model) == 24, "HalfLife2Beta18StaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->model) == 2, "HalfLife2Beta18StaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, firstLeaf) == 26, "HalfLife2Beta18StaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, leafCount) == 28, "HalfLife2Beta18StaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, solid) == 30, "HalfLife2Beta18StaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->solid) == 1, "HalfLife2Beta18StaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, flags) == 31, "HalfLife2Beta18StaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->flags) == 1, "HalfLife2Beta18StaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, unknown0x20) == 32, "HalfLife2Beta18StaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->unknown0x20) == 4, "HalfLife2Beta18StaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, skin) == 36, "HalfLife2Beta18StaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->skin) == 4, "HalfLife2Beta18StaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, fadeMinDistance) == 40, "HalfLife2Beta18StaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, fadeMaxDistance) == 44, "HalfLife2Beta18StaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, lightingOrigin) == 48, "HalfLife2Beta18StaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, forcedFadeScale) == 60, "HalfLife2Beta18StaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, minCpuLevel) == 64, "HalfLife2Beta18StaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, maxCpuLevel) == 65, "HalfLife2Beta18StaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, minGpuLevel) == 66, "HalfLife2Beta18StaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, maxGpuLevel) == 67, "HalfLife2Beta18StaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, color) == 68, "HalfLife2Beta18StaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->color) == 4, "HalfLife2Beta18StaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV9DearEsther, disableXbox360) == 72, "HalfLife2Beta18StaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV9DearEsther *)0)->disableXbox360) == 1, "HalfLife2Beta18StaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct HalfLife2Beta18StaticPropV10 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} HalfLife2Beta18StaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV10) == 72, "HalfLife2Beta18StaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, origin) == 0, "HalfLife2Beta18StaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, angles) == 12, "HalfLife2Beta18StaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, model) == 24, "HalfLife2Beta18StaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->model) == 2, "HalfLife2Beta18StaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, firstLeaf) == 26, "HalfLife2Beta18StaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, leafCount) == 28, "HalfLife2Beta18StaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, solid) == 30, "HalfLife2Beta18StaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, skin) == 32, "HalfLife2Beta18StaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, minDirectX) == 60, "HalfLife2Beta18StaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, maxDirectX) == 62, "HalfLife2Beta18StaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, flags) == 64, "HalfLife2Beta18StaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->flags) == 4, "HalfLife2Beta18StaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, lightmapWidth) == 68, "HalfLife2Beta18StaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->lightmapWidth) == 2, "HalfLife2Beta18StaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10, lightmapHeight) == 70, "HalfLife2Beta18StaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10 *)0)->lightmapHeight) == 2, "HalfLife2Beta18StaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV10GlobalOffensive {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} HalfLife2Beta18StaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV10GlobalOffensive) == 76, "HalfLife2Beta18StaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, origin) == 0, "HalfLife2Beta18StaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->origin) == 12, "HalfLife2Beta18StaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, angles) == 12, "HalfLife2Beta18StaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->angles) == 12, "HalfLife2Beta18StaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, model) == 24, "HalfLife2Beta18StaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->model) == 2, "HalfLife2Beta18StaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, firstLeaf) == 26, "HalfLife2Beta18StaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, leafCount) == 28, "HalfLife2Beta18StaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, solid) == 30, "HalfLife2Beta18StaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->solid) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, flags) == 31, "HalfLife2Beta18StaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->flags) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, skin) == 32, "HalfLife2Beta18StaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->skin) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, minCpuLevel) == 60, "HalfLife2Beta18StaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, maxCpuLevel) == 61, "HalfLife2Beta18StaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, minGpuLevel) == 62, "HalfLife2Beta18StaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, maxGpuLevel) == 63, "HalfLife2Beta18StaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, color) == 64, "HalfLife2Beta18StaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->color) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, disableXbox360) == 68, "HalfLife2Beta18StaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "HalfLife2Beta18StaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV10GlobalOffensive, flagsEx) == 72, "HalfLife2Beta18StaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "HalfLife2Beta18StaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV11GlobalOffensive {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta18StaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV11GlobalOffensive) == 80, "HalfLife2Beta18StaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, origin) == 0, "HalfLife2Beta18StaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->origin) == 12, "HalfLife2Beta18StaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, angles) == 12, "HalfLife2Beta18StaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->angles) == 12, "HalfLife2Beta18StaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, model) == 24, "HalfLife2Beta18StaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->model) == 2, "HalfLife2Beta18StaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, firstLeaf) == 26, "HalfLife2Beta18StaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, leafCount) == 28, "HalfLife2Beta18StaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, solid) == 30, "HalfLife2Beta18StaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->solid) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, flags) == 31, "HalfLife2Beta18StaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->flags) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, skin) == 32, "HalfLife2Beta18StaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->skin) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, minCpuLevel) == 60, "HalfLife2Beta18StaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, maxCpuLevel) == 61, "HalfLife2Beta18StaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, minGpuLevel) == 62, "HalfLife2Beta18StaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, maxGpuLevel) == 63, "HalfLife2Beta18StaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, color) == 64, "HalfLife2Beta18StaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->color) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, disableXbox360) == 68, "HalfLife2Beta18StaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "HalfLife2Beta18StaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, flagsEx) == 72, "HalfLife2Beta18StaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11GlobalOffensive, scale) == 76, "HalfLife2Beta18StaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11GlobalOffensive *)0)->scale) == 4, "HalfLife2Beta18StaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV11BlackMesaLite {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} HalfLife2Beta18StaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV11BlackMesaLite) == 76, "HalfLife2Beta18StaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, origin) == 0, "HalfLife2Beta18StaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->origin) == 12, "HalfLife2Beta18StaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, angles) == 12, "HalfLife2Beta18StaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->angles) == 12, "HalfLife2Beta18StaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, model) == 24, "HalfLife2Beta18StaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->model) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, firstLeaf) == 26, "HalfLife2Beta18StaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, leafCount) == 28, "HalfLife2Beta18StaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, solid) == 30, "HalfLife2Beta18StaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->solid) == 1, "HalfLife2Beta18StaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, skin) == 32, "HalfLife2Beta18StaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->skin) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, minDirectX) == 60, "HalfLife2Beta18StaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, maxDirectX) == 62, "HalfLife2Beta18StaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, flags) == 64, "HalfLife2Beta18StaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->flags) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, lightmapWidth) == 68, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, lightmapHeight) == 70, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "HalfLife2Beta18StaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesaLite, color) == 72, "HalfLife2Beta18StaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesaLite *)0)->color) == 4, "HalfLife2Beta18StaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct HalfLife2Beta18StaticPropV11Merubasu {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta18StaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV11Merubasu) == 76, "HalfLife2Beta18StaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, origin) == 0, "HalfLife2Beta18StaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->origin) == 12, "HalfLife2Beta18StaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, angles) == 12, "HalfLife2Beta18StaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->angles) == 12, "HalfLife2Beta18StaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, model) == 24, "HalfLife2Beta18StaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->model) == 2, "HalfLife2Beta18StaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, firstLeaf) == 26, "HalfLife2Beta18StaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, leafCount) == 28, "HalfLife2Beta18StaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, solid) == 30, "HalfLife2Beta18StaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->solid) == 1, "HalfLife2Beta18StaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, skin) == 32, "HalfLife2Beta18StaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->skin) == 4, "HalfLife2Beta18StaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, minDirectX) == 60, "HalfLife2Beta18StaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, maxDirectX) == 62, "HalfLife2Beta18StaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, flags) == 64, "HalfLife2Beta18StaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->flags) == 4, "HalfLife2Beta18StaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, lightmapWidth) == 68, "HalfLife2Beta18StaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->lightmapWidth) == 2, "HalfLife2Beta18StaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, lightmapHeight) == 70, "HalfLife2Beta18StaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->lightmapHeight) == 2, "HalfLife2Beta18StaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11Merubasu, scale) == 72, "HalfLife2Beta18StaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11Merubasu *)0)->scale) == 4, "HalfLife2Beta18StaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV11BlackMesa {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} HalfLife2Beta18StaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV11BlackMesa) == 80, "HalfLife2Beta18StaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, origin) == 0, "HalfLife2Beta18StaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->origin) == 12, "HalfLife2Beta18StaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, angles) == 12, "HalfLife2Beta18StaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->angles) == 12, "HalfLife2Beta18StaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, model) == 24, "HalfLife2Beta18StaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->model) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, firstLeaf) == 26, "HalfLife2Beta18StaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, leafCount) == 28, "HalfLife2Beta18StaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, solid) == 30, "HalfLife2Beta18StaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->solid) == 1, "HalfLife2Beta18StaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, skin) == 32, "HalfLife2Beta18StaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->skin) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, minDirectX) == 60, "HalfLife2Beta18StaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->minDirectX) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, maxDirectX) == 62, "HalfLife2Beta18StaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->maxDirectX) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, flags) == 64, "HalfLife2Beta18StaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->flags) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, lightmapWidth) == 68, "HalfLife2Beta18StaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, lightmapHeight) == 70, "HalfLife2Beta18StaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "HalfLife2Beta18StaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, color) == 72, "HalfLife2Beta18StaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->color) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV11BlackMesa, flagsEx) == 76, "HalfLife2Beta18StaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV11BlackMesa *)0)->flagsEx) == 4, "HalfLife2Beta18StaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18StaticPropV13 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} HalfLife2Beta18StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropV13) == 88, "HalfLife2Beta18StaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, origin) == 0, "HalfLife2Beta18StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->origin) == 12, "HalfLife2Beta18StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, angles) == 12, "HalfLife2Beta18StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->angles) == 12, "HalfLife2Beta18StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, model) == 24, "HalfLife2Beta18StaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->model) == 2, "HalfLife2Beta18StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, firstLeaf) == 26, "HalfLife2Beta18StaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->firstLeaf) == 2, "HalfLife2Beta18StaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, leafCount) == 28, "HalfLife2Beta18StaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->leafCount) == 2, "HalfLife2Beta18StaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, solid) == 30, "HalfLife2Beta18StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->solid) == 1, "HalfLife2Beta18StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, flags) == 31, "HalfLife2Beta18StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->flags) == 1, "HalfLife2Beta18StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, skin) == 32, "HalfLife2Beta18StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->skin) == 4, "HalfLife2Beta18StaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, fadeMinDistance) == 36, "HalfLife2Beta18StaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->fadeMinDistance) == 4, "HalfLife2Beta18StaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, fadeMaxDistance) == 40, "HalfLife2Beta18StaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta18StaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, lightingOrigin) == 44, "HalfLife2Beta18StaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->lightingOrigin) == 12, "HalfLife2Beta18StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, forcedFadeScale) == 56, "HalfLife2Beta18StaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->forcedFadeScale) == 4, "HalfLife2Beta18StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, minCpuLevel) == 60, "HalfLife2Beta18StaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->minCpuLevel) == 1, "HalfLife2Beta18StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, maxCpuLevel) == 61, "HalfLife2Beta18StaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->maxCpuLevel) == 1, "HalfLife2Beta18StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, minGpuLevel) == 62, "HalfLife2Beta18StaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->minGpuLevel) == 1, "HalfLife2Beta18StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, maxGpuLevel) == 63, "HalfLife2Beta18StaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->maxGpuLevel) == 1, "HalfLife2Beta18StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, color) == 64, "HalfLife2Beta18StaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->color) == 4, "HalfLife2Beta18StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, disableXbox360) == 68, "HalfLife2Beta18StaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->disableXbox360) == 1, "HalfLife2Beta18StaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, flagsEx) == 72, "HalfLife2Beta18StaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->flagsEx) == 4, "HalfLife2Beta18StaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropV13, scale) == 76, "HalfLife2Beta18StaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropV13 *)0)->scale) == 12, "HalfLife2Beta18StaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct HalfLife2Beta18DetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} HalfLife2Beta18DetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailSprite) == 32, "HalfLife2Beta18DetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailSprite, upperLeft) == 0, "HalfLife2Beta18DetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailSprite *)0)->upperLeft) == 8, "HalfLife2Beta18DetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailSprite, lowerRight) == 8, "HalfLife2Beta18DetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailSprite *)0)->lowerRight) == 8, "HalfLife2Beta18DetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailSprite, textureUpperLeft) == 16, "HalfLife2Beta18DetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailSprite *)0)->textureUpperLeft) == 8, "HalfLife2Beta18DetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailSprite, textureLowerRight) == 24, "HalfLife2Beta18DetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailSprite *)0)->textureLowerRight) == 8, "HalfLife2Beta18DetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct HalfLife2Beta18DetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  HalfLife2Beta18ColorRgbExp light;
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
  /** How it turns to who looks at it. Values: HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta18DetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailProp) == 52, "HalfLife2Beta18DetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, origin) == 0, "HalfLife2Beta18DetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->origin) == 12, "HalfLife2Beta18DetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, angles) == 12, "HalfLife2Beta18DetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->angles) == 12, "HalfLife2Beta18DetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, detail) == 24, "HalfLife2Beta18DetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->detail) == 2, "HalfLife2Beta18DetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, leaf) == 26, "HalfLife2Beta18DetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->leaf) == 2, "HalfLife2Beta18DetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, light) == 28, "HalfLife2Beta18DetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->light) == 4, "HalfLife2Beta18DetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, firstLightStyle) == 32, "HalfLife2Beta18DetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->firstLightStyle) == 4, "HalfLife2Beta18DetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, lightStyleCount) == 36, "HalfLife2Beta18DetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->lightStyleCount) == 1, "HalfLife2Beta18DetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, sway) == 37, "HalfLife2Beta18DetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->sway) == 1, "HalfLife2Beta18DetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, shapeAngle) == 38, "HalfLife2Beta18DetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->shapeAngle) == 1, "HalfLife2Beta18DetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, shapeSize) == 39, "HalfLife2Beta18DetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->shapeSize) == 1, "HalfLife2Beta18DetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, orientation) == 40, "HalfLife2Beta18DetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->orientation) == 1, "HalfLife2Beta18DetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, padding1) == 41, "HalfLife2Beta18DetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->padding1) == 3, "HalfLife2Beta18DetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, type) == 44, "HalfLife2Beta18DetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->type) == 1, "HalfLife2Beta18DetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, padding2) == 45, "HalfLife2Beta18DetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->padding2) == 3, "HalfLife2Beta18DetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailProp, scale) == 48, "HalfLife2Beta18DetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailProp *)0)->scale) == 4, "HalfLife2Beta18DetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct HalfLife2Beta18DetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  HalfLife2Beta18ColorRgbExp light;
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
} HalfLife2Beta18DetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailPropV2) == 40, "HalfLife2Beta18DetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, origin) == 0, "HalfLife2Beta18DetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->origin) == 12, "HalfLife2Beta18DetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, angles) == 12, "HalfLife2Beta18DetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->angles) == 12, "HalfLife2Beta18DetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, detail) == 24, "HalfLife2Beta18DetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->detail) == 2, "HalfLife2Beta18DetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, leaf) == 26, "HalfLife2Beta18DetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->leaf) == 2, "HalfLife2Beta18DetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, light) == 28, "HalfLife2Beta18DetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->light) == 4, "HalfLife2Beta18DetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, firstLightStyle) == 32, "HalfLife2Beta18DetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->firstLightStyle) == 4, "HalfLife2Beta18DetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, lightStyleCount) == 36, "HalfLife2Beta18DetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->lightStyleCount) == 1, "HalfLife2Beta18DetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, sway) == 37, "HalfLife2Beta18DetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->sway) == 1, "HalfLife2Beta18DetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, shapeAngle) == 38, "HalfLife2Beta18DetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->shapeAngle) == 1, "HalfLife2Beta18DetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropV2, shapeSize) == 39, "HalfLife2Beta18DetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropV2 *)0)->shapeSize) == 1, "HalfLife2Beta18DetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18DetailPropLightStyle {
  /** The light. */
  HalfLife2Beta18ColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} HalfLife2Beta18DetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailPropLightStyle) == 5, "HalfLife2Beta18DetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropLightStyle, light) == 0, "HalfLife2Beta18DetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropLightStyle *)0)->light) == 4, "HalfLife2Beta18DetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropLightStyle, style) == 4, "HalfLife2Beta18DetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropLightStyle *)0)->style) == 1, "HalfLife2Beta18DetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18LeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} HalfLife2Beta18LeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LeafWaterData) == 12, "HalfLife2Beta18LeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafWaterData, surfaceZ) == 0, "HalfLife2Beta18LeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafWaterData *)0)->surfaceZ) == 4, "HalfLife2Beta18LeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafWaterData, minZ) == 4, "HalfLife2Beta18LeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafWaterData *)0)->minZ) == 4, "HalfLife2Beta18LeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18LeafWaterData, surfaceTexture) == 8, "HalfLife2Beta18LeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18LeafWaterData *)0)->surfaceTexture) == 2, "HalfLife2Beta18LeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct HalfLife2Beta18Primitive {
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
} HalfLife2Beta18Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Primitive) == 10, "HalfLife2Beta18Primitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Primitive, type) == 0, "HalfLife2Beta18Primitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Primitive *)0)->type) == 2, "HalfLife2Beta18Primitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Primitive, firstIndex) == 2, "HalfLife2Beta18Primitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Primitive *)0)->firstIndex) == 2, "HalfLife2Beta18Primitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Primitive, indexCount) == 4, "HalfLife2Beta18Primitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Primitive *)0)->indexCount) == 2, "HalfLife2Beta18Primitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Primitive, firstVertex) == 6, "HalfLife2Beta18Primitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Primitive *)0)->firstVertex) == 2, "HalfLife2Beta18Primitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Primitive, vertexCount) == 8, "HalfLife2Beta18Primitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Primitive *)0)->vertexCount) == 2, "HalfLife2Beta18Primitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct HalfLife2Beta18CubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} HalfLife2Beta18CubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18CubemapSample) == 16, "HalfLife2Beta18CubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18CubemapSample, origin) == 0, "HalfLife2Beta18CubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18CubemapSample *)0)->origin) == 12, "HalfLife2Beta18CubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18CubemapSample, size) == 12, "HalfLife2Beta18CubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18CubemapSample *)0)->size) == 4, "HalfLife2Beta18CubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct HalfLife2Beta18Overlay {
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
} HalfLife2Beta18Overlay;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18Overlay) == 352, "HalfLife2Beta18Overlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, id) == 0, "HalfLife2Beta18Overlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->id) == 4, "HalfLife2Beta18Overlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, texture) == 4, "HalfLife2Beta18Overlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->texture) == 2, "HalfLife2Beta18Overlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, faces) == 8, "HalfLife2Beta18Overlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->faces) == 256, "HalfLife2Beta18Overlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, u) == 264, "HalfLife2Beta18Overlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->u) == 8, "HalfLife2Beta18Overlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, v) == 272, "HalfLife2Beta18Overlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->v) == 8, "HalfLife2Beta18Overlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, uvPoints) == 280, "HalfLife2Beta18Overlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->uvPoints) == 48, "HalfLife2Beta18Overlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, origin) == 328, "HalfLife2Beta18Overlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->origin) == 12, "HalfLife2Beta18Overlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18Overlay, normal) == 340, "HalfLife2Beta18Overlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18Overlay *)0)->normal) == 12, "HalfLife2Beta18Overlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } HalfLife2Beta18VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18VerticesElement) == 12, "HalfLife2Beta18VerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta18OccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `HalfLife2Beta18OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct HalfLife2Beta18OcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} HalfLife2Beta18OcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18OcclusionWithoutAreaHead) == 4, "HalfLife2Beta18OcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OcclusionWithoutAreaHead, occluderCount) == 0, "HalfLife2Beta18OcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OcclusionWithoutAreaHead *)0)->occluderCount) == 4, "HalfLife2Beta18OcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta18Occluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `HalfLife2Beta18OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct HalfLife2Beta18OcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} HalfLife2Beta18OcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18OcclusionHead) == 4, "HalfLife2Beta18OcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18OcclusionHead, occluderCount) == 0, "HalfLife2Beta18OcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18OcclusionHead *)0)->occluderCount) == 4, "HalfLife2Beta18OcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t HalfLife2Beta18FaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18FaceIdsElement) == 2, "HalfLife2Beta18FaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t HalfLife2Beta18SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18SurfedgesElement) == 4, "HalfLife2Beta18SurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t HalfLife2Beta18LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LeafFacesElement) == 2, "HalfLife2Beta18LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t HalfLife2Beta18LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LeafBrushesElement) == 2, "HalfLife2Beta18LeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t HalfLife2Beta18PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18PortalVerticesElement) == 2, "HalfLife2Beta18PortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t HalfLife2Beta18ClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18ClusterPortalsElement) == 2, "HalfLife2Beta18ClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } HalfLife2Beta18VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18VertexNormalsElement) == 12, "HalfLife2Beta18VertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t HalfLife2Beta18VertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18VertexNormalIndicesElement) == 2, "HalfLife2Beta18VertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t HalfLife2Beta18DisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementLightmapAlphasElement) == 1, "HalfLife2Beta18DisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV4 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV4Head) == 4, "HalfLife2Beta18StaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV4Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV4Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV5 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV5Head) == 4, "HalfLife2Beta18StaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV5Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV5Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV5TheShipHead) == 4, "HalfLife2Beta18StaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV5TheShipHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV5TheShipHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV6 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV6Head) == 4, "HalfLife2Beta18StaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV6Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV6Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead) == 4, "HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV6DarkMessiahHead) == 4, "HalfLife2Beta18StaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV6DarkMessiahHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta18StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV5 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV6VindictusHead) == 4, "HalfLife2Beta18StaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV6VindictusHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV6VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV7 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV7Head) == 4, "HalfLife2Beta18StaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV7Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV7Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV7ZenoClashHead) == 4, "HalfLife2Beta18StaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV7ZenoClashHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta18StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV6 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV7VindictusHead) == 4, "HalfLife2Beta18StaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV7VindictusHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV7VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV8 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV8Head) == 4, "HalfLife2Beta18StaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV8Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV8Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta18StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV8VindictusHead) == 4, "HalfLife2Beta18StaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV8VindictusHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV8VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV9 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV9Head) == 4, "HalfLife2Beta18StaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV9Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV9Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV9DearEstherHead) == 4, "HalfLife2Beta18StaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV9DearEstherHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV9DearEstherHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV10 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV10Head) == 4, "HalfLife2Beta18StaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV10Head, modelCount) == 0, "HalfLife2Beta18StaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV10Head *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV10GlobalOffensiveHead) == 4, "HalfLife2Beta18StaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV10GlobalOffensiveHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV11GlobalOffensiveHead) == 4, "HalfLife2Beta18StaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV11GlobalOffensiveHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV11BlackMesaLiteHead) == 4, "HalfLife2Beta18StaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV11BlackMesaLiteHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV11MerubasuHead) == 4, "HalfLife2Beta18StaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV11MerubasuHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV11MerubasuHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV12StrataHead) == 4, "HalfLife2Beta18StaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV12StrataHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV12StrataHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV11BlackMesaHead) == 4, "HalfLife2Beta18StaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV11BlackMesaHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18StaticPropV13 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18StaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18StaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18StaticPropsV13StrataHead) == 4, "HalfLife2Beta18StaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18StaticPropsV13StrataHead, modelCount) == 0, "HalfLife2Beta18StaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18StaticPropsV13StrataHead *)0)->modelCount) == 4, "HalfLife2Beta18StaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `HalfLife2Beta18DetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18DetailProp props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18DetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18DetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailPropsV4Head) == 4, "HalfLife2Beta18DetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropsV4Head, modelCount) == 0, "HalfLife2Beta18DetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropsV4Head *)0)->modelCount) == 4, "HalfLife2Beta18DetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta18DetailPropV2 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta18DetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta18DetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailPropsV2Head) == 4, "HalfLife2Beta18DetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropsV2Head, modelCount) == 0, "HalfLife2Beta18DetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropsV2Head *)0)->modelCount) == 4, "HalfLife2Beta18DetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta18DetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct HalfLife2Beta18DetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} HalfLife2Beta18DetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DetailPropLightHead) == 4, "HalfLife2Beta18DetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18DetailPropLightHead, count) == 0, "HalfLife2Beta18DetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18DetailPropLightHead *)0)->count) == 4, "HalfLife2Beta18DetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta18ColorVariablesHead {
  /** Number of names. */
  int32_t count;
} HalfLife2Beta18ColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18ColorVariablesHead) == 4, "HalfLife2Beta18ColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta18ColorVariablesHead, count) == 0, "HalfLife2Beta18ColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta18ColorVariablesHead *)0)->count) == 4, "HalfLife2Beta18ColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } HalfLife2Beta18PrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18PrimitiveVerticesElement) == 12, "HalfLife2Beta18PrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t HalfLife2Beta18PrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18PrimitiveIndicesElement) == 2, "HalfLife2Beta18PrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } HalfLife2Beta18ClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18ClipPortalVerticesElement) == 12, "HalfLife2Beta18ClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t HalfLife2Beta18TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18TextureStringTableElement) == 4, "HalfLife2Beta18TextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t HalfLife2Beta18LeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18LeafMinDistanceToWaterElement) == 2, "HalfLife2Beta18LeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t HalfLife2Beta18FaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18FaceMacroTextureInfoElement) == 2, "HalfLife2Beta18FaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t HalfLife2Beta18DisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta18DisplacementTrianglesElement) == 2, "HalfLife2Beta18DisplacementTrianglesElement takes 2 bytes");

#endif /* BRUSHWORK_VALVE_HALF_LIFE2_BETA_18_H */
