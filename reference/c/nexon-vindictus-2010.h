/**
 * Vindictus (2010 to 2011): VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Vindictus (Mabinogi: Heroes) as it was released: VBSP 20 with 32-bit numbers nearly everywhere, under the
 * Orange Box's header. Entries of the game lump's directory are wider, and static props may be stretched.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_NEXON_VINDICTUS_2010_H
#define BRUSHWORK_NEXON_VINDICTUS_2010_H

#include "valve-orange-box.h"

/* As in Source 2007 to 2013 (Orange Box, Team Fortress 2, SDK 2013). */
typedef OrangeBoxPlane Vindictus2010Plane;
typedef OrangeBoxTextureData Vindictus2010TextureData;
typedef OrangeBoxVisibilityRowOffsets Vindictus2010VisibilityRowOffsets;
typedef OrangeBoxTextureInfo Vindictus2010TextureInfo;
typedef OrangeBoxColorRgbExp Vindictus2010ColorRgbExp;
typedef OrangeBoxOccluderWithoutArea Vindictus2010OccluderWithoutArea;
typedef OrangeBoxOccluderPolygon Vindictus2010OccluderPolygon;
typedef OrangeBoxOccluder Vindictus2010Occluder;
typedef OrangeBoxModel Vindictus2010Model;
typedef OrangeBoxWorldLight Vindictus2010WorldLight;
typedef OrangeBoxWorldLightShadowOffset Vindictus2010WorldLightShadowOffset;
typedef OrangeBoxBrush Vindictus2010Brush;
typedef OrangeBoxArea Vindictus2010Area;
typedef OrangeBoxPackedHullsHead Vindictus2010PackedHullsHead;
typedef OrangeBoxPackedHullHead Vindictus2010PackedHullHead;
typedef OrangeBoxPackedTriangle Vindictus2010PackedTriangle;
typedef OrangeBoxPackedEdge Vindictus2010PackedEdge;
typedef OrangeBoxPhysicsModelHead Vindictus2010PhysicsModelHead;
typedef OrangeBoxSolidHead Vindictus2010SolidHead;
typedef OrangeBoxPolygonSolidHead Vindictus2010PolygonSolidHead;
typedef OrangeBoxMoppSolidHead Vindictus2010MoppSolidHead;
typedef OrangeBoxCompactSurface Vindictus2010CompactSurface;
typedef OrangeBoxCompactSurfaceBigEndian Vindictus2010CompactSurfaceBigEndian;
typedef OrangeBoxWideSurface Vindictus2010WideSurface;
typedef OrangeBoxLedge Vindictus2010Ledge;
typedef OrangeBoxLedgeBigEndian Vindictus2010LedgeBigEndian;
typedef OrangeBoxWideLedge Vindictus2010WideLedge;
typedef OrangeBoxLedgeEdge Vindictus2010LedgeEdge;
typedef OrangeBoxLedgeTriangle Vindictus2010LedgeTriangle;
typedef OrangeBoxLedgeEdgeBigEndian Vindictus2010LedgeEdgeBigEndian;
typedef OrangeBoxLedgeTriangleBigEndian Vindictus2010LedgeTriangleBigEndian;
typedef OrangeBoxWideEdge Vindictus2010WideEdge;
typedef OrangeBoxWideTriangle Vindictus2010WideTriangle;
typedef OrangeBoxLedgePoint Vindictus2010LedgePoint;
typedef OrangeBoxLedgeTreeNode Vindictus2010LedgeTreeNode;
typedef OrangeBoxDisplacementVertex Vindictus2010DisplacementVertex;
typedef OrangeBoxStaticPropV4 Vindictus2010StaticPropV4;
typedef OrangeBoxStaticPropV5 Vindictus2010StaticPropV5;
typedef OrangeBoxStaticPropV5TheShip Vindictus2010StaticPropV5TheShip;
typedef OrangeBoxStaticPropV6 Vindictus2010StaticPropV6;
typedef OrangeBoxStaticPropV6BloodyGoodTime Vindictus2010StaticPropV6BloodyGoodTime;
typedef OrangeBoxStaticPropV6DarkMessiah Vindictus2010StaticPropV6DarkMessiah;
typedef OrangeBoxStaticPropScale Vindictus2010StaticPropScale;
typedef OrangeBoxStaticPropV7 Vindictus2010StaticPropV7;
typedef OrangeBoxStaticPropV7ZenoClash Vindictus2010StaticPropV7ZenoClash;
typedef OrangeBoxStaticPropV8 Vindictus2010StaticPropV8;
typedef OrangeBoxStaticPropV8Vindictus Vindictus2010StaticPropV8Vindictus;
typedef OrangeBoxStaticPropV9 Vindictus2010StaticPropV9;
typedef OrangeBoxStaticPropV9DearEsther Vindictus2010StaticPropV9DearEsther;
typedef OrangeBoxStaticPropV10 Vindictus2010StaticPropV10;
typedef OrangeBoxStaticPropV10GlobalOffensive Vindictus2010StaticPropV10GlobalOffensive;
typedef OrangeBoxStaticPropV11GlobalOffensive Vindictus2010StaticPropV11GlobalOffensive;
typedef OrangeBoxStaticPropV11BlackMesaLite Vindictus2010StaticPropV11BlackMesaLite;
typedef OrangeBoxStaticPropV11Merubasu Vindictus2010StaticPropV11Merubasu;
typedef OrangeBoxStaticPropV11BlackMesa Vindictus2010StaticPropV11BlackMesa;
typedef OrangeBoxStaticPropV13 Vindictus2010StaticPropV13;
typedef OrangeBoxDetailSprite Vindictus2010DetailSprite;
typedef OrangeBoxDetailProp Vindictus2010DetailProp;
typedef OrangeBoxDetailPropV2 Vindictus2010DetailPropV2;
typedef OrangeBoxDetailPropLightStyle Vindictus2010DetailPropLightStyle;
typedef OrangeBoxLeafWaterData Vindictus2010LeafWaterData;
typedef OrangeBoxPrimitive Vindictus2010Primitive;
typedef OrangeBoxPakLocalHeader Vindictus2010PakLocalHeader;
typedef OrangeBoxPakDirectoryRecord Vindictus2010PakDirectoryRecord;
typedef OrangeBoxPakZip64EndRecord Vindictus2010PakZip64EndRecord;
typedef OrangeBoxPakZip64Locator Vindictus2010PakZip64Locator;
typedef OrangeBoxPakEndRecord Vindictus2010PakEndRecord;
typedef OrangeBoxCubemapSample Vindictus2010CubemapSample;
typedef OrangeBoxWaterOverlay Vindictus2010WaterOverlay;
typedef OrangeBoxLeafAmbientIndexHdr Vindictus2010LeafAmbientIndexHdr;
typedef OrangeBoxLeafAmbientIndex Vindictus2010LeafAmbientIndex;
typedef OrangeBoxCompressedLightCube Vindictus2010CompressedLightCube;
typedef OrangeBoxLeafAmbientSample Vindictus2010LeafAmbientSample;
typedef OrangeBoxOverlayFade Vindictus2010OverlayFade;
#define VINDICTUS_2010_PLANE_TYPE_X ORANGE_BOX_PLANE_TYPE_X
#define VINDICTUS_2010_PLANE_TYPE_Y ORANGE_BOX_PLANE_TYPE_Y
#define VINDICTUS_2010_PLANE_TYPE_Z ORANGE_BOX_PLANE_TYPE_Z
#define VINDICTUS_2010_PLANE_TYPE_NEAREST_X ORANGE_BOX_PLANE_TYPE_NEAREST_X
#define VINDICTUS_2010_PLANE_TYPE_NEAREST_Y ORANGE_BOX_PLANE_TYPE_NEAREST_Y
#define VINDICTUS_2010_PLANE_TYPE_NEAREST_Z ORANGE_BOX_PLANE_TYPE_NEAREST_Z
#define VINDICTUS_2010_SURFACE_FLAGS_LIGHT ORANGE_BOX_SURFACE_FLAGS_LIGHT
#define VINDICTUS_2010_SURFACE_FLAGS_SKY2D ORANGE_BOX_SURFACE_FLAGS_SKY2D
#define VINDICTUS_2010_SURFACE_FLAGS_SKY ORANGE_BOX_SURFACE_FLAGS_SKY
#define VINDICTUS_2010_SURFACE_FLAGS_WARP ORANGE_BOX_SURFACE_FLAGS_WARP
#define VINDICTUS_2010_SURFACE_FLAGS_TRANSLUCENT ORANGE_BOX_SURFACE_FLAGS_TRANSLUCENT
#define VINDICTUS_2010_SURFACE_FLAGS_NO_PORTAL ORANGE_BOX_SURFACE_FLAGS_NO_PORTAL
#define VINDICTUS_2010_SURFACE_FLAGS_TRIGGER ORANGE_BOX_SURFACE_FLAGS_TRIGGER
#define VINDICTUS_2010_SURFACE_FLAGS_NO_DRAW ORANGE_BOX_SURFACE_FLAGS_NO_DRAW
#define VINDICTUS_2010_SURFACE_FLAGS_HINT ORANGE_BOX_SURFACE_FLAGS_HINT
#define VINDICTUS_2010_SURFACE_FLAGS_SKIP ORANGE_BOX_SURFACE_FLAGS_SKIP
#define VINDICTUS_2010_SURFACE_FLAGS_NO_LIGHT ORANGE_BOX_SURFACE_FLAGS_NO_LIGHT
#define VINDICTUS_2010_SURFACE_FLAGS_BUMP_LIGHT ORANGE_BOX_SURFACE_FLAGS_BUMP_LIGHT
#define VINDICTUS_2010_SURFACE_FLAGS_NO_SHADOWS ORANGE_BOX_SURFACE_FLAGS_NO_SHADOWS
#define VINDICTUS_2010_SURFACE_FLAGS_NO_DECALS ORANGE_BOX_SURFACE_FLAGS_NO_DECALS
#define VINDICTUS_2010_SURFACE_FLAGS_NO_CHOP ORANGE_BOX_SURFACE_FLAGS_NO_CHOP
#define VINDICTUS_2010_SURFACE_FLAGS_HITBOX ORANGE_BOX_SURFACE_FLAGS_HITBOX
#define VINDICTUS_2010_OCCLUDER_FLAGS_INACTIVE ORANGE_BOX_OCCLUDER_FLAGS_INACTIVE
#define VINDICTUS_2010_CONTENT_FLAGS_SOLID ORANGE_BOX_CONTENT_FLAGS_SOLID
#define VINDICTUS_2010_CONTENT_FLAGS_WINDOW ORANGE_BOX_CONTENT_FLAGS_WINDOW
#define VINDICTUS_2010_CONTENT_FLAGS_AUX ORANGE_BOX_CONTENT_FLAGS_AUX
#define VINDICTUS_2010_CONTENT_FLAGS_GRATE ORANGE_BOX_CONTENT_FLAGS_GRATE
#define VINDICTUS_2010_CONTENT_FLAGS_SLIME ORANGE_BOX_CONTENT_FLAGS_SLIME
#define VINDICTUS_2010_CONTENT_FLAGS_WATER ORANGE_BOX_CONTENT_FLAGS_WATER
#define VINDICTUS_2010_CONTENT_FLAGS_MIST ORANGE_BOX_CONTENT_FLAGS_MIST
#define VINDICTUS_2010_CONTENT_FLAGS_OPAQUE ORANGE_BOX_CONTENT_FLAGS_OPAQUE
#define VINDICTUS_2010_CONTENT_FLAGS_TEST_FOG_VOLUME ORANGE_BOX_CONTENT_FLAGS_TEST_FOG_VOLUME
#define VINDICTUS_2010_CONTENT_FLAGS_UNUSED0X200 ORANGE_BOX_CONTENT_FLAGS_UNUSED0X200
#define VINDICTUS_2010_CONTENT_FLAGS_UNUSED0X400 ORANGE_BOX_CONTENT_FLAGS_UNUSED0X400
#define VINDICTUS_2010_CONTENT_FLAGS_TEAM1 ORANGE_BOX_CONTENT_FLAGS_TEAM1
#define VINDICTUS_2010_CONTENT_FLAGS_TEAM2 ORANGE_BOX_CONTENT_FLAGS_TEAM2
#define VINDICTUS_2010_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE ORANGE_BOX_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define VINDICTUS_2010_CONTENT_FLAGS_MOVEABLE ORANGE_BOX_CONTENT_FLAGS_MOVEABLE
#define VINDICTUS_2010_CONTENT_FLAGS_AREA_PORTAL ORANGE_BOX_CONTENT_FLAGS_AREA_PORTAL
#define VINDICTUS_2010_CONTENT_FLAGS_PLAYER_CLIP ORANGE_BOX_CONTENT_FLAGS_PLAYER_CLIP
#define VINDICTUS_2010_CONTENT_FLAGS_MONSTER_CLIP ORANGE_BOX_CONTENT_FLAGS_MONSTER_CLIP
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT0 ORANGE_BOX_CONTENT_FLAGS_CURRENT0
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT90 ORANGE_BOX_CONTENT_FLAGS_CURRENT90
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT180 ORANGE_BOX_CONTENT_FLAGS_CURRENT180
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT270 ORANGE_BOX_CONTENT_FLAGS_CURRENT270
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT_UP ORANGE_BOX_CONTENT_FLAGS_CURRENT_UP
#define VINDICTUS_2010_CONTENT_FLAGS_CURRENT_DOWN ORANGE_BOX_CONTENT_FLAGS_CURRENT_DOWN
#define VINDICTUS_2010_CONTENT_FLAGS_ORIGIN ORANGE_BOX_CONTENT_FLAGS_ORIGIN
#define VINDICTUS_2010_CONTENT_FLAGS_MONSTER ORANGE_BOX_CONTENT_FLAGS_MONSTER
#define VINDICTUS_2010_CONTENT_FLAGS_DEBRIS ORANGE_BOX_CONTENT_FLAGS_DEBRIS
#define VINDICTUS_2010_CONTENT_FLAGS_DETAIL ORANGE_BOX_CONTENT_FLAGS_DETAIL
#define VINDICTUS_2010_CONTENT_FLAGS_TRANSLUCENT ORANGE_BOX_CONTENT_FLAGS_TRANSLUCENT
#define VINDICTUS_2010_CONTENT_FLAGS_LADDER ORANGE_BOX_CONTENT_FLAGS_LADDER
#define VINDICTUS_2010_CONTENT_FLAGS_HITBOX ORANGE_BOX_CONTENT_FLAGS_HITBOX
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_SURFACE ORANGE_BOX_WORLD_LIGHT_TYPE_SURFACE
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_POINT ORANGE_BOX_WORLD_LIGHT_TYPE_POINT
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_SPOT ORANGE_BOX_WORLD_LIGHT_TYPE_SPOT
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_SKY_LIGHT ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_LIGHT
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_QUAKE_LIGHT ORANGE_BOX_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define VINDICTUS_2010_WORLD_LIGHT_TYPE_SKY_AMBIENT ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define VINDICTUS_2010_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE ORANGE_BOX_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define VINDICTUS_2010_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS ORANGE_BOX_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define VINDICTUS_2010_SOLID_TYPE_POLYGON ORANGE_BOX_SOLID_TYPE_POLYGON
#define VINDICTUS_2010_SOLID_TYPE_MOPP ORANGE_BOX_SOLID_TYPE_MOPP
#define VINDICTUS_2010_SOLID_TYPE_BALL ORANGE_BOX_SOLID_TYPE_BALL
#define VINDICTUS_2010_SOLID_TYPE_VIRTUAL ORANGE_BOX_SOLID_TYPE_VIRTUAL
#define VINDICTUS_2010_GAME_LUMP_ID_NONE ORANGE_BOX_GAME_LUMP_ID_NONE
#define VINDICTUS_2010_GAME_LUMP_ID_STATIC_PROPS ORANGE_BOX_GAME_LUMP_ID_STATIC_PROPS
#define VINDICTUS_2010_GAME_LUMP_ID_DETAIL_PROPS ORANGE_BOX_GAME_LUMP_ID_DETAIL_PROPS
#define VINDICTUS_2010_GAME_LUMP_ID_DETAIL_LIGHT ORANGE_BOX_GAME_LUMP_ID_DETAIL_LIGHT
#define VINDICTUS_2010_GAME_LUMP_ID_DETAIL_LIGHT_HDR ORANGE_BOX_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define VINDICTUS_2010_GAME_LUMP_ID_COLOR_VARIABLES ORANGE_BOX_GAME_LUMP_ID_COLOR_VARIABLES
#define VINDICTUS_2010_GAME_LUMP_FLAGS_COMPRESSED ORANGE_BOX_GAME_LUMP_FLAGS_COMPRESSED
#define VINDICTUS_2010_STATIC_PROP_SOLID_NONE ORANGE_BOX_STATIC_PROP_SOLID_NONE
#define VINDICTUS_2010_STATIC_PROP_SOLID_BOUNDING_BOX ORANGE_BOX_STATIC_PROP_SOLID_BOUNDING_BOX
#define VINDICTUS_2010_STATIC_PROP_SOLID_PHYSICS ORANGE_BOX_STATIC_PROP_SOLID_PHYSICS
#define VINDICTUS_2010_STATIC_PROP_FLAGS_FADES ORANGE_BOX_STATIC_PROP_FLAGS_FADES
#define VINDICTUS_2010_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN ORANGE_BOX_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define VINDICTUS_2010_STATIC_PROP_FLAGS_NO_DRAW ORANGE_BOX_STATIC_PROP_FLAGS_NO_DRAW
#define VINDICTUS_2010_STATIC_PROP_FLAGS_IGNORE_NORMALS ORANGE_BOX_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define VINDICTUS_2010_STATIC_PROP_FLAGS_NO_SHADOW ORANGE_BOX_STATIC_PROP_FLAGS_NO_SHADOW
#define VINDICTUS_2010_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE ORANGE_BOX_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define VINDICTUS_2010_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING ORANGE_BOX_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define VINDICTUS_2010_STATIC_PROP_FLAGS_NO_SELF_SHADOWING ORANGE_BOX_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_FADES ORANGE_BOX_STATIC_PROP_FLAGS32_FADES
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN ORANGE_BOX_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_DRAW ORANGE_BOX_STATIC_PROP_FLAGS32_NO_DRAW
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_IGNORE_NORMALS ORANGE_BOX_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_SHADOW ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SHADOW
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE ORANGE_BOX_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define VINDICTUS_2010_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH ORANGE_BOX_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define VINDICTUS_2010_STATIC_PROP_FLAGS_EX_EXCLUDED ORANGE_BOX_STATIC_PROP_FLAGS_EX_EXCLUDED
#define VINDICTUS_2010_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE ORANGE_BOX_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define VINDICTUS_2010_DETAIL_PROP_ORIENTATION_NORMAL ORANGE_BOX_DETAIL_PROP_ORIENTATION_NORMAL
#define VINDICTUS_2010_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define VINDICTUS_2010_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define VINDICTUS_2010_DETAIL_PROP_TYPE_MODEL ORANGE_BOX_DETAIL_PROP_TYPE_MODEL
#define VINDICTUS_2010_DETAIL_PROP_TYPE_SPRITE ORANGE_BOX_DETAIL_PROP_TYPE_SPRITE
#define VINDICTUS_2010_DETAIL_PROP_TYPE_CROSS_SHAPE ORANGE_BOX_DETAIL_PROP_TYPE_CROSS_SHAPE
#define VINDICTUS_2010_DETAIL_PROP_TYPE_TRIANGLE_SHAPE ORANGE_BOX_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define VINDICTUS_2010_PAK_ENTRY_FLAGS_ENCRYPTED ORANGE_BOX_PAK_ENTRY_FLAGS_ENCRYPTED
#define VINDICTUS_2010_PAK_ENTRY_FLAGS_SIZES_FOLLOW ORANGE_BOX_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define VINDICTUS_2010_PAK_ENTRY_FLAGS_UTF8 ORANGE_BOX_PAK_ENTRY_FLAGS_UTF8
#define VINDICTUS_2010_PAK_METHOD_STORED ORANGE_BOX_PAK_METHOD_STORED
#define VINDICTUS_2010_PAK_METHOD_DEFLATE ORANGE_BOX_PAK_METHOD_DEFLATE
#define VINDICTUS_2010_PAK_METHOD_LZMA ORANGE_BOX_PAK_METHOD_LZMA
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_REMOVE ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define VINDICTUS_2010_LUMP_ENTITIES ORANGE_BOX_LUMP_ENTITIES
#define VINDICTUS_2010_LUMP_PLANES ORANGE_BOX_LUMP_PLANES
#define VINDICTUS_2010_LUMP_TEXTURE_DATA ORANGE_BOX_LUMP_TEXTURE_DATA
#define VINDICTUS_2010_LUMP_VERTICES ORANGE_BOX_LUMP_VERTICES
#define VINDICTUS_2010_LUMP_VISIBILITY ORANGE_BOX_LUMP_VISIBILITY
/** Array of Vindictus2010NodeVindictus. */
#define VINDICTUS_2010_LUMP_NODES 5
#define VINDICTUS_2010_LUMP_TEXTURE_INFO ORANGE_BOX_LUMP_TEXTURE_INFO
/**
 * One of several layouts.
 * - version 1: Array of Vindictus2010FaceVindictus2010.
 */
#define VINDICTUS_2010_LUMP_FACES 7
#define VINDICTUS_2010_LUMP_LIGHTING ORANGE_BOX_LUMP_LIGHTING
#define VINDICTUS_2010_LUMP_OCCLUSION ORANGE_BOX_LUMP_OCCLUSION
/** Array of Vindictus2010LeafVindictus. */
#define VINDICTUS_2010_LUMP_LEAVES 10
#define VINDICTUS_2010_LUMP_FACE_IDS ORANGE_BOX_LUMP_FACE_IDS
/** Array of Vindictus2010EdgeWide. */
#define VINDICTUS_2010_LUMP_EDGES 12
#define VINDICTUS_2010_LUMP_SURFEDGES ORANGE_BOX_LUMP_SURFEDGES
#define VINDICTUS_2010_LUMP_MODELS ORANGE_BOX_LUMP_MODELS
#define VINDICTUS_2010_LUMP_WORLD_LIGHTS ORANGE_BOX_LUMP_WORLD_LIGHTS
/** Faces, as leaves select them. Array of Vindictus2010LeafFacesElement. */
#define VINDICTUS_2010_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Vindictus2010LeafBrushesElement. */
#define VINDICTUS_2010_LUMP_LEAF_BRUSHES 17
#define VINDICTUS_2010_LUMP_BRUSHES ORANGE_BOX_LUMP_BRUSHES
/** Array of Vindictus2010BrushSideVindictus. */
#define VINDICTUS_2010_LUMP_BRUSH_SIDES 19
#define VINDICTUS_2010_LUMP_AREAS ORANGE_BOX_LUMP_AREAS
/** Array of Vindictus2010AreaPortalWide. */
#define VINDICTUS_2010_LUMP_AREA_PORTALS 21
#define VINDICTUS_2010_LUMP_PORTALS ORANGE_BOX_LUMP_PORTALS
#define VINDICTUS_2010_LUMP_CLUSTERS ORANGE_BOX_LUMP_CLUSTERS
#define VINDICTUS_2010_LUMP_PORTAL_VERTICES ORANGE_BOX_LUMP_PORTAL_VERTICES
#define VINDICTUS_2010_LUMP_CLUSTER_PORTALS ORANGE_BOX_LUMP_CLUSTER_PORTALS
/** Array of Vindictus2010DisplacementInfoVindictus. */
#define VINDICTUS_2010_LUMP_DISPLACEMENT_INFO 26
/** Array of Vindictus2010OriginalFaceVindictus2010. */
#define VINDICTUS_2010_LUMP_ORIGINAL_FACES 27
#define VINDICTUS_2010_LUMP_PHYSICS_DISPLACEMENT ORANGE_BOX_LUMP_PHYSICS_DISPLACEMENT
#define VINDICTUS_2010_LUMP_PHYSICS_COLLISION ORANGE_BOX_LUMP_PHYSICS_COLLISION
#define VINDICTUS_2010_LUMP_VERTEX_NORMALS ORANGE_BOX_LUMP_VERTEX_NORMALS
#define VINDICTUS_2010_LUMP_VERTEX_NORMAL_INDICES ORANGE_BOX_LUMP_VERTEX_NORMAL_INDICES
#define VINDICTUS_2010_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define VINDICTUS_2010_LUMP_DISPLACEMENT_VERTICES ORANGE_BOX_LUMP_DISPLACEMENT_VERTICES
#define VINDICTUS_2010_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `directory`: What is in the lump, and where. Vindictus2010GameLumpDirectoryVindictusHead, and what its
 * comment says.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Vindictus2010StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Vindictus2010StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Vindictus2010StaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Vindictus2010StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Vindictus2010StaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Vindictus2010StaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): Vindictus2010StaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): Vindictus2010StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Vindictus2010StaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Vindictus2010StaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): Vindictus2010StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Vindictus2010StaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): Vindictus2010StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Vindictus2010StaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): Vindictus2010StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Vindictus2010StaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Vindictus2010StaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Vindictus2010StaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Vindictus2010StaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): Vindictus2010StaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Vindictus2010StaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): Vindictus2010StaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Vindictus2010DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Vindictus2010DetailPropsV2Head, and what its comment says.
 * - `dplt`: Vindictus2010DetailPropLightHead, and what its comment says.
 * - `dplh`: Vindictus2010DetailPropLightHead, and what its comment says.
 * - `clvr`: Vindictus2010ColorVariablesHead, and what its comment says.
 */
#define VINDICTUS_2010_LUMP_GAME_LUMP 35
#define VINDICTUS_2010_LUMP_LEAF_WATER_DATA ORANGE_BOX_LUMP_LEAF_WATER_DATA
#define VINDICTUS_2010_LUMP_PRIMITIVES ORANGE_BOX_LUMP_PRIMITIVES
#define VINDICTUS_2010_LUMP_PRIMITIVE_VERTICES ORANGE_BOX_LUMP_PRIMITIVE_VERTICES
#define VINDICTUS_2010_LUMP_PRIMITIVE_INDICES ORANGE_BOX_LUMP_PRIMITIVE_INDICES
#define VINDICTUS_2010_LUMP_PAKFILE ORANGE_BOX_LUMP_PAKFILE
#define VINDICTUS_2010_LUMP_CLIP_PORTAL_VERTICES ORANGE_BOX_LUMP_CLIP_PORTAL_VERTICES
#define VINDICTUS_2010_LUMP_CUBEMAPS ORANGE_BOX_LUMP_CUBEMAPS
#define VINDICTUS_2010_LUMP_TEXTURE_STRING_DATA ORANGE_BOX_LUMP_TEXTURE_STRING_DATA
#define VINDICTUS_2010_LUMP_TEXTURE_STRING_TABLE ORANGE_BOX_LUMP_TEXTURE_STRING_TABLE
/** Array of Vindictus2010OverlayWide. */
#define VINDICTUS_2010_LUMP_OVERLAYS 45
#define VINDICTUS_2010_LUMP_LEAF_MIN_DISTANCE_TO_WATER ORANGE_BOX_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define VINDICTUS_2010_LUMP_FACE_MACRO_TEXTURE_INFO ORANGE_BOX_LUMP_FACE_MACRO_TEXTURE_INFO
#define VINDICTUS_2010_LUMP_DISPLACEMENT_TRIANGLES ORANGE_BOX_LUMP_DISPLACEMENT_TRIANGLES
#define VINDICTUS_2010_LUMP_PHYSICS_COLLISION_SURFACE ORANGE_BOX_LUMP_PHYSICS_COLLISION_SURFACE
#define VINDICTUS_2010_LUMP_WATER_OVERLAYS ORANGE_BOX_LUMP_WATER_OVERLAYS
#define VINDICTUS_2010_LUMP_LEAF_AMBIENT_INDEX_HDR ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX_HDR
#define VINDICTUS_2010_LUMP_LEAF_AMBIENT_INDEX ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX
#define VINDICTUS_2010_LUMP_LIGHTING_HDR ORANGE_BOX_LUMP_LIGHTING_HDR
#define VINDICTUS_2010_LUMP_WORLD_LIGHTS_HDR ORANGE_BOX_LUMP_WORLD_LIGHTS_HDR
#define VINDICTUS_2010_LUMP_LEAF_AMBIENT_LIGHTING_HDR ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING_HDR
#define VINDICTUS_2010_LUMP_LEAF_AMBIENT_LIGHTING ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING
#define VINDICTUS_2010_LUMP_XZIP_PAKFILE ORANGE_BOX_LUMP_XZIP_PAKFILE
/** Array of Vindictus2010FaceVindictus2010. */
#define VINDICTUS_2010_LUMP_FACES_HDR 58
#define VINDICTUS_2010_LUMP_MAP_FLAGS ORANGE_BOX_LUMP_MAP_FLAGS
#define VINDICTUS_2010_LUMP_OVERLAY_FADES ORANGE_BOX_LUMP_OVERLAY_FADES

typedef OrangeBoxLumpEntry Vindictus2010LumpEntry;
typedef OrangeBoxHeader Vindictus2010Header;

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010NodeVindictus {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of a rough box, in whole game units. */
  struct { int32_t x, y, z; } mins;
  /** Upper corner of a rough box, in whole game units. */
  struct { int32_t x, y, z; } maxs;
  /**
   * First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may be
   * empty all the same.
   */
  uint32_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint32_t faceCount;
  /** Where others have the area of all leaves below; 0 in the maps that were seen by others. */
  int32_t area;
} Vindictus2010NodeVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010NodeVindictus) == 48, "Vindictus2010NodeVindictus takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, plane) == 0, "Vindictus2010NodeVindictus.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->plane) == 4, "Vindictus2010NodeVindictus.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, children) == 4, "Vindictus2010NodeVindictus.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->children) == 8, "Vindictus2010NodeVindictus.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, mins) == 12, "Vindictus2010NodeVindictus.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->mins) == 12, "Vindictus2010NodeVindictus.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, maxs) == 24, "Vindictus2010NodeVindictus.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->maxs) == 12, "Vindictus2010NodeVindictus.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, firstFace) == 36, "Vindictus2010NodeVindictus.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->firstFace) == 4, "Vindictus2010NodeVindictus.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, faceCount) == 40, "Vindictus2010NodeVindictus.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->faceCount) == 4, "Vindictus2010NodeVindictus.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010NodeVindictus, area) == 44, "Vindictus2010NodeVindictus.area lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010NodeVindictus *)0)->area) == 4, "Vindictus2010NodeVindictus.area takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58, version 1).
 * Original name: dface_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010FaceVindictus2010 {
  /** Plane that the face lies on. -> PLANES. */
  uint32_t plane;
  /** Non-zero when the face looks away from its plane's normal. */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int32_t edgeCount;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int32_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int32_t fogVolume;
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
  uint32_t primitiveCount : 15;
  /**
   * Says whether dynamic shadows fall on the face; which of the bits does, 15 as in other games or 31, isn't
   * settled.
   */
  uint32_t shadowBits : 17;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} Vindictus2010FaceVindictus2010;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010FaceVindictus2010) == 72, "Vindictus2010FaceVindictus2010 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, plane) == 0, "Vindictus2010FaceVindictus2010.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->plane) == 4, "Vindictus2010FaceVindictus2010.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, side) == 4, "Vindictus2010FaceVindictus2010.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->side) == 1, "Vindictus2010FaceVindictus2010.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, onNode) == 5, "Vindictus2010FaceVindictus2010.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->onNode) == 1, "Vindictus2010FaceVindictus2010.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, firstEdge) == 8, "Vindictus2010FaceVindictus2010.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->firstEdge) == 4, "Vindictus2010FaceVindictus2010.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, edgeCount) == 12, "Vindictus2010FaceVindictus2010.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->edgeCount) == 4, "Vindictus2010FaceVindictus2010.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, texture) == 16, "Vindictus2010FaceVindictus2010.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->texture) == 4, "Vindictus2010FaceVindictus2010.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, displacement) == 20, "Vindictus2010FaceVindictus2010.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->displacement) == 4, "Vindictus2010FaceVindictus2010.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, fogVolume) == 24, "Vindictus2010FaceVindictus2010.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->fogVolume) == 4, "Vindictus2010FaceVindictus2010.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, styles) == 28, "Vindictus2010FaceVindictus2010.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->styles) == 4, "Vindictus2010FaceVindictus2010.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, lightOffset) == 32, "Vindictus2010FaceVindictus2010.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->lightOffset) == 4, "Vindictus2010FaceVindictus2010.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, area) == 36, "Vindictus2010FaceVindictus2010.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->area) == 4, "Vindictus2010FaceVindictus2010.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, lightmapMins) == 40, "Vindictus2010FaceVindictus2010.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->lightmapMins) == 8, "Vindictus2010FaceVindictus2010.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, lightmapSize) == 48, "Vindictus2010FaceVindictus2010.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->lightmapSize) == 8, "Vindictus2010FaceVindictus2010.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, originalFace) == 56, "Vindictus2010FaceVindictus2010.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->originalFace) == 4, "Vindictus2010FaceVindictus2010.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, firstPrimitive) == 64, "Vindictus2010FaceVindictus2010.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->firstPrimitive) == 4, "Vindictus2010FaceVindictus2010.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010FaceVindictus2010, smoothingGroups) == 68, "Vindictus2010FaceVindictus2010.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010FaceVindictus2010 *)0)->smoothingGroups) == 4, "Vindictus2010FaceVindictus2010.smoothingGroups takes 4 bytes");

/**
 * A leaf of the trees (lump 10).
 * Original name: dleaf_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010LeafVindictus {
  /** What its brushes are, all together. Values: VINDICTUS_2010_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int32_t cluster;
  /**
   * What the leaf is for: sky, radial visibility, 2D sky. Whether some bits are the area, as in other games,
   * isn't settled.
   */
  int32_t flags;
  /** Lower corner of a rough box, in whole game units. */
  struct { int32_t x, y, z; } mins;
  /** Upper corner of a rough box, in whole game units. */
  struct { int32_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces. */
  uint32_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint32_t firstBrush;
  /** Number of brushes. */
  uint32_t brushCount;
  /** Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int32_t water;
} Vindictus2010LeafVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010LeafVindictus) == 56, "Vindictus2010LeafVindictus takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, contents) == 0, "Vindictus2010LeafVindictus.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->contents) == 4, "Vindictus2010LeafVindictus.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, cluster) == 4, "Vindictus2010LeafVindictus.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->cluster) == 4, "Vindictus2010LeafVindictus.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, flags) == 8, "Vindictus2010LeafVindictus.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->flags) == 4, "Vindictus2010LeafVindictus.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, mins) == 12, "Vindictus2010LeafVindictus.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->mins) == 12, "Vindictus2010LeafVindictus.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, maxs) == 24, "Vindictus2010LeafVindictus.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->maxs) == 12, "Vindictus2010LeafVindictus.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, firstFace) == 36, "Vindictus2010LeafVindictus.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->firstFace) == 4, "Vindictus2010LeafVindictus.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, faceCount) == 40, "Vindictus2010LeafVindictus.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->faceCount) == 4, "Vindictus2010LeafVindictus.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, firstBrush) == 44, "Vindictus2010LeafVindictus.firstBrush lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->firstBrush) == 4, "Vindictus2010LeafVindictus.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, brushCount) == 48, "Vindictus2010LeafVindictus.brushCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->brushCount) == 4, "Vindictus2010LeafVindictus.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010LeafVindictus, water) == 52, "Vindictus2010LeafVindictus.water lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010LeafVindictus *)0)->water) == 4, "Vindictus2010LeafVindictus.water takes 4 bytes");

/**
 * A line between two vertices (lump 12).
 * Source: facts on branches; size on real maps.
 */
typedef struct Vindictus2010EdgeWide {
  /** Its two ends. -> VERTICES. */
  uint32_t vertices[2];
} Vindictus2010EdgeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010EdgeWide) == 8, "Vindictus2010EdgeWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010EdgeWide, vertices) == 0, "Vindictus2010EdgeWide.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010EdgeWide *)0)->vertices) == 8, "Vindictus2010EdgeWide.vertices takes 8 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010BrushSideVindictus {
  /** Plane that faces out of the brush. -> PLANES. */
  uint32_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int32_t displacement;
  /** 1 = the side was added for collision only. */
  int32_t bevel;
} Vindictus2010BrushSideVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010BrushSideVindictus) == 16, "Vindictus2010BrushSideVindictus takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010BrushSideVindictus, plane) == 0, "Vindictus2010BrushSideVindictus.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010BrushSideVindictus *)0)->plane) == 4, "Vindictus2010BrushSideVindictus.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010BrushSideVindictus, texture) == 4, "Vindictus2010BrushSideVindictus.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010BrushSideVindictus *)0)->texture) == 4, "Vindictus2010BrushSideVindictus.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010BrushSideVindictus, displacement) == 8, "Vindictus2010BrushSideVindictus.displacement lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010BrushSideVindictus *)0)->displacement) == 4, "Vindictus2010BrushSideVindictus.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010BrushSideVindictus, bevel) == 12, "Vindictus2010BrushSideVindictus.bevel lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010BrushSideVindictus *)0)->bevel) == 4, "Vindictus2010BrushSideVindictus.bevel takes 4 bytes");

/**
 * A way out of an area (lump 21).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct Vindictus2010AreaPortalWide {
  /** Number by which an entity opens and closes it (`portalnumber`). */
  uint32_t key;
  /** Area that it leads into. -> AREAS. */
  uint32_t otherArea;
  /** First of `vertexCount` corners of the opening. -> CLIP_PORTAL_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of corners. */
  uint32_t vertexCount;
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
} Vindictus2010AreaPortalWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010AreaPortalWide) == 20, "Vindictus2010AreaPortalWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010AreaPortalWide, key) == 0, "Vindictus2010AreaPortalWide.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010AreaPortalWide *)0)->key) == 4, "Vindictus2010AreaPortalWide.key takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010AreaPortalWide, otherArea) == 4, "Vindictus2010AreaPortalWide.otherArea lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010AreaPortalWide *)0)->otherArea) == 4, "Vindictus2010AreaPortalWide.otherArea takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010AreaPortalWide, firstVertex) == 8, "Vindictus2010AreaPortalWide.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010AreaPortalWide *)0)->firstVertex) == 4, "Vindictus2010AreaPortalWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010AreaPortalWide, vertexCount) == 12, "Vindictus2010AreaPortalWide.vertexCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010AreaPortalWide *)0)->vertexCount) == 4, "Vindictus2010AreaPortalWide.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010AreaPortalWide, plane) == 16, "Vindictus2010AreaPortalWide.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010AreaPortalWide *)0)->plane) == 4, "Vindictus2010AreaPortalWide.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct Vindictus2010DisplacementSubNeighborWide {
  /** Displacement; 0xFFFFFFFF or 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 or 4294967295 = none. */
  uint32_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Vindictus2010DisplacementSubNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010DisplacementSubNeighborWide) == 8, "Vindictus2010DisplacementSubNeighborWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementSubNeighborWide, displacement) == 0, "Vindictus2010DisplacementSubNeighborWide.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementSubNeighborWide *)0)->displacement) == 4, "Vindictus2010DisplacementSubNeighborWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementSubNeighborWide, orientation) == 4, "Vindictus2010DisplacementSubNeighborWide.orientation lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementSubNeighborWide *)0)->orientation) == 1, "Vindictus2010DisplacementSubNeighborWide.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementSubNeighborWide, span) == 5, "Vindictus2010DisplacementSubNeighborWide.span lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementSubNeighborWide *)0)->span) == 1, "Vindictus2010DisplacementSubNeighborWide.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementSubNeighborWide, neighborSpan) == 6, "Vindictus2010DisplacementSubNeighborWide.neighborSpan lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementSubNeighborWide *)0)->neighborSpan) == 1, "Vindictus2010DisplacementSubNeighborWide.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct Vindictus2010DisplacementNeighborWide {
  /** The neighbours; one along the whole edge stands first. */
  Vindictus2010DisplacementSubNeighborWide subNeighbors[2];
} Vindictus2010DisplacementNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010DisplacementNeighborWide) == 16, "Vindictus2010DisplacementNeighborWide takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementNeighborWide, subNeighbors) == 0, "Vindictus2010DisplacementNeighborWide.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementNeighborWide *)0)->subNeighbors) == 16, "Vindictus2010DisplacementNeighborWide.subNeighbors takes 16 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: facts on branches. Confidence: probable.
 */
typedef struct Vindictus2010DisplacementCornerNeighborsWide {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint32_t neighbors[4];
  /** How many. */
  uint8_t count;
} Vindictus2010DisplacementCornerNeighborsWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010DisplacementCornerNeighborsWide) == 20, "Vindictus2010DisplacementCornerNeighborsWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementCornerNeighborsWide, neighbors) == 0, "Vindictus2010DisplacementCornerNeighborsWide.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementCornerNeighborsWide *)0)->neighbors) == 16, "Vindictus2010DisplacementCornerNeighborsWide.neighbors takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementCornerNeighborsWide, count) == 16, "Vindictus2010DisplacementCornerNeighborsWide.count lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementCornerNeighborsWide *)0)->count) == 1, "Vindictus2010DisplacementCornerNeighborsWide.count takes 1 bytes");

/**
 * A displacement (lump 26). Readers agree that the angle stands before the word that others have in its
 * place.
 * Original name: ddispinfo_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010DisplacementInfoVindictus {
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
  /** Angle below which neighbours are smoothed, in degrees. */
  float smoothingAngle;
  /** Unknown; others have the lowest subdivision beside the angle. */
  int32_t unknown0x1C;
  /** What the surface is. Values: VINDICTUS_2010_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint32_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  Vindictus2010DisplacementNeighborWide edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Vindictus2010DisplacementCornerNeighborsWide cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Vindictus2010DisplacementInfoVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010DisplacementInfoVindictus) == 232, "Vindictus2010DisplacementInfoVindictus takes 232 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, startPosition) == 0, "Vindictus2010DisplacementInfoVindictus.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->startPosition) == 12, "Vindictus2010DisplacementInfoVindictus.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, firstVertex) == 12, "Vindictus2010DisplacementInfoVindictus.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->firstVertex) == 4, "Vindictus2010DisplacementInfoVindictus.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, firstTriangle) == 16, "Vindictus2010DisplacementInfoVindictus.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->firstTriangle) == 4, "Vindictus2010DisplacementInfoVindictus.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, power) == 20, "Vindictus2010DisplacementInfoVindictus.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->power) == 4, "Vindictus2010DisplacementInfoVindictus.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, smoothingAngle) == 24, "Vindictus2010DisplacementInfoVindictus.smoothingAngle lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->smoothingAngle) == 4, "Vindictus2010DisplacementInfoVindictus.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, unknown0x1C) == 28, "Vindictus2010DisplacementInfoVindictus.unknown0x1C lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->unknown0x1C) == 4, "Vindictus2010DisplacementInfoVindictus.unknown0x1C takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, contents) == 32, "Vindictus2010DisplacementInfoVindictus.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->contents) == 4, "Vindictus2010DisplacementInfoVindictus.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, face) == 36, "Vindictus2010DisplacementInfoVindictus.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->face) == 4, "Vindictus2010DisplacementInfoVindictus.face takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, lightmapAlphaStart) == 40, "Vindictus2010DisplacementInfoVindictus.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->lightmapAlphaStart) == 4, "Vindictus2010DisplacementInfoVindictus.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, lightmapSamplePositionStart) == 44, "Vindictus2010DisplacementInfoVindictus.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->lightmapSamplePositionStart) == 4, "Vindictus2010DisplacementInfoVindictus.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, edgeNeighbors) == 48, "Vindictus2010DisplacementInfoVindictus.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->edgeNeighbors) == 64, "Vindictus2010DisplacementInfoVindictus.edgeNeighbors takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, cornerNeighbors) == 112, "Vindictus2010DisplacementInfoVindictus.cornerNeighbors lies at 112");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->cornerNeighbors) == 80, "Vindictus2010DisplacementInfoVindictus.cornerNeighbors takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010DisplacementInfoVindictus, allowedVertices) == 192, "Vindictus2010DisplacementInfoVindictus.allowedVertices lies at 192");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010DisplacementInfoVindictus *)0)->allowedVertices) == 40, "Vindictus2010DisplacementInfoVindictus.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * Original name: dface_t. Source: public article and readers. Confidence: probable.
 */
typedef struct Vindictus2010OriginalFaceVindictus2010 {
  /** Plane that the face lies on. -> PLANES. */
  uint32_t plane;
  /** Non-zero when the face looks away from its plane's normal. */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int32_t edgeCount;
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  int32_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int32_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int32_t fogVolume;
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
  uint32_t primitiveCount : 15;
  /**
   * Says whether dynamic shadows fall on the face; which of the bits does, 15 as in other games or 31, isn't
   * settled.
   */
  uint32_t shadowBits : 17;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} Vindictus2010OriginalFaceVindictus2010;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010OriginalFaceVindictus2010) == 72, "Vindictus2010OriginalFaceVindictus2010 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, plane) == 0, "Vindictus2010OriginalFaceVindictus2010.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->plane) == 4, "Vindictus2010OriginalFaceVindictus2010.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, side) == 4, "Vindictus2010OriginalFaceVindictus2010.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->side) == 1, "Vindictus2010OriginalFaceVindictus2010.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, onNode) == 5, "Vindictus2010OriginalFaceVindictus2010.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->onNode) == 1, "Vindictus2010OriginalFaceVindictus2010.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, firstEdge) == 8, "Vindictus2010OriginalFaceVindictus2010.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->firstEdge) == 4, "Vindictus2010OriginalFaceVindictus2010.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, edgeCount) == 12, "Vindictus2010OriginalFaceVindictus2010.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->edgeCount) == 4, "Vindictus2010OriginalFaceVindictus2010.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, texture) == 16, "Vindictus2010OriginalFaceVindictus2010.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->texture) == 4, "Vindictus2010OriginalFaceVindictus2010.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, displacement) == 20, "Vindictus2010OriginalFaceVindictus2010.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->displacement) == 4, "Vindictus2010OriginalFaceVindictus2010.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, fogVolume) == 24, "Vindictus2010OriginalFaceVindictus2010.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->fogVolume) == 4, "Vindictus2010OriginalFaceVindictus2010.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, styles) == 28, "Vindictus2010OriginalFaceVindictus2010.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->styles) == 4, "Vindictus2010OriginalFaceVindictus2010.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, lightOffset) == 32, "Vindictus2010OriginalFaceVindictus2010.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->lightOffset) == 4, "Vindictus2010OriginalFaceVindictus2010.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, area) == 36, "Vindictus2010OriginalFaceVindictus2010.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->area) == 4, "Vindictus2010OriginalFaceVindictus2010.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, lightmapMins) == 40, "Vindictus2010OriginalFaceVindictus2010.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->lightmapMins) == 8, "Vindictus2010OriginalFaceVindictus2010.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, lightmapSize) == 48, "Vindictus2010OriginalFaceVindictus2010.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->lightmapSize) == 8, "Vindictus2010OriginalFaceVindictus2010.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, originalFace) == 56, "Vindictus2010OriginalFaceVindictus2010.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->originalFace) == 4, "Vindictus2010OriginalFaceVindictus2010.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, firstPrimitive) == 64, "Vindictus2010OriginalFaceVindictus2010.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->firstPrimitive) == 4, "Vindictus2010OriginalFaceVindictus2010.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OriginalFaceVindictus2010, smoothingGroups) == 68, "Vindictus2010OriginalFaceVindictus2010.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OriginalFaceVindictus2010 *)0)->smoothingGroups) == 4, "Vindictus2010OriginalFaceVindictus2010.smoothingGroups takes 4 bytes");

/**
 * Entry of the game lump's directory in Vindictus, with wider numbers.
 * Source: behaviour of public readers. Confidence: probable.
 */
typedef struct Vindictus2010GameLumpEntryVindictus {
  /** What the sub-lump holds. Values: VINDICTUS_2010_GAME_LUMP_ID_*. */
  uint32_t id;
  /** Whether it is compressed. Values: VINDICTUS_2010_GAME_LUMP_FLAGS_*. */
  int32_t flags;
  /** Version of the sub-lump's layout. */
  int32_t version;
  /**
   * First byte, counted from the start of the file; from the start of the game lump in files for consoles.
   */
  int32_t offset;
  /** Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset. */
  int32_t length;
} Vindictus2010GameLumpEntryVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010GameLumpEntryVindictus) == 20, "Vindictus2010GameLumpEntryVindictus takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010GameLumpEntryVindictus, id) == 0, "Vindictus2010GameLumpEntryVindictus.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010GameLumpEntryVindictus *)0)->id) == 4, "Vindictus2010GameLumpEntryVindictus.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010GameLumpEntryVindictus, flags) == 4, "Vindictus2010GameLumpEntryVindictus.flags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010GameLumpEntryVindictus *)0)->flags) == 4, "Vindictus2010GameLumpEntryVindictus.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010GameLumpEntryVindictus, version) == 8, "Vindictus2010GameLumpEntryVindictus.version lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010GameLumpEntryVindictus *)0)->version) == 4, "Vindictus2010GameLumpEntryVindictus.version takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010GameLumpEntryVindictus, offset) == 12, "Vindictus2010GameLumpEntryVindictus.offset lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010GameLumpEntryVindictus *)0)->offset) == 4, "Vindictus2010GameLumpEntryVindictus.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010GameLumpEntryVindictus, length) == 16, "Vindictus2010GameLumpEntryVindictus.length lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010GameLumpEntryVindictus *)0)->length) == 4, "Vindictus2010GameLumpEntryVindictus.length takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct Vindictus2010OverlayWide {
  /**
   * Number that the compiler gave it, in the order of their entities; those on water begin behind the most
   * that there may be of others.
   */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Number of faces that it lies on, at most 64. */
  uint32_t faceCount : 30;
  /** Which of several overlapping ones is drawn last. */
  uint32_t renderOrder : 2;
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
} Vindictus2010OverlayWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010OverlayWide) == 356, "Vindictus2010OverlayWide takes 356 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, id) == 0, "Vindictus2010OverlayWide.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->id) == 4, "Vindictus2010OverlayWide.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, texture) == 4, "Vindictus2010OverlayWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->texture) == 4, "Vindictus2010OverlayWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, faces) == 12, "Vindictus2010OverlayWide.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->faces) == 256, "Vindictus2010OverlayWide.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, u) == 268, "Vindictus2010OverlayWide.u lies at 268");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->u) == 8, "Vindictus2010OverlayWide.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, v) == 276, "Vindictus2010OverlayWide.v lies at 276");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->v) == 8, "Vindictus2010OverlayWide.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, uvPoints) == 284, "Vindictus2010OverlayWide.uvPoints lies at 284");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->uvPoints) == 48, "Vindictus2010OverlayWide.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, origin) == 332, "Vindictus2010OverlayWide.origin lies at 332");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->origin) == 12, "Vindictus2010OverlayWide.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Vindictus2010OverlayWide, normal) == 344, "Vindictus2010OverlayWide.normal lies at 344");
BRUSHWORK_STATIC_ASSERT(sizeof(((Vindictus2010OverlayWide *)0)->normal) == 12, "Vindictus2010OverlayWide.normal takes 12 bytes");

typedef OrangeBoxVerticesElement Vindictus2010VerticesElement;

typedef OrangeBoxOcclusionWithoutAreaHead Vindictus2010OcclusionWithoutAreaHead;

typedef OrangeBoxOcclusionHead Vindictus2010OcclusionHead;

typedef OrangeBoxFaceIdsElement Vindictus2010FaceIdsElement;

typedef OrangeBoxSurfedgesElement Vindictus2010SurfedgesElement;

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint32_t Vindictus2010LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010LeafFacesElement) == 4, "Vindictus2010LeafFacesElement takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint32_t Vindictus2010LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Vindictus2010LeafBrushesElement) == 4, "Vindictus2010LeafBrushesElement takes 4 bytes");

typedef OrangeBoxVertexNormalsElement Vindictus2010VertexNormalsElement;

typedef OrangeBoxVertexNormalIndicesElement Vindictus2010VertexNormalIndicesElement;

typedef OrangeBoxDisplacementLightmapAlphasElement Vindictus2010DisplacementLightmapAlphasElement;

typedef OrangeBoxStaticPropsV4Head Vindictus2010StaticPropsV4Head;

typedef OrangeBoxStaticPropsV5Head Vindictus2010StaticPropsV5Head;

typedef OrangeBoxStaticPropsV5TheShipHead Vindictus2010StaticPropsV5TheShipHead;

typedef OrangeBoxStaticPropsV6Head Vindictus2010StaticPropsV6Head;

typedef OrangeBoxStaticPropsV6BloodyGoodTimeHead Vindictus2010StaticPropsV6BloodyGoodTimeHead;

typedef OrangeBoxStaticPropsV6DarkMessiahHead Vindictus2010StaticPropsV6DarkMessiahHead;

typedef OrangeBoxStaticPropsV6VindictusHead Vindictus2010StaticPropsV6VindictusHead;

typedef OrangeBoxStaticPropsV7Head Vindictus2010StaticPropsV7Head;

typedef OrangeBoxStaticPropsV7ZenoClashHead Vindictus2010StaticPropsV7ZenoClashHead;

typedef OrangeBoxStaticPropsV7VindictusHead Vindictus2010StaticPropsV7VindictusHead;

typedef OrangeBoxStaticPropsV8Head Vindictus2010StaticPropsV8Head;

typedef OrangeBoxStaticPropsV8VindictusHead Vindictus2010StaticPropsV8VindictusHead;

typedef OrangeBoxStaticPropsV9Head Vindictus2010StaticPropsV9Head;

typedef OrangeBoxStaticPropsV9DearEstherHead Vindictus2010StaticPropsV9DearEstherHead;

typedef OrangeBoxStaticPropsV10Head Vindictus2010StaticPropsV10Head;

typedef OrangeBoxStaticPropsV10GlobalOffensiveHead Vindictus2010StaticPropsV10GlobalOffensiveHead;

typedef OrangeBoxStaticPropsV11GlobalOffensiveHead Vindictus2010StaticPropsV11GlobalOffensiveHead;

typedef OrangeBoxStaticPropsV11BlackMesaLiteHead Vindictus2010StaticPropsV11BlackMesaLiteHead;

typedef OrangeBoxStaticPropsV11MerubasuHead Vindictus2010StaticPropsV11MerubasuHead;

typedef OrangeBoxStaticPropsV12StrataHead Vindictus2010StaticPropsV12StrataHead;

typedef OrangeBoxStaticPropsV11BlackMesaHead Vindictus2010StaticPropsV11BlackMesaHead;

typedef OrangeBoxStaticPropsV13StrataHead Vindictus2010StaticPropsV13StrataHead;

typedef OrangeBoxDetailPropsV4Head Vindictus2010DetailPropsV4Head;

typedef OrangeBoxDetailPropsV2Head Vindictus2010DetailPropsV2Head;

typedef OrangeBoxDetailPropLightHead Vindictus2010DetailPropLightHead;

typedef OrangeBoxColorVariablesHead Vindictus2010ColorVariablesHead;

typedef OrangeBoxPrimitiveVerticesElement Vindictus2010PrimitiveVerticesElement;

typedef OrangeBoxPrimitiveIndicesElement Vindictus2010PrimitiveIndicesElement;

typedef OrangeBoxClipPortalVerticesElement Vindictus2010ClipPortalVerticesElement;

typedef OrangeBoxTextureStringTableElement Vindictus2010TextureStringTableElement;

typedef OrangeBoxLeafMinDistanceToWaterElement Vindictus2010LeafMinDistanceToWaterElement;

typedef OrangeBoxFaceMacroTextureInfoElement Vindictus2010FaceMacroTextureInfoElement;

typedef OrangeBoxDisplacementTrianglesElement Vindictus2010DisplacementTrianglesElement;

typedef OrangeBoxMapFlagsElement Vindictus2010MapFlagsElement;

#endif /* BRUSHWORK_NEXON_VINDICTUS_2010_H */
