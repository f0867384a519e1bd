/**
 * Vampire: The Masquerade - Bloodlines: VBSP 17, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Vampire: The Masquerade - Bloodlines (2004): VBSP 17, of an engine that was taken over before Half-Life 2
 * was done. Faces have eight light styles and the average of their light, leaves no light; quotes in entity
 * text are escaped, since outputs hold lines of script. Some brushes have sides that stand there several
 * times.
 *
 * Sources: the public article on games, public readers, and what was measured and published on the maps of
 * the game and its engine; no such map is at hand.
 */
#ifndef BRUSHWORK_TROIKA_BLOODLINES_H
#define BRUSHWORK_TROIKA_BLOODLINES_H

#include "valve-half-life2-beta-18.h"

/* As in Half-Life 2 as it leaked in 2003, version 18. */
typedef HalfLife2Beta18Plane BloodlinesPlane;
typedef HalfLife2Beta18TextureData BloodlinesTextureData;
typedef HalfLife2Beta18VisibilityRowOffsets BloodlinesVisibilityRowOffsets;
typedef HalfLife2Beta18Node BloodlinesNode;
typedef HalfLife2Beta18TextureInfo BloodlinesTextureInfo;
typedef HalfLife2Beta18ColorRgbExp BloodlinesColorRgbExp;
typedef HalfLife2Beta18OccluderWithoutArea BloodlinesOccluderWithoutArea;
typedef HalfLife2Beta18OccluderPolygon BloodlinesOccluderPolygon;
typedef HalfLife2Beta18Occluder BloodlinesOccluder;
typedef HalfLife2Beta18Edge BloodlinesEdge;
typedef HalfLife2Beta18Model BloodlinesModel;
typedef HalfLife2Beta18WorldLight BloodlinesWorldLight;
typedef HalfLife2Beta18BrushSide BloodlinesBrushSide;
typedef HalfLife2Beta18Area BloodlinesArea;
typedef HalfLife2Beta18AreaPortal BloodlinesAreaPortal;
typedef HalfLife2Beta18Portal BloodlinesPortal;
typedef HalfLife2Beta18Cluster BloodlinesCluster;
typedef HalfLife2Beta18DisplacementSubNeighbor BloodlinesDisplacementSubNeighbor;
typedef HalfLife2Beta18DisplacementNeighbor BloodlinesDisplacementNeighbor;
typedef HalfLife2Beta18DisplacementCornerNeighbors BloodlinesDisplacementCornerNeighbors;
typedef HalfLife2Beta18DisplacementInfo BloodlinesDisplacementInfo;
typedef HalfLife2Beta18PackedHullsHead BloodlinesPackedHullsHead;
typedef HalfLife2Beta18PackedHullHead BloodlinesPackedHullHead;
typedef HalfLife2Beta18PackedTriangle BloodlinesPackedTriangle;
typedef HalfLife2Beta18PackedEdge BloodlinesPackedEdge;
typedef HalfLife2Beta18PhysicsModelHead BloodlinesPhysicsModelHead;
typedef HalfLife2Beta18SolidHead BloodlinesSolidHead;
typedef HalfLife2Beta18PolygonSolidHead BloodlinesPolygonSolidHead;
typedef HalfLife2Beta18MoppSolidHead BloodlinesMoppSolidHead;
typedef HalfLife2Beta18CompactSurface BloodlinesCompactSurface;
typedef HalfLife2Beta18CompactSurfaceBigEndian BloodlinesCompactSurfaceBigEndian;
typedef HalfLife2Beta18WideSurface BloodlinesWideSurface;
typedef HalfLife2Beta18Ledge BloodlinesLedge;
typedef HalfLife2Beta18LedgeBigEndian BloodlinesLedgeBigEndian;
typedef HalfLife2Beta18WideLedge BloodlinesWideLedge;
typedef HalfLife2Beta18LedgeEdge BloodlinesLedgeEdge;
typedef HalfLife2Beta18LedgeTriangle BloodlinesLedgeTriangle;
typedef HalfLife2Beta18LedgeEdgeBigEndian BloodlinesLedgeEdgeBigEndian;
typedef HalfLife2Beta18LedgeTriangleBigEndian BloodlinesLedgeTriangleBigEndian;
typedef HalfLife2Beta18WideEdge BloodlinesWideEdge;
typedef HalfLife2Beta18WideTriangle BloodlinesWideTriangle;
typedef HalfLife2Beta18LedgePoint BloodlinesLedgePoint;
typedef HalfLife2Beta18LedgeTreeNode BloodlinesLedgeTreeNode;
typedef HalfLife2Beta18DisplacementVertex BloodlinesDisplacementVertex;
typedef HalfLife2Beta18GameLumpEntry BloodlinesGameLumpEntry;
typedef HalfLife2Beta18StaticPropV4 BloodlinesStaticPropV4;
typedef HalfLife2Beta18StaticPropV5 BloodlinesStaticPropV5;
typedef HalfLife2Beta18StaticPropV5TheShip BloodlinesStaticPropV5TheShip;
typedef HalfLife2Beta18StaticPropV6 BloodlinesStaticPropV6;
typedef HalfLife2Beta18StaticPropV6BloodyGoodTime BloodlinesStaticPropV6BloodyGoodTime;
typedef HalfLife2Beta18StaticPropV6DarkMessiah BloodlinesStaticPropV6DarkMessiah;
typedef HalfLife2Beta18StaticPropScale BloodlinesStaticPropScale;
typedef HalfLife2Beta18StaticPropV7 BloodlinesStaticPropV7;
typedef HalfLife2Beta18StaticPropV7ZenoClash BloodlinesStaticPropV7ZenoClash;
typedef HalfLife2Beta18StaticPropV8 BloodlinesStaticPropV8;
typedef HalfLife2Beta18StaticPropV8Vindictus BloodlinesStaticPropV8Vindictus;
typedef HalfLife2Beta18StaticPropV9 BloodlinesStaticPropV9;
typedef HalfLife2Beta18StaticPropV9DearEsther BloodlinesStaticPropV9DearEsther;
typedef HalfLife2Beta18StaticPropV10 BloodlinesStaticPropV10;
typedef HalfLife2Beta18StaticPropV10GlobalOffensive BloodlinesStaticPropV10GlobalOffensive;
typedef HalfLife2Beta18StaticPropV11GlobalOffensive BloodlinesStaticPropV11GlobalOffensive;
typedef HalfLife2Beta18StaticPropV11BlackMesaLite BloodlinesStaticPropV11BlackMesaLite;
typedef HalfLife2Beta18StaticPropV11Merubasu BloodlinesStaticPropV11Merubasu;
typedef HalfLife2Beta18StaticPropV11BlackMesa BloodlinesStaticPropV11BlackMesa;
typedef HalfLife2Beta18StaticPropV13 BloodlinesStaticPropV13;
typedef HalfLife2Beta18DetailSprite BloodlinesDetailSprite;
typedef HalfLife2Beta18DetailProp BloodlinesDetailProp;
typedef HalfLife2Beta18DetailPropV2 BloodlinesDetailPropV2;
typedef HalfLife2Beta18DetailPropLightStyle BloodlinesDetailPropLightStyle;
typedef HalfLife2Beta18LeafWaterData BloodlinesLeafWaterData;
typedef HalfLife2Beta18Primitive BloodlinesPrimitive;
typedef HalfLife2Beta18PakLocalHeader BloodlinesPakLocalHeader;
typedef HalfLife2Beta18PakDirectoryRecord BloodlinesPakDirectoryRecord;
typedef HalfLife2Beta18PakZip64EndRecord BloodlinesPakZip64EndRecord;
typedef HalfLife2Beta18PakZip64Locator BloodlinesPakZip64Locator;
typedef HalfLife2Beta18PakEndRecord BloodlinesPakEndRecord;
typedef HalfLife2Beta18CubemapSample BloodlinesCubemapSample;
typedef HalfLife2Beta18Overlay BloodlinesOverlay;
#define BLOODLINES_PLANE_TYPE_X HALF_LIFE2_BETA_18_PLANE_TYPE_X
#define BLOODLINES_PLANE_TYPE_Y HALF_LIFE2_BETA_18_PLANE_TYPE_Y
#define BLOODLINES_PLANE_TYPE_Z HALF_LIFE2_BETA_18_PLANE_TYPE_Z
#define BLOODLINES_PLANE_TYPE_NEAREST_X HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_X
#define BLOODLINES_PLANE_TYPE_NEAREST_Y HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Y
#define BLOODLINES_PLANE_TYPE_NEAREST_Z HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Z
#define BLOODLINES_SURFACE_FLAGS_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_LIGHT
#define BLOODLINES_SURFACE_FLAGS_SKY2D HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY2D
#define BLOODLINES_SURFACE_FLAGS_SKY HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY
#define BLOODLINES_SURFACE_FLAGS_WARP HALF_LIFE2_BETA_18_SURFACE_FLAGS_WARP
#define BLOODLINES_SURFACE_FLAGS_TRANSLUCENT HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRANSLUCENT
#define BLOODLINES_SURFACE_FLAGS_NO_PORTAL HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_PORTAL
#define BLOODLINES_SURFACE_FLAGS_TRIGGER HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRIGGER
#define BLOODLINES_SURFACE_FLAGS_NO_DRAW HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DRAW
#define BLOODLINES_SURFACE_FLAGS_HINT HALF_LIFE2_BETA_18_SURFACE_FLAGS_HINT
#define BLOODLINES_SURFACE_FLAGS_SKIP HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKIP
#define BLOODLINES_SURFACE_FLAGS_NO_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_LIGHT
#define BLOODLINES_SURFACE_FLAGS_BUMP_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_BUMP_LIGHT
#define BLOODLINES_SURFACE_FLAGS_NO_SHADOWS HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_SHADOWS
#define BLOODLINES_SURFACE_FLAGS_NO_DECALS HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DECALS
#define BLOODLINES_SURFACE_FLAGS_NO_CHOP HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_CHOP
#define BLOODLINES_SURFACE_FLAGS_HITBOX HALF_LIFE2_BETA_18_SURFACE_FLAGS_HITBOX
#define BLOODLINES_OCCLUDER_FLAGS_INACTIVE HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_INACTIVE
#define BLOODLINES_WORLD_LIGHT_TYPE_SURFACE HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SURFACE
#define BLOODLINES_WORLD_LIGHT_TYPE_POINT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_POINT
#define BLOODLINES_WORLD_LIGHT_TYPE_SPOT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SPOT
#define BLOODLINES_WORLD_LIGHT_TYPE_SKY_LIGHT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_LIGHT
#define BLOODLINES_WORLD_LIGHT_TYPE_QUAKE_LIGHT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define BLOODLINES_WORLD_LIGHT_TYPE_SKY_AMBIENT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define BLOODLINES_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define BLOODLINES_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define BLOODLINES_CONTENT_FLAGS_SOLID HALF_LIFE2_BETA_18_CONTENT_FLAGS_SOLID
#define BLOODLINES_CONTENT_FLAGS_WINDOW HALF_LIFE2_BETA_18_CONTENT_FLAGS_WINDOW
#define BLOODLINES_CONTENT_FLAGS_AUX HALF_LIFE2_BETA_18_CONTENT_FLAGS_AUX
#define BLOODLINES_CONTENT_FLAGS_GRATE HALF_LIFE2_BETA_18_CONTENT_FLAGS_GRATE
#define BLOODLINES_CONTENT_FLAGS_SLIME HALF_LIFE2_BETA_18_CONTENT_FLAGS_SLIME
#define BLOODLINES_CONTENT_FLAGS_WATER HALF_LIFE2_BETA_18_CONTENT_FLAGS_WATER
#define BLOODLINES_CONTENT_FLAGS_MIST HALF_LIFE2_BETA_18_CONTENT_FLAGS_MIST
#define BLOODLINES_CONTENT_FLAGS_OPAQUE HALF_LIFE2_BETA_18_CONTENT_FLAGS_OPAQUE
#define BLOODLINES_CONTENT_FLAGS_TEST_FOG_VOLUME HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEST_FOG_VOLUME
#define BLOODLINES_CONTENT_FLAGS_UNUSED0X200 HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X200
#define BLOODLINES_CONTENT_FLAGS_UNUSED0X400 HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X400
#define BLOODLINES_CONTENT_FLAGS_TEAM1 HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM1
#define BLOODLINES_CONTENT_FLAGS_TEAM2 HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM2
#define BLOODLINES_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE HALF_LIFE2_BETA_18_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define BLOODLINES_CONTENT_FLAGS_MOVEABLE HALF_LIFE2_BETA_18_CONTENT_FLAGS_MOVEABLE
#define BLOODLINES_CONTENT_FLAGS_AREA_PORTAL HALF_LIFE2_BETA_18_CONTENT_FLAGS_AREA_PORTAL
#define BLOODLINES_CONTENT_FLAGS_PLAYER_CLIP HALF_LIFE2_BETA_18_CONTENT_FLAGS_PLAYER_CLIP
#define BLOODLINES_CONTENT_FLAGS_MONSTER_CLIP HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER_CLIP
#define BLOODLINES_CONTENT_FLAGS_CURRENT0 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT0
#define BLOODLINES_CONTENT_FLAGS_CURRENT90 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT90
#define BLOODLINES_CONTENT_FLAGS_CURRENT180 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT180
#define BLOODLINES_CONTENT_FLAGS_CURRENT270 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT270
#define BLOODLINES_CONTENT_FLAGS_CURRENT_UP HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_UP
#define BLOODLINES_CONTENT_FLAGS_CURRENT_DOWN HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_DOWN
#define BLOODLINES_CONTENT_FLAGS_ORIGIN HALF_LIFE2_BETA_18_CONTENT_FLAGS_ORIGIN
#define BLOODLINES_CONTENT_FLAGS_MONSTER HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER
#define BLOODLINES_CONTENT_FLAGS_DEBRIS HALF_LIFE2_BETA_18_CONTENT_FLAGS_DEBRIS
#define BLOODLINES_CONTENT_FLAGS_DETAIL HALF_LIFE2_BETA_18_CONTENT_FLAGS_DETAIL
#define BLOODLINES_CONTENT_FLAGS_TRANSLUCENT HALF_LIFE2_BETA_18_CONTENT_FLAGS_TRANSLUCENT
#define BLOODLINES_CONTENT_FLAGS_LADDER HALF_LIFE2_BETA_18_CONTENT_FLAGS_LADDER
#define BLOODLINES_CONTENT_FLAGS_HITBOX HALF_LIFE2_BETA_18_CONTENT_FLAGS_HITBOX
#define BLOODLINES_SOLID_TYPE_POLYGON HALF_LIFE2_BETA_18_SOLID_TYPE_POLYGON
#define BLOODLINES_SOLID_TYPE_MOPP HALF_LIFE2_BETA_18_SOLID_TYPE_MOPP
#define BLOODLINES_SOLID_TYPE_BALL HALF_LIFE2_BETA_18_SOLID_TYPE_BALL
#define BLOODLINES_SOLID_TYPE_VIRTUAL HALF_LIFE2_BETA_18_SOLID_TYPE_VIRTUAL
#define BLOODLINES_GAME_LUMP_ID_NONE HALF_LIFE2_BETA_18_GAME_LUMP_ID_NONE
#define BLOODLINES_GAME_LUMP_ID_STATIC_PROPS HALF_LIFE2_BETA_18_GAME_LUMP_ID_STATIC_PROPS
#define BLOODLINES_GAME_LUMP_ID_DETAIL_PROPS HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_PROPS
#define BLOODLINES_GAME_LUMP_ID_DETAIL_LIGHT HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT
#define BLOODLINES_GAME_LUMP_ID_DETAIL_LIGHT_HDR HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define BLOODLINES_GAME_LUMP_ID_COLOR_VARIABLES HALF_LIFE2_BETA_18_GAME_LUMP_ID_COLOR_VARIABLES
#define BLOODLINES_GAME_LUMP_FLAGS_COMPRESSED HALF_LIFE2_BETA_18_GAME_LUMP_FLAGS_COMPRESSED
#define BLOODLINES_STATIC_PROP_SOLID_NONE HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_NONE
#define BLOODLINES_STATIC_PROP_SOLID_BOUNDING_BOX HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_BOUNDING_BOX
#define BLOODLINES_STATIC_PROP_SOLID_PHYSICS HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_PHYSICS
#define BLOODLINES_STATIC_PROP_FLAGS_FADES HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_FADES
#define BLOODLINES_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define BLOODLINES_STATIC_PROP_FLAGS_NO_DRAW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_DRAW
#define BLOODLINES_STATIC_PROP_FLAGS_IGNORE_NORMALS HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define BLOODLINES_STATIC_PROP_FLAGS_NO_SHADOW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SHADOW
#define BLOODLINES_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define BLOODLINES_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define BLOODLINES_STATIC_PROP_FLAGS_NO_SELF_SHADOWING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define BLOODLINES_STATIC_PROP_FLAGS32_FADES HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_FADES
#define BLOODLINES_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_DRAW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_DRAW
#define BLOODLINES_STATIC_PROP_FLAGS32_IGNORE_NORMALS HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_SHADOW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SHADOW
#define BLOODLINES_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define BLOODLINES_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define BLOODLINES_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define BLOODLINES_STATIC_PROP_FLAGS_EX_EXCLUDED HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_EXCLUDED
#define BLOODLINES_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define BLOODLINES_DETAIL_PROP_ORIENTATION_NORMAL HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_NORMAL
#define BLOODLINES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define BLOODLINES_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define BLOODLINES_DETAIL_PROP_TYPE_MODEL HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_MODEL
#define BLOODLINES_DETAIL_PROP_TYPE_SPRITE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_SPRITE
#define BLOODLINES_DETAIL_PROP_TYPE_CROSS_SHAPE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_CROSS_SHAPE
#define BLOODLINES_DETAIL_PROP_TYPE_TRIANGLE_SHAPE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define BLOODLINES_PAK_ENTRY_FLAGS_ENCRYPTED HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_ENCRYPTED
#define BLOODLINES_PAK_ENTRY_FLAGS_SIZES_FOLLOW HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define BLOODLINES_PAK_ENTRY_FLAGS_UTF8 HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_UTF8
#define BLOODLINES_PAK_METHOD_STORED HALF_LIFE2_BETA_18_PAK_METHOD_STORED
#define BLOODLINES_PAK_METHOD_DEFLATE HALF_LIFE2_BETA_18_PAK_METHOD_DEFLATE
#define BLOODLINES_PAK_METHOD_LZMA HALF_LIFE2_BETA_18_PAK_METHOD_LZMA
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define BLOODLINES_DISPLACEMENT_TRIANGLE_TAGS_REMOVE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL; a quote in quotes is escaped.
 * Text of entities: blocks in braces of quoted keys and values, a NUL at the end.
 */
#define BLOODLINES_LUMP_ENTITIES 0
#define BLOODLINES_LUMP_PLANES HALF_LIFE2_BETA_18_LUMP_PLANES
#define BLOODLINES_LUMP_TEXTURE_DATA HALF_LIFE2_BETA_18_LUMP_TEXTURE_DATA
#define BLOODLINES_LUMP_VERTICES HALF_LIFE2_BETA_18_LUMP_VERTICES
#define BLOODLINES_LUMP_VISIBILITY HALF_LIFE2_BETA_18_LUMP_VISIBILITY
#define BLOODLINES_LUMP_NODES HALF_LIFE2_BETA_18_LUMP_NODES
#define BLOODLINES_LUMP_TEXTURE_INFO HALF_LIFE2_BETA_18_LUMP_TEXTURE_INFO
/** Array of BloodlinesFaceBloodlines. */
#define BLOODLINES_LUMP_FACES 7
#define BLOODLINES_LUMP_LIGHTING HALF_LIFE2_BETA_18_LUMP_LIGHTING
#define BLOODLINES_LUMP_OCCLUSION HALF_LIFE2_BETA_18_LUMP_OCCLUSION
/** Array of BloodlinesLeafBloodlines. */
#define BLOODLINES_LUMP_LEAVES 10
#define BLOODLINES_LUMP_FACE_IDS HALF_LIFE2_BETA_18_LUMP_FACE_IDS
#define BLOODLINES_LUMP_EDGES HALF_LIFE2_BETA_18_LUMP_EDGES
#define BLOODLINES_LUMP_SURFEDGES HALF_LIFE2_BETA_18_LUMP_SURFEDGES
#define BLOODLINES_LUMP_MODELS HALF_LIFE2_BETA_18_LUMP_MODELS
#define BLOODLINES_LUMP_WORLD_LIGHTS HALF_LIFE2_BETA_18_LUMP_WORLD_LIGHTS
#define BLOODLINES_LUMP_LEAF_FACES HALF_LIFE2_BETA_18_LUMP_LEAF_FACES
#define BLOODLINES_LUMP_LEAF_BRUSHES HALF_LIFE2_BETA_18_LUMP_LEAF_BRUSHES
/** Array of BloodlinesBrushBloodlines. */
#define BLOODLINES_LUMP_BRUSHES 18
#define BLOODLINES_LUMP_BRUSH_SIDES HALF_LIFE2_BETA_18_LUMP_BRUSH_SIDES
#define BLOODLINES_LUMP_AREAS HALF_LIFE2_BETA_18_LUMP_AREAS
#define BLOODLINES_LUMP_AREA_PORTALS HALF_LIFE2_BETA_18_LUMP_AREA_PORTALS
#define BLOODLINES_LUMP_PORTALS HALF_LIFE2_BETA_18_LUMP_PORTALS
#define BLOODLINES_LUMP_CLUSTERS HALF_LIFE2_BETA_18_LUMP_CLUSTERS
#define BLOODLINES_LUMP_PORTAL_VERTICES HALF_LIFE2_BETA_18_LUMP_PORTAL_VERTICES
#define BLOODLINES_LUMP_CLUSTER_PORTALS HALF_LIFE2_BETA_18_LUMP_CLUSTER_PORTALS
#define BLOODLINES_LUMP_DISPLACEMENT_INFO HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_INFO
/** Array of BloodlinesOriginalFaceBloodlines. */
#define BLOODLINES_LUMP_ORIGINAL_FACES 27
#define BLOODLINES_LUMP_PHYSICS_DISPLACEMENT HALF_LIFE2_BETA_18_LUMP_PHYSICS_DISPLACEMENT
#define BLOODLINES_LUMP_PHYSICS_COLLISION HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION
#define BLOODLINES_LUMP_VERTEX_NORMALS HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMALS
#define BLOODLINES_LUMP_VERTEX_NORMAL_INDICES HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMAL_INDICES
#define BLOODLINES_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define BLOODLINES_LUMP_DISPLACEMENT_VERTICES HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_VERTICES
#define BLOODLINES_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define BLOODLINES_LUMP_GAME_LUMP HALF_LIFE2_BETA_18_LUMP_GAME_LUMP
#define BLOODLINES_LUMP_LEAF_WATER_DATA HALF_LIFE2_BETA_18_LUMP_LEAF_WATER_DATA
#define BLOODLINES_LUMP_PRIMITIVES HALF_LIFE2_BETA_18_LUMP_PRIMITIVES
#define BLOODLINES_LUMP_PRIMITIVE_VERTICES HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_VERTICES
#define BLOODLINES_LUMP_PRIMITIVE_INDICES HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_INDICES
#define BLOODLINES_LUMP_PAKFILE HALF_LIFE2_BETA_18_LUMP_PAKFILE
#define BLOODLINES_LUMP_CLIP_PORTAL_VERTICES HALF_LIFE2_BETA_18_LUMP_CLIP_PORTAL_VERTICES
#define BLOODLINES_LUMP_CUBEMAPS HALF_LIFE2_BETA_18_LUMP_CUBEMAPS
#define BLOODLINES_LUMP_TEXTURE_STRING_DATA HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_DATA
#define BLOODLINES_LUMP_TEXTURE_STRING_TABLE HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_TABLE
#define BLOODLINES_LUMP_OVERLAYS HALF_LIFE2_BETA_18_LUMP_OVERLAYS
#define BLOODLINES_LUMP_LEAF_MIN_DISTANCE_TO_WATER HALF_LIFE2_BETA_18_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define BLOODLINES_LUMP_FACE_MACRO_TEXTURE_INFO HALF_LIFE2_BETA_18_LUMP_FACE_MACRO_TEXTURE_INFO
#define BLOODLINES_LUMP_DISPLACEMENT_TRIANGLES HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_TRIANGLES
#define BLOODLINES_LUMP_PHYSICS_COLLISION_SURFACE HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION_SURFACE

typedef HalfLife2Beta18LumpEntry BloodlinesLumpEntry;
typedef HalfLife2Beta18Header BloodlinesHeader;

/**
 * What a volume is in Vampire: The Masquerade - Bloodlines, in brushes and leaves. From 0x100 to 0x2000 the
 * bits are the game's own; the rest are those of all games of Source.
 * Source: published measurements of the game's maps and engine; otherwise the article's table. Confidence:
 * probable.
 */
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CASTS_SHADOW UINT32_C(0x100)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x200)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_PRECIPITATION UINT32_C(0x800)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_NO_VISIBILITY UINT32_C(0x1000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_NPC_CLIP UINT32_C(0x2000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define BLOODLINES_BLOODLINES_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/**
 * A flat convex polygon (lump 7). Where its primitives are, the article has groups of smoothing;
 * `reference/corrections.md` says why these are taken.
 * Original name: dface_bsp17_t. Source: public article on games, public readers; published measurements.
 * Confidence: probable.
 */
typedef struct BloodlinesFaceBloodlines {
  /** Average of the face's light, one colour for each of `styles`. */
  BloodlinesColorRgbExp averageLight[8];
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
  uint8_t styles[8];
  /** Named after the day in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t dayStyles[8];
  /** Named after the night in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t nightStyles[8];
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
} BloodlinesFaceBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesFaceBloodlines) == 104, "BloodlinesFaceBloodlines takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, averageLight) == 0, "BloodlinesFaceBloodlines.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->averageLight) == 32, "BloodlinesFaceBloodlines.averageLight takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, plane) == 32, "BloodlinesFaceBloodlines.plane lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->plane) == 2, "BloodlinesFaceBloodlines.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, side) == 34, "BloodlinesFaceBloodlines.side lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->side) == 1, "BloodlinesFaceBloodlines.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, onNode) == 35, "BloodlinesFaceBloodlines.onNode lies at 35");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->onNode) == 1, "BloodlinesFaceBloodlines.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, firstEdge) == 36, "BloodlinesFaceBloodlines.firstEdge lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->firstEdge) == 4, "BloodlinesFaceBloodlines.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, edgeCount) == 40, "BloodlinesFaceBloodlines.edgeCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->edgeCount) == 2, "BloodlinesFaceBloodlines.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, texture) == 42, "BloodlinesFaceBloodlines.texture lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->texture) == 2, "BloodlinesFaceBloodlines.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, displacement) == 44, "BloodlinesFaceBloodlines.displacement lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->displacement) == 2, "BloodlinesFaceBloodlines.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, fogVolume) == 46, "BloodlinesFaceBloodlines.fogVolume lies at 46");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->fogVolume) == 2, "BloodlinesFaceBloodlines.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, styles) == 48, "BloodlinesFaceBloodlines.styles lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->styles) == 8, "BloodlinesFaceBloodlines.styles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, dayStyles) == 56, "BloodlinesFaceBloodlines.dayStyles lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->dayStyles) == 8, "BloodlinesFaceBloodlines.dayStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, nightStyles) == 64, "BloodlinesFaceBloodlines.nightStyles lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->nightStyles) == 8, "BloodlinesFaceBloodlines.nightStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightOffset) == 72, "BloodlinesFaceBloodlines.lightOffset lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightOffset) == 4, "BloodlinesFaceBloodlines.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, area) == 76, "BloodlinesFaceBloodlines.area lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->area) == 4, "BloodlinesFaceBloodlines.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightmapMins) == 80, "BloodlinesFaceBloodlines.lightmapMins lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightmapMins) == 8, "BloodlinesFaceBloodlines.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, lightmapSize) == 88, "BloodlinesFaceBloodlines.lightmapSize lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->lightmapSize) == 8, "BloodlinesFaceBloodlines.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, originalFace) == 96, "BloodlinesFaceBloodlines.originalFace lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->originalFace) == 4, "BloodlinesFaceBloodlines.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesFaceBloodlines, firstPrimitive) == 102, "BloodlinesFaceBloodlines.firstPrimitive lies at 102");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesFaceBloodlines *)0)->firstPrimitive) == 2, "BloodlinesFaceBloodlines.firstPrimitive takes 2 bytes");

/**
 * A leaf of the trees (lump 10).
 * Original name: dleaf_t. Source: specification, node and leaf; published measurements. Confidence: probable.
 */
typedef struct BloodlinesLeafBloodlines {
  /**
   * What its brushes are, all together, whether it rains there and whether the water's fog is to be looked
   * for. Values: BLOODLINES_BLOODLINES_CONTENT_FLAGS_*.
   */
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
} BloodlinesLeafBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesLeafBloodlines) == 32, "BloodlinesLeafBloodlines takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, contents) == 0, "BloodlinesLeafBloodlines.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->contents) == 4, "BloodlinesLeafBloodlines.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, cluster) == 4, "BloodlinesLeafBloodlines.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->cluster) == 2, "BloodlinesLeafBloodlines.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, mins) == 8, "BloodlinesLeafBloodlines.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->mins) == 6, "BloodlinesLeafBloodlines.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, maxs) == 14, "BloodlinesLeafBloodlines.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->maxs) == 6, "BloodlinesLeafBloodlines.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, firstFace) == 20, "BloodlinesLeafBloodlines.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->firstFace) == 2, "BloodlinesLeafBloodlines.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, faceCount) == 22, "BloodlinesLeafBloodlines.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->faceCount) == 2, "BloodlinesLeafBloodlines.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, firstBrush) == 24, "BloodlinesLeafBloodlines.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->firstBrush) == 2, "BloodlinesLeafBloodlines.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, brushCount) == 26, "BloodlinesLeafBloodlines.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->brushCount) == 2, "BloodlinesLeafBloodlines.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesLeafBloodlines, water) == 28, "BloodlinesLeafBloodlines.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesLeafBloodlines *)0)->water) == 2, "BloodlinesLeafBloodlines.water takes 2 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes; published measurements. Confidence: probable.
 */
typedef struct BloodlinesBrushBloodlines {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: BLOODLINES_BLOODLINES_CONTENT_FLAGS_*. */
  int32_t contents;
} BloodlinesBrushBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesBrushBloodlines) == 12, "BloodlinesBrushBloodlines takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, firstSide) == 0, "BloodlinesBrushBloodlines.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->firstSide) == 4, "BloodlinesBrushBloodlines.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, sideCount) == 4, "BloodlinesBrushBloodlines.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->sideCount) == 4, "BloodlinesBrushBloodlines.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesBrushBloodlines, contents) == 8, "BloodlinesBrushBloodlines.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesBrushBloodlines *)0)->contents) == 4, "BloodlinesBrushBloodlines.contents takes 4 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number.
 * Original name: dface_bsp17_t. Source: public article on games, public readers. Confidence: probable.
 */
typedef struct BloodlinesOriginalFaceBloodlines {
  /** Average of the face's light, one colour for each of `styles`. */
  BloodlinesColorRgbExp averageLight[8];
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
  uint8_t styles[8];
  /** Named after the day in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t dayStyles[8];
  /** Named after the night in the article; 0 in every map that was measured, and not read by the engine. */
  uint8_t nightStyles[8];
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
} BloodlinesOriginalFaceBloodlines;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodlinesOriginalFaceBloodlines) == 104, "BloodlinesOriginalFaceBloodlines takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, averageLight) == 0, "BloodlinesOriginalFaceBloodlines.averageLight lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->averageLight) == 32, "BloodlinesOriginalFaceBloodlines.averageLight takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, plane) == 32, "BloodlinesOriginalFaceBloodlines.plane lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->plane) == 2, "BloodlinesOriginalFaceBloodlines.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, side) == 34, "BloodlinesOriginalFaceBloodlines.side lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->side) == 1, "BloodlinesOriginalFaceBloodlines.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, onNode) == 35, "BloodlinesOriginalFaceBloodlines.onNode lies at 35");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->onNode) == 1, "BloodlinesOriginalFaceBloodlines.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, firstEdge) == 36, "BloodlinesOriginalFaceBloodlines.firstEdge lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->firstEdge) == 4, "BloodlinesOriginalFaceBloodlines.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, edgeCount) == 40, "BloodlinesOriginalFaceBloodlines.edgeCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->edgeCount) == 2, "BloodlinesOriginalFaceBloodlines.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, texture) == 42, "BloodlinesOriginalFaceBloodlines.texture lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->texture) == 2, "BloodlinesOriginalFaceBloodlines.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, displacement) == 44, "BloodlinesOriginalFaceBloodlines.displacement lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->displacement) == 2, "BloodlinesOriginalFaceBloodlines.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, fogVolume) == 46, "BloodlinesOriginalFaceBloodlines.fogVolume lies at 46");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->fogVolume) == 2, "BloodlinesOriginalFaceBloodlines.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, styles) == 48, "BloodlinesOriginalFaceBloodlines.styles lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->styles) == 8, "BloodlinesOriginalFaceBloodlines.styles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, dayStyles) == 56, "BloodlinesOriginalFaceBloodlines.dayStyles lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->dayStyles) == 8, "BloodlinesOriginalFaceBloodlines.dayStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, nightStyles) == 64, "BloodlinesOriginalFaceBloodlines.nightStyles lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->nightStyles) == 8, "BloodlinesOriginalFaceBloodlines.nightStyles takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightOffset) == 72, "BloodlinesOriginalFaceBloodlines.lightOffset lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightOffset) == 4, "BloodlinesOriginalFaceBloodlines.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, area) == 76, "BloodlinesOriginalFaceBloodlines.area lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->area) == 4, "BloodlinesOriginalFaceBloodlines.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightmapMins) == 80, "BloodlinesOriginalFaceBloodlines.lightmapMins lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightmapMins) == 8, "BloodlinesOriginalFaceBloodlines.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, lightmapSize) == 88, "BloodlinesOriginalFaceBloodlines.lightmapSize lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->lightmapSize) == 8, "BloodlinesOriginalFaceBloodlines.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, originalFace) == 96, "BloodlinesOriginalFaceBloodlines.originalFace lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->originalFace) == 4, "BloodlinesOriginalFaceBloodlines.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodlinesOriginalFaceBloodlines, firstPrimitive) == 102, "BloodlinesOriginalFaceBloodlines.firstPrimitive lies at 102");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodlinesOriginalFaceBloodlines *)0)->firstPrimitive) == 2, "BloodlinesOriginalFaceBloodlines.firstPrimitive takes 2 bytes");

typedef HalfLife2Beta18VerticesElement BloodlinesVerticesElement;

typedef HalfLife2Beta18OcclusionWithoutAreaHead BloodlinesOcclusionWithoutAreaHead;

typedef HalfLife2Beta18OcclusionHead BloodlinesOcclusionHead;

typedef HalfLife2Beta18FaceIdsElement BloodlinesFaceIdsElement;

typedef HalfLife2Beta18SurfedgesElement BloodlinesSurfedgesElement;

typedef HalfLife2Beta18LeafFacesElement BloodlinesLeafFacesElement;

typedef HalfLife2Beta18LeafBrushesElement BloodlinesLeafBrushesElement;

typedef HalfLife2Beta18PortalVerticesElement BloodlinesPortalVerticesElement;

typedef HalfLife2Beta18ClusterPortalsElement BloodlinesClusterPortalsElement;

typedef HalfLife2Beta18VertexNormalsElement BloodlinesVertexNormalsElement;

typedef HalfLife2Beta18VertexNormalIndicesElement BloodlinesVertexNormalIndicesElement;

typedef HalfLife2Beta18DisplacementLightmapAlphasElement BloodlinesDisplacementLightmapAlphasElement;

typedef HalfLife2Beta18StaticPropsV4Head BloodlinesStaticPropsV4Head;

typedef HalfLife2Beta18StaticPropsV5Head BloodlinesStaticPropsV5Head;

typedef HalfLife2Beta18StaticPropsV5TheShipHead BloodlinesStaticPropsV5TheShipHead;

typedef HalfLife2Beta18StaticPropsV6Head BloodlinesStaticPropsV6Head;

typedef HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead BloodlinesStaticPropsV6BloodyGoodTimeHead;

typedef HalfLife2Beta18StaticPropsV6DarkMessiahHead BloodlinesStaticPropsV6DarkMessiahHead;

typedef HalfLife2Beta18StaticPropsV6VindictusHead BloodlinesStaticPropsV6VindictusHead;

typedef HalfLife2Beta18StaticPropsV7Head BloodlinesStaticPropsV7Head;

typedef HalfLife2Beta18StaticPropsV7ZenoClashHead BloodlinesStaticPropsV7ZenoClashHead;

typedef HalfLife2Beta18StaticPropsV7VindictusHead BloodlinesStaticPropsV7VindictusHead;

typedef HalfLife2Beta18StaticPropsV8Head BloodlinesStaticPropsV8Head;

typedef HalfLife2Beta18StaticPropsV8VindictusHead BloodlinesStaticPropsV8VindictusHead;

typedef HalfLife2Beta18StaticPropsV9Head BloodlinesStaticPropsV9Head;

typedef HalfLife2Beta18StaticPropsV9DearEstherHead BloodlinesStaticPropsV9DearEstherHead;

typedef HalfLife2Beta18StaticPropsV10Head BloodlinesStaticPropsV10Head;

typedef HalfLife2Beta18StaticPropsV10GlobalOffensiveHead BloodlinesStaticPropsV10GlobalOffensiveHead;

typedef HalfLife2Beta18StaticPropsV11GlobalOffensiveHead BloodlinesStaticPropsV11GlobalOffensiveHead;

typedef HalfLife2Beta18StaticPropsV11BlackMesaLiteHead BloodlinesStaticPropsV11BlackMesaLiteHead;

typedef HalfLife2Beta18StaticPropsV11MerubasuHead BloodlinesStaticPropsV11MerubasuHead;

typedef HalfLife2Beta18StaticPropsV12StrataHead BloodlinesStaticPropsV12StrataHead;

typedef HalfLife2Beta18StaticPropsV11BlackMesaHead BloodlinesStaticPropsV11BlackMesaHead;

typedef HalfLife2Beta18StaticPropsV13StrataHead BloodlinesStaticPropsV13StrataHead;

typedef HalfLife2Beta18DetailPropsV4Head BloodlinesDetailPropsV4Head;

typedef HalfLife2Beta18DetailPropsV2Head BloodlinesDetailPropsV2Head;

typedef HalfLife2Beta18DetailPropLightHead BloodlinesDetailPropLightHead;

typedef HalfLife2Beta18ColorVariablesHead BloodlinesColorVariablesHead;

typedef HalfLife2Beta18PrimitiveVerticesElement BloodlinesPrimitiveVerticesElement;

typedef HalfLife2Beta18PrimitiveIndicesElement BloodlinesPrimitiveIndicesElement;

typedef HalfLife2Beta18ClipPortalVerticesElement BloodlinesClipPortalVerticesElement;

typedef HalfLife2Beta18TextureStringTableElement BloodlinesTextureStringTableElement;

typedef HalfLife2Beta18LeafMinDistanceToWaterElement BloodlinesLeafMinDistanceToWaterElement;

typedef HalfLife2Beta18FaceMacroTextureInfoElement BloodlinesFaceMacroTextureInfoElement;

typedef HalfLife2Beta18DisplacementTrianglesElement BloodlinesDisplacementTrianglesElement;

#endif /* BRUSHWORK_TROIKA_BLOODLINES_H */
