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

#include "valve-half-life2-beta-18.h"

/* As in Half-Life 2 as it leaked in 2003, version 18. */
typedef HalfLife2Beta18Plane HalfLife2Beta17Plane;
typedef HalfLife2Beta18TextureData HalfLife2Beta17TextureData;
typedef HalfLife2Beta18VisibilityRowOffsets HalfLife2Beta17VisibilityRowOffsets;
typedef HalfLife2Beta18Node HalfLife2Beta17Node;
typedef HalfLife2Beta18TextureInfo HalfLife2Beta17TextureInfo;
typedef HalfLife2Beta18ColorRgbExp HalfLife2Beta17ColorRgbExp;
typedef HalfLife2Beta18OccluderWithoutArea HalfLife2Beta17OccluderWithoutArea;
typedef HalfLife2Beta18OccluderPolygon HalfLife2Beta17OccluderPolygon;
typedef HalfLife2Beta18Occluder HalfLife2Beta17Occluder;
typedef HalfLife2Beta18Leaf HalfLife2Beta17Leaf;
typedef HalfLife2Beta18Edge HalfLife2Beta17Edge;
typedef HalfLife2Beta18Model HalfLife2Beta17Model;
typedef HalfLife2Beta18WorldLight HalfLife2Beta17WorldLight;
typedef HalfLife2Beta18Brush HalfLife2Beta17Brush;
typedef HalfLife2Beta18BrushSide HalfLife2Beta17BrushSide;
typedef HalfLife2Beta18Area HalfLife2Beta17Area;
typedef HalfLife2Beta18AreaPortal HalfLife2Beta17AreaPortal;
typedef HalfLife2Beta18Portal HalfLife2Beta17Portal;
typedef HalfLife2Beta18Cluster HalfLife2Beta17Cluster;
typedef HalfLife2Beta18DisplacementSubNeighbor HalfLife2Beta17DisplacementSubNeighbor;
typedef HalfLife2Beta18DisplacementNeighbor HalfLife2Beta17DisplacementNeighbor;
typedef HalfLife2Beta18DisplacementCornerNeighbors HalfLife2Beta17DisplacementCornerNeighbors;
typedef HalfLife2Beta18PackedHullsHead HalfLife2Beta17PackedHullsHead;
typedef HalfLife2Beta18PackedHullHead HalfLife2Beta17PackedHullHead;
typedef HalfLife2Beta18PackedTriangle HalfLife2Beta17PackedTriangle;
typedef HalfLife2Beta18PackedEdge HalfLife2Beta17PackedEdge;
typedef HalfLife2Beta18PhysicsModelHead HalfLife2Beta17PhysicsModelHead;
typedef HalfLife2Beta18SolidHead HalfLife2Beta17SolidHead;
typedef HalfLife2Beta18PolygonSolidHead HalfLife2Beta17PolygonSolidHead;
typedef HalfLife2Beta18MoppSolidHead HalfLife2Beta17MoppSolidHead;
typedef HalfLife2Beta18CompactSurface HalfLife2Beta17CompactSurface;
typedef HalfLife2Beta18CompactSurfaceBigEndian HalfLife2Beta17CompactSurfaceBigEndian;
typedef HalfLife2Beta18WideSurface HalfLife2Beta17WideSurface;
typedef HalfLife2Beta18Ledge HalfLife2Beta17Ledge;
typedef HalfLife2Beta18LedgeBigEndian HalfLife2Beta17LedgeBigEndian;
typedef HalfLife2Beta18WideLedge HalfLife2Beta17WideLedge;
typedef HalfLife2Beta18LedgeEdge HalfLife2Beta17LedgeEdge;
typedef HalfLife2Beta18LedgeTriangle HalfLife2Beta17LedgeTriangle;
typedef HalfLife2Beta18LedgeEdgeBigEndian HalfLife2Beta17LedgeEdgeBigEndian;
typedef HalfLife2Beta18LedgeTriangleBigEndian HalfLife2Beta17LedgeTriangleBigEndian;
typedef HalfLife2Beta18WideEdge HalfLife2Beta17WideEdge;
typedef HalfLife2Beta18WideTriangle HalfLife2Beta17WideTriangle;
typedef HalfLife2Beta18LedgePoint HalfLife2Beta17LedgePoint;
typedef HalfLife2Beta18LedgeTreeNode HalfLife2Beta17LedgeTreeNode;
typedef HalfLife2Beta18DisplacementVertex HalfLife2Beta17DisplacementVertex;
typedef HalfLife2Beta18GameLumpEntry HalfLife2Beta17GameLumpEntry;
typedef HalfLife2Beta18StaticPropV4 HalfLife2Beta17StaticPropV4;
typedef HalfLife2Beta18StaticPropV5 HalfLife2Beta17StaticPropV5;
typedef HalfLife2Beta18StaticPropV5TheShip HalfLife2Beta17StaticPropV5TheShip;
typedef HalfLife2Beta18StaticPropV6 HalfLife2Beta17StaticPropV6;
typedef HalfLife2Beta18StaticPropV6BloodyGoodTime HalfLife2Beta17StaticPropV6BloodyGoodTime;
typedef HalfLife2Beta18StaticPropV6DarkMessiah HalfLife2Beta17StaticPropV6DarkMessiah;
typedef HalfLife2Beta18StaticPropScale HalfLife2Beta17StaticPropScale;
typedef HalfLife2Beta18StaticPropV7 HalfLife2Beta17StaticPropV7;
typedef HalfLife2Beta18StaticPropV7ZenoClash HalfLife2Beta17StaticPropV7ZenoClash;
typedef HalfLife2Beta18StaticPropV8 HalfLife2Beta17StaticPropV8;
typedef HalfLife2Beta18StaticPropV8Vindictus HalfLife2Beta17StaticPropV8Vindictus;
typedef HalfLife2Beta18StaticPropV9 HalfLife2Beta17StaticPropV9;
typedef HalfLife2Beta18StaticPropV9DearEsther HalfLife2Beta17StaticPropV9DearEsther;
typedef HalfLife2Beta18StaticPropV10 HalfLife2Beta17StaticPropV10;
typedef HalfLife2Beta18StaticPropV10GlobalOffensive HalfLife2Beta17StaticPropV10GlobalOffensive;
typedef HalfLife2Beta18StaticPropV11GlobalOffensive HalfLife2Beta17StaticPropV11GlobalOffensive;
typedef HalfLife2Beta18StaticPropV11BlackMesaLite HalfLife2Beta17StaticPropV11BlackMesaLite;
typedef HalfLife2Beta18StaticPropV11Merubasu HalfLife2Beta17StaticPropV11Merubasu;
typedef HalfLife2Beta18StaticPropV11BlackMesa HalfLife2Beta17StaticPropV11BlackMesa;
typedef HalfLife2Beta18StaticPropV13 HalfLife2Beta17StaticPropV13;
typedef HalfLife2Beta18DetailSprite HalfLife2Beta17DetailSprite;
typedef HalfLife2Beta18DetailProp HalfLife2Beta17DetailProp;
typedef HalfLife2Beta18DetailPropV2 HalfLife2Beta17DetailPropV2;
typedef HalfLife2Beta18DetailPropLightStyle HalfLife2Beta17DetailPropLightStyle;
typedef HalfLife2Beta18LeafWaterData HalfLife2Beta17LeafWaterData;
typedef HalfLife2Beta18Primitive HalfLife2Beta17Primitive;
typedef HalfLife2Beta18PakLocalHeader HalfLife2Beta17PakLocalHeader;
typedef HalfLife2Beta18PakDirectoryRecord HalfLife2Beta17PakDirectoryRecord;
typedef HalfLife2Beta18PakZip64EndRecord HalfLife2Beta17PakZip64EndRecord;
typedef HalfLife2Beta18PakZip64Locator HalfLife2Beta17PakZip64Locator;
typedef HalfLife2Beta18PakEndRecord HalfLife2Beta17PakEndRecord;
typedef HalfLife2Beta18CubemapSample HalfLife2Beta17CubemapSample;
typedef HalfLife2Beta18Overlay HalfLife2Beta17Overlay;
#define HALF_LIFE2_BETA_17_PLANE_TYPE_X HALF_LIFE2_BETA_18_PLANE_TYPE_X
#define HALF_LIFE2_BETA_17_PLANE_TYPE_Y HALF_LIFE2_BETA_18_PLANE_TYPE_Y
#define HALF_LIFE2_BETA_17_PLANE_TYPE_Z HALF_LIFE2_BETA_18_PLANE_TYPE_Z
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_X HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_X
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_Y HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Y
#define HALF_LIFE2_BETA_17_PLANE_TYPE_NEAREST_Z HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Z
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_LIGHT
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKY2D HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY2D
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKY HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_WARP HALF_LIFE2_BETA_18_SURFACE_FLAGS_WARP
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_TRANSLUCENT HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRANSLUCENT
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_PORTAL HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_PORTAL
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_TRIGGER HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRIGGER
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_DRAW HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DRAW
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_HINT HALF_LIFE2_BETA_18_SURFACE_FLAGS_HINT
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_SKIP HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKIP
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_LIGHT
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_BUMP_LIGHT HALF_LIFE2_BETA_18_SURFACE_FLAGS_BUMP_LIGHT
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_SHADOWS HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_SHADOWS
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_DECALS HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DECALS
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_NO_CHOP HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_CHOP
#define HALF_LIFE2_BETA_17_SURFACE_FLAGS_HITBOX HALF_LIFE2_BETA_18_SURFACE_FLAGS_HITBOX
#define HALF_LIFE2_BETA_17_OCCLUDER_FLAGS_INACTIVE HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_INACTIVE
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_SOLID HALF_LIFE2_BETA_18_CONTENT_FLAGS_SOLID
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_WINDOW HALF_LIFE2_BETA_18_CONTENT_FLAGS_WINDOW
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_AUX HALF_LIFE2_BETA_18_CONTENT_FLAGS_AUX
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_GRATE HALF_LIFE2_BETA_18_CONTENT_FLAGS_GRATE
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_SLIME HALF_LIFE2_BETA_18_CONTENT_FLAGS_SLIME
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_WATER HALF_LIFE2_BETA_18_CONTENT_FLAGS_WATER
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MIST HALF_LIFE2_BETA_18_CONTENT_FLAGS_MIST
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_OPAQUE HALF_LIFE2_BETA_18_CONTENT_FLAGS_OPAQUE
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEST_FOG_VOLUME HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEST_FOG_VOLUME
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_UNUSED0X200 HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X200
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_UNUSED0X400 HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X400
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEAM1 HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM1
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TEAM2 HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM2
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE HALF_LIFE2_BETA_18_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MOVEABLE HALF_LIFE2_BETA_18_CONTENT_FLAGS_MOVEABLE
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_AREA_PORTAL HALF_LIFE2_BETA_18_CONTENT_FLAGS_AREA_PORTAL
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_PLAYER_CLIP HALF_LIFE2_BETA_18_CONTENT_FLAGS_PLAYER_CLIP
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MONSTER_CLIP HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER_CLIP
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT0 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT0
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT90 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT90
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT180 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT180
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT270 HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT270
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT_UP HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_UP
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_CURRENT_DOWN HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_DOWN
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_ORIGIN HALF_LIFE2_BETA_18_CONTENT_FLAGS_ORIGIN
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_MONSTER HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_DEBRIS HALF_LIFE2_BETA_18_CONTENT_FLAGS_DEBRIS
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_DETAIL HALF_LIFE2_BETA_18_CONTENT_FLAGS_DETAIL
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_TRANSLUCENT HALF_LIFE2_BETA_18_CONTENT_FLAGS_TRANSLUCENT
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_LADDER HALF_LIFE2_BETA_18_CONTENT_FLAGS_LADDER
#define HALF_LIFE2_BETA_17_CONTENT_FLAGS_HITBOX HALF_LIFE2_BETA_18_CONTENT_FLAGS_HITBOX
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SURFACE HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SURFACE
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_POINT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_POINT
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SPOT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SPOT
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SKY_LIGHT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_LIGHT
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_QUAKE_LIGHT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_TYPE_SKY_AMBIENT HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define HALF_LIFE2_BETA_17_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define HALF_LIFE2_BETA_17_SOLID_TYPE_POLYGON HALF_LIFE2_BETA_18_SOLID_TYPE_POLYGON
#define HALF_LIFE2_BETA_17_SOLID_TYPE_MOPP HALF_LIFE2_BETA_18_SOLID_TYPE_MOPP
#define HALF_LIFE2_BETA_17_SOLID_TYPE_BALL HALF_LIFE2_BETA_18_SOLID_TYPE_BALL
#define HALF_LIFE2_BETA_17_SOLID_TYPE_VIRTUAL HALF_LIFE2_BETA_18_SOLID_TYPE_VIRTUAL
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_NONE HALF_LIFE2_BETA_18_GAME_LUMP_ID_NONE
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_STATIC_PROPS HALF_LIFE2_BETA_18_GAME_LUMP_ID_STATIC_PROPS
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_DETAIL_PROPS HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_PROPS
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_DETAIL_LIGHT HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_DETAIL_LIGHT_HDR HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define HALF_LIFE2_BETA_17_GAME_LUMP_ID_COLOR_VARIABLES HALF_LIFE2_BETA_18_GAME_LUMP_ID_COLOR_VARIABLES
#define HALF_LIFE2_BETA_17_GAME_LUMP_FLAGS_COMPRESSED HALF_LIFE2_BETA_18_GAME_LUMP_FLAGS_COMPRESSED
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_NONE HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_NONE
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_BOUNDING_BOX HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_BOUNDING_BOX
#define HALF_LIFE2_BETA_17_STATIC_PROP_SOLID_PHYSICS HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_PHYSICS
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_FADES HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_FADES
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_DRAW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_DRAW
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_IGNORE_NORMALS HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_SHADOW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SHADOW
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_NO_SELF_SHADOWING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_FADES HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_FADES
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_DRAW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_DRAW
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_IGNORE_NORMALS HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_SHADOW HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SHADOW
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_EXCLUDED HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_EXCLUDED
#define HALF_LIFE2_BETA_17_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_NORMAL HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_NORMAL
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define HALF_LIFE2_BETA_17_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_MODEL HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_MODEL
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_SPRITE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_SPRITE
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_CROSS_SHAPE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_CROSS_SHAPE
#define HALF_LIFE2_BETA_17_DETAIL_PROP_TYPE_TRIANGLE_SHAPE HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define HALF_LIFE2_BETA_17_PAK_ENTRY_FLAGS_ENCRYPTED HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_ENCRYPTED
#define HALF_LIFE2_BETA_17_PAK_ENTRY_FLAGS_SIZES_FOLLOW HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define HALF_LIFE2_BETA_17_PAK_ENTRY_FLAGS_UTF8 HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_UTF8
#define HALF_LIFE2_BETA_17_PAK_METHOD_STORED HALF_LIFE2_BETA_18_PAK_METHOD_STORED
#define HALF_LIFE2_BETA_17_PAK_METHOD_DEFLATE HALF_LIFE2_BETA_18_PAK_METHOD_DEFLATE
#define HALF_LIFE2_BETA_17_PAK_METHOD_LZMA HALF_LIFE2_BETA_18_PAK_METHOD_LZMA
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define HALF_LIFE2_BETA_17_DISPLACEMENT_TRIANGLE_TAGS_REMOVE HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define HALF_LIFE2_BETA_17_LUMP_ENTITIES HALF_LIFE2_BETA_18_LUMP_ENTITIES
#define HALF_LIFE2_BETA_17_LUMP_PLANES HALF_LIFE2_BETA_18_LUMP_PLANES
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_DATA HALF_LIFE2_BETA_18_LUMP_TEXTURE_DATA
#define HALF_LIFE2_BETA_17_LUMP_VERTICES HALF_LIFE2_BETA_18_LUMP_VERTICES
#define HALF_LIFE2_BETA_17_LUMP_VISIBILITY HALF_LIFE2_BETA_18_LUMP_VISIBILITY
#define HALF_LIFE2_BETA_17_LUMP_NODES HALF_LIFE2_BETA_18_LUMP_NODES
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_INFO HALF_LIFE2_BETA_18_LUMP_TEXTURE_INFO
/** Array of HalfLife2Beta17FaceNoPrimitives. */
#define HALF_LIFE2_BETA_17_LUMP_FACES 7
#define HALF_LIFE2_BETA_17_LUMP_LIGHTING HALF_LIFE2_BETA_18_LUMP_LIGHTING
#define HALF_LIFE2_BETA_17_LUMP_OCCLUSION HALF_LIFE2_BETA_18_LUMP_OCCLUSION
/** Array of HalfLife2Beta17Leaf. */
#define HALF_LIFE2_BETA_17_LUMP_LEAVES 10
#define HALF_LIFE2_BETA_17_LUMP_FACE_IDS HALF_LIFE2_BETA_18_LUMP_FACE_IDS
#define HALF_LIFE2_BETA_17_LUMP_EDGES HALF_LIFE2_BETA_18_LUMP_EDGES
#define HALF_LIFE2_BETA_17_LUMP_SURFEDGES HALF_LIFE2_BETA_18_LUMP_SURFEDGES
#define HALF_LIFE2_BETA_17_LUMP_MODELS HALF_LIFE2_BETA_18_LUMP_MODELS
#define HALF_LIFE2_BETA_17_LUMP_WORLD_LIGHTS HALF_LIFE2_BETA_18_LUMP_WORLD_LIGHTS
#define HALF_LIFE2_BETA_17_LUMP_LEAF_FACES HALF_LIFE2_BETA_18_LUMP_LEAF_FACES
#define HALF_LIFE2_BETA_17_LUMP_LEAF_BRUSHES HALF_LIFE2_BETA_18_LUMP_LEAF_BRUSHES
#define HALF_LIFE2_BETA_17_LUMP_BRUSHES HALF_LIFE2_BETA_18_LUMP_BRUSHES
#define HALF_LIFE2_BETA_17_LUMP_BRUSH_SIDES HALF_LIFE2_BETA_18_LUMP_BRUSH_SIDES
#define HALF_LIFE2_BETA_17_LUMP_AREAS HALF_LIFE2_BETA_18_LUMP_AREAS
#define HALF_LIFE2_BETA_17_LUMP_AREA_PORTALS HALF_LIFE2_BETA_18_LUMP_AREA_PORTALS
#define HALF_LIFE2_BETA_17_LUMP_PORTALS HALF_LIFE2_BETA_18_LUMP_PORTALS
#define HALF_LIFE2_BETA_17_LUMP_CLUSTERS HALF_LIFE2_BETA_18_LUMP_CLUSTERS
#define HALF_LIFE2_BETA_17_LUMP_PORTAL_VERTICES HALF_LIFE2_BETA_18_LUMP_PORTAL_VERTICES
#define HALF_LIFE2_BETA_17_LUMP_CLUSTER_PORTALS HALF_LIFE2_BETA_18_LUMP_CLUSTER_PORTALS
/** Array of HalfLife2Beta17DisplacementInfoNoTriangles. */
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_INFO 26
/** Array of HalfLife2Beta17OriginalFaceNoPrimitives. */
#define HALF_LIFE2_BETA_17_LUMP_ORIGINAL_FACES 27
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_DISPLACEMENT HALF_LIFE2_BETA_18_LUMP_PHYSICS_DISPLACEMENT
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_COLLISION HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION
#define HALF_LIFE2_BETA_17_LUMP_VERTEX_NORMALS HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMALS
#define HALF_LIFE2_BETA_17_LUMP_VERTEX_NORMAL_INDICES HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMAL_INDICES
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_VERTICES HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_VERTICES
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define HALF_LIFE2_BETA_17_LUMP_GAME_LUMP HALF_LIFE2_BETA_18_LUMP_GAME_LUMP
#define HALF_LIFE2_BETA_17_LUMP_LEAF_WATER_DATA HALF_LIFE2_BETA_18_LUMP_LEAF_WATER_DATA
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVES HALF_LIFE2_BETA_18_LUMP_PRIMITIVES
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVE_VERTICES HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_VERTICES
#define HALF_LIFE2_BETA_17_LUMP_PRIMITIVE_INDICES HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_INDICES
#define HALF_LIFE2_BETA_17_LUMP_PAKFILE HALF_LIFE2_BETA_18_LUMP_PAKFILE
#define HALF_LIFE2_BETA_17_LUMP_CLIP_PORTAL_VERTICES HALF_LIFE2_BETA_18_LUMP_CLIP_PORTAL_VERTICES
#define HALF_LIFE2_BETA_17_LUMP_CUBEMAPS HALF_LIFE2_BETA_18_LUMP_CUBEMAPS
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_STRING_DATA HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_DATA
#define HALF_LIFE2_BETA_17_LUMP_TEXTURE_STRING_TABLE HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_TABLE
#define HALF_LIFE2_BETA_17_LUMP_OVERLAYS HALF_LIFE2_BETA_18_LUMP_OVERLAYS
#define HALF_LIFE2_BETA_17_LUMP_LEAF_MIN_DISTANCE_TO_WATER HALF_LIFE2_BETA_18_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define HALF_LIFE2_BETA_17_LUMP_FACE_MACRO_TEXTURE_INFO HALF_LIFE2_BETA_18_LUMP_FACE_MACRO_TEXTURE_INFO
#define HALF_LIFE2_BETA_17_LUMP_DISPLACEMENT_TRIANGLES HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_TRIANGLES
#define HALF_LIFE2_BETA_17_LUMP_PHYSICS_COLLISION_SURFACE HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION_SURFACE

typedef HalfLife2Beta18LumpEntry HalfLife2Beta17LumpEntry;
typedef HalfLife2Beta18Header HalfLife2Beta17Header;

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

typedef HalfLife2Beta18VerticesElement HalfLife2Beta17VerticesElement;

typedef HalfLife2Beta18OcclusionWithoutAreaHead HalfLife2Beta17OcclusionWithoutAreaHead;

typedef HalfLife2Beta18OcclusionHead HalfLife2Beta17OcclusionHead;

typedef HalfLife2Beta18FaceIdsElement HalfLife2Beta17FaceIdsElement;

typedef HalfLife2Beta18SurfedgesElement HalfLife2Beta17SurfedgesElement;

typedef HalfLife2Beta18LeafFacesElement HalfLife2Beta17LeafFacesElement;

typedef HalfLife2Beta18LeafBrushesElement HalfLife2Beta17LeafBrushesElement;

typedef HalfLife2Beta18PortalVerticesElement HalfLife2Beta17PortalVerticesElement;

typedef HalfLife2Beta18ClusterPortalsElement HalfLife2Beta17ClusterPortalsElement;

typedef HalfLife2Beta18VertexNormalsElement HalfLife2Beta17VertexNormalsElement;

typedef HalfLife2Beta18VertexNormalIndicesElement HalfLife2Beta17VertexNormalIndicesElement;

typedef HalfLife2Beta18DisplacementLightmapAlphasElement HalfLife2Beta17DisplacementLightmapAlphasElement;

typedef HalfLife2Beta18StaticPropsV4Head HalfLife2Beta17StaticPropsV4Head;

typedef HalfLife2Beta18StaticPropsV5Head HalfLife2Beta17StaticPropsV5Head;

typedef HalfLife2Beta18StaticPropsV5TheShipHead HalfLife2Beta17StaticPropsV5TheShipHead;

typedef HalfLife2Beta18StaticPropsV6Head HalfLife2Beta17StaticPropsV6Head;

typedef HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead HalfLife2Beta17StaticPropsV6BloodyGoodTimeHead;

typedef HalfLife2Beta18StaticPropsV6DarkMessiahHead HalfLife2Beta17StaticPropsV6DarkMessiahHead;

typedef HalfLife2Beta18StaticPropsV6VindictusHead HalfLife2Beta17StaticPropsV6VindictusHead;

typedef HalfLife2Beta18StaticPropsV7Head HalfLife2Beta17StaticPropsV7Head;

typedef HalfLife2Beta18StaticPropsV7ZenoClashHead HalfLife2Beta17StaticPropsV7ZenoClashHead;

typedef HalfLife2Beta18StaticPropsV7VindictusHead HalfLife2Beta17StaticPropsV7VindictusHead;

typedef HalfLife2Beta18StaticPropsV8Head HalfLife2Beta17StaticPropsV8Head;

typedef HalfLife2Beta18StaticPropsV8VindictusHead HalfLife2Beta17StaticPropsV8VindictusHead;

typedef HalfLife2Beta18StaticPropsV9Head HalfLife2Beta17StaticPropsV9Head;

typedef HalfLife2Beta18StaticPropsV9DearEstherHead HalfLife2Beta17StaticPropsV9DearEstherHead;

typedef HalfLife2Beta18StaticPropsV10Head HalfLife2Beta17StaticPropsV10Head;

typedef HalfLife2Beta18StaticPropsV10GlobalOffensiveHead HalfLife2Beta17StaticPropsV10GlobalOffensiveHead;

typedef HalfLife2Beta18StaticPropsV11GlobalOffensiveHead HalfLife2Beta17StaticPropsV11GlobalOffensiveHead;

typedef HalfLife2Beta18StaticPropsV11BlackMesaLiteHead HalfLife2Beta17StaticPropsV11BlackMesaLiteHead;

typedef HalfLife2Beta18StaticPropsV11MerubasuHead HalfLife2Beta17StaticPropsV11MerubasuHead;

typedef HalfLife2Beta18StaticPropsV12StrataHead HalfLife2Beta17StaticPropsV12StrataHead;

typedef HalfLife2Beta18StaticPropsV11BlackMesaHead HalfLife2Beta17StaticPropsV11BlackMesaHead;

typedef HalfLife2Beta18StaticPropsV13StrataHead HalfLife2Beta17StaticPropsV13StrataHead;

typedef HalfLife2Beta18DetailPropsV4Head HalfLife2Beta17DetailPropsV4Head;

typedef HalfLife2Beta18DetailPropsV2Head HalfLife2Beta17DetailPropsV2Head;

typedef HalfLife2Beta18DetailPropLightHead HalfLife2Beta17DetailPropLightHead;

typedef HalfLife2Beta18ColorVariablesHead HalfLife2Beta17ColorVariablesHead;

typedef HalfLife2Beta18PrimitiveVerticesElement HalfLife2Beta17PrimitiveVerticesElement;

typedef HalfLife2Beta18PrimitiveIndicesElement HalfLife2Beta17PrimitiveIndicesElement;

typedef HalfLife2Beta18ClipPortalVerticesElement HalfLife2Beta17ClipPortalVerticesElement;

typedef HalfLife2Beta18TextureStringTableElement HalfLife2Beta17TextureStringTableElement;

typedef HalfLife2Beta18LeafMinDistanceToWaterElement HalfLife2Beta17LeafMinDistanceToWaterElement;

typedef HalfLife2Beta18FaceMacroTextureInfoElement HalfLife2Beta17FaceMacroTextureInfoElement;

typedef HalfLife2Beta18DisplacementTrianglesElement HalfLife2Beta17DisplacementTrianglesElement;

#endif /* BRUSHWORK_VALVE_HALF_LIFE2_BETA_17_H */
