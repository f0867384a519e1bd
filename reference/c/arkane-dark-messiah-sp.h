/**
 * Dark Messiah of Might and Magic (single player): VBSP 262164, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dark Messiah of Might and Magic (2006), single player: as the multiplayer's, but models are longer too, and
 * a number stands beside the entries of the game lump's directory.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H
#define BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H

#include "arkane-dark-messiah-mp.h"

/* As in Dark Messiah of Might and Magic (multiplayer). */
typedef DarkMessiahMpPlane DarkMessiahSpPlane;
typedef DarkMessiahMpTextureData DarkMessiahSpTextureData;
typedef DarkMessiahMpVisibilityRowOffsets DarkMessiahSpVisibilityRowOffsets;
typedef DarkMessiahMpNode DarkMessiahSpNode;
typedef DarkMessiahMpTextureInfoDarkMessiah DarkMessiahSpTextureInfoDarkMessiah;
typedef DarkMessiahMpFace DarkMessiahSpFace;
typedef DarkMessiahMpColorRgbExp DarkMessiahSpColorRgbExp;
typedef DarkMessiahMpOccluderWithoutArea DarkMessiahSpOccluderWithoutArea;
typedef DarkMessiahMpOccluderPolygon DarkMessiahSpOccluderPolygon;
typedef DarkMessiahMpOccluder DarkMessiahSpOccluder;
typedef DarkMessiahMpCompressedLightCube DarkMessiahSpCompressedLightCube;
typedef DarkMessiahMpLeafVersion0 DarkMessiahSpLeafVersion0;
typedef DarkMessiahMpLeaf DarkMessiahSpLeaf;
typedef DarkMessiahMpEdge DarkMessiahSpEdge;
typedef DarkMessiahMpWorldLight DarkMessiahSpWorldLight;
typedef DarkMessiahMpBrush DarkMessiahSpBrush;
typedef DarkMessiahMpBrushSide DarkMessiahSpBrushSide;
typedef DarkMessiahMpArea DarkMessiahSpArea;
typedef DarkMessiahMpAreaPortal DarkMessiahSpAreaPortal;
typedef DarkMessiahMpPortal DarkMessiahSpPortal;
typedef DarkMessiahMpCluster DarkMessiahSpCluster;
typedef DarkMessiahMpDisplacementSubNeighbor DarkMessiahSpDisplacementSubNeighbor;
typedef DarkMessiahMpDisplacementNeighbor DarkMessiahSpDisplacementNeighbor;
typedef DarkMessiahMpDisplacementCornerNeighbors DarkMessiahSpDisplacementCornerNeighbors;
typedef DarkMessiahMpDisplacementInfo DarkMessiahSpDisplacementInfo;
typedef DarkMessiahMpOriginalFace DarkMessiahSpOriginalFace;
typedef DarkMessiahMpPackedHullsHead DarkMessiahSpPackedHullsHead;
typedef DarkMessiahMpPackedHullHead DarkMessiahSpPackedHullHead;
typedef DarkMessiahMpPackedTriangle DarkMessiahSpPackedTriangle;
typedef DarkMessiahMpPackedEdge DarkMessiahSpPackedEdge;
typedef DarkMessiahMpPhysicsModelHead DarkMessiahSpPhysicsModelHead;
typedef DarkMessiahMpSolidHead DarkMessiahSpSolidHead;
typedef DarkMessiahMpPolygonSolidHead DarkMessiahSpPolygonSolidHead;
typedef DarkMessiahMpMoppSolidHead DarkMessiahSpMoppSolidHead;
typedef DarkMessiahMpCompactSurface DarkMessiahSpCompactSurface;
typedef DarkMessiahMpCompactSurfaceBigEndian DarkMessiahSpCompactSurfaceBigEndian;
typedef DarkMessiahMpWideSurface DarkMessiahSpWideSurface;
typedef DarkMessiahMpLedge DarkMessiahSpLedge;
typedef DarkMessiahMpLedgeBigEndian DarkMessiahSpLedgeBigEndian;
typedef DarkMessiahMpWideLedge DarkMessiahSpWideLedge;
typedef DarkMessiahMpLedgeEdge DarkMessiahSpLedgeEdge;
typedef DarkMessiahMpLedgeTriangle DarkMessiahSpLedgeTriangle;
typedef DarkMessiahMpLedgeEdgeBigEndian DarkMessiahSpLedgeEdgeBigEndian;
typedef DarkMessiahMpLedgeTriangleBigEndian DarkMessiahSpLedgeTriangleBigEndian;
typedef DarkMessiahMpWideEdge DarkMessiahSpWideEdge;
typedef DarkMessiahMpWideTriangle DarkMessiahSpWideTriangle;
typedef DarkMessiahMpLedgePoint DarkMessiahSpLedgePoint;
typedef DarkMessiahMpLedgeTreeNode DarkMessiahSpLedgeTreeNode;
typedef DarkMessiahMpDisplacementVertex DarkMessiahSpDisplacementVertex;
typedef DarkMessiahMpGameLumpEntry DarkMessiahSpGameLumpEntry;
typedef DarkMessiahMpStaticPropV4 DarkMessiahSpStaticPropV4;
typedef DarkMessiahMpStaticPropV5 DarkMessiahSpStaticPropV5;
typedef DarkMessiahMpStaticPropV5TheShip DarkMessiahSpStaticPropV5TheShip;
typedef DarkMessiahMpStaticPropV6 DarkMessiahSpStaticPropV6;
typedef DarkMessiahMpStaticPropV6BloodyGoodTime DarkMessiahSpStaticPropV6BloodyGoodTime;
typedef DarkMessiahMpStaticPropV6DarkMessiah DarkMessiahSpStaticPropV6DarkMessiah;
typedef DarkMessiahMpStaticPropScale DarkMessiahSpStaticPropScale;
typedef DarkMessiahMpStaticPropV7 DarkMessiahSpStaticPropV7;
typedef DarkMessiahMpStaticPropV7ZenoClash DarkMessiahSpStaticPropV7ZenoClash;
typedef DarkMessiahMpStaticPropV8 DarkMessiahSpStaticPropV8;
typedef DarkMessiahMpStaticPropV8Vindictus DarkMessiahSpStaticPropV8Vindictus;
typedef DarkMessiahMpStaticPropV9 DarkMessiahSpStaticPropV9;
typedef DarkMessiahMpStaticPropV9DearEsther DarkMessiahSpStaticPropV9DearEsther;
typedef DarkMessiahMpStaticPropV10 DarkMessiahSpStaticPropV10;
typedef DarkMessiahMpStaticPropV10GlobalOffensive DarkMessiahSpStaticPropV10GlobalOffensive;
typedef DarkMessiahMpStaticPropV11GlobalOffensive DarkMessiahSpStaticPropV11GlobalOffensive;
typedef DarkMessiahMpStaticPropV11BlackMesaLite DarkMessiahSpStaticPropV11BlackMesaLite;
typedef DarkMessiahMpStaticPropV11Merubasu DarkMessiahSpStaticPropV11Merubasu;
typedef DarkMessiahMpStaticPropV11BlackMesa DarkMessiahSpStaticPropV11BlackMesa;
typedef DarkMessiahMpStaticPropV13 DarkMessiahSpStaticPropV13;
typedef DarkMessiahMpDetailSprite DarkMessiahSpDetailSprite;
typedef DarkMessiahMpDetailProp DarkMessiahSpDetailProp;
typedef DarkMessiahMpDetailPropV2 DarkMessiahSpDetailPropV2;
typedef DarkMessiahMpDetailPropLightStyle DarkMessiahSpDetailPropLightStyle;
typedef DarkMessiahMpLeafWaterData DarkMessiahSpLeafWaterData;
typedef DarkMessiahMpPrimitive DarkMessiahSpPrimitive;
typedef DarkMessiahMpPakLocalHeader DarkMessiahSpPakLocalHeader;
typedef DarkMessiahMpPakDirectoryRecord DarkMessiahSpPakDirectoryRecord;
typedef DarkMessiahMpPakZip64EndRecord DarkMessiahSpPakZip64EndRecord;
typedef DarkMessiahMpPakZip64Locator DarkMessiahSpPakZip64Locator;
typedef DarkMessiahMpPakEndRecord DarkMessiahSpPakEndRecord;
typedef DarkMessiahMpCubemapSample DarkMessiahSpCubemapSample;
typedef DarkMessiahMpOverlay DarkMessiahSpOverlay;
typedef DarkMessiahMpWaterOverlay DarkMessiahSpWaterOverlay;
#define DARK_MESSIAH_SP_PLANE_TYPE_X DARK_MESSIAH_MP_PLANE_TYPE_X
#define DARK_MESSIAH_SP_PLANE_TYPE_Y DARK_MESSIAH_MP_PLANE_TYPE_Y
#define DARK_MESSIAH_SP_PLANE_TYPE_Z DARK_MESSIAH_MP_PLANE_TYPE_Z
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_X DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_X
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_Y DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_Y
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_Z DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_Z
#define DARK_MESSIAH_SP_SURFACE_FLAGS_LIGHT DARK_MESSIAH_MP_SURFACE_FLAGS_LIGHT
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKY2D DARK_MESSIAH_MP_SURFACE_FLAGS_SKY2D
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKY DARK_MESSIAH_MP_SURFACE_FLAGS_SKY
#define DARK_MESSIAH_SP_SURFACE_FLAGS_WARP DARK_MESSIAH_MP_SURFACE_FLAGS_WARP
#define DARK_MESSIAH_SP_SURFACE_FLAGS_TRANSLUCENT DARK_MESSIAH_MP_SURFACE_FLAGS_TRANSLUCENT
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_PORTAL DARK_MESSIAH_MP_SURFACE_FLAGS_NO_PORTAL
#define DARK_MESSIAH_SP_SURFACE_FLAGS_TRIGGER DARK_MESSIAH_MP_SURFACE_FLAGS_TRIGGER
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_DRAW DARK_MESSIAH_MP_SURFACE_FLAGS_NO_DRAW
#define DARK_MESSIAH_SP_SURFACE_FLAGS_HINT DARK_MESSIAH_MP_SURFACE_FLAGS_HINT
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKIP DARK_MESSIAH_MP_SURFACE_FLAGS_SKIP
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_LIGHT DARK_MESSIAH_MP_SURFACE_FLAGS_NO_LIGHT
#define DARK_MESSIAH_SP_SURFACE_FLAGS_BUMP_LIGHT DARK_MESSIAH_MP_SURFACE_FLAGS_BUMP_LIGHT
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_SHADOWS DARK_MESSIAH_MP_SURFACE_FLAGS_NO_SHADOWS
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_DECALS DARK_MESSIAH_MP_SURFACE_FLAGS_NO_DECALS
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_CHOP DARK_MESSIAH_MP_SURFACE_FLAGS_NO_CHOP
#define DARK_MESSIAH_SP_SURFACE_FLAGS_HITBOX DARK_MESSIAH_MP_SURFACE_FLAGS_HITBOX
#define DARK_MESSIAH_SP_OCCLUDER_FLAGS_INACTIVE DARK_MESSIAH_MP_OCCLUDER_FLAGS_INACTIVE
#define DARK_MESSIAH_SP_CONTENT_FLAGS_SOLID DARK_MESSIAH_MP_CONTENT_FLAGS_SOLID
#define DARK_MESSIAH_SP_CONTENT_FLAGS_WINDOW DARK_MESSIAH_MP_CONTENT_FLAGS_WINDOW
#define DARK_MESSIAH_SP_CONTENT_FLAGS_AUX DARK_MESSIAH_MP_CONTENT_FLAGS_AUX
#define DARK_MESSIAH_SP_CONTENT_FLAGS_GRATE DARK_MESSIAH_MP_CONTENT_FLAGS_GRATE
#define DARK_MESSIAH_SP_CONTENT_FLAGS_SLIME DARK_MESSIAH_MP_CONTENT_FLAGS_SLIME
#define DARK_MESSIAH_SP_CONTENT_FLAGS_WATER DARK_MESSIAH_MP_CONTENT_FLAGS_WATER
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MIST DARK_MESSIAH_MP_CONTENT_FLAGS_MIST
#define DARK_MESSIAH_SP_CONTENT_FLAGS_OPAQUE DARK_MESSIAH_MP_CONTENT_FLAGS_OPAQUE
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEST_FOG_VOLUME DARK_MESSIAH_MP_CONTENT_FLAGS_TEST_FOG_VOLUME
#define DARK_MESSIAH_SP_CONTENT_FLAGS_UNUSED0X200 DARK_MESSIAH_MP_CONTENT_FLAGS_UNUSED0X200
#define DARK_MESSIAH_SP_CONTENT_FLAGS_UNUSED0X400 DARK_MESSIAH_MP_CONTENT_FLAGS_UNUSED0X400
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEAM1 DARK_MESSIAH_MP_CONTENT_FLAGS_TEAM1
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEAM2 DARK_MESSIAH_MP_CONTENT_FLAGS_TEAM2
#define DARK_MESSIAH_SP_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE DARK_MESSIAH_MP_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MOVEABLE DARK_MESSIAH_MP_CONTENT_FLAGS_MOVEABLE
#define DARK_MESSIAH_SP_CONTENT_FLAGS_AREA_PORTAL DARK_MESSIAH_MP_CONTENT_FLAGS_AREA_PORTAL
#define DARK_MESSIAH_SP_CONTENT_FLAGS_PLAYER_CLIP DARK_MESSIAH_MP_CONTENT_FLAGS_PLAYER_CLIP
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MONSTER_CLIP DARK_MESSIAH_MP_CONTENT_FLAGS_MONSTER_CLIP
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT0 DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT0
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT90 DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT90
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT180 DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT180
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT270 DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT270
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT_UP DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT_UP
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT_DOWN DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT_DOWN
#define DARK_MESSIAH_SP_CONTENT_FLAGS_ORIGIN DARK_MESSIAH_MP_CONTENT_FLAGS_ORIGIN
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MONSTER DARK_MESSIAH_MP_CONTENT_FLAGS_MONSTER
#define DARK_MESSIAH_SP_CONTENT_FLAGS_DEBRIS DARK_MESSIAH_MP_CONTENT_FLAGS_DEBRIS
#define DARK_MESSIAH_SP_CONTENT_FLAGS_DETAIL DARK_MESSIAH_MP_CONTENT_FLAGS_DETAIL
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TRANSLUCENT DARK_MESSIAH_MP_CONTENT_FLAGS_TRANSLUCENT
#define DARK_MESSIAH_SP_CONTENT_FLAGS_LADDER DARK_MESSIAH_MP_CONTENT_FLAGS_LADDER
#define DARK_MESSIAH_SP_CONTENT_FLAGS_HITBOX DARK_MESSIAH_MP_CONTENT_FLAGS_HITBOX
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SURFACE DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SURFACE
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_POINT DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_POINT
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SPOT DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SPOT
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SKY_LIGHT DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SKY_LIGHT
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_QUAKE_LIGHT DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SKY_AMBIENT DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define DARK_MESSIAH_SP_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE DARK_MESSIAH_MP_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define DARK_MESSIAH_SP_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS DARK_MESSIAH_MP_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define DARK_MESSIAH_SP_SOLID_TYPE_POLYGON DARK_MESSIAH_MP_SOLID_TYPE_POLYGON
#define DARK_MESSIAH_SP_SOLID_TYPE_MOPP DARK_MESSIAH_MP_SOLID_TYPE_MOPP
#define DARK_MESSIAH_SP_SOLID_TYPE_BALL DARK_MESSIAH_MP_SOLID_TYPE_BALL
#define DARK_MESSIAH_SP_SOLID_TYPE_VIRTUAL DARK_MESSIAH_MP_SOLID_TYPE_VIRTUAL
#define DARK_MESSIAH_SP_GAME_LUMP_ID_NONE DARK_MESSIAH_MP_GAME_LUMP_ID_NONE
#define DARK_MESSIAH_SP_GAME_LUMP_ID_STATIC_PROPS DARK_MESSIAH_MP_GAME_LUMP_ID_STATIC_PROPS
#define DARK_MESSIAH_SP_GAME_LUMP_ID_DETAIL_PROPS DARK_MESSIAH_MP_GAME_LUMP_ID_DETAIL_PROPS
#define DARK_MESSIAH_SP_GAME_LUMP_ID_DETAIL_LIGHT DARK_MESSIAH_MP_GAME_LUMP_ID_DETAIL_LIGHT
#define DARK_MESSIAH_SP_GAME_LUMP_ID_DETAIL_LIGHT_HDR DARK_MESSIAH_MP_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define DARK_MESSIAH_SP_GAME_LUMP_ID_COLOR_VARIABLES DARK_MESSIAH_MP_GAME_LUMP_ID_COLOR_VARIABLES
#define DARK_MESSIAH_SP_GAME_LUMP_FLAGS_COMPRESSED DARK_MESSIAH_MP_GAME_LUMP_FLAGS_COMPRESSED
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_NONE DARK_MESSIAH_MP_STATIC_PROP_SOLID_NONE
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_BOUNDING_BOX DARK_MESSIAH_MP_STATIC_PROP_SOLID_BOUNDING_BOX
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_PHYSICS DARK_MESSIAH_MP_STATIC_PROP_SOLID_PHYSICS
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_FADES DARK_MESSIAH_MP_STATIC_PROP_FLAGS_FADES
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN DARK_MESSIAH_MP_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_DRAW DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_DRAW
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_IGNORE_NORMALS DARK_MESSIAH_MP_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_SHADOW DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_SHADOW
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE DARK_MESSIAH_MP_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_SELF_SHADOWING DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_FADES DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_FADES
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_DRAW DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_DRAW
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_IGNORE_NORMALS DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_SHADOW DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_SHADOW
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_EXCLUDED DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_EXCLUDED
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_NORMAL DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_NORMAL
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_MODEL DARK_MESSIAH_MP_DETAIL_PROP_TYPE_MODEL
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_SPRITE DARK_MESSIAH_MP_DETAIL_PROP_TYPE_SPRITE
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_CROSS_SHAPE DARK_MESSIAH_MP_DETAIL_PROP_TYPE_CROSS_SHAPE
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_TRIANGLE_SHAPE DARK_MESSIAH_MP_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define DARK_MESSIAH_SP_PAK_ENTRY_FLAGS_ENCRYPTED DARK_MESSIAH_MP_PAK_ENTRY_FLAGS_ENCRYPTED
#define DARK_MESSIAH_SP_PAK_ENTRY_FLAGS_SIZES_FOLLOW DARK_MESSIAH_MP_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define DARK_MESSIAH_SP_PAK_ENTRY_FLAGS_UTF8 DARK_MESSIAH_MP_PAK_ENTRY_FLAGS_UTF8
#define DARK_MESSIAH_SP_PAK_METHOD_STORED DARK_MESSIAH_MP_PAK_METHOD_STORED
#define DARK_MESSIAH_SP_PAK_METHOD_DEFLATE DARK_MESSIAH_MP_PAK_METHOD_DEFLATE
#define DARK_MESSIAH_SP_PAK_METHOD_LZMA DARK_MESSIAH_MP_PAK_METHOD_LZMA
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_REMOVE DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define DARK_MESSIAH_SP_LUMP_ENTITIES DARK_MESSIAH_MP_LUMP_ENTITIES
#define DARK_MESSIAH_SP_LUMP_PLANES DARK_MESSIAH_MP_LUMP_PLANES
#define DARK_MESSIAH_SP_LUMP_TEXTURE_DATA DARK_MESSIAH_MP_LUMP_TEXTURE_DATA
#define DARK_MESSIAH_SP_LUMP_VERTICES DARK_MESSIAH_MP_LUMP_VERTICES
#define DARK_MESSIAH_SP_LUMP_VISIBILITY DARK_MESSIAH_MP_LUMP_VISIBILITY
#define DARK_MESSIAH_SP_LUMP_NODES DARK_MESSIAH_MP_LUMP_NODES
/** Array of DarkMessiahSpTextureInfoDarkMessiah. */
#define DARK_MESSIAH_SP_LUMP_TEXTURE_INFO 6
#define DARK_MESSIAH_SP_LUMP_FACES DARK_MESSIAH_MP_LUMP_FACES
#define DARK_MESSIAH_SP_LUMP_LIGHTING DARK_MESSIAH_MP_LUMP_LIGHTING
#define DARK_MESSIAH_SP_LUMP_OCCLUSION DARK_MESSIAH_MP_LUMP_OCCLUSION
#define DARK_MESSIAH_SP_LUMP_LEAVES DARK_MESSIAH_MP_LUMP_LEAVES
#define DARK_MESSIAH_SP_LUMP_FACE_IDS DARK_MESSIAH_MP_LUMP_FACE_IDS
#define DARK_MESSIAH_SP_LUMP_EDGES DARK_MESSIAH_MP_LUMP_EDGES
#define DARK_MESSIAH_SP_LUMP_SURFEDGES DARK_MESSIAH_MP_LUMP_SURFEDGES
/** Array of DarkMessiahSpModelDarkMessiah. */
#define DARK_MESSIAH_SP_LUMP_MODELS 14
#define DARK_MESSIAH_SP_LUMP_WORLD_LIGHTS DARK_MESSIAH_MP_LUMP_WORLD_LIGHTS
#define DARK_MESSIAH_SP_LUMP_LEAF_FACES DARK_MESSIAH_MP_LUMP_LEAF_FACES
#define DARK_MESSIAH_SP_LUMP_LEAF_BRUSHES DARK_MESSIAH_MP_LUMP_LEAF_BRUSHES
#define DARK_MESSIAH_SP_LUMP_BRUSHES DARK_MESSIAH_MP_LUMP_BRUSHES
#define DARK_MESSIAH_SP_LUMP_BRUSH_SIDES DARK_MESSIAH_MP_LUMP_BRUSH_SIDES
#define DARK_MESSIAH_SP_LUMP_AREAS DARK_MESSIAH_MP_LUMP_AREAS
#define DARK_MESSIAH_SP_LUMP_AREA_PORTALS DARK_MESSIAH_MP_LUMP_AREA_PORTALS
#define DARK_MESSIAH_SP_LUMP_PORTALS DARK_MESSIAH_MP_LUMP_PORTALS
#define DARK_MESSIAH_SP_LUMP_CLUSTERS DARK_MESSIAH_MP_LUMP_CLUSTERS
#define DARK_MESSIAH_SP_LUMP_PORTAL_VERTICES DARK_MESSIAH_MP_LUMP_PORTAL_VERTICES
#define DARK_MESSIAH_SP_LUMP_CLUSTER_PORTALS DARK_MESSIAH_MP_LUMP_CLUSTER_PORTALS
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_INFO DARK_MESSIAH_MP_LUMP_DISPLACEMENT_INFO
#define DARK_MESSIAH_SP_LUMP_ORIGINAL_FACES DARK_MESSIAH_MP_LUMP_ORIGINAL_FACES
#define DARK_MESSIAH_SP_LUMP_PHYSICS_DISPLACEMENT DARK_MESSIAH_MP_LUMP_PHYSICS_DISPLACEMENT
#define DARK_MESSIAH_SP_LUMP_PHYSICS_COLLISION DARK_MESSIAH_MP_LUMP_PHYSICS_COLLISION
#define DARK_MESSIAH_SP_LUMP_VERTEX_NORMALS DARK_MESSIAH_MP_LUMP_VERTEX_NORMALS
#define DARK_MESSIAH_SP_LUMP_VERTEX_NORMAL_INDICES DARK_MESSIAH_MP_LUMP_VERTEX_NORMAL_INDICES
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS DARK_MESSIAH_MP_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_VERTICES DARK_MESSIAH_MP_LUMP_DISPLACEMENT_VERTICES
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS DARK_MESSIAH_MP_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `directory`: What is in the lump, and where: a number before each entry. When the entries make sense as
 * these. DarkMessiahSpGameLumpDirectoryDarkMessiahHead, and what its comment says.
 * - `directoryOnce`: The same with one number before all entries. When the entries make sense as these.
 * DarkMessiahSpGameLumpDirectoryDarkMessiahOnceHead, and what its comment says.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): DarkMessiahSpStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): DarkMessiahSpStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): DarkMessiahSpStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): DarkMessiahSpStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): DarkMessiahSpStaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): DarkMessiahSpStaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): DarkMessiahSpStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): DarkMessiahSpStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): DarkMessiahSpStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): DarkMessiahSpStaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): DarkMessiahSpStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): DarkMessiahSpStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): DarkMessiahSpStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): DarkMessiahSpStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): DarkMessiahSpStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): DarkMessiahSpStaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): DarkMessiahSpStaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): DarkMessiahSpStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): DarkMessiahSpStaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): DarkMessiahSpStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): DarkMessiahSpStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): DarkMessiahSpStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): DarkMessiahSpDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): DarkMessiahSpDetailPropsV2Head, and what its comment says.
 * - `dplt`: DarkMessiahSpDetailPropLightHead, and what its comment says.
 * - `dplh`: DarkMessiahSpDetailPropLightHead, and what its comment says.
 * - `clvr`: DarkMessiahSpColorVariablesHead, and what its comment says.
 */
#define DARK_MESSIAH_SP_LUMP_GAME_LUMP 35
#define DARK_MESSIAH_SP_LUMP_LEAF_WATER_DATA DARK_MESSIAH_MP_LUMP_LEAF_WATER_DATA
#define DARK_MESSIAH_SP_LUMP_PRIMITIVES DARK_MESSIAH_MP_LUMP_PRIMITIVES
#define DARK_MESSIAH_SP_LUMP_PRIMITIVE_VERTICES DARK_MESSIAH_MP_LUMP_PRIMITIVE_VERTICES
#define DARK_MESSIAH_SP_LUMP_PRIMITIVE_INDICES DARK_MESSIAH_MP_LUMP_PRIMITIVE_INDICES
#define DARK_MESSIAH_SP_LUMP_PAKFILE DARK_MESSIAH_MP_LUMP_PAKFILE
#define DARK_MESSIAH_SP_LUMP_CLIP_PORTAL_VERTICES DARK_MESSIAH_MP_LUMP_CLIP_PORTAL_VERTICES
#define DARK_MESSIAH_SP_LUMP_CUBEMAPS DARK_MESSIAH_MP_LUMP_CUBEMAPS
#define DARK_MESSIAH_SP_LUMP_TEXTURE_STRING_DATA DARK_MESSIAH_MP_LUMP_TEXTURE_STRING_DATA
#define DARK_MESSIAH_SP_LUMP_TEXTURE_STRING_TABLE DARK_MESSIAH_MP_LUMP_TEXTURE_STRING_TABLE
#define DARK_MESSIAH_SP_LUMP_OVERLAYS DARK_MESSIAH_MP_LUMP_OVERLAYS
#define DARK_MESSIAH_SP_LUMP_LEAF_MIN_DISTANCE_TO_WATER DARK_MESSIAH_MP_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define DARK_MESSIAH_SP_LUMP_FACE_MACRO_TEXTURE_INFO DARK_MESSIAH_MP_LUMP_FACE_MACRO_TEXTURE_INFO
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_TRIANGLES DARK_MESSIAH_MP_LUMP_DISPLACEMENT_TRIANGLES
#define DARK_MESSIAH_SP_LUMP_PHYSICS_COLLISION_SURFACE DARK_MESSIAH_MP_LUMP_PHYSICS_COLLISION_SURFACE
#define DARK_MESSIAH_SP_LUMP_WATER_OVERLAYS DARK_MESSIAH_MP_LUMP_WATER_OVERLAYS
#define DARK_MESSIAH_SP_LUMP_LIGHTMAP_PAGES DARK_MESSIAH_MP_LUMP_LIGHTMAP_PAGES
#define DARK_MESSIAH_SP_LUMP_LIGHTMAP_PAGE_INFOS DARK_MESSIAH_MP_LUMP_LIGHTMAP_PAGE_INFOS
#define DARK_MESSIAH_SP_LUMP_LIGHTING_HDR DARK_MESSIAH_MP_LUMP_LIGHTING_HDR
#define DARK_MESSIAH_SP_LUMP_WORLD_LIGHTS_HDR DARK_MESSIAH_MP_LUMP_WORLD_LIGHTS_HDR
#define DARK_MESSIAH_SP_LUMP_LEAF_AMBIENT_LIGHTING_HDR DARK_MESSIAH_MP_LUMP_LEAF_AMBIENT_LIGHTING_HDR
#define DARK_MESSIAH_SP_LUMP_LEAF_AMBIENT_LIGHTING DARK_MESSIAH_MP_LUMP_LEAF_AMBIENT_LIGHTING
#define DARK_MESSIAH_SP_LUMP_XZIP_PAKFILE DARK_MESSIAH_MP_LUMP_XZIP_PAKFILE
#define DARK_MESSIAH_SP_LUMP_FACES_HDR DARK_MESSIAH_MP_LUMP_FACES_HDR
#define DARK_MESSIAH_SP_LUMP_MAP_FLAGS DARK_MESSIAH_MP_LUMP_MAP_FLAGS

typedef DarkMessiahMpLumpEntry DarkMessiahSpLumpEntry;
typedef DarkMessiahMpHeader DarkMessiahSpHeader;

/**
 * The world (model 0), or a brush model (lump 14).
 * Original name: dmodel_t. Source: public article and readers. Confidence: probable.
 */
typedef struct DarkMessiahSpModelDarkMessiah {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** Where it is heard and lit from, in game units. */
  struct { float x, y, z; } origin;
  /** Unknown; 0 in the maps that were seen by others. */
  int32_t unknown0x24;
  /**
   * Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 - n of
   * LEAVES.
   */
  int32_t headNode;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. The lump may be empty all the same. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} DarkMessiahSpModelDarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpModelDarkMessiah) == 52, "DarkMessiahSpModelDarkMessiah takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, mins) == 0, "DarkMessiahSpModelDarkMessiah.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->mins) == 12, "DarkMessiahSpModelDarkMessiah.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, maxs) == 12, "DarkMessiahSpModelDarkMessiah.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->maxs) == 12, "DarkMessiahSpModelDarkMessiah.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, origin) == 24, "DarkMessiahSpModelDarkMessiah.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->origin) == 12, "DarkMessiahSpModelDarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, unknown0x24) == 36, "DarkMessiahSpModelDarkMessiah.unknown0x24 lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->unknown0x24) == 4, "DarkMessiahSpModelDarkMessiah.unknown0x24 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, headNode) == 40, "DarkMessiahSpModelDarkMessiah.headNode lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->headNode) == 4, "DarkMessiahSpModelDarkMessiah.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, firstFace) == 44, "DarkMessiahSpModelDarkMessiah.firstFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->firstFace) == 4, "DarkMessiahSpModelDarkMessiah.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, faceCount) == 48, "DarkMessiahSpModelDarkMessiah.faceCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->faceCount) == 4, "DarkMessiahSpModelDarkMessiah.faceCount takes 4 bytes");

/**
 * Entry of the game lump's directory in the single player maps of Dark Messiah of Might and Magic.
 * Source: behaviour of public readers, which disagree whether the number stands before each entry or once
 * before all. Confidence: guess.
 */
typedef struct DarkMessiahSpGameLumpEntryDarkMessiah {
  /** Always 4. */
  int32_t unknown0x00;
  /** What the sub-lump holds. Values: DARK_MESSIAH_SP_GAME_LUMP_ID_*. */
  uint32_t id;
  /** Whether it is compressed. Values: DARK_MESSIAH_SP_GAME_LUMP_FLAGS_*. */
  uint16_t flags;
  /** Version of the sub-lump's layout; games changed layouts without changing it. */
  uint16_t version;
  /**
   * First byte, counted from the start of the file; from the start of the game lump in files for consoles.
   */
  int32_t offset;
  /** Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset. */
  int32_t length;
} DarkMessiahSpGameLumpEntryDarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpGameLumpEntryDarkMessiah) == 20, "DarkMessiahSpGameLumpEntryDarkMessiah takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, unknown0x00) == 0, "DarkMessiahSpGameLumpEntryDarkMessiah.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->unknown0x00) == 4, "DarkMessiahSpGameLumpEntryDarkMessiah.unknown0x00 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, id) == 4, "DarkMessiahSpGameLumpEntryDarkMessiah.id lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->id) == 4, "DarkMessiahSpGameLumpEntryDarkMessiah.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, flags) == 8, "DarkMessiahSpGameLumpEntryDarkMessiah.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->flags) == 2, "DarkMessiahSpGameLumpEntryDarkMessiah.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, version) == 10, "DarkMessiahSpGameLumpEntryDarkMessiah.version lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->version) == 2, "DarkMessiahSpGameLumpEntryDarkMessiah.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, offset) == 12, "DarkMessiahSpGameLumpEntryDarkMessiah.offset lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->offset) == 4, "DarkMessiahSpGameLumpEntryDarkMessiah.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpGameLumpEntryDarkMessiah, length) == 16, "DarkMessiahSpGameLumpEntryDarkMessiah.length lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpGameLumpEntryDarkMessiah *)0)->length) == 4, "DarkMessiahSpGameLumpEntryDarkMessiah.length takes 4 bytes");

typedef DarkMessiahMpVerticesElement DarkMessiahSpVerticesElement;

typedef DarkMessiahMpOcclusionWithoutAreaHead DarkMessiahSpOcclusionWithoutAreaHead;

typedef DarkMessiahMpOcclusionHead DarkMessiahSpOcclusionHead;

typedef DarkMessiahMpFaceIdsElement DarkMessiahSpFaceIdsElement;

typedef DarkMessiahMpSurfedgesElement DarkMessiahSpSurfedgesElement;

typedef DarkMessiahMpLeafFacesElement DarkMessiahSpLeafFacesElement;

typedef DarkMessiahMpLeafBrushesElement DarkMessiahSpLeafBrushesElement;

typedef DarkMessiahMpPortalVerticesElement DarkMessiahSpPortalVerticesElement;

typedef DarkMessiahMpClusterPortalsElement DarkMessiahSpClusterPortalsElement;

typedef DarkMessiahMpVertexNormalsElement DarkMessiahSpVertexNormalsElement;

typedef DarkMessiahMpVertexNormalIndicesElement DarkMessiahSpVertexNormalIndicesElement;

typedef DarkMessiahMpDisplacementLightmapAlphasElement DarkMessiahSpDisplacementLightmapAlphasElement;

typedef DarkMessiahMpStaticPropsV4Head DarkMessiahSpStaticPropsV4Head;

typedef DarkMessiahMpStaticPropsV5Head DarkMessiahSpStaticPropsV5Head;

typedef DarkMessiahMpStaticPropsV5TheShipHead DarkMessiahSpStaticPropsV5TheShipHead;

typedef DarkMessiahMpStaticPropsV6Head DarkMessiahSpStaticPropsV6Head;

typedef DarkMessiahMpStaticPropsV6BloodyGoodTimeHead DarkMessiahSpStaticPropsV6BloodyGoodTimeHead;

typedef DarkMessiahMpStaticPropsV6DarkMessiahHead DarkMessiahSpStaticPropsV6DarkMessiahHead;

typedef DarkMessiahMpStaticPropsV6VindictusHead DarkMessiahSpStaticPropsV6VindictusHead;

typedef DarkMessiahMpStaticPropsV7Head DarkMessiahSpStaticPropsV7Head;

typedef DarkMessiahMpStaticPropsV7ZenoClashHead DarkMessiahSpStaticPropsV7ZenoClashHead;

typedef DarkMessiahMpStaticPropsV7VindictusHead DarkMessiahSpStaticPropsV7VindictusHead;

typedef DarkMessiahMpStaticPropsV8Head DarkMessiahSpStaticPropsV8Head;

typedef DarkMessiahMpStaticPropsV8VindictusHead DarkMessiahSpStaticPropsV8VindictusHead;

typedef DarkMessiahMpStaticPropsV9Head DarkMessiahSpStaticPropsV9Head;

typedef DarkMessiahMpStaticPropsV9DearEstherHead DarkMessiahSpStaticPropsV9DearEstherHead;

typedef DarkMessiahMpStaticPropsV10Head DarkMessiahSpStaticPropsV10Head;

typedef DarkMessiahMpStaticPropsV10GlobalOffensiveHead DarkMessiahSpStaticPropsV10GlobalOffensiveHead;

typedef DarkMessiahMpStaticPropsV11GlobalOffensiveHead DarkMessiahSpStaticPropsV11GlobalOffensiveHead;

typedef DarkMessiahMpStaticPropsV11BlackMesaLiteHead DarkMessiahSpStaticPropsV11BlackMesaLiteHead;

typedef DarkMessiahMpStaticPropsV11MerubasuHead DarkMessiahSpStaticPropsV11MerubasuHead;

typedef DarkMessiahMpStaticPropsV12StrataHead DarkMessiahSpStaticPropsV12StrataHead;

typedef DarkMessiahMpStaticPropsV11BlackMesaHead DarkMessiahSpStaticPropsV11BlackMesaHead;

typedef DarkMessiahMpStaticPropsV13StrataHead DarkMessiahSpStaticPropsV13StrataHead;

typedef DarkMessiahMpDetailPropsV4Head DarkMessiahSpDetailPropsV4Head;

typedef DarkMessiahMpDetailPropsV2Head DarkMessiahSpDetailPropsV2Head;

typedef DarkMessiahMpDetailPropLightHead DarkMessiahSpDetailPropLightHead;

typedef DarkMessiahMpColorVariablesHead DarkMessiahSpColorVariablesHead;

typedef DarkMessiahMpPrimitiveVerticesElement DarkMessiahSpPrimitiveVerticesElement;

typedef DarkMessiahMpPrimitiveIndicesElement DarkMessiahSpPrimitiveIndicesElement;

typedef DarkMessiahMpClipPortalVerticesElement DarkMessiahSpClipPortalVerticesElement;

typedef DarkMessiahMpTextureStringTableElement DarkMessiahSpTextureStringTableElement;

typedef DarkMessiahMpLeafMinDistanceToWaterElement DarkMessiahSpLeafMinDistanceToWaterElement;

typedef DarkMessiahMpFaceMacroTextureInfoElement DarkMessiahSpFaceMacroTextureInfoElement;

typedef DarkMessiahMpDisplacementTrianglesElement DarkMessiahSpDisplacementTrianglesElement;

typedef DarkMessiahMpMapFlagsElement DarkMessiahSpMapFlagsElement;

#endif /* BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H */
