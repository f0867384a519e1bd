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

#include "valve-source-2004.h"

/* As in Source 2004 (Half-Life 2, Counter-Strike: Source). */
typedef Source2004Plane HalfLife2Beta18Plane;
typedef Source2004TextureData HalfLife2Beta18TextureData;
typedef Source2004VisibilityRowOffsets HalfLife2Beta18VisibilityRowOffsets;
typedef Source2004Node HalfLife2Beta18Node;
typedef Source2004TextureInfo HalfLife2Beta18TextureInfo;
typedef Source2004ColorRgbExp HalfLife2Beta18ColorRgbExp;
typedef Source2004OccluderWithoutArea HalfLife2Beta18OccluderWithoutArea;
typedef Source2004OccluderPolygon HalfLife2Beta18OccluderPolygon;
typedef Source2004Occluder HalfLife2Beta18Occluder;
typedef Source2004CompressedLightCube HalfLife2Beta18CompressedLightCube;
typedef Source2004LeafVersion0 HalfLife2Beta18LeafVersion0;
typedef Source2004Leaf HalfLife2Beta18Leaf;
typedef Source2004Edge HalfLife2Beta18Edge;
typedef Source2004Model HalfLife2Beta18Model;
typedef Source2004WorldLight HalfLife2Beta18WorldLight;
typedef Source2004Brush HalfLife2Beta18Brush;
typedef Source2004BrushSide HalfLife2Beta18BrushSide;
typedef Source2004Area HalfLife2Beta18Area;
typedef Source2004AreaPortal HalfLife2Beta18AreaPortal;
typedef Source2004Portal HalfLife2Beta18Portal;
typedef Source2004Cluster HalfLife2Beta18Cluster;
typedef Source2004DisplacementSubNeighbor HalfLife2Beta18DisplacementSubNeighbor;
typedef Source2004DisplacementNeighbor HalfLife2Beta18DisplacementNeighbor;
typedef Source2004DisplacementCornerNeighbors HalfLife2Beta18DisplacementCornerNeighbors;
typedef Source2004DisplacementInfo HalfLife2Beta18DisplacementInfo;
typedef Source2004PackedHullsHead HalfLife2Beta18PackedHullsHead;
typedef Source2004PackedHullHead HalfLife2Beta18PackedHullHead;
typedef Source2004PackedTriangle HalfLife2Beta18PackedTriangle;
typedef Source2004PackedEdge HalfLife2Beta18PackedEdge;
typedef Source2004PhysicsModelHead HalfLife2Beta18PhysicsModelHead;
typedef Source2004SolidHead HalfLife2Beta18SolidHead;
typedef Source2004PolygonSolidHead HalfLife2Beta18PolygonSolidHead;
typedef Source2004MoppSolidHead HalfLife2Beta18MoppSolidHead;
typedef Source2004CompactSurface HalfLife2Beta18CompactSurface;
typedef Source2004CompactSurfaceBigEndian HalfLife2Beta18CompactSurfaceBigEndian;
typedef Source2004WideSurface HalfLife2Beta18WideSurface;
typedef Source2004Ledge HalfLife2Beta18Ledge;
typedef Source2004LedgeBigEndian HalfLife2Beta18LedgeBigEndian;
typedef Source2004WideLedge HalfLife2Beta18WideLedge;
typedef Source2004LedgeEdge HalfLife2Beta18LedgeEdge;
typedef Source2004LedgeTriangle HalfLife2Beta18LedgeTriangle;
typedef Source2004LedgeEdgeBigEndian HalfLife2Beta18LedgeEdgeBigEndian;
typedef Source2004LedgeTriangleBigEndian HalfLife2Beta18LedgeTriangleBigEndian;
typedef Source2004WideEdge HalfLife2Beta18WideEdge;
typedef Source2004WideTriangle HalfLife2Beta18WideTriangle;
typedef Source2004LedgePoint HalfLife2Beta18LedgePoint;
typedef Source2004LedgeTreeNode HalfLife2Beta18LedgeTreeNode;
typedef Source2004DisplacementVertex HalfLife2Beta18DisplacementVertex;
typedef Source2004GameLumpEntry HalfLife2Beta18GameLumpEntry;
typedef Source2004StaticPropV4 HalfLife2Beta18StaticPropV4;
typedef Source2004StaticPropV5 HalfLife2Beta18StaticPropV5;
typedef Source2004StaticPropV5TheShip HalfLife2Beta18StaticPropV5TheShip;
typedef Source2004StaticPropV6 HalfLife2Beta18StaticPropV6;
typedef Source2004StaticPropV6BloodyGoodTime HalfLife2Beta18StaticPropV6BloodyGoodTime;
typedef Source2004StaticPropV6DarkMessiah HalfLife2Beta18StaticPropV6DarkMessiah;
typedef Source2004StaticPropScale HalfLife2Beta18StaticPropScale;
typedef Source2004StaticPropV7 HalfLife2Beta18StaticPropV7;
typedef Source2004StaticPropV7ZenoClash HalfLife2Beta18StaticPropV7ZenoClash;
typedef Source2004StaticPropV8 HalfLife2Beta18StaticPropV8;
typedef Source2004StaticPropV8Vindictus HalfLife2Beta18StaticPropV8Vindictus;
typedef Source2004StaticPropV9 HalfLife2Beta18StaticPropV9;
typedef Source2004StaticPropV9DearEsther HalfLife2Beta18StaticPropV9DearEsther;
typedef Source2004StaticPropV10 HalfLife2Beta18StaticPropV10;
typedef Source2004StaticPropV10GlobalOffensive HalfLife2Beta18StaticPropV10GlobalOffensive;
typedef Source2004StaticPropV11GlobalOffensive HalfLife2Beta18StaticPropV11GlobalOffensive;
typedef Source2004StaticPropV11BlackMesaLite HalfLife2Beta18StaticPropV11BlackMesaLite;
typedef Source2004StaticPropV11Merubasu HalfLife2Beta18StaticPropV11Merubasu;
typedef Source2004StaticPropV11BlackMesa HalfLife2Beta18StaticPropV11BlackMesa;
typedef Source2004StaticPropV13 HalfLife2Beta18StaticPropV13;
typedef Source2004DetailSprite HalfLife2Beta18DetailSprite;
typedef Source2004DetailProp HalfLife2Beta18DetailProp;
typedef Source2004DetailPropV2 HalfLife2Beta18DetailPropV2;
typedef Source2004DetailPropLightStyle HalfLife2Beta18DetailPropLightStyle;
typedef Source2004LeafWaterData HalfLife2Beta18LeafWaterData;
typedef Source2004Primitive HalfLife2Beta18Primitive;
typedef Source2004PakLocalHeader HalfLife2Beta18PakLocalHeader;
typedef Source2004PakDirectoryRecord HalfLife2Beta18PakDirectoryRecord;
typedef Source2004PakZip64EndRecord HalfLife2Beta18PakZip64EndRecord;
typedef Source2004PakZip64Locator HalfLife2Beta18PakZip64Locator;
typedef Source2004PakEndRecord HalfLife2Beta18PakEndRecord;
typedef Source2004CubemapSample HalfLife2Beta18CubemapSample;
typedef Source2004Overlay HalfLife2Beta18Overlay;
#define HALF_LIFE2_BETA_18_PLANE_TYPE_X SOURCE_2004_PLANE_TYPE_X
#define HALF_LIFE2_BETA_18_PLANE_TYPE_Y SOURCE_2004_PLANE_TYPE_Y
#define HALF_LIFE2_BETA_18_PLANE_TYPE_Z SOURCE_2004_PLANE_TYPE_Z
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_X SOURCE_2004_PLANE_TYPE_NEAREST_X
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Y SOURCE_2004_PLANE_TYPE_NEAREST_Y
#define HALF_LIFE2_BETA_18_PLANE_TYPE_NEAREST_Z SOURCE_2004_PLANE_TYPE_NEAREST_Z
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_LIGHT SOURCE_2004_SURFACE_FLAGS_LIGHT
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY2D SOURCE_2004_SURFACE_FLAGS_SKY2D
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKY SOURCE_2004_SURFACE_FLAGS_SKY
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_WARP SOURCE_2004_SURFACE_FLAGS_WARP
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRANSLUCENT SOURCE_2004_SURFACE_FLAGS_TRANSLUCENT
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_PORTAL SOURCE_2004_SURFACE_FLAGS_NO_PORTAL
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_TRIGGER SOURCE_2004_SURFACE_FLAGS_TRIGGER
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DRAW SOURCE_2004_SURFACE_FLAGS_NO_DRAW
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_HINT SOURCE_2004_SURFACE_FLAGS_HINT
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_SKIP SOURCE_2004_SURFACE_FLAGS_SKIP
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_LIGHT SOURCE_2004_SURFACE_FLAGS_NO_LIGHT
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_BUMP_LIGHT SOURCE_2004_SURFACE_FLAGS_BUMP_LIGHT
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_SHADOWS SOURCE_2004_SURFACE_FLAGS_NO_SHADOWS
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_DECALS SOURCE_2004_SURFACE_FLAGS_NO_DECALS
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_NO_CHOP SOURCE_2004_SURFACE_FLAGS_NO_CHOP
#define HALF_LIFE2_BETA_18_SURFACE_FLAGS_HITBOX SOURCE_2004_SURFACE_FLAGS_HITBOX
#define HALF_LIFE2_BETA_18_OCCLUDER_FLAGS_INACTIVE SOURCE_2004_OCCLUDER_FLAGS_INACTIVE
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_SOLID SOURCE_2004_CONTENT_FLAGS_SOLID
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_WINDOW SOURCE_2004_CONTENT_FLAGS_WINDOW
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_AUX SOURCE_2004_CONTENT_FLAGS_AUX
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_GRATE SOURCE_2004_CONTENT_FLAGS_GRATE
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_SLIME SOURCE_2004_CONTENT_FLAGS_SLIME
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_WATER SOURCE_2004_CONTENT_FLAGS_WATER
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MIST SOURCE_2004_CONTENT_FLAGS_MIST
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_OPAQUE SOURCE_2004_CONTENT_FLAGS_OPAQUE
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEST_FOG_VOLUME SOURCE_2004_CONTENT_FLAGS_TEST_FOG_VOLUME
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X200 SOURCE_2004_CONTENT_FLAGS_UNUSED0X200
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_UNUSED0X400 SOURCE_2004_CONTENT_FLAGS_UNUSED0X400
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM1 SOURCE_2004_CONTENT_FLAGS_TEAM1
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TEAM2 SOURCE_2004_CONTENT_FLAGS_TEAM2
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE SOURCE_2004_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MOVEABLE SOURCE_2004_CONTENT_FLAGS_MOVEABLE
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_AREA_PORTAL SOURCE_2004_CONTENT_FLAGS_AREA_PORTAL
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_PLAYER_CLIP SOURCE_2004_CONTENT_FLAGS_PLAYER_CLIP
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER_CLIP SOURCE_2004_CONTENT_FLAGS_MONSTER_CLIP
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT0 SOURCE_2004_CONTENT_FLAGS_CURRENT0
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT90 SOURCE_2004_CONTENT_FLAGS_CURRENT90
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT180 SOURCE_2004_CONTENT_FLAGS_CURRENT180
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT270 SOURCE_2004_CONTENT_FLAGS_CURRENT270
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_UP SOURCE_2004_CONTENT_FLAGS_CURRENT_UP
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_CURRENT_DOWN SOURCE_2004_CONTENT_FLAGS_CURRENT_DOWN
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_ORIGIN SOURCE_2004_CONTENT_FLAGS_ORIGIN
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_MONSTER SOURCE_2004_CONTENT_FLAGS_MONSTER
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_DEBRIS SOURCE_2004_CONTENT_FLAGS_DEBRIS
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_DETAIL SOURCE_2004_CONTENT_FLAGS_DETAIL
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_TRANSLUCENT SOURCE_2004_CONTENT_FLAGS_TRANSLUCENT
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_LADDER SOURCE_2004_CONTENT_FLAGS_LADDER
#define HALF_LIFE2_BETA_18_CONTENT_FLAGS_HITBOX SOURCE_2004_CONTENT_FLAGS_HITBOX
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SURFACE SOURCE_2004_WORLD_LIGHT_TYPE_SURFACE
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_POINT SOURCE_2004_WORLD_LIGHT_TYPE_POINT
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SPOT SOURCE_2004_WORLD_LIGHT_TYPE_SPOT
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_LIGHT SOURCE_2004_WORLD_LIGHT_TYPE_SKY_LIGHT
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_QUAKE_LIGHT SOURCE_2004_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_TYPE_SKY_AMBIENT SOURCE_2004_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE SOURCE_2004_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define HALF_LIFE2_BETA_18_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS SOURCE_2004_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define HALF_LIFE2_BETA_18_SOLID_TYPE_POLYGON SOURCE_2004_SOLID_TYPE_POLYGON
#define HALF_LIFE2_BETA_18_SOLID_TYPE_MOPP SOURCE_2004_SOLID_TYPE_MOPP
#define HALF_LIFE2_BETA_18_SOLID_TYPE_BALL SOURCE_2004_SOLID_TYPE_BALL
#define HALF_LIFE2_BETA_18_SOLID_TYPE_VIRTUAL SOURCE_2004_SOLID_TYPE_VIRTUAL
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_NONE SOURCE_2004_GAME_LUMP_ID_NONE
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_STATIC_PROPS SOURCE_2004_GAME_LUMP_ID_STATIC_PROPS
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_PROPS SOURCE_2004_GAME_LUMP_ID_DETAIL_PROPS
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT SOURCE_2004_GAME_LUMP_ID_DETAIL_LIGHT
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_DETAIL_LIGHT_HDR SOURCE_2004_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define HALF_LIFE2_BETA_18_GAME_LUMP_ID_COLOR_VARIABLES SOURCE_2004_GAME_LUMP_ID_COLOR_VARIABLES
#define HALF_LIFE2_BETA_18_GAME_LUMP_FLAGS_COMPRESSED SOURCE_2004_GAME_LUMP_FLAGS_COMPRESSED
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_NONE SOURCE_2004_STATIC_PROP_SOLID_NONE
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_BOUNDING_BOX SOURCE_2004_STATIC_PROP_SOLID_BOUNDING_BOX
#define HALF_LIFE2_BETA_18_STATIC_PROP_SOLID_PHYSICS SOURCE_2004_STATIC_PROP_SOLID_PHYSICS
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_FADES SOURCE_2004_STATIC_PROP_FLAGS_FADES
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN SOURCE_2004_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_DRAW SOURCE_2004_STATIC_PROP_FLAGS_NO_DRAW
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_IGNORE_NORMALS SOURCE_2004_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SHADOW SOURCE_2004_STATIC_PROP_FLAGS_NO_SHADOW
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE SOURCE_2004_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING SOURCE_2004_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_NO_SELF_SHADOWING SOURCE_2004_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_FADES SOURCE_2004_STATIC_PROP_FLAGS32_FADES
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN SOURCE_2004_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_DRAW SOURCE_2004_STATIC_PROP_FLAGS32_NO_DRAW
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_IGNORE_NORMALS SOURCE_2004_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SHADOW SOURCE_2004_STATIC_PROP_FLAGS32_NO_SHADOW
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE SOURCE_2004_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING SOURCE_2004_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING SOURCE_2004_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING SOURCE_2004_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH SOURCE_2004_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_EXCLUDED SOURCE_2004_STATIC_PROP_FLAGS_EX_EXCLUDED
#define HALF_LIFE2_BETA_18_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE SOURCE_2004_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_NORMAL SOURCE_2004_DETAIL_PROP_ORIENTATION_NORMAL
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED SOURCE_2004_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define HALF_LIFE2_BETA_18_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL SOURCE_2004_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_MODEL SOURCE_2004_DETAIL_PROP_TYPE_MODEL
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_SPRITE SOURCE_2004_DETAIL_PROP_TYPE_SPRITE
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_CROSS_SHAPE SOURCE_2004_DETAIL_PROP_TYPE_CROSS_SHAPE
#define HALF_LIFE2_BETA_18_DETAIL_PROP_TYPE_TRIANGLE_SHAPE SOURCE_2004_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_ENCRYPTED SOURCE_2004_PAK_ENTRY_FLAGS_ENCRYPTED
#define HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_SIZES_FOLLOW SOURCE_2004_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define HALF_LIFE2_BETA_18_PAK_ENTRY_FLAGS_UTF8 SOURCE_2004_PAK_ENTRY_FLAGS_UTF8
#define HALF_LIFE2_BETA_18_PAK_METHOD_STORED SOURCE_2004_PAK_METHOD_STORED
#define HALF_LIFE2_BETA_18_PAK_METHOD_DEFLATE SOURCE_2004_PAK_METHOD_DEFLATE
#define HALF_LIFE2_BETA_18_PAK_METHOD_LZMA SOURCE_2004_PAK_METHOD_LZMA
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define HALF_LIFE2_BETA_18_DISPLACEMENT_TRIANGLE_TAGS_REMOVE SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define HALF_LIFE2_BETA_18_LUMP_ENTITIES SOURCE_2004_LUMP_ENTITIES
#define HALF_LIFE2_BETA_18_LUMP_PLANES SOURCE_2004_LUMP_PLANES
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_DATA SOURCE_2004_LUMP_TEXTURE_DATA
#define HALF_LIFE2_BETA_18_LUMP_VERTICES SOURCE_2004_LUMP_VERTICES
#define HALF_LIFE2_BETA_18_LUMP_VISIBILITY SOURCE_2004_LUMP_VISIBILITY
#define HALF_LIFE2_BETA_18_LUMP_NODES SOURCE_2004_LUMP_NODES
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_INFO SOURCE_2004_LUMP_TEXTURE_INFO
/** Array of HalfLife2Beta18FaceAverageLight. */
#define HALF_LIFE2_BETA_18_LUMP_FACES 7
#define HALF_LIFE2_BETA_18_LUMP_LIGHTING SOURCE_2004_LUMP_LIGHTING
#define HALF_LIFE2_BETA_18_LUMP_OCCLUSION SOURCE_2004_LUMP_OCCLUSION
/**
 * One of several layouts.
 * Documents disagree on leaves of version 18, which all have lump version 0: sizes decide, with light where
 * both divide.
 * - layout with-light (version 0): Array of HalfLife2Beta18LeafVersion0.
 * - layout plain (version 0): Array of HalfLife2Beta18Leaf.
 */
#define HALF_LIFE2_BETA_18_LUMP_LEAVES 10
#define HALF_LIFE2_BETA_18_LUMP_FACE_IDS SOURCE_2004_LUMP_FACE_IDS
#define HALF_LIFE2_BETA_18_LUMP_EDGES SOURCE_2004_LUMP_EDGES
#define HALF_LIFE2_BETA_18_LUMP_SURFEDGES SOURCE_2004_LUMP_SURFEDGES
#define HALF_LIFE2_BETA_18_LUMP_MODELS SOURCE_2004_LUMP_MODELS
#define HALF_LIFE2_BETA_18_LUMP_WORLD_LIGHTS SOURCE_2004_LUMP_WORLD_LIGHTS
#define HALF_LIFE2_BETA_18_LUMP_LEAF_FACES SOURCE_2004_LUMP_LEAF_FACES
#define HALF_LIFE2_BETA_18_LUMP_LEAF_BRUSHES SOURCE_2004_LUMP_LEAF_BRUSHES
#define HALF_LIFE2_BETA_18_LUMP_BRUSHES SOURCE_2004_LUMP_BRUSHES
#define HALF_LIFE2_BETA_18_LUMP_BRUSH_SIDES SOURCE_2004_LUMP_BRUSH_SIDES
#define HALF_LIFE2_BETA_18_LUMP_AREAS SOURCE_2004_LUMP_AREAS
#define HALF_LIFE2_BETA_18_LUMP_AREA_PORTALS SOURCE_2004_LUMP_AREA_PORTALS
#define HALF_LIFE2_BETA_18_LUMP_PORTALS SOURCE_2004_LUMP_PORTALS
#define HALF_LIFE2_BETA_18_LUMP_CLUSTERS SOURCE_2004_LUMP_CLUSTERS
#define HALF_LIFE2_BETA_18_LUMP_PORTAL_VERTICES SOURCE_2004_LUMP_PORTAL_VERTICES
#define HALF_LIFE2_BETA_18_LUMP_CLUSTER_PORTALS SOURCE_2004_LUMP_CLUSTER_PORTALS
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_INFO SOURCE_2004_LUMP_DISPLACEMENT_INFO
/** Array of HalfLife2Beta18OriginalFaceAverageLight. */
#define HALF_LIFE2_BETA_18_LUMP_ORIGINAL_FACES 27
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_DISPLACEMENT SOURCE_2004_LUMP_PHYSICS_DISPLACEMENT
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION SOURCE_2004_LUMP_PHYSICS_COLLISION
#define HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMALS SOURCE_2004_LUMP_VERTEX_NORMALS
#define HALF_LIFE2_BETA_18_LUMP_VERTEX_NORMAL_INDICES SOURCE_2004_LUMP_VERTEX_NORMAL_INDICES
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS SOURCE_2004_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_VERTICES SOURCE_2004_LUMP_DISPLACEMENT_VERTICES
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS SOURCE_2004_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define HALF_LIFE2_BETA_18_LUMP_GAME_LUMP SOURCE_2004_LUMP_GAME_LUMP
#define HALF_LIFE2_BETA_18_LUMP_LEAF_WATER_DATA SOURCE_2004_LUMP_LEAF_WATER_DATA
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVES SOURCE_2004_LUMP_PRIMITIVES
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_VERTICES SOURCE_2004_LUMP_PRIMITIVE_VERTICES
#define HALF_LIFE2_BETA_18_LUMP_PRIMITIVE_INDICES SOURCE_2004_LUMP_PRIMITIVE_INDICES
#define HALF_LIFE2_BETA_18_LUMP_PAKFILE SOURCE_2004_LUMP_PAKFILE
#define HALF_LIFE2_BETA_18_LUMP_CLIP_PORTAL_VERTICES SOURCE_2004_LUMP_CLIP_PORTAL_VERTICES
#define HALF_LIFE2_BETA_18_LUMP_CUBEMAPS SOURCE_2004_LUMP_CUBEMAPS
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_DATA SOURCE_2004_LUMP_TEXTURE_STRING_DATA
#define HALF_LIFE2_BETA_18_LUMP_TEXTURE_STRING_TABLE SOURCE_2004_LUMP_TEXTURE_STRING_TABLE
#define HALF_LIFE2_BETA_18_LUMP_OVERLAYS SOURCE_2004_LUMP_OVERLAYS
#define HALF_LIFE2_BETA_18_LUMP_LEAF_MIN_DISTANCE_TO_WATER SOURCE_2004_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define HALF_LIFE2_BETA_18_LUMP_FACE_MACRO_TEXTURE_INFO SOURCE_2004_LUMP_FACE_MACRO_TEXTURE_INFO
#define HALF_LIFE2_BETA_18_LUMP_DISPLACEMENT_TRIANGLES SOURCE_2004_LUMP_DISPLACEMENT_TRIANGLES
#define HALF_LIFE2_BETA_18_LUMP_PHYSICS_COLLISION_SURFACE SOURCE_2004_LUMP_PHYSICS_COLLISION_SURFACE

typedef Source2004LumpEntry HalfLife2Beta18LumpEntry;
typedef Source2004Header HalfLife2Beta18Header;

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

typedef Source2004VerticesElement HalfLife2Beta18VerticesElement;

typedef Source2004OcclusionWithoutAreaHead HalfLife2Beta18OcclusionWithoutAreaHead;

typedef Source2004OcclusionHead HalfLife2Beta18OcclusionHead;

typedef Source2004FaceIdsElement HalfLife2Beta18FaceIdsElement;

typedef Source2004SurfedgesElement HalfLife2Beta18SurfedgesElement;

typedef Source2004LeafFacesElement HalfLife2Beta18LeafFacesElement;

typedef Source2004LeafBrushesElement HalfLife2Beta18LeafBrushesElement;

typedef Source2004PortalVerticesElement HalfLife2Beta18PortalVerticesElement;

typedef Source2004ClusterPortalsElement HalfLife2Beta18ClusterPortalsElement;

typedef Source2004VertexNormalsElement HalfLife2Beta18VertexNormalsElement;

typedef Source2004VertexNormalIndicesElement HalfLife2Beta18VertexNormalIndicesElement;

typedef Source2004DisplacementLightmapAlphasElement HalfLife2Beta18DisplacementLightmapAlphasElement;

typedef Source2004StaticPropsV4Head HalfLife2Beta18StaticPropsV4Head;

typedef Source2004StaticPropsV5Head HalfLife2Beta18StaticPropsV5Head;

typedef Source2004StaticPropsV5TheShipHead HalfLife2Beta18StaticPropsV5TheShipHead;

typedef Source2004StaticPropsV6Head HalfLife2Beta18StaticPropsV6Head;

typedef Source2004StaticPropsV6BloodyGoodTimeHead HalfLife2Beta18StaticPropsV6BloodyGoodTimeHead;

typedef Source2004StaticPropsV6DarkMessiahHead HalfLife2Beta18StaticPropsV6DarkMessiahHead;

typedef Source2004StaticPropsV6VindictusHead HalfLife2Beta18StaticPropsV6VindictusHead;

typedef Source2004StaticPropsV7Head HalfLife2Beta18StaticPropsV7Head;

typedef Source2004StaticPropsV7ZenoClashHead HalfLife2Beta18StaticPropsV7ZenoClashHead;

typedef Source2004StaticPropsV7VindictusHead HalfLife2Beta18StaticPropsV7VindictusHead;

typedef Source2004StaticPropsV8Head HalfLife2Beta18StaticPropsV8Head;

typedef Source2004StaticPropsV8VindictusHead HalfLife2Beta18StaticPropsV8VindictusHead;

typedef Source2004StaticPropsV9Head HalfLife2Beta18StaticPropsV9Head;

typedef Source2004StaticPropsV9DearEstherHead HalfLife2Beta18StaticPropsV9DearEstherHead;

typedef Source2004StaticPropsV10Head HalfLife2Beta18StaticPropsV10Head;

typedef Source2004StaticPropsV10GlobalOffensiveHead HalfLife2Beta18StaticPropsV10GlobalOffensiveHead;

typedef Source2004StaticPropsV11GlobalOffensiveHead HalfLife2Beta18StaticPropsV11GlobalOffensiveHead;

typedef Source2004StaticPropsV11BlackMesaLiteHead HalfLife2Beta18StaticPropsV11BlackMesaLiteHead;

typedef Source2004StaticPropsV11MerubasuHead HalfLife2Beta18StaticPropsV11MerubasuHead;

typedef Source2004StaticPropsV12StrataHead HalfLife2Beta18StaticPropsV12StrataHead;

typedef Source2004StaticPropsV11BlackMesaHead HalfLife2Beta18StaticPropsV11BlackMesaHead;

typedef Source2004StaticPropsV13StrataHead HalfLife2Beta18StaticPropsV13StrataHead;

typedef Source2004DetailPropsV4Head HalfLife2Beta18DetailPropsV4Head;

typedef Source2004DetailPropsV2Head HalfLife2Beta18DetailPropsV2Head;

typedef Source2004DetailPropLightHead HalfLife2Beta18DetailPropLightHead;

typedef Source2004ColorVariablesHead HalfLife2Beta18ColorVariablesHead;

typedef Source2004PrimitiveVerticesElement HalfLife2Beta18PrimitiveVerticesElement;

typedef Source2004PrimitiveIndicesElement HalfLife2Beta18PrimitiveIndicesElement;

typedef Source2004ClipPortalVerticesElement HalfLife2Beta18ClipPortalVerticesElement;

typedef Source2004TextureStringTableElement HalfLife2Beta18TextureStringTableElement;

typedef Source2004LeafMinDistanceToWaterElement HalfLife2Beta18LeafMinDistanceToWaterElement;

typedef Source2004FaceMacroTextureInfoElement HalfLife2Beta18FaceMacroTextureInfoElement;

typedef Source2004DisplacementTrianglesElement HalfLife2Beta18DisplacementTrianglesElement;

#endif /* BRUSHWORK_VALVE_HALF_LIFE2_BETA_18_H */
