/**
 * Half-Life 2 as it leaked in 2003, version 17: VBSP 17, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Half-Life 2 as it leaked in 2003, in its earlier maps: VBSP 17, as Vampire: The Masquerade - Bloodlines has
 * it, whose records are others. Faces have no primitives, displacements no tags of triangles, leaves no
 * light.
 *
 * Sources: public readers, the article's table of versions; no such map is at hand.
 */
#ifndef BRUSHWORK_VALVE_HALF_LIFE2_BETA_17_H
#define BRUSHWORK_VALVE_HALF_LIFE2_BETA_17_H

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
#define HALF_LIFE2_BETA_17_LUMP_ENTITIES 0
/** Array of HalfLife2Beta17Plane. */
#define HALF_LIFE2_BETA_17_LUMP_PLANES 1
/** Array of HalfLife2Beta17TextureData. */
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of HalfLife2Beta17VerticesElement. */
#define HALF_LIFE2_BETA_17_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define HALF_LIFE2_BETA_17_LUMP_VISIBILITY 4
/** Array of HalfLife2Beta17Node. */
#define HALF_LIFE2_BETA_17_LUMP_NODES 5
/** Array of HalfLife2Beta17TextureInfo. */
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_INFO 6
/** Array of HalfLife2Beta17FaceNoPrimitives. */
#define HALF_LIFE2_BETA_17_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * HalfLife2Beta17ColorRgbExp.
 */
#define HALF_LIFE2_BETA_17_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: HalfLife2Beta17OcclusionWithoutAreaHead, and what its comment says.
 * - version 2: HalfLife2Beta17OcclusionHead, and what its comment says.
 */
#define HALF_LIFE2_BETA_17_LUMP_OCCLUSION 9
/** Array of HalfLife2Beta17Leaf. */
#define HALF_LIFE2_BETA_17_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of HalfLife2Beta17FaceIdsElement. */
#define HALF_LIFE2_BETA_17_LUMP_FACE_IDS 11
/** Array of HalfLife2Beta17Edge. */
#define HALF_LIFE2_BETA_17_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * HalfLife2Beta17SurfedgesElement.
 */
#define HALF_LIFE2_BETA_17_LUMP_SURFEDGES 13
/** Array of HalfLife2Beta17Model. */
#define HALF_LIFE2_BETA_17_LUMP_MODELS 14
/** Array of HalfLife2Beta17WorldLight. */
#define HALF_LIFE2_BETA_17_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of HalfLife2Beta17LeafFacesElement. */
#define HALF_LIFE2_BETA_17_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of HalfLife2Beta17LeafBrushesElement. */
#define HALF_LIFE2_BETA_17_LUMP_LEAF_BRUSHES 17
/** Array of HalfLife2Beta17Brush. */
#define HALF_LIFE2_BETA_17_LUMP_BRUSHES 18
/** Array of HalfLife2Beta17BrushSide. */
#define HALF_LIFE2_BETA_17_LUMP_BRUSH_SIDES 19
/** Array of HalfLife2Beta17Area. */
#define HALF_LIFE2_BETA_17_LUMP_AREAS 20
/** Array of HalfLife2Beta17AreaPortal. */
#define HALF_LIFE2_BETA_17_LUMP_AREA_PORTALS 21
/** Array of HalfLife2Beta17Portal. */
#define HALF_LIFE2_BETA_17_LUMP_PORTALS 22
/** Array of HalfLife2Beta17Cluster. */
#define HALF_LIFE2_BETA_17_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of HalfLife2Beta17PortalVerticesElement. */
#define HALF_LIFE2_BETA_17_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of HalfLife2Beta17ClusterPortalsElement. */
#define HALF_LIFE2_BETA_17_LUMP_CLUSTER_PORTALS 25
/** Array of HalfLife2Beta17DisplacementInfoNoTriangles. */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_INFO 26
/** Array of HalfLife2Beta17OriginalFaceNoPrimitives. */
#define HALF_LIFE2_BETA_17_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of HalfLife2Beta17VertexNormalsElement. */
#define HALF_LIFE2_BETA_17_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * HalfLife2Beta17VertexNormalIndicesElement.
 */
#define HALF_LIFE2_BETA_17_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * HalfLife2Beta17DisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of HalfLife2Beta17DisplacementVertex. */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): HalfLife2Beta17StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): HalfLife2Beta17StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): HalfLife2Beta17StaticPropsV5TheShipHead, and what its comment
 * says.
 * - `sprp`, layout v6 (version 6): HalfLife2Beta17StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): HalfLife2Beta17StaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): HalfLife2Beta17StaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): HalfLife2Beta17StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): HalfLife2Beta17StaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): HalfLife2Beta17StaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): HalfLife2Beta17StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): HalfLife2Beta17StaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): HalfLife2Beta17StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): HalfLife2Beta17StaticPropsV9DearEstherHead, and what its
 * comment says.
 * - `sprp`, layout v10 (versions 10, 7): HalfLife2Beta17StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): HalfLife2Beta17StaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): HalfLife2Beta17StaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): HalfLife2Beta17StaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): HalfLife2Beta17StaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): HalfLife2Beta17StaticPropsV12StrataHead, and what its comment
 * says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): HalfLife2Beta17StaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): HalfLife2Beta17StaticPropsV13StrataHead, and what its comment
 * says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): HalfLife2Beta17DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): HalfLife2Beta17DetailPropsV2Head, and what its comment says.
 * - `dplt`: HalfLife2Beta17DetailPropLightHead, and what its comment says.
 * - `dplh`: HalfLife2Beta17DetailPropLightHead, and what its comment says.
 * - `clvr`: HalfLife2Beta17ColorVariablesHead, and what its comment says.
 */
#define HALF_LIFE2_BETA_17_LUMP_GAME_LUMP 35
/** Array of HalfLife2Beta17LeafWaterData. */
#define HALF_LIFE2_BETA_17_LUMP_LEAF_WATER_DATA 36
/** Array of HalfLife2Beta17Primitive. */
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * HalfLife2Beta17PrimitiveVerticesElement.
 */
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * HalfLife2Beta17PrimitiveIndicesElement.
 */
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define HALF_LIFE2_BETA_17_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of HalfLife2Beta17ClipPortalVerticesElement. */
#define HALF_LIFE2_BETA_17_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of HalfLife2Beta17CubemapSample. */
#define HALF_LIFE2_BETA_17_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of HalfLife2Beta17TextureStringTableElement. */
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_STRING_TABLE 44
/** Array of HalfLife2Beta17Overlay. */
#define HALF_LIFE2_BETA_17_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of HalfLife2Beta17LeafMinDistanceToWaterElement. */
#define HALF_LIFE2_BETA_17_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * HalfLife2Beta17FaceMacroTextureInfoElement.
 */
#define HALF_LIFE2_BETA_17_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of HalfLife2Beta17DisplacementTrianglesElement. */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_COLLISION_SURFACE 49

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct HalfLife2Beta17LumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} HalfLife2Beta17LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17LumpEntry) == 16, "HalfLife2Beta17LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LumpEntry, offset) == 0, "HalfLife2Beta17LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LumpEntry, length) == 4, "HalfLife2Beta17LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LumpEntry, version) == 8, "HalfLife2Beta17LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LumpEntry, unpacked) == 12, "HalfLife2Beta17LumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct HalfLife2Beta17Header {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 17. */
  int32_t version;
  /** The lumps by index. */
  HalfLife2Beta17LumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} HalfLife2Beta17Header;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Header) == 1036, "HalfLife2Beta17Header takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Header, ident) == 0, "HalfLife2Beta17Header.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Header, version) == 4, "HalfLife2Beta17Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Header, lumps) == 8, "HalfLife2Beta17Header.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define HALF_LIFE2_BETA_17_PLANE_TYPE_X 0
#define HALF_LIFE2_BETA_17_PLANE_TYPE_Y 1
#define HALF_LIFE2_BETA_17_PLANE_TYPE_Z 2
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_X 3
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_Y 4
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define HALF_LIFE2_BETA_17_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SURFACE 0
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_POINT 1
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SPOT 2
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_NONE 0
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_NORMAL 0
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_MODEL 0
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_SPRITE 1
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct HalfLife2Beta17Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: HALF_LIFE2_BETA_17_PLANE_TYPE_*.
   */
  int32_t type;
} HalfLife2Beta17Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Plane) == 20, "HalfLife2Beta17Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Plane, normal) == 0, "HalfLife2Beta17Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Plane *)0)->normal) == 12, "HalfLife2Beta17Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Plane, distance) == 12, "HalfLife2Beta17Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Plane *)0)->distance) == 4, "HalfLife2Beta17Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Plane, type) == 16, "HalfLife2Beta17Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Plane *)0)->type) == 4, "HalfLife2Beta17Plane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct HalfLife2Beta17TextureData {
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
} HalfLife2Beta17TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17TextureData) == 32, "HalfLife2Beta17TextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, reflectivity) == 0, "HalfLife2Beta17TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->reflectivity) == 12, "HalfLife2Beta17TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, name) == 12, "HalfLife2Beta17TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->name) == 4, "HalfLife2Beta17TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, width) == 16, "HalfLife2Beta17TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->width) == 4, "HalfLife2Beta17TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, height) == 20, "HalfLife2Beta17TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->height) == 4, "HalfLife2Beta17TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, viewWidth) == 24, "HalfLife2Beta17TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->viewWidth) == 4, "HalfLife2Beta17TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureData, viewHeight) == 28, "HalfLife2Beta17TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureData *)0)->viewHeight) == 4, "HalfLife2Beta17TextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct HalfLife2Beta17Node {
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
} HalfLife2Beta17Node;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Node) == 32, "HalfLife2Beta17Node takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, plane) == 0, "HalfLife2Beta17Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->plane) == 4, "HalfLife2Beta17Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, children) == 4, "HalfLife2Beta17Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->children) == 8, "HalfLife2Beta17Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, mins) == 12, "HalfLife2Beta17Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->mins) == 6, "HalfLife2Beta17Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, maxs) == 18, "HalfLife2Beta17Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->maxs) == 6, "HalfLife2Beta17Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, firstFace) == 24, "HalfLife2Beta17Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->firstFace) == 2, "HalfLife2Beta17Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, faceCount) == 26, "HalfLife2Beta17Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->faceCount) == 2, "HalfLife2Beta17Node.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Node, area) == 28, "HalfLife2Beta17Node.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Node *)0)->area) == 2, "HalfLife2Beta17Node.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct HalfLife2Beta17TextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: HALF_LIFE2_BETA_17_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} HalfLife2Beta17TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17TextureInfo) == 72, "HalfLife2Beta17TextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, textureS) == 0, "HalfLife2Beta17TextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->textureS) == 16, "HalfLife2Beta17TextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, textureT) == 16, "HalfLife2Beta17TextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->textureT) == 16, "HalfLife2Beta17TextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, lightmapS) == 32, "HalfLife2Beta17TextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->lightmapS) == 16, "HalfLife2Beta17TextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, lightmapT) == 48, "HalfLife2Beta17TextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->lightmapT) == 16, "HalfLife2Beta17TextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, flags) == 64, "HalfLife2Beta17TextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->flags) == 4, "HalfLife2Beta17TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17TextureInfo, textureData) == 68, "HalfLife2Beta17TextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17TextureInfo *)0)->textureData) == 4, "HalfLife2Beta17TextureInfo.textureData takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct HalfLife2Beta17ColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} HalfLife2Beta17ColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17ColorRgbExp) == 4, "HalfLife2Beta17ColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17ColorRgbExp, red) == 0, "HalfLife2Beta17ColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17ColorRgbExp *)0)->red) == 1, "HalfLife2Beta17ColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17ColorRgbExp, green) == 1, "HalfLife2Beta17ColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17ColorRgbExp *)0)->green) == 1, "HalfLife2Beta17ColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17ColorRgbExp, blue) == 2, "HalfLife2Beta17ColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17ColorRgbExp *)0)->blue) == 1, "HalfLife2Beta17ColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17ColorRgbExp, exponent) == 3, "HalfLife2Beta17ColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17ColorRgbExp *)0)->exponent) == 1, "HalfLife2Beta17ColorRgbExp.exponent takes 1 bytes");

/**
 * A flat convex polygon (lump 7) of version 17.
 * Original name: dface_t. Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17FaceNoPrimitives {
  /** Average of the face's light, one colour for each of `styles`. Later files have it before the samples. */
  HalfLife2Beta17ColorRgbExp averageLight[4];
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
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} HalfLife2Beta17FaceNoPrimitives;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17FaceNoPrimitives) == 68, "HalfLife2Beta17FaceNoPrimitives takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, averageLight) == 0, "HalfLife2Beta17FaceNoPrimitives.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->averageLight) == 16, "HalfLife2Beta17FaceNoPrimitives.averageLight takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, plane) == 16, "HalfLife2Beta17FaceNoPrimitives.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->plane) == 2, "HalfLife2Beta17FaceNoPrimitives.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, side) == 18, "HalfLife2Beta17FaceNoPrimitives.side lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->side) == 1, "HalfLife2Beta17FaceNoPrimitives.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, onNode) == 19, "HalfLife2Beta17FaceNoPrimitives.onNode lies at 19");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->onNode) == 1, "HalfLife2Beta17FaceNoPrimitives.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, firstEdge) == 20, "HalfLife2Beta17FaceNoPrimitives.firstEdge lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->firstEdge) == 4, "HalfLife2Beta17FaceNoPrimitives.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, edgeCount) == 24, "HalfLife2Beta17FaceNoPrimitives.edgeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->edgeCount) == 2, "HalfLife2Beta17FaceNoPrimitives.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, texture) == 26, "HalfLife2Beta17FaceNoPrimitives.texture lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->texture) == 2, "HalfLife2Beta17FaceNoPrimitives.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, displacement) == 28, "HalfLife2Beta17FaceNoPrimitives.displacement lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->displacement) == 2, "HalfLife2Beta17FaceNoPrimitives.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, fogVolume) == 30, "HalfLife2Beta17FaceNoPrimitives.fogVolume lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->fogVolume) == 2, "HalfLife2Beta17FaceNoPrimitives.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, styles) == 32, "HalfLife2Beta17FaceNoPrimitives.styles lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->styles) == 4, "HalfLife2Beta17FaceNoPrimitives.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, lightOffset) == 36, "HalfLife2Beta17FaceNoPrimitives.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->lightOffset) == 4, "HalfLife2Beta17FaceNoPrimitives.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, area) == 40, "HalfLife2Beta17FaceNoPrimitives.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->area) == 4, "HalfLife2Beta17FaceNoPrimitives.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, lightmapMins) == 44, "HalfLife2Beta17FaceNoPrimitives.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->lightmapMins) == 8, "HalfLife2Beta17FaceNoPrimitives.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, lightmapSize) == 52, "HalfLife2Beta17FaceNoPrimitives.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->lightmapSize) == 8, "HalfLife2Beta17FaceNoPrimitives.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, originalFace) == 60, "HalfLife2Beta17FaceNoPrimitives.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->originalFace) == 4, "HalfLife2Beta17FaceNoPrimitives.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17FaceNoPrimitives, smoothingGroups) == 64, "HalfLife2Beta17FaceNoPrimitives.smoothingGroups lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17FaceNoPrimitives *)0)->smoothingGroups) == 4, "HalfLife2Beta17FaceNoPrimitives.smoothingGroups takes 4 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta17OccluderWithoutArea {
  /** Whether it starts switched off. Values: HALF_LIFE2_BETA_17_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} HalfLife2Beta17OccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17OccluderWithoutArea) == 36, "HalfLife2Beta17OccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderWithoutArea, flags) == 0, "HalfLife2Beta17OccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderWithoutArea *)0)->flags) == 4, "HalfLife2Beta17OccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderWithoutArea, firstPolygon) == 4, "HalfLife2Beta17OccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderWithoutArea *)0)->firstPolygon) == 4, "HalfLife2Beta17OccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderWithoutArea, polygonCount) == 8, "HalfLife2Beta17OccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderWithoutArea *)0)->polygonCount) == 4, "HalfLife2Beta17OccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderWithoutArea, mins) == 12, "HalfLife2Beta17OccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderWithoutArea *)0)->mins) == 12, "HalfLife2Beta17OccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderWithoutArea, maxs) == 24, "HalfLife2Beta17OccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderWithoutArea *)0)->maxs) == 12, "HalfLife2Beta17OccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct HalfLife2Beta17OccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} HalfLife2Beta17OccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17OccluderPolygon) == 12, "HalfLife2Beta17OccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderPolygon, firstVertexIndex) == 0, "HalfLife2Beta17OccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderPolygon *)0)->firstVertexIndex) == 4, "HalfLife2Beta17OccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderPolygon, vertexCount) == 4, "HalfLife2Beta17OccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderPolygon *)0)->vertexCount) == 4, "HalfLife2Beta17OccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OccluderPolygon, plane) == 8, "HalfLife2Beta17OccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OccluderPolygon *)0)->plane) == 4, "HalfLife2Beta17OccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct HalfLife2Beta17Occluder {
  /** Whether it starts switched off. Values: HALF_LIFE2_BETA_17_OCCLUDER_FLAGS_*. */
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
} HalfLife2Beta17Occluder;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Occluder) == 40, "HalfLife2Beta17Occluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, flags) == 0, "HalfLife2Beta17Occluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->flags) == 4, "HalfLife2Beta17Occluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, firstPolygon) == 4, "HalfLife2Beta17Occluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->firstPolygon) == 4, "HalfLife2Beta17Occluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, polygonCount) == 8, "HalfLife2Beta17Occluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->polygonCount) == 4, "HalfLife2Beta17Occluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, mins) == 12, "HalfLife2Beta17Occluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->mins) == 12, "HalfLife2Beta17Occluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, maxs) == 24, "HalfLife2Beta17Occluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->maxs) == 12, "HalfLife2Beta17Occluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Occluder, area) == 36, "HalfLife2Beta17Occluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Occluder *)0)->area) == 4, "HalfLife2Beta17Occluder.area takes 4 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct HalfLife2Beta17Leaf {
  /** What its brushes are, all together. Values: HALF_LIFE2_BETA_17_CONTENT_FLAGS_*. */
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
} HalfLife2Beta17Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Leaf) == 32, "HalfLife2Beta17Leaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, contents) == 0, "HalfLife2Beta17Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->contents) == 4, "HalfLife2Beta17Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, cluster) == 4, "HalfLife2Beta17Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->cluster) == 2, "HalfLife2Beta17Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, mins) == 8, "HalfLife2Beta17Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->mins) == 6, "HalfLife2Beta17Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, maxs) == 14, "HalfLife2Beta17Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->maxs) == 6, "HalfLife2Beta17Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, firstFace) == 20, "HalfLife2Beta17Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->firstFace) == 2, "HalfLife2Beta17Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, faceCount) == 22, "HalfLife2Beta17Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->faceCount) == 2, "HalfLife2Beta17Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, firstBrush) == 24, "HalfLife2Beta17Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->firstBrush) == 2, "HalfLife2Beta17Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, brushCount) == 26, "HalfLife2Beta17Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->brushCount) == 2, "HalfLife2Beta17Leaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Leaf, water) == 28, "HalfLife2Beta17Leaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Leaf *)0)->water) == 2, "HalfLife2Beta17Leaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct HalfLife2Beta17Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} HalfLife2Beta17Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Edge) == 4, "HalfLife2Beta17Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Edge, vertices) == 0, "HalfLife2Beta17Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Edge *)0)->vertices) == 4, "HalfLife2Beta17Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct HalfLife2Beta17Model {
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
} HalfLife2Beta17Model;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Model) == 48, "HalfLife2Beta17Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, mins) == 0, "HalfLife2Beta17Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->mins) == 12, "HalfLife2Beta17Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, maxs) == 12, "HalfLife2Beta17Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->maxs) == 12, "HalfLife2Beta17Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, origin) == 24, "HalfLife2Beta17Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->origin) == 12, "HalfLife2Beta17Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, headNode) == 36, "HalfLife2Beta17Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->headNode) == 4, "HalfLife2Beta17Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, firstFace) == 40, "HalfLife2Beta17Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->firstFace) == 4, "HalfLife2Beta17Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Model, faceCount) == 44, "HalfLife2Beta17Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Model *)0)->faceCount) == 4, "HalfLife2Beta17Model.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17WorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: HALF_LIFE2_BETA_17_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} HalfLife2Beta17WorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17WorldLight) == 88, "HalfLife2Beta17WorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, origin) == 0, "HalfLife2Beta17WorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->origin) == 12, "HalfLife2Beta17WorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, intensity) == 12, "HalfLife2Beta17WorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->intensity) == 12, "HalfLife2Beta17WorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, normal) == 24, "HalfLife2Beta17WorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->normal) == 12, "HalfLife2Beta17WorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, cluster) == 36, "HalfLife2Beta17WorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->cluster) == 4, "HalfLife2Beta17WorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, type) == 40, "HalfLife2Beta17WorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->type) == 4, "HalfLife2Beta17WorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, style) == 44, "HalfLife2Beta17WorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->style) == 4, "HalfLife2Beta17WorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, stopDot) == 48, "HalfLife2Beta17WorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->stopDot) == 4, "HalfLife2Beta17WorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, stopDot2) == 52, "HalfLife2Beta17WorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->stopDot2) == 4, "HalfLife2Beta17WorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, exponent) == 56, "HalfLife2Beta17WorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->exponent) == 4, "HalfLife2Beta17WorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, radius) == 60, "HalfLife2Beta17WorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->radius) == 4, "HalfLife2Beta17WorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, constantAttenuation) == 64, "HalfLife2Beta17WorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->constantAttenuation) == 4, "HalfLife2Beta17WorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, linearAttenuation) == 68, "HalfLife2Beta17WorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->linearAttenuation) == 4, "HalfLife2Beta17WorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, quadraticAttenuation) == 72, "HalfLife2Beta17WorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->quadraticAttenuation) == 4, "HalfLife2Beta17WorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, flags) == 76, "HalfLife2Beta17WorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->flags) == 4, "HalfLife2Beta17WorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, texture) == 80, "HalfLife2Beta17WorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->texture) == 4, "HalfLife2Beta17WorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17WorldLight, owner) == 84, "HalfLife2Beta17WorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17WorldLight *)0)->owner) == 4, "HalfLife2Beta17WorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct HalfLife2Beta17Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: HALF_LIFE2_BETA_17_CONTENT_FLAGS_*. */
  int32_t contents;
} HalfLife2Beta17Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Brush) == 12, "HalfLife2Beta17Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Brush, firstSide) == 0, "HalfLife2Beta17Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Brush *)0)->firstSide) == 4, "HalfLife2Beta17Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Brush, sideCount) == 4, "HalfLife2Beta17Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Brush *)0)->sideCount) == 4, "HalfLife2Beta17Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Brush, contents) == 8, "HalfLife2Beta17Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Brush *)0)->contents) == 4, "HalfLife2Beta17Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct HalfLife2Beta17BrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} HalfLife2Beta17BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17BrushSide) == 8, "HalfLife2Beta17BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17BrushSide, plane) == 0, "HalfLife2Beta17BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17BrushSide *)0)->plane) == 2, "HalfLife2Beta17BrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17BrushSide, texture) == 2, "HalfLife2Beta17BrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17BrushSide *)0)->texture) == 2, "HalfLife2Beta17BrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17BrushSide, displacement) == 4, "HalfLife2Beta17BrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17BrushSide *)0)->displacement) == 2, "HalfLife2Beta17BrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17BrushSide, bevel) == 6, "HalfLife2Beta17BrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17BrushSide *)0)->bevel) == 2, "HalfLife2Beta17BrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} HalfLife2Beta17Area;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Area) == 8, "HalfLife2Beta17Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Area, portalCount) == 0, "HalfLife2Beta17Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Area *)0)->portalCount) == 4, "HalfLife2Beta17Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Area, firstPortal) == 4, "HalfLife2Beta17Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Area *)0)->firstPortal) == 4, "HalfLife2Beta17Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17AreaPortal {
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
} HalfLife2Beta17AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17AreaPortal) == 12, "HalfLife2Beta17AreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17AreaPortal, key) == 0, "HalfLife2Beta17AreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17AreaPortal *)0)->key) == 2, "HalfLife2Beta17AreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17AreaPortal, otherArea) == 2, "HalfLife2Beta17AreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17AreaPortal *)0)->otherArea) == 2, "HalfLife2Beta17AreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17AreaPortal, firstVertex) == 4, "HalfLife2Beta17AreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17AreaPortal *)0)->firstVertex) == 2, "HalfLife2Beta17AreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17AreaPortal, vertexCount) == 6, "HalfLife2Beta17AreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17AreaPortal *)0)->vertexCount) == 2, "HalfLife2Beta17AreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17AreaPortal, plane) == 8, "HalfLife2Beta17AreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17AreaPortal *)0)->plane) == 4, "HalfLife2Beta17AreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta17Portal {
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
} HalfLife2Beta17Portal;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Portal) == 16, "HalfLife2Beta17Portal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Portal, firstVertex) == 0, "HalfLife2Beta17Portal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Portal *)0)->firstVertex) == 4, "HalfLife2Beta17Portal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Portal, vertexCount) == 4, "HalfLife2Beta17Portal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Portal *)0)->vertexCount) == 4, "HalfLife2Beta17Portal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Portal, plane) == 8, "HalfLife2Beta17Portal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Portal *)0)->plane) == 4, "HalfLife2Beta17Portal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Portal, frontCluster) == 12, "HalfLife2Beta17Portal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Portal *)0)->frontCluster) == 2, "HalfLife2Beta17Portal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Portal, backCluster) == 14, "HalfLife2Beta17Portal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Portal *)0)->backCluster) == 2, "HalfLife2Beta17Portal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct HalfLife2Beta17Cluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} HalfLife2Beta17Cluster;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Cluster) == 8, "HalfLife2Beta17Cluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Cluster, firstPortal) == 0, "HalfLife2Beta17Cluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Cluster *)0)->firstPortal) == 4, "HalfLife2Beta17Cluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Cluster, portalCount) == 4, "HalfLife2Beta17Cluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Cluster *)0)->portalCount) == 4, "HalfLife2Beta17Cluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct HalfLife2Beta17DisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} HalfLife2Beta17DisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementSubNeighbor) == 6, "HalfLife2Beta17DisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementSubNeighbor, displacement) == 0, "HalfLife2Beta17DisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementSubNeighbor *)0)->displacement) == 2, "HalfLife2Beta17DisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementSubNeighbor, orientation) == 2, "HalfLife2Beta17DisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementSubNeighbor *)0)->orientation) == 1, "HalfLife2Beta17DisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementSubNeighbor, span) == 3, "HalfLife2Beta17DisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementSubNeighbor *)0)->span) == 1, "HalfLife2Beta17DisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementSubNeighbor, neighborSpan) == 4, "HalfLife2Beta17DisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementSubNeighbor *)0)->neighborSpan) == 1, "HalfLife2Beta17DisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct HalfLife2Beta17DisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  HalfLife2Beta17DisplacementSubNeighbor subNeighbors[2];
} HalfLife2Beta17DisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementNeighbor) == 12, "HalfLife2Beta17DisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementNeighbor, subNeighbors) == 0, "HalfLife2Beta17DisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementNeighbor *)0)->subNeighbors) == 12, "HalfLife2Beta17DisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct HalfLife2Beta17DisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} HalfLife2Beta17DisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementCornerNeighbors) == 10, "HalfLife2Beta17DisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementCornerNeighbors, neighbors) == 0, "HalfLife2Beta17DisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementCornerNeighbors *)0)->neighbors) == 8, "HalfLife2Beta17DisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementCornerNeighbors, count) == 8, "HalfLife2Beta17DisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementCornerNeighbors *)0)->count) == 1, "HalfLife2Beta17DisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26) of version 17: nothing is said of its triangles.
 * Original name: ddispinfo_t. Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17DisplacementInfoNoTriangles {
  /** The face's corner that the grid begins at, in game units. */
  struct { float x, y, z; } startPosition;
  /**
   * First of `(2 ** power + 1) ** 2` vertices, row by row. -> DISPLACEMENT_VERTICES, `(2 ** power + 1) ** 2`
   * of them.
   */
  int32_t firstVertex;
  /** How often each side was halved: 2, 3 or 4. */
  int32_t power;
  /** Lowest subdivision; with the sign bit set the rest are flags. */
  uint32_t minTessellation;
  /** Angle below which neighbours are smoothed, in degrees. */
  float smoothingAngle;
  /** What the surface is. Values: HALF_LIFE2_BETA_17_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  HalfLife2Beta17DisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  HalfLife2Beta17DisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} HalfLife2Beta17DisplacementInfoNoTriangles;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementInfoNoTriangles) == 172, "HalfLife2Beta17DisplacementInfoNoTriangles takes 172 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, startPosition) == 0, "HalfLife2Beta17DisplacementInfoNoTriangles.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->startPosition) == 12, "HalfLife2Beta17DisplacementInfoNoTriangles.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, firstVertex) == 12, "HalfLife2Beta17DisplacementInfoNoTriangles.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->firstVertex) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, power) == 16, "HalfLife2Beta17DisplacementInfoNoTriangles.power lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->power) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, minTessellation) == 20, "HalfLife2Beta17DisplacementInfoNoTriangles.minTessellation lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->minTessellation) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, smoothingAngle) == 24, "HalfLife2Beta17DisplacementInfoNoTriangles.smoothingAngle lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->smoothingAngle) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, contents) == 28, "HalfLife2Beta17DisplacementInfoNoTriangles.contents lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->contents) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, face) == 32, "HalfLife2Beta17DisplacementInfoNoTriangles.face lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->face) == 2, "HalfLife2Beta17DisplacementInfoNoTriangles.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, lightmapAlphaStart) == 36, "HalfLife2Beta17DisplacementInfoNoTriangles.lightmapAlphaStart lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->lightmapAlphaStart) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, lightmapSamplePositionStart) == 40, "HalfLife2Beta17DisplacementInfoNoTriangles.lightmapSamplePositionStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->lightmapSamplePositionStart) == 4, "HalfLife2Beta17DisplacementInfoNoTriangles.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, edgeNeighbors) == 44, "HalfLife2Beta17DisplacementInfoNoTriangles.edgeNeighbors lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->edgeNeighbors) == 48, "HalfLife2Beta17DisplacementInfoNoTriangles.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, cornerNeighbors) == 92, "HalfLife2Beta17DisplacementInfoNoTriangles.cornerNeighbors lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->cornerNeighbors) == 40, "HalfLife2Beta17DisplacementInfoNoTriangles.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementInfoNoTriangles, allowedVertices) == 132, "HalfLife2Beta17DisplacementInfoNoTriangles.allowedVertices lies at 132");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementInfoNoTriangles *)0)->allowedVertices) == 40, "HalfLife2Beta17DisplacementInfoNoTriangles.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27) of version 17; its texture may be an old number.
 * Original name: dface_t. Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17OriginalFaceNoPrimitives {
  /** Average of the face's light, one colour for each of `styles`. Later files have it before the samples. */
  HalfLife2Beta17ColorRgbExp averageLight[4];
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
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} HalfLife2Beta17OriginalFaceNoPrimitives;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17OriginalFaceNoPrimitives) == 68, "HalfLife2Beta17OriginalFaceNoPrimitives takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, averageLight) == 0, "HalfLife2Beta17OriginalFaceNoPrimitives.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->averageLight) == 16, "HalfLife2Beta17OriginalFaceNoPrimitives.averageLight takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, plane) == 16, "HalfLife2Beta17OriginalFaceNoPrimitives.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->plane) == 2, "HalfLife2Beta17OriginalFaceNoPrimitives.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, side) == 18, "HalfLife2Beta17OriginalFaceNoPrimitives.side lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->side) == 1, "HalfLife2Beta17OriginalFaceNoPrimitives.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, onNode) == 19, "HalfLife2Beta17OriginalFaceNoPrimitives.onNode lies at 19");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->onNode) == 1, "HalfLife2Beta17OriginalFaceNoPrimitives.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, firstEdge) == 20, "HalfLife2Beta17OriginalFaceNoPrimitives.firstEdge lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->firstEdge) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, edgeCount) == 24, "HalfLife2Beta17OriginalFaceNoPrimitives.edgeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->edgeCount) == 2, "HalfLife2Beta17OriginalFaceNoPrimitives.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, texture) == 26, "HalfLife2Beta17OriginalFaceNoPrimitives.texture lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->texture) == 2, "HalfLife2Beta17OriginalFaceNoPrimitives.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, displacement) == 28, "HalfLife2Beta17OriginalFaceNoPrimitives.displacement lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->displacement) == 2, "HalfLife2Beta17OriginalFaceNoPrimitives.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, fogVolume) == 30, "HalfLife2Beta17OriginalFaceNoPrimitives.fogVolume lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->fogVolume) == 2, "HalfLife2Beta17OriginalFaceNoPrimitives.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, styles) == 32, "HalfLife2Beta17OriginalFaceNoPrimitives.styles lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->styles) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, lightOffset) == 36, "HalfLife2Beta17OriginalFaceNoPrimitives.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->lightOffset) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, area) == 40, "HalfLife2Beta17OriginalFaceNoPrimitives.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->area) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, lightmapMins) == 44, "HalfLife2Beta17OriginalFaceNoPrimitives.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->lightmapMins) == 8, "HalfLife2Beta17OriginalFaceNoPrimitives.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, lightmapSize) == 52, "HalfLife2Beta17OriginalFaceNoPrimitives.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->lightmapSize) == 8, "HalfLife2Beta17OriginalFaceNoPrimitives.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, originalFace) == 60, "HalfLife2Beta17OriginalFaceNoPrimitives.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->originalFace) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OriginalFaceNoPrimitives, smoothingGroups) == 64, "HalfLife2Beta17OriginalFaceNoPrimitives.smoothingGroups lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OriginalFaceNoPrimitives *)0)->smoothingGroups) == 4, "HalfLife2Beta17OriginalFaceNoPrimitives.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct HalfLife2Beta17DisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} HalfLife2Beta17DisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementVertex) == 20, "HalfLife2Beta17DisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementVertex, direction) == 0, "HalfLife2Beta17DisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementVertex *)0)->direction) == 12, "HalfLife2Beta17DisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementVertex, distance) == 12, "HalfLife2Beta17DisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementVertex *)0)->distance) == 4, "HalfLife2Beta17DisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DisplacementVertex, alpha) == 16, "HalfLife2Beta17DisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DisplacementVertex *)0)->alpha) == 4, "HalfLife2Beta17DisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct HalfLife2Beta17StaticPropV4 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} HalfLife2Beta17StaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV4) == 56, "HalfLife2Beta17StaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, origin) == 0, "HalfLife2Beta17StaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, angles) == 12, "HalfLife2Beta17StaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, model) == 24, "HalfLife2Beta17StaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->model) == 2, "HalfLife2Beta17StaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, firstLeaf) == 26, "HalfLife2Beta17StaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, leafCount) == 28, "HalfLife2Beta17StaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, solid) == 30, "HalfLife2Beta17StaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, flags) == 31, "HalfLife2Beta17StaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, skin) == 32, "HalfLife2Beta17StaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV4, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV4 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta17StaticPropV5 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV5) == 60, "HalfLife2Beta17StaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, origin) == 0, "HalfLife2Beta17StaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, angles) == 12, "HalfLife2Beta17StaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, model) == 24, "HalfLife2Beta17StaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->model) == 2, "HalfLife2Beta17StaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, firstLeaf) == 26, "HalfLife2Beta17StaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, leafCount) == 28, "HalfLife2Beta17StaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, solid) == 30, "HalfLife2Beta17StaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, flags) == 31, "HalfLife2Beta17StaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, skin) == 32, "HalfLife2Beta17StaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV5TheShip {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV5TheShip) == 188, "HalfLife2Beta17StaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, origin) == 0, "HalfLife2Beta17StaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->origin) == 12, "HalfLife2Beta17StaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, angles) == 12, "HalfLife2Beta17StaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->angles) == 12, "HalfLife2Beta17StaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, model) == 24, "HalfLife2Beta17StaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->model) == 2, "HalfLife2Beta17StaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, firstLeaf) == 26, "HalfLife2Beta17StaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, leafCount) == 28, "HalfLife2Beta17StaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, solid) == 30, "HalfLife2Beta17StaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->solid) == 1, "HalfLife2Beta17StaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, flags) == 31, "HalfLife2Beta17StaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->flags) == 1, "HalfLife2Beta17StaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, skin) == 32, "HalfLife2Beta17StaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->skin) == 4, "HalfLife2Beta17StaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV5TheShip, name) == 60, "HalfLife2Beta17StaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV5TheShip *)0)->name) == 128, "HalfLife2Beta17StaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta17StaticPropV6 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV6) == 64, "HalfLife2Beta17StaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, origin) == 0, "HalfLife2Beta17StaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, angles) == 12, "HalfLife2Beta17StaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, model) == 24, "HalfLife2Beta17StaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->model) == 2, "HalfLife2Beta17StaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, firstLeaf) == 26, "HalfLife2Beta17StaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, leafCount) == 28, "HalfLife2Beta17StaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, solid) == 30, "HalfLife2Beta17StaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, flags) == 31, "HalfLife2Beta17StaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, skin) == 32, "HalfLife2Beta17StaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, minDirectX) == 60, "HalfLife2Beta17StaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6, maxDirectX) == 62, "HalfLife2Beta17StaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6 *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV6BloodyGoodTime) == 192, "HalfLife2Beta17StaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, origin) == 0, "HalfLife2Beta17StaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->origin) == 12, "HalfLife2Beta17StaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, angles) == 12, "HalfLife2Beta17StaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->angles) == 12, "HalfLife2Beta17StaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, model) == 24, "HalfLife2Beta17StaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->model) == 2, "HalfLife2Beta17StaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, firstLeaf) == 26, "HalfLife2Beta17StaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, leafCount) == 28, "HalfLife2Beta17StaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, solid) == 30, "HalfLife2Beta17StaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->solid) == 1, "HalfLife2Beta17StaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, flags) == 31, "HalfLife2Beta17StaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->flags) == 1, "HalfLife2Beta17StaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, skin) == 32, "HalfLife2Beta17StaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->skin) == 4, "HalfLife2Beta17StaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, minDirectX) == 60, "HalfLife2Beta17StaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, maxDirectX) == 62, "HalfLife2Beta17StaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6BloodyGoodTime, name) == 64, "HalfLife2Beta17StaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6BloodyGoodTime *)0)->name) == 128, "HalfLife2Beta17StaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV6DarkMessiah {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV6DarkMessiah) == 136, "HalfLife2Beta17StaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, origin) == 0, "HalfLife2Beta17StaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->origin) == 12, "HalfLife2Beta17StaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, angles) == 12, "HalfLife2Beta17StaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->angles) == 12, "HalfLife2Beta17StaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, model) == 24, "HalfLife2Beta17StaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->model) == 2, "HalfLife2Beta17StaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, firstLeaf) == 26, "HalfLife2Beta17StaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, leafCount) == 28, "HalfLife2Beta17StaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, solid) == 30, "HalfLife2Beta17StaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->solid) == 1, "HalfLife2Beta17StaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, flags) == 31, "HalfLife2Beta17StaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->flags) == 1, "HalfLife2Beta17StaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, skin) == 32, "HalfLife2Beta17StaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->skin) == 4, "HalfLife2Beta17StaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, minDirectX) == 60, "HalfLife2Beta17StaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, maxDirectX) == 62, "HalfLife2Beta17StaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV6DarkMessiah, unknown0x40) == 64, "HalfLife2Beta17StaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "HalfLife2Beta17StaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} HalfLife2Beta17StaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropScale) == 16, "HalfLife2Beta17StaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropScale, prop) == 0, "HalfLife2Beta17StaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropScale *)0)->prop) == 4, "HalfLife2Beta17StaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropScale, scale) == 4, "HalfLife2Beta17StaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropScale *)0)->scale) == 12, "HalfLife2Beta17StaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV7 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV7) == 68, "HalfLife2Beta17StaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, origin) == 0, "HalfLife2Beta17StaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, angles) == 12, "HalfLife2Beta17StaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, model) == 24, "HalfLife2Beta17StaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->model) == 2, "HalfLife2Beta17StaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, firstLeaf) == 26, "HalfLife2Beta17StaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, leafCount) == 28, "HalfLife2Beta17StaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, solid) == 30, "HalfLife2Beta17StaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, flags) == 31, "HalfLife2Beta17StaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, skin) == 32, "HalfLife2Beta17StaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, minDirectX) == 60, "HalfLife2Beta17StaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, maxDirectX) == 62, "HalfLife2Beta17StaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7, color) == 64, "HalfLife2Beta17StaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7 *)0)->color) == 4, "HalfLife2Beta17StaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV7ZenoClash {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV7ZenoClash) == 68, "HalfLife2Beta17StaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, origin) == 0, "HalfLife2Beta17StaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->origin) == 12, "HalfLife2Beta17StaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, angles) == 12, "HalfLife2Beta17StaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->angles) == 12, "HalfLife2Beta17StaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, model) == 24, "HalfLife2Beta17StaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->model) == 2, "HalfLife2Beta17StaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, firstLeaf) == 26, "HalfLife2Beta17StaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, leafCount) == 28, "HalfLife2Beta17StaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, solid) == 30, "HalfLife2Beta17StaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->solid) == 1, "HalfLife2Beta17StaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, flags) == 31, "HalfLife2Beta17StaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->flags) == 1, "HalfLife2Beta17StaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, skin) == 32, "HalfLife2Beta17StaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->skin) == 4, "HalfLife2Beta17StaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, minDirectX) == 60, "HalfLife2Beta17StaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, maxDirectX) == 62, "HalfLife2Beta17StaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV7ZenoClash, unknown0x40) == 64, "HalfLife2Beta17StaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV7ZenoClash *)0)->unknown0x40) == 4, "HalfLife2Beta17StaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct HalfLife2Beta17StaticPropV8 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV8) == 68, "HalfLife2Beta17StaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, origin) == 0, "HalfLife2Beta17StaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, angles) == 12, "HalfLife2Beta17StaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, model) == 24, "HalfLife2Beta17StaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->model) == 2, "HalfLife2Beta17StaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, firstLeaf) == 26, "HalfLife2Beta17StaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, leafCount) == 28, "HalfLife2Beta17StaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, solid) == 30, "HalfLife2Beta17StaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, flags) == 31, "HalfLife2Beta17StaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, skin) == 32, "HalfLife2Beta17StaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, minCpuLevel) == 60, "HalfLife2Beta17StaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, maxCpuLevel) == 61, "HalfLife2Beta17StaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, minGpuLevel) == 62, "HalfLife2Beta17StaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, maxGpuLevel) == 63, "HalfLife2Beta17StaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8, color) == 64, "HalfLife2Beta17StaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8 *)0)->color) == 4, "HalfLife2Beta17StaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct HalfLife2Beta17StaticPropV8Vindictus {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV8Vindictus) == 72, "HalfLife2Beta17StaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, origin) == 0, "HalfLife2Beta17StaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->origin) == 12, "HalfLife2Beta17StaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, angles) == 12, "HalfLife2Beta17StaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->angles) == 12, "HalfLife2Beta17StaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, model) == 24, "HalfLife2Beta17StaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->model) == 2, "HalfLife2Beta17StaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, firstLeaf) == 26, "HalfLife2Beta17StaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, leafCount) == 28, "HalfLife2Beta17StaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, solid) == 30, "HalfLife2Beta17StaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->solid) == 1, "HalfLife2Beta17StaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, flags) == 31, "HalfLife2Beta17StaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->flags) == 1, "HalfLife2Beta17StaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, skin) == 32, "HalfLife2Beta17StaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->skin) == 4, "HalfLife2Beta17StaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, minDirectX) == 60, "HalfLife2Beta17StaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, maxDirectX) == 62, "HalfLife2Beta17StaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV8Vindictus, unknown0x40) == 64, "HalfLife2Beta17StaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV8Vindictus *)0)->unknown0x40) == 8, "HalfLife2Beta17StaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct HalfLife2Beta17StaticPropV9 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV9) == 72, "HalfLife2Beta17StaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, origin) == 0, "HalfLife2Beta17StaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, angles) == 12, "HalfLife2Beta17StaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, model) == 24, "HalfLife2Beta17StaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->model) == 2, "HalfLife2Beta17StaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, firstLeaf) == 26, "HalfLife2Beta17StaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, leafCount) == 28, "HalfLife2Beta17StaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, solid) == 30, "HalfLife2Beta17StaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, flags) == 31, "HalfLife2Beta17StaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, skin) == 32, "HalfLife2Beta17StaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, minCpuLevel) == 60, "HalfLife2Beta17StaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, maxCpuLevel) == 61, "HalfLife2Beta17StaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, minGpuLevel) == 62, "HalfLife2Beta17StaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, maxGpuLevel) == 63, "HalfLife2Beta17StaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, color) == 64, "HalfLife2Beta17StaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->color) == 4, "HalfLife2Beta17StaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9, disableXbox360) == 68, "HalfLife2Beta17StaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9 *)0)->disableXbox360) == 1, "HalfLife2Beta17StaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV9DearEsther {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
} HalfLife2Beta17StaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV9DearEsther) == 76, "HalfLife2Beta17StaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, origin) == 0, "HalfLife2Beta17StaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->origin) == 12, "HalfLife2Beta17StaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, angles) == 12, "HalfLife2Beta17StaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->angles) == 12, "HalfLife2Beta17StaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, model) == 24, "HalfLife2Beta17StaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->model) == 2, "HalfLife2Beta17StaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, firstLeaf) == 26, "HalfLife2Beta17StaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, leafCount) == 28, "HalfLife2Beta17StaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, solid) == 30, "HalfLife2Beta17StaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->solid) == 1, "HalfLife2Beta17StaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, flags) == 31, "HalfLife2Beta17StaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->flags) == 1, "HalfLife2Beta17StaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, unknown0x20) == 32, "HalfLife2Beta17StaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->unknown0x20) == 4, "HalfLife2Beta17StaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, skin) == 36, "HalfLife2Beta17StaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->skin) == 4, "HalfLife2Beta17StaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, fadeMinDistance) == 40, "HalfLife2Beta17StaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, fadeMaxDistance) == 44, "HalfLife2Beta17StaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, lightingOrigin) == 48, "HalfLife2Beta17StaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, forcedFadeScale) == 60, "HalfLife2Beta17StaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, minCpuLevel) == 64, "HalfLife2Beta17StaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, maxCpuLevel) == 65, "HalfLife2Beta17StaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, minGpuLevel) == 66, "HalfLife2Beta17StaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, maxGpuLevel) == 67, "HalfLife2Beta17StaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, color) == 68, "HalfLife2Beta17StaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->color) == 4, "HalfLife2Beta17StaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV9DearEsther, disableXbox360) == 72, "HalfLife2Beta17StaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV9DearEsther *)0)->disableXbox360) == 1, "HalfLife2Beta17StaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct HalfLife2Beta17StaticPropV10 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} HalfLife2Beta17StaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV10) == 72, "HalfLife2Beta17StaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, origin) == 0, "HalfLife2Beta17StaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, angles) == 12, "HalfLife2Beta17StaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, model) == 24, "HalfLife2Beta17StaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->model) == 2, "HalfLife2Beta17StaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, firstLeaf) == 26, "HalfLife2Beta17StaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, leafCount) == 28, "HalfLife2Beta17StaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, solid) == 30, "HalfLife2Beta17StaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, skin) == 32, "HalfLife2Beta17StaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, minDirectX) == 60, "HalfLife2Beta17StaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, maxDirectX) == 62, "HalfLife2Beta17StaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, flags) == 64, "HalfLife2Beta17StaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->flags) == 4, "HalfLife2Beta17StaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, lightmapWidth) == 68, "HalfLife2Beta17StaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->lightmapWidth) == 2, "HalfLife2Beta17StaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10, lightmapHeight) == 70, "HalfLife2Beta17StaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10 *)0)->lightmapHeight) == 2, "HalfLife2Beta17StaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV10GlobalOffensive {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} HalfLife2Beta17StaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV10GlobalOffensive) == 76, "HalfLife2Beta17StaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, origin) == 0, "HalfLife2Beta17StaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->origin) == 12, "HalfLife2Beta17StaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, angles) == 12, "HalfLife2Beta17StaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->angles) == 12, "HalfLife2Beta17StaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, model) == 24, "HalfLife2Beta17StaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->model) == 2, "HalfLife2Beta17StaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, firstLeaf) == 26, "HalfLife2Beta17StaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, leafCount) == 28, "HalfLife2Beta17StaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, solid) == 30, "HalfLife2Beta17StaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->solid) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, flags) == 31, "HalfLife2Beta17StaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->flags) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, skin) == 32, "HalfLife2Beta17StaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->skin) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, minCpuLevel) == 60, "HalfLife2Beta17StaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, maxCpuLevel) == 61, "HalfLife2Beta17StaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, minGpuLevel) == 62, "HalfLife2Beta17StaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, maxGpuLevel) == 63, "HalfLife2Beta17StaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, color) == 64, "HalfLife2Beta17StaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->color) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, disableXbox360) == 68, "HalfLife2Beta17StaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "HalfLife2Beta17StaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV10GlobalOffensive, flagsEx) == 72, "HalfLife2Beta17StaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "HalfLife2Beta17StaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV11GlobalOffensive {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta17StaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV11GlobalOffensive) == 80, "HalfLife2Beta17StaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, origin) == 0, "HalfLife2Beta17StaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->origin) == 12, "HalfLife2Beta17StaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, angles) == 12, "HalfLife2Beta17StaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->angles) == 12, "HalfLife2Beta17StaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, model) == 24, "HalfLife2Beta17StaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->model) == 2, "HalfLife2Beta17StaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, firstLeaf) == 26, "HalfLife2Beta17StaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, leafCount) == 28, "HalfLife2Beta17StaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, solid) == 30, "HalfLife2Beta17StaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->solid) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, flags) == 31, "HalfLife2Beta17StaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->flags) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, skin) == 32, "HalfLife2Beta17StaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->skin) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, minCpuLevel) == 60, "HalfLife2Beta17StaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, maxCpuLevel) == 61, "HalfLife2Beta17StaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, minGpuLevel) == 62, "HalfLife2Beta17StaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, maxGpuLevel) == 63, "HalfLife2Beta17StaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, color) == 64, "HalfLife2Beta17StaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->color) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, disableXbox360) == 68, "HalfLife2Beta17StaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "HalfLife2Beta17StaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, flagsEx) == 72, "HalfLife2Beta17StaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11GlobalOffensive, scale) == 76, "HalfLife2Beta17StaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11GlobalOffensive *)0)->scale) == 4, "HalfLife2Beta17StaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV11BlackMesaLite {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} HalfLife2Beta17StaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV11BlackMesaLite) == 76, "HalfLife2Beta17StaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, origin) == 0, "HalfLife2Beta17StaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->origin) == 12, "HalfLife2Beta17StaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, angles) == 12, "HalfLife2Beta17StaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->angles) == 12, "HalfLife2Beta17StaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, model) == 24, "HalfLife2Beta17StaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->model) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, firstLeaf) == 26, "HalfLife2Beta17StaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, leafCount) == 28, "HalfLife2Beta17StaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, solid) == 30, "HalfLife2Beta17StaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->solid) == 1, "HalfLife2Beta17StaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, skin) == 32, "HalfLife2Beta17StaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->skin) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, minDirectX) == 60, "HalfLife2Beta17StaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, maxDirectX) == 62, "HalfLife2Beta17StaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, flags) == 64, "HalfLife2Beta17StaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->flags) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, lightmapWidth) == 68, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, lightmapHeight) == 70, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "HalfLife2Beta17StaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesaLite, color) == 72, "HalfLife2Beta17StaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesaLite *)0)->color) == 4, "HalfLife2Beta17StaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct HalfLife2Beta17StaticPropV11Merubasu {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta17StaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV11Merubasu) == 76, "HalfLife2Beta17StaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, origin) == 0, "HalfLife2Beta17StaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->origin) == 12, "HalfLife2Beta17StaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, angles) == 12, "HalfLife2Beta17StaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->angles) == 12, "HalfLife2Beta17StaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, model) == 24, "HalfLife2Beta17StaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->model) == 2, "HalfLife2Beta17StaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, firstLeaf) == 26, "HalfLife2Beta17StaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, leafCount) == 28, "HalfLife2Beta17StaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, solid) == 30, "HalfLife2Beta17StaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->solid) == 1, "HalfLife2Beta17StaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, skin) == 32, "HalfLife2Beta17StaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->skin) == 4, "HalfLife2Beta17StaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, minDirectX) == 60, "HalfLife2Beta17StaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, maxDirectX) == 62, "HalfLife2Beta17StaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, flags) == 64, "HalfLife2Beta17StaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->flags) == 4, "HalfLife2Beta17StaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, lightmapWidth) == 68, "HalfLife2Beta17StaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->lightmapWidth) == 2, "HalfLife2Beta17StaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, lightmapHeight) == 70, "HalfLife2Beta17StaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->lightmapHeight) == 2, "HalfLife2Beta17StaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11Merubasu, scale) == 72, "HalfLife2Beta17StaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11Merubasu *)0)->scale) == 4, "HalfLife2Beta17StaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV11BlackMesa {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} HalfLife2Beta17StaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV11BlackMesa) == 80, "HalfLife2Beta17StaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, origin) == 0, "HalfLife2Beta17StaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->origin) == 12, "HalfLife2Beta17StaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, angles) == 12, "HalfLife2Beta17StaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->angles) == 12, "HalfLife2Beta17StaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, model) == 24, "HalfLife2Beta17StaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->model) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, firstLeaf) == 26, "HalfLife2Beta17StaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, leafCount) == 28, "HalfLife2Beta17StaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, solid) == 30, "HalfLife2Beta17StaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->solid) == 1, "HalfLife2Beta17StaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, skin) == 32, "HalfLife2Beta17StaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->skin) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, minDirectX) == 60, "HalfLife2Beta17StaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->minDirectX) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, maxDirectX) == 62, "HalfLife2Beta17StaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->maxDirectX) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, flags) == 64, "HalfLife2Beta17StaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->flags) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, lightmapWidth) == 68, "HalfLife2Beta17StaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, lightmapHeight) == 70, "HalfLife2Beta17StaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "HalfLife2Beta17StaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, color) == 72, "HalfLife2Beta17StaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->color) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV11BlackMesa, flagsEx) == 76, "HalfLife2Beta17StaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV11BlackMesa *)0)->flagsEx) == 4, "HalfLife2Beta17StaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17StaticPropV13 {
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
  /** How it collides. Values: HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} HalfLife2Beta17StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropV13) == 88, "HalfLife2Beta17StaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, origin) == 0, "HalfLife2Beta17StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->origin) == 12, "HalfLife2Beta17StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, angles) == 12, "HalfLife2Beta17StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->angles) == 12, "HalfLife2Beta17StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, model) == 24, "HalfLife2Beta17StaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->model) == 2, "HalfLife2Beta17StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, firstLeaf) == 26, "HalfLife2Beta17StaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->firstLeaf) == 2, "HalfLife2Beta17StaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, leafCount) == 28, "HalfLife2Beta17StaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->leafCount) == 2, "HalfLife2Beta17StaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, solid) == 30, "HalfLife2Beta17StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->solid) == 1, "HalfLife2Beta17StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, flags) == 31, "HalfLife2Beta17StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->flags) == 1, "HalfLife2Beta17StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, skin) == 32, "HalfLife2Beta17StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->skin) == 4, "HalfLife2Beta17StaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, fadeMinDistance) == 36, "HalfLife2Beta17StaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->fadeMinDistance) == 4, "HalfLife2Beta17StaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, fadeMaxDistance) == 40, "HalfLife2Beta17StaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->fadeMaxDistance) == 4, "HalfLife2Beta17StaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, lightingOrigin) == 44, "HalfLife2Beta17StaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->lightingOrigin) == 12, "HalfLife2Beta17StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, forcedFadeScale) == 56, "HalfLife2Beta17StaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->forcedFadeScale) == 4, "HalfLife2Beta17StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, minCpuLevel) == 60, "HalfLife2Beta17StaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->minCpuLevel) == 1, "HalfLife2Beta17StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, maxCpuLevel) == 61, "HalfLife2Beta17StaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->maxCpuLevel) == 1, "HalfLife2Beta17StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, minGpuLevel) == 62, "HalfLife2Beta17StaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->minGpuLevel) == 1, "HalfLife2Beta17StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, maxGpuLevel) == 63, "HalfLife2Beta17StaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->maxGpuLevel) == 1, "HalfLife2Beta17StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, color) == 64, "HalfLife2Beta17StaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->color) == 4, "HalfLife2Beta17StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, disableXbox360) == 68, "HalfLife2Beta17StaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->disableXbox360) == 1, "HalfLife2Beta17StaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, flagsEx) == 72, "HalfLife2Beta17StaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->flagsEx) == 4, "HalfLife2Beta17StaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropV13, scale) == 76, "HalfLife2Beta17StaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropV13 *)0)->scale) == 12, "HalfLife2Beta17StaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct HalfLife2Beta17DetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} HalfLife2Beta17DetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailSprite) == 32, "HalfLife2Beta17DetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailSprite, upperLeft) == 0, "HalfLife2Beta17DetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailSprite *)0)->upperLeft) == 8, "HalfLife2Beta17DetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailSprite, lowerRight) == 8, "HalfLife2Beta17DetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailSprite *)0)->lowerRight) == 8, "HalfLife2Beta17DetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailSprite, textureUpperLeft) == 16, "HalfLife2Beta17DetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailSprite *)0)->textureUpperLeft) == 8, "HalfLife2Beta17DetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailSprite, textureLowerRight) == 24, "HalfLife2Beta17DetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailSprite *)0)->textureLowerRight) == 8, "HalfLife2Beta17DetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct HalfLife2Beta17DetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  HalfLife2Beta17ColorRgbExp light;
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
  /** How it turns to who looks at it. Values: HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} HalfLife2Beta17DetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailProp) == 52, "HalfLife2Beta17DetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, origin) == 0, "HalfLife2Beta17DetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->origin) == 12, "HalfLife2Beta17DetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, angles) == 12, "HalfLife2Beta17DetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->angles) == 12, "HalfLife2Beta17DetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, detail) == 24, "HalfLife2Beta17DetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->detail) == 2, "HalfLife2Beta17DetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, leaf) == 26, "HalfLife2Beta17DetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->leaf) == 2, "HalfLife2Beta17DetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, light) == 28, "HalfLife2Beta17DetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->light) == 4, "HalfLife2Beta17DetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, firstLightStyle) == 32, "HalfLife2Beta17DetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->firstLightStyle) == 4, "HalfLife2Beta17DetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, lightStyleCount) == 36, "HalfLife2Beta17DetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->lightStyleCount) == 1, "HalfLife2Beta17DetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, sway) == 37, "HalfLife2Beta17DetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->sway) == 1, "HalfLife2Beta17DetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, shapeAngle) == 38, "HalfLife2Beta17DetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->shapeAngle) == 1, "HalfLife2Beta17DetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, shapeSize) == 39, "HalfLife2Beta17DetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->shapeSize) == 1, "HalfLife2Beta17DetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, orientation) == 40, "HalfLife2Beta17DetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->orientation) == 1, "HalfLife2Beta17DetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, padding1) == 41, "HalfLife2Beta17DetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->padding1) == 3, "HalfLife2Beta17DetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, type) == 44, "HalfLife2Beta17DetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->type) == 1, "HalfLife2Beta17DetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, padding2) == 45, "HalfLife2Beta17DetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->padding2) == 3, "HalfLife2Beta17DetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailProp, scale) == 48, "HalfLife2Beta17DetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailProp *)0)->scale) == 4, "HalfLife2Beta17DetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct HalfLife2Beta17DetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  HalfLife2Beta17ColorRgbExp light;
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
} HalfLife2Beta17DetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailPropV2) == 40, "HalfLife2Beta17DetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, origin) == 0, "HalfLife2Beta17DetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->origin) == 12, "HalfLife2Beta17DetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, angles) == 12, "HalfLife2Beta17DetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->angles) == 12, "HalfLife2Beta17DetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, detail) == 24, "HalfLife2Beta17DetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->detail) == 2, "HalfLife2Beta17DetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, leaf) == 26, "HalfLife2Beta17DetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->leaf) == 2, "HalfLife2Beta17DetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, light) == 28, "HalfLife2Beta17DetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->light) == 4, "HalfLife2Beta17DetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, firstLightStyle) == 32, "HalfLife2Beta17DetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->firstLightStyle) == 4, "HalfLife2Beta17DetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, lightStyleCount) == 36, "HalfLife2Beta17DetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->lightStyleCount) == 1, "HalfLife2Beta17DetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, sway) == 37, "HalfLife2Beta17DetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->sway) == 1, "HalfLife2Beta17DetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, shapeAngle) == 38, "HalfLife2Beta17DetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->shapeAngle) == 1, "HalfLife2Beta17DetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropV2, shapeSize) == 39, "HalfLife2Beta17DetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropV2 *)0)->shapeSize) == 1, "HalfLife2Beta17DetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17DetailPropLightStyle {
  /** The light. */
  HalfLife2Beta17ColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} HalfLife2Beta17DetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailPropLightStyle) == 5, "HalfLife2Beta17DetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropLightStyle, light) == 0, "HalfLife2Beta17DetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropLightStyle *)0)->light) == 4, "HalfLife2Beta17DetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropLightStyle, style) == 4, "HalfLife2Beta17DetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropLightStyle *)0)->style) == 1, "HalfLife2Beta17DetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17LeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} HalfLife2Beta17LeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17LeafWaterData) == 12, "HalfLife2Beta17LeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LeafWaterData, surfaceZ) == 0, "HalfLife2Beta17LeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17LeafWaterData *)0)->surfaceZ) == 4, "HalfLife2Beta17LeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LeafWaterData, minZ) == 4, "HalfLife2Beta17LeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17LeafWaterData *)0)->minZ) == 4, "HalfLife2Beta17LeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17LeafWaterData, surfaceTexture) == 8, "HalfLife2Beta17LeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17LeafWaterData *)0)->surfaceTexture) == 2, "HalfLife2Beta17LeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct HalfLife2Beta17Primitive {
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
} HalfLife2Beta17Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Primitive) == 10, "HalfLife2Beta17Primitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Primitive, type) == 0, "HalfLife2Beta17Primitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Primitive *)0)->type) == 2, "HalfLife2Beta17Primitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Primitive, firstIndex) == 2, "HalfLife2Beta17Primitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Primitive *)0)->firstIndex) == 2, "HalfLife2Beta17Primitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Primitive, indexCount) == 4, "HalfLife2Beta17Primitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Primitive *)0)->indexCount) == 2, "HalfLife2Beta17Primitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Primitive, firstVertex) == 6, "HalfLife2Beta17Primitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Primitive *)0)->firstVertex) == 2, "HalfLife2Beta17Primitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Primitive, vertexCount) == 8, "HalfLife2Beta17Primitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Primitive *)0)->vertexCount) == 2, "HalfLife2Beta17Primitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct HalfLife2Beta17CubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} HalfLife2Beta17CubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17CubemapSample) == 16, "HalfLife2Beta17CubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17CubemapSample, origin) == 0, "HalfLife2Beta17CubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17CubemapSample *)0)->origin) == 12, "HalfLife2Beta17CubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17CubemapSample, size) == 12, "HalfLife2Beta17CubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17CubemapSample *)0)->size) == 4, "HalfLife2Beta17CubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct HalfLife2Beta17Overlay {
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
} HalfLife2Beta17Overlay;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17Overlay) == 352, "HalfLife2Beta17Overlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, id) == 0, "HalfLife2Beta17Overlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->id) == 4, "HalfLife2Beta17Overlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, texture) == 4, "HalfLife2Beta17Overlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->texture) == 2, "HalfLife2Beta17Overlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, faces) == 8, "HalfLife2Beta17Overlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->faces) == 256, "HalfLife2Beta17Overlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, u) == 264, "HalfLife2Beta17Overlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->u) == 8, "HalfLife2Beta17Overlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, v) == 272, "HalfLife2Beta17Overlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->v) == 8, "HalfLife2Beta17Overlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, uvPoints) == 280, "HalfLife2Beta17Overlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->uvPoints) == 48, "HalfLife2Beta17Overlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, origin) == 328, "HalfLife2Beta17Overlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->origin) == 12, "HalfLife2Beta17Overlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17Overlay, normal) == 340, "HalfLife2Beta17Overlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17Overlay *)0)->normal) == 12, "HalfLife2Beta17Overlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } HalfLife2Beta17VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17VerticesElement) == 12, "HalfLife2Beta17VerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta17OccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `HalfLife2Beta17OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct HalfLife2Beta17OcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} HalfLife2Beta17OcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17OcclusionWithoutAreaHead) == 4, "HalfLife2Beta17OcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OcclusionWithoutAreaHead, occluderCount) == 0, "HalfLife2Beta17OcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OcclusionWithoutAreaHead *)0)->occluderCount) == 4, "HalfLife2Beta17OcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta17Occluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `HalfLife2Beta17OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct HalfLife2Beta17OcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} HalfLife2Beta17OcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17OcclusionHead) == 4, "HalfLife2Beta17OcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17OcclusionHead, occluderCount) == 0, "HalfLife2Beta17OcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17OcclusionHead *)0)->occluderCount) == 4, "HalfLife2Beta17OcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t HalfLife2Beta17FaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17FaceIdsElement) == 2, "HalfLife2Beta17FaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t HalfLife2Beta17SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17SurfedgesElement) == 4, "HalfLife2Beta17SurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t HalfLife2Beta17LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17LeafFacesElement) == 2, "HalfLife2Beta17LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t HalfLife2Beta17LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17LeafBrushesElement) == 2, "HalfLife2Beta17LeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t HalfLife2Beta17PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17PortalVerticesElement) == 2, "HalfLife2Beta17PortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t HalfLife2Beta17ClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17ClusterPortalsElement) == 2, "HalfLife2Beta17ClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } HalfLife2Beta17VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17VertexNormalsElement) == 12, "HalfLife2Beta17VertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t HalfLife2Beta17VertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17VertexNormalIndicesElement) == 2, "HalfLife2Beta17VertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t HalfLife2Beta17DisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementLightmapAlphasElement) == 1, "HalfLife2Beta17DisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV4 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV4Head) == 4, "HalfLife2Beta17StaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV4Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV4Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV5 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV5Head) == 4, "HalfLife2Beta17StaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV5Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV5Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV5TheShipHead) == 4, "HalfLife2Beta17StaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV5TheShipHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV5TheShipHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV6 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV6Head) == 4, "HalfLife2Beta17StaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV6Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV6Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead) == 4, "HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV6DarkMessiahHead) == 4, "HalfLife2Beta17StaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV6DarkMessiahHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta17StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV5 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV6VindictusHead) == 4, "HalfLife2Beta17StaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV6VindictusHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV6VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV7 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV7Head) == 4, "HalfLife2Beta17StaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV7Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV7Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV7ZenoClashHead) == 4, "HalfLife2Beta17StaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV7ZenoClashHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta17StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV6 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV7VindictusHead) == 4, "HalfLife2Beta17StaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV7VindictusHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV7VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV8 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV8Head) == 4, "HalfLife2Beta17StaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV8Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV8Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `HalfLife2Beta17StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV8VindictusHead) == 4, "HalfLife2Beta17StaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV8VindictusHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV8VindictusHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV9 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV9Head) == 4, "HalfLife2Beta17StaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV9Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV9Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV9DearEstherHead) == 4, "HalfLife2Beta17StaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV9DearEstherHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV9DearEstherHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV10 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV10Head) == 4, "HalfLife2Beta17StaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV10Head, modelCount) == 0, "HalfLife2Beta17StaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV10Head *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV10GlobalOffensiveHead) == 4, "HalfLife2Beta17StaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV10GlobalOffensiveHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV11GlobalOffensiveHead) == 4, "HalfLife2Beta17StaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV11GlobalOffensiveHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV11BlackMesaLiteHead) == 4, "HalfLife2Beta17StaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV11BlackMesaLiteHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV11MerubasuHead) == 4, "HalfLife2Beta17StaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV11MerubasuHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV11MerubasuHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV12StrataHead) == 4, "HalfLife2Beta17StaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV12StrataHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV12StrataHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV11BlackMesaHead) == 4, "HalfLife2Beta17StaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV11BlackMesaHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17StaticPropV13 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17StaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17StaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17StaticPropsV13StrataHead) == 4, "HalfLife2Beta17StaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17StaticPropsV13StrataHead, modelCount) == 0, "HalfLife2Beta17StaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17StaticPropsV13StrataHead *)0)->modelCount) == 4, "HalfLife2Beta17StaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `HalfLife2Beta17DetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17DetailProp props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17DetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17DetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailPropsV4Head) == 4, "HalfLife2Beta17DetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropsV4Head, modelCount) == 0, "HalfLife2Beta17DetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropsV4Head *)0)->modelCount) == 4, "HalfLife2Beta17DetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `HalfLife2Beta17DetailPropV2 props[propCount]`: The props.
 */
typedef struct HalfLife2Beta17DetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} HalfLife2Beta17DetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailPropsV2Head) == 4, "HalfLife2Beta17DetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropsV2Head, modelCount) == 0, "HalfLife2Beta17DetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropsV2Head *)0)->modelCount) == 4, "HalfLife2Beta17DetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `HalfLife2Beta17DetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct HalfLife2Beta17DetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} HalfLife2Beta17DetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DetailPropLightHead) == 4, "HalfLife2Beta17DetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17DetailPropLightHead, count) == 0, "HalfLife2Beta17DetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17DetailPropLightHead *)0)->count) == 4, "HalfLife2Beta17DetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct HalfLife2Beta17ColorVariablesHead {
  /** Number of names. */
  int32_t count;
} HalfLife2Beta17ColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17ColorVariablesHead) == 4, "HalfLife2Beta17ColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(HalfLife2Beta17ColorVariablesHead, count) == 0, "HalfLife2Beta17ColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((HalfLife2Beta17ColorVariablesHead *)0)->count) == 4, "HalfLife2Beta17ColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } HalfLife2Beta17PrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17PrimitiveVerticesElement) == 12, "HalfLife2Beta17PrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t HalfLife2Beta17PrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17PrimitiveIndicesElement) == 2, "HalfLife2Beta17PrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } HalfLife2Beta17ClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17ClipPortalVerticesElement) == 12, "HalfLife2Beta17ClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t HalfLife2Beta17TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17TextureStringTableElement) == 4, "HalfLife2Beta17TextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t HalfLife2Beta17LeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17LeafMinDistanceToWaterElement) == 2, "HalfLife2Beta17LeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t HalfLife2Beta17FaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17FaceMacroTextureInfoElement) == 2, "HalfLife2Beta17FaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t HalfLife2Beta17DisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(HalfLife2Beta17DisplacementTrianglesElement) == 2, "HalfLife2Beta17DisplacementTrianglesElement takes 2 bytes");

#endif /* BRUSHWORK_VALVE_HALF_LIFE2_BETA_17_H */
