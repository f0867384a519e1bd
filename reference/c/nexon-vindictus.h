/**
 * Vindictus: VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Vindictus (Mabinogi: Heroes) since its later engine: faces are four bytes longer, and static props are of
 * versions 7 and, since 2025, 8. Everything else is as in the first generation, under the same header: the
 * faces tell the two apart.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_NEXON_VINDICTUS_H
#define BRUSHWORK_NEXON_VINDICTUS_H

#include "nexon-vindictus-2010.h"

/* As in Vindictus (2010 to 2011). */
typedef Vindictus2010Plane VindictusPlane;
typedef Vindictus2010TextureData VindictusTextureData;
typedef Vindictus2010VisibilityRowOffsets VindictusVisibilityRowOffsets;
typedef Vindictus2010NodeVindictus VindictusNodeVindictus;
typedef Vindictus2010TextureInfo VindictusTextureInfo;
typedef Vindictus2010ColorRgbExp VindictusColorRgbExp;
typedef Vindictus2010OccluderWithoutArea VindictusOccluderWithoutArea;
typedef Vindictus2010OccluderPolygon VindictusOccluderPolygon;
typedef Vindictus2010Occluder VindictusOccluder;
typedef Vindictus2010LeafVindictus VindictusLeafVindictus;
typedef Vindictus2010EdgeWide VindictusEdgeWide;
typedef Vindictus2010Model VindictusModel;
typedef Vindictus2010WorldLight VindictusWorldLight;
typedef Vindictus2010WorldLightShadowOffset VindictusWorldLightShadowOffset;
typedef Vindictus2010Brush VindictusBrush;
typedef Vindictus2010BrushSideVindictus VindictusBrushSideVindictus;
typedef Vindictus2010Area VindictusArea;
typedef Vindictus2010AreaPortalWide VindictusAreaPortalWide;
typedef Vindictus2010DisplacementSubNeighborWide VindictusDisplacementSubNeighborWide;
typedef Vindictus2010DisplacementNeighborWide VindictusDisplacementNeighborWide;
typedef Vindictus2010DisplacementCornerNeighborsWide VindictusDisplacementCornerNeighborsWide;
typedef Vindictus2010DisplacementInfoVindictus VindictusDisplacementInfoVindictus;
typedef Vindictus2010PackedHullsHead VindictusPackedHullsHead;
typedef Vindictus2010PackedHullHead VindictusPackedHullHead;
typedef Vindictus2010PackedTriangle VindictusPackedTriangle;
typedef Vindictus2010PackedEdge VindictusPackedEdge;
typedef Vindictus2010PhysicsModelHead VindictusPhysicsModelHead;
typedef Vindictus2010SolidHead VindictusSolidHead;
typedef Vindictus2010PolygonSolidHead VindictusPolygonSolidHead;
typedef Vindictus2010MoppSolidHead VindictusMoppSolidHead;
typedef Vindictus2010CompactSurface VindictusCompactSurface;
typedef Vindictus2010CompactSurfaceBigEndian VindictusCompactSurfaceBigEndian;
typedef Vindictus2010WideSurface VindictusWideSurface;
typedef Vindictus2010Ledge VindictusLedge;
typedef Vindictus2010LedgeBigEndian VindictusLedgeBigEndian;
typedef Vindictus2010WideLedge VindictusWideLedge;
typedef Vindictus2010LedgeEdge VindictusLedgeEdge;
typedef Vindictus2010LedgeTriangle VindictusLedgeTriangle;
typedef Vindictus2010LedgeEdgeBigEndian VindictusLedgeEdgeBigEndian;
typedef Vindictus2010LedgeTriangleBigEndian VindictusLedgeTriangleBigEndian;
typedef Vindictus2010WideEdge VindictusWideEdge;
typedef Vindictus2010WideTriangle VindictusWideTriangle;
typedef Vindictus2010LedgePoint VindictusLedgePoint;
typedef Vindictus2010LedgeTreeNode VindictusLedgeTreeNode;
typedef Vindictus2010DisplacementVertex VindictusDisplacementVertex;
typedef Vindictus2010GameLumpEntryVindictus VindictusGameLumpEntryVindictus;
typedef Vindictus2010StaticPropV4 VindictusStaticPropV4;
typedef Vindictus2010StaticPropV5 VindictusStaticPropV5;
typedef Vindictus2010StaticPropV5TheShip VindictusStaticPropV5TheShip;
typedef Vindictus2010StaticPropV6 VindictusStaticPropV6;
typedef Vindictus2010StaticPropV6BloodyGoodTime VindictusStaticPropV6BloodyGoodTime;
typedef Vindictus2010StaticPropV6DarkMessiah VindictusStaticPropV6DarkMessiah;
typedef Vindictus2010StaticPropScale VindictusStaticPropScale;
typedef Vindictus2010StaticPropV7 VindictusStaticPropV7;
typedef Vindictus2010StaticPropV7ZenoClash VindictusStaticPropV7ZenoClash;
typedef Vindictus2010StaticPropV8 VindictusStaticPropV8;
typedef Vindictus2010StaticPropV8Vindictus VindictusStaticPropV8Vindictus;
typedef Vindictus2010StaticPropV9 VindictusStaticPropV9;
typedef Vindictus2010StaticPropV9DearEsther VindictusStaticPropV9DearEsther;
typedef Vindictus2010StaticPropV10 VindictusStaticPropV10;
typedef Vindictus2010StaticPropV10GlobalOffensive VindictusStaticPropV10GlobalOffensive;
typedef Vindictus2010StaticPropV11GlobalOffensive VindictusStaticPropV11GlobalOffensive;
typedef Vindictus2010StaticPropV11BlackMesaLite VindictusStaticPropV11BlackMesaLite;
typedef Vindictus2010StaticPropV11Merubasu VindictusStaticPropV11Merubasu;
typedef Vindictus2010StaticPropV11BlackMesa VindictusStaticPropV11BlackMesa;
typedef Vindictus2010StaticPropV13 VindictusStaticPropV13;
typedef Vindictus2010DetailSprite VindictusDetailSprite;
typedef Vindictus2010DetailProp VindictusDetailProp;
typedef Vindictus2010DetailPropV2 VindictusDetailPropV2;
typedef Vindictus2010DetailPropLightStyle VindictusDetailPropLightStyle;
typedef Vindictus2010LeafWaterData VindictusLeafWaterData;
typedef Vindictus2010Primitive VindictusPrimitive;
typedef Vindictus2010PakLocalHeader VindictusPakLocalHeader;
typedef Vindictus2010PakDirectoryRecord VindictusPakDirectoryRecord;
typedef Vindictus2010PakZip64EndRecord VindictusPakZip64EndRecord;
typedef Vindictus2010PakZip64Locator VindictusPakZip64Locator;
typedef Vindictus2010PakEndRecord VindictusPakEndRecord;
typedef Vindictus2010CubemapSample VindictusCubemapSample;
typedef Vindictus2010OverlayWide VindictusOverlayWide;
typedef Vindictus2010WaterOverlay VindictusWaterOverlay;
typedef Vindictus2010LeafAmbientIndexHdr VindictusLeafAmbientIndexHdr;
typedef Vindictus2010LeafAmbientIndex VindictusLeafAmbientIndex;
typedef Vindictus2010CompressedLightCube VindictusCompressedLightCube;
typedef Vindictus2010LeafAmbientSample VindictusLeafAmbientSample;
typedef Vindictus2010OverlayFade VindictusOverlayFade;
#define VINDICTUS_PLANE_TYPE_X VINDICTUS_2010_PLANE_TYPE_X
#define VINDICTUS_PLANE_TYPE_Y VINDICTUS_2010_PLANE_TYPE_Y
#define VINDICTUS_PLANE_TYPE_Z VINDICTUS_2010_PLANE_TYPE_Z
#define VINDICTUS_PLANE_TYPE_NEAREST_X VINDICTUS_2010_PLANE_TYPE_NEAREST_X
#define VINDICTUS_PLANE_TYPE_NEAREST_Y VINDICTUS_2010_PLANE_TYPE_NEAREST_Y
#define VINDICTUS_PLANE_TYPE_NEAREST_Z VINDICTUS_2010_PLANE_TYPE_NEAREST_Z
#define VINDICTUS_SURFACE_FLAGS_LIGHT VINDICTUS_2010_SURFACE_FLAGS_LIGHT
#define VINDICTUS_SURFACE_FLAGS_SKY2D VINDICTUS_2010_SURFACE_FLAGS_SKY2D
#define VINDICTUS_SURFACE_FLAGS_SKY VINDICTUS_2010_SURFACE_FLAGS_SKY
#define VINDICTUS_SURFACE_FLAGS_WARP VINDICTUS_2010_SURFACE_FLAGS_WARP
#define VINDICTUS_SURFACE_FLAGS_TRANSLUCENT VINDICTUS_2010_SURFACE_FLAGS_TRANSLUCENT
#define VINDICTUS_SURFACE_FLAGS_NO_PORTAL VINDICTUS_2010_SURFACE_FLAGS_NO_PORTAL
#define VINDICTUS_SURFACE_FLAGS_TRIGGER VINDICTUS_2010_SURFACE_FLAGS_TRIGGER
#define VINDICTUS_SURFACE_FLAGS_NO_DRAW VINDICTUS_2010_SURFACE_FLAGS_NO_DRAW
#define VINDICTUS_SURFACE_FLAGS_HINT VINDICTUS_2010_SURFACE_FLAGS_HINT
#define VINDICTUS_SURFACE_FLAGS_SKIP VINDICTUS_2010_SURFACE_FLAGS_SKIP
#define VINDICTUS_SURFACE_FLAGS_NO_LIGHT VINDICTUS_2010_SURFACE_FLAGS_NO_LIGHT
#define VINDICTUS_SURFACE_FLAGS_BUMP_LIGHT VINDICTUS_2010_SURFACE_FLAGS_BUMP_LIGHT
#define VINDICTUS_SURFACE_FLAGS_NO_SHADOWS VINDICTUS_2010_SURFACE_FLAGS_NO_SHADOWS
#define VINDICTUS_SURFACE_FLAGS_NO_DECALS VINDICTUS_2010_SURFACE_FLAGS_NO_DECALS
#define VINDICTUS_SURFACE_FLAGS_NO_CHOP VINDICTUS_2010_SURFACE_FLAGS_NO_CHOP
#define VINDICTUS_SURFACE_FLAGS_HITBOX VINDICTUS_2010_SURFACE_FLAGS_HITBOX
#define VINDICTUS_OCCLUDER_FLAGS_INACTIVE VINDICTUS_2010_OCCLUDER_FLAGS_INACTIVE
#define VINDICTUS_CONTENT_FLAGS_SOLID VINDICTUS_2010_CONTENT_FLAGS_SOLID
#define VINDICTUS_CONTENT_FLAGS_WINDOW VINDICTUS_2010_CONTENT_FLAGS_WINDOW
#define VINDICTUS_CONTENT_FLAGS_AUX VINDICTUS_2010_CONTENT_FLAGS_AUX
#define VINDICTUS_CONTENT_FLAGS_GRATE VINDICTUS_2010_CONTENT_FLAGS_GRATE
#define VINDICTUS_CONTENT_FLAGS_SLIME VINDICTUS_2010_CONTENT_FLAGS_SLIME
#define VINDICTUS_CONTENT_FLAGS_WATER VINDICTUS_2010_CONTENT_FLAGS_WATER
#define VINDICTUS_CONTENT_FLAGS_MIST VINDICTUS_2010_CONTENT_FLAGS_MIST
#define VINDICTUS_CONTENT_FLAGS_OPAQUE VINDICTUS_2010_CONTENT_FLAGS_OPAQUE
#define VINDICTUS_CONTENT_FLAGS_TEST_FOG_VOLUME VINDICTUS_2010_CONTENT_FLAGS_TEST_FOG_VOLUME
#define VINDICTUS_CONTENT_FLAGS_UNUSED0X200 VINDICTUS_2010_CONTENT_FLAGS_UNUSED0X200
#define VINDICTUS_CONTENT_FLAGS_UNUSED0X400 VINDICTUS_2010_CONTENT_FLAGS_UNUSED0X400
#define VINDICTUS_CONTENT_FLAGS_TEAM1 VINDICTUS_2010_CONTENT_FLAGS_TEAM1
#define VINDICTUS_CONTENT_FLAGS_TEAM2 VINDICTUS_2010_CONTENT_FLAGS_TEAM2
#define VINDICTUS_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE VINDICTUS_2010_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define VINDICTUS_CONTENT_FLAGS_MOVEABLE VINDICTUS_2010_CONTENT_FLAGS_MOVEABLE
#define VINDICTUS_CONTENT_FLAGS_AREA_PORTAL VINDICTUS_2010_CONTENT_FLAGS_AREA_PORTAL
#define VINDICTUS_CONTENT_FLAGS_PLAYER_CLIP VINDICTUS_2010_CONTENT_FLAGS_PLAYER_CLIP
#define VINDICTUS_CONTENT_FLAGS_MONSTER_CLIP VINDICTUS_2010_CONTENT_FLAGS_MONSTER_CLIP
#define VINDICTUS_CONTENT_FLAGS_CURRENT0 VINDICTUS_2010_CONTENT_FLAGS_CURRENT0
#define VINDICTUS_CONTENT_FLAGS_CURRENT90 VINDICTUS_2010_CONTENT_FLAGS_CURRENT90
#define VINDICTUS_CONTENT_FLAGS_CURRENT180 VINDICTUS_2010_CONTENT_FLAGS_CURRENT180
#define VINDICTUS_CONTENT_FLAGS_CURRENT270 VINDICTUS_2010_CONTENT_FLAGS_CURRENT270
#define VINDICTUS_CONTENT_FLAGS_CURRENT_UP VINDICTUS_2010_CONTENT_FLAGS_CURRENT_UP
#define VINDICTUS_CONTENT_FLAGS_CURRENT_DOWN VINDICTUS_2010_CONTENT_FLAGS_CURRENT_DOWN
#define VINDICTUS_CONTENT_FLAGS_ORIGIN VINDICTUS_2010_CONTENT_FLAGS_ORIGIN
#define VINDICTUS_CONTENT_FLAGS_MONSTER VINDICTUS_2010_CONTENT_FLAGS_MONSTER
#define VINDICTUS_CONTENT_FLAGS_DEBRIS VINDICTUS_2010_CONTENT_FLAGS_DEBRIS
#define VINDICTUS_CONTENT_FLAGS_DETAIL VINDICTUS_2010_CONTENT_FLAGS_DETAIL
#define VINDICTUS_CONTENT_FLAGS_TRANSLUCENT VINDICTUS_2010_CONTENT_FLAGS_TRANSLUCENT
#define VINDICTUS_CONTENT_FLAGS_LADDER VINDICTUS_2010_CONTENT_FLAGS_LADDER
#define VINDICTUS_CONTENT_FLAGS_HITBOX VINDICTUS_2010_CONTENT_FLAGS_HITBOX
#define VINDICTUS_WORLD_LIGHT_TYPE_SURFACE VINDICTUS_2010_WORLD_LIGHT_TYPE_SURFACE
#define VINDICTUS_WORLD_LIGHT_TYPE_POINT VINDICTUS_2010_WORLD_LIGHT_TYPE_POINT
#define VINDICTUS_WORLD_LIGHT_TYPE_SPOT VINDICTUS_2010_WORLD_LIGHT_TYPE_SPOT
#define VINDICTUS_WORLD_LIGHT_TYPE_SKY_LIGHT VINDICTUS_2010_WORLD_LIGHT_TYPE_SKY_LIGHT
#define VINDICTUS_WORLD_LIGHT_TYPE_QUAKE_LIGHT VINDICTUS_2010_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define VINDICTUS_WORLD_LIGHT_TYPE_SKY_AMBIENT VINDICTUS_2010_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define VINDICTUS_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE VINDICTUS_2010_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define VINDICTUS_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS VINDICTUS_2010_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define VINDICTUS_SOLID_TYPE_POLYGON VINDICTUS_2010_SOLID_TYPE_POLYGON
#define VINDICTUS_SOLID_TYPE_MOPP VINDICTUS_2010_SOLID_TYPE_MOPP
#define VINDICTUS_SOLID_TYPE_BALL VINDICTUS_2010_SOLID_TYPE_BALL
#define VINDICTUS_SOLID_TYPE_VIRTUAL VINDICTUS_2010_SOLID_TYPE_VIRTUAL
#define VINDICTUS_GAME_LUMP_ID_NONE VINDICTUS_2010_GAME_LUMP_ID_NONE
#define VINDICTUS_GAME_LUMP_ID_STATIC_PROPS VINDICTUS_2010_GAME_LUMP_ID_STATIC_PROPS
#define VINDICTUS_GAME_LUMP_ID_DETAIL_PROPS VINDICTUS_2010_GAME_LUMP_ID_DETAIL_PROPS
#define VINDICTUS_GAME_LUMP_ID_DETAIL_LIGHT VINDICTUS_2010_GAME_LUMP_ID_DETAIL_LIGHT
#define VINDICTUS_GAME_LUMP_ID_DETAIL_LIGHT_HDR VINDICTUS_2010_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define VINDICTUS_GAME_LUMP_ID_COLOR_VARIABLES VINDICTUS_2010_GAME_LUMP_ID_COLOR_VARIABLES
#define VINDICTUS_GAME_LUMP_FLAGS_COMPRESSED VINDICTUS_2010_GAME_LUMP_FLAGS_COMPRESSED
#define VINDICTUS_STATIC_PROP_SOLID_NONE VINDICTUS_2010_STATIC_PROP_SOLID_NONE
#define VINDICTUS_STATIC_PROP_SOLID_BOUNDING_BOX VINDICTUS_2010_STATIC_PROP_SOLID_BOUNDING_BOX
#define VINDICTUS_STATIC_PROP_SOLID_PHYSICS VINDICTUS_2010_STATIC_PROP_SOLID_PHYSICS
#define VINDICTUS_STATIC_PROP_FLAGS_FADES VINDICTUS_2010_STATIC_PROP_FLAGS_FADES
#define VINDICTUS_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN VINDICTUS_2010_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define VINDICTUS_STATIC_PROP_FLAGS_NO_DRAW VINDICTUS_2010_STATIC_PROP_FLAGS_NO_DRAW
#define VINDICTUS_STATIC_PROP_FLAGS_IGNORE_NORMALS VINDICTUS_2010_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define VINDICTUS_STATIC_PROP_FLAGS_NO_SHADOW VINDICTUS_2010_STATIC_PROP_FLAGS_NO_SHADOW
#define VINDICTUS_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE VINDICTUS_2010_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define VINDICTUS_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING VINDICTUS_2010_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define VINDICTUS_STATIC_PROP_FLAGS_NO_SELF_SHADOWING VINDICTUS_2010_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define VINDICTUS_STATIC_PROP_FLAGS32_FADES VINDICTUS_2010_STATIC_PROP_FLAGS32_FADES
#define VINDICTUS_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN VINDICTUS_2010_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define VINDICTUS_STATIC_PROP_FLAGS32_NO_DRAW VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_DRAW
#define VINDICTUS_STATIC_PROP_FLAGS32_IGNORE_NORMALS VINDICTUS_2010_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define VINDICTUS_STATIC_PROP_FLAGS32_NO_SHADOW VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_SHADOW
#define VINDICTUS_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE VINDICTUS_2010_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define VINDICTUS_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define VINDICTUS_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define VINDICTUS_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING VINDICTUS_2010_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define VINDICTUS_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH VINDICTUS_2010_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define VINDICTUS_STATIC_PROP_FLAGS_EX_EXCLUDED VINDICTUS_2010_STATIC_PROP_FLAGS_EX_EXCLUDED
#define VINDICTUS_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE VINDICTUS_2010_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define VINDICTUS_DETAIL_PROP_ORIENTATION_NORMAL VINDICTUS_2010_DETAIL_PROP_ORIENTATION_NORMAL
#define VINDICTUS_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED VINDICTUS_2010_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define VINDICTUS_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL VINDICTUS_2010_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define VINDICTUS_DETAIL_PROP_TYPE_MODEL VINDICTUS_2010_DETAIL_PROP_TYPE_MODEL
#define VINDICTUS_DETAIL_PROP_TYPE_SPRITE VINDICTUS_2010_DETAIL_PROP_TYPE_SPRITE
#define VINDICTUS_DETAIL_PROP_TYPE_CROSS_SHAPE VINDICTUS_2010_DETAIL_PROP_TYPE_CROSS_SHAPE
#define VINDICTUS_DETAIL_PROP_TYPE_TRIANGLE_SHAPE VINDICTUS_2010_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define VINDICTUS_PAK_ENTRY_FLAGS_ENCRYPTED VINDICTUS_2010_PAK_ENTRY_FLAGS_ENCRYPTED
#define VINDICTUS_PAK_ENTRY_FLAGS_SIZES_FOLLOW VINDICTUS_2010_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define VINDICTUS_PAK_ENTRY_FLAGS_UTF8 VINDICTUS_2010_PAK_ENTRY_FLAGS_UTF8
#define VINDICTUS_PAK_METHOD_STORED VINDICTUS_2010_PAK_METHOD_STORED
#define VINDICTUS_PAK_METHOD_DEFLATE VINDICTUS_2010_PAK_METHOD_DEFLATE
#define VINDICTUS_PAK_METHOD_LZMA VINDICTUS_2010_PAK_METHOD_LZMA
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_SURFACE VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define VINDICTUS_DISPLACEMENT_TRIANGLE_TAGS_REMOVE VINDICTUS_2010_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define VINDICTUS_LUMP_ENTITIES VINDICTUS_2010_LUMP_ENTITIES
#define VINDICTUS_LUMP_PLANES VINDICTUS_2010_LUMP_PLANES
#define VINDICTUS_LUMP_TEXTURE_DATA VINDICTUS_2010_LUMP_TEXTURE_DATA
#define VINDICTUS_LUMP_VERTICES VINDICTUS_2010_LUMP_VERTICES
#define VINDICTUS_LUMP_VISIBILITY VINDICTUS_2010_LUMP_VISIBILITY
#define VINDICTUS_LUMP_NODES VINDICTUS_2010_LUMP_NODES
#define VINDICTUS_LUMP_TEXTURE_INFO VINDICTUS_2010_LUMP_TEXTURE_INFO
/**
 * One of several layouts.
 * - version 2: Array of VindictusFaceVindictus.
 */
#define VINDICTUS_LUMP_FACES 7
#define VINDICTUS_LUMP_LIGHTING VINDICTUS_2010_LUMP_LIGHTING
#define VINDICTUS_LUMP_OCCLUSION VINDICTUS_2010_LUMP_OCCLUSION
#define VINDICTUS_LUMP_LEAVES VINDICTUS_2010_LUMP_LEAVES
#define VINDICTUS_LUMP_FACE_IDS VINDICTUS_2010_LUMP_FACE_IDS
#define VINDICTUS_LUMP_EDGES VINDICTUS_2010_LUMP_EDGES
#define VINDICTUS_LUMP_SURFEDGES VINDICTUS_2010_LUMP_SURFEDGES
#define VINDICTUS_LUMP_MODELS VINDICTUS_2010_LUMP_MODELS
#define VINDICTUS_LUMP_WORLD_LIGHTS VINDICTUS_2010_LUMP_WORLD_LIGHTS
#define VINDICTUS_LUMP_LEAF_FACES VINDICTUS_2010_LUMP_LEAF_FACES
#define VINDICTUS_LUMP_LEAF_BRUSHES VINDICTUS_2010_LUMP_LEAF_BRUSHES
#define VINDICTUS_LUMP_BRUSHES VINDICTUS_2010_LUMP_BRUSHES
#define VINDICTUS_LUMP_BRUSH_SIDES VINDICTUS_2010_LUMP_BRUSH_SIDES
#define VINDICTUS_LUMP_AREAS VINDICTUS_2010_LUMP_AREAS
#define VINDICTUS_LUMP_AREA_PORTALS VINDICTUS_2010_LUMP_AREA_PORTALS
#define VINDICTUS_LUMP_PORTALS VINDICTUS_2010_LUMP_PORTALS
#define VINDICTUS_LUMP_CLUSTERS VINDICTUS_2010_LUMP_CLUSTERS
#define VINDICTUS_LUMP_PORTAL_VERTICES VINDICTUS_2010_LUMP_PORTAL_VERTICES
#define VINDICTUS_LUMP_CLUSTER_PORTALS VINDICTUS_2010_LUMP_CLUSTER_PORTALS
#define VINDICTUS_LUMP_DISPLACEMENT_INFO VINDICTUS_2010_LUMP_DISPLACEMENT_INFO
/** Array of VindictusOriginalFaceVindictus. */
#define VINDICTUS_LUMP_ORIGINAL_FACES 27
#define VINDICTUS_LUMP_PHYSICS_DISPLACEMENT VINDICTUS_2010_LUMP_PHYSICS_DISPLACEMENT
#define VINDICTUS_LUMP_PHYSICS_COLLISION VINDICTUS_2010_LUMP_PHYSICS_COLLISION
#define VINDICTUS_LUMP_VERTEX_NORMALS VINDICTUS_2010_LUMP_VERTEX_NORMALS
#define VINDICTUS_LUMP_VERTEX_NORMAL_INDICES VINDICTUS_2010_LUMP_VERTEX_NORMAL_INDICES
#define VINDICTUS_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS VINDICTUS_2010_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define VINDICTUS_LUMP_DISPLACEMENT_VERTICES VINDICTUS_2010_LUMP_DISPLACEMENT_VERTICES
#define VINDICTUS_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS VINDICTUS_2010_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define VINDICTUS_LUMP_GAME_LUMP VINDICTUS_2010_LUMP_GAME_LUMP
#define VINDICTUS_LUMP_LEAF_WATER_DATA VINDICTUS_2010_LUMP_LEAF_WATER_DATA
#define VINDICTUS_LUMP_PRIMITIVES VINDICTUS_2010_LUMP_PRIMITIVES
#define VINDICTUS_LUMP_PRIMITIVE_VERTICES VINDICTUS_2010_LUMP_PRIMITIVE_VERTICES
#define VINDICTUS_LUMP_PRIMITIVE_INDICES VINDICTUS_2010_LUMP_PRIMITIVE_INDICES
#define VINDICTUS_LUMP_PAKFILE VINDICTUS_2010_LUMP_PAKFILE
#define VINDICTUS_LUMP_CLIP_PORTAL_VERTICES VINDICTUS_2010_LUMP_CLIP_PORTAL_VERTICES
#define VINDICTUS_LUMP_CUBEMAPS VINDICTUS_2010_LUMP_CUBEMAPS
#define VINDICTUS_LUMP_TEXTURE_STRING_DATA VINDICTUS_2010_LUMP_TEXTURE_STRING_DATA
#define VINDICTUS_LUMP_TEXTURE_STRING_TABLE VINDICTUS_2010_LUMP_TEXTURE_STRING_TABLE
#define VINDICTUS_LUMP_OVERLAYS VINDICTUS_2010_LUMP_OVERLAYS
#define VINDICTUS_LUMP_LEAF_MIN_DISTANCE_TO_WATER VINDICTUS_2010_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define VINDICTUS_LUMP_FACE_MACRO_TEXTURE_INFO VINDICTUS_2010_LUMP_FACE_MACRO_TEXTURE_INFO
#define VINDICTUS_LUMP_DISPLACEMENT_TRIANGLES VINDICTUS_2010_LUMP_DISPLACEMENT_TRIANGLES
#define VINDICTUS_LUMP_PHYSICS_COLLISION_SURFACE VINDICTUS_2010_LUMP_PHYSICS_COLLISION_SURFACE
#define VINDICTUS_LUMP_WATER_OVERLAYS VINDICTUS_2010_LUMP_WATER_OVERLAYS
#define VINDICTUS_LUMP_LEAF_AMBIENT_INDEX_HDR VINDICTUS_2010_LUMP_LEAF_AMBIENT_INDEX_HDR
#define VINDICTUS_LUMP_LEAF_AMBIENT_INDEX VINDICTUS_2010_LUMP_LEAF_AMBIENT_INDEX
#define VINDICTUS_LUMP_LIGHTING_HDR VINDICTUS_2010_LUMP_LIGHTING_HDR
#define VINDICTUS_LUMP_WORLD_LIGHTS_HDR VINDICTUS_2010_LUMP_WORLD_LIGHTS_HDR
#define VINDICTUS_LUMP_LEAF_AMBIENT_LIGHTING_HDR VINDICTUS_2010_LUMP_LEAF_AMBIENT_LIGHTING_HDR
#define VINDICTUS_LUMP_LEAF_AMBIENT_LIGHTING VINDICTUS_2010_LUMP_LEAF_AMBIENT_LIGHTING
#define VINDICTUS_LUMP_XZIP_PAKFILE VINDICTUS_2010_LUMP_XZIP_PAKFILE
/** Array of VindictusFaceVindictus. */
#define VINDICTUS_LUMP_FACES_HDR 58
#define VINDICTUS_LUMP_MAP_FLAGS VINDICTUS_2010_LUMP_MAP_FLAGS
#define VINDICTUS_LUMP_OVERLAY_FADES VINDICTUS_2010_LUMP_OVERLAY_FADES

typedef Vindictus2010LumpEntry VindictusLumpEntry;
typedef Vindictus2010Header VindictusHeader;

/**
 * A flat convex polygon (lumps 7, 27 and 58, version 2). Two public readers have the unknown word behind the
 * light styles, two others and the public article before them; what the article says of it, always negative,
 * is what the styles of most faces look like when they are read as it.
 * Original name: dface_t. Source: public article and readers. Confidence: guess.
 */
typedef struct VindictusFaceVindictus {
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
  /** Unknown. */
  uint8_t unknown0x20[4];
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
} VindictusFaceVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(VindictusFaceVindictus) == 76, "VindictusFaceVindictus takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, plane) == 0, "VindictusFaceVindictus.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->plane) == 4, "VindictusFaceVindictus.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, side) == 4, "VindictusFaceVindictus.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->side) == 1, "VindictusFaceVindictus.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, onNode) == 5, "VindictusFaceVindictus.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->onNode) == 1, "VindictusFaceVindictus.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, firstEdge) == 8, "VindictusFaceVindictus.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->firstEdge) == 4, "VindictusFaceVindictus.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, edgeCount) == 12, "VindictusFaceVindictus.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->edgeCount) == 4, "VindictusFaceVindictus.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, texture) == 16, "VindictusFaceVindictus.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->texture) == 4, "VindictusFaceVindictus.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, displacement) == 20, "VindictusFaceVindictus.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->displacement) == 4, "VindictusFaceVindictus.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, fogVolume) == 24, "VindictusFaceVindictus.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->fogVolume) == 4, "VindictusFaceVindictus.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, styles) == 28, "VindictusFaceVindictus.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->styles) == 4, "VindictusFaceVindictus.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, unknown0x20) == 32, "VindictusFaceVindictus.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->unknown0x20) == 4, "VindictusFaceVindictus.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, lightOffset) == 36, "VindictusFaceVindictus.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->lightOffset) == 4, "VindictusFaceVindictus.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, area) == 40, "VindictusFaceVindictus.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->area) == 4, "VindictusFaceVindictus.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, lightmapMins) == 44, "VindictusFaceVindictus.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->lightmapMins) == 8, "VindictusFaceVindictus.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, lightmapSize) == 52, "VindictusFaceVindictus.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->lightmapSize) == 8, "VindictusFaceVindictus.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, originalFace) == 60, "VindictusFaceVindictus.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->originalFace) == 4, "VindictusFaceVindictus.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, firstPrimitive) == 68, "VindictusFaceVindictus.firstPrimitive lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->firstPrimitive) == 4, "VindictusFaceVindictus.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusFaceVindictus, smoothingGroups) == 72, "VindictusFaceVindictus.smoothingGroups lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusFaceVindictus *)0)->smoothingGroups) == 4, "VindictusFaceVindictus.smoothingGroups takes 4 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * Original name: dface_t. Source: public article and readers. Confidence: guess.
 */
typedef struct VindictusOriginalFaceVindictus {
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
  /** Unknown. */
  uint8_t unknown0x20[4];
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
} VindictusOriginalFaceVindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(VindictusOriginalFaceVindictus) == 76, "VindictusOriginalFaceVindictus takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, plane) == 0, "VindictusOriginalFaceVindictus.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->plane) == 4, "VindictusOriginalFaceVindictus.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, side) == 4, "VindictusOriginalFaceVindictus.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->side) == 1, "VindictusOriginalFaceVindictus.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, onNode) == 5, "VindictusOriginalFaceVindictus.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->onNode) == 1, "VindictusOriginalFaceVindictus.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, firstEdge) == 8, "VindictusOriginalFaceVindictus.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->firstEdge) == 4, "VindictusOriginalFaceVindictus.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, edgeCount) == 12, "VindictusOriginalFaceVindictus.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->edgeCount) == 4, "VindictusOriginalFaceVindictus.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, texture) == 16, "VindictusOriginalFaceVindictus.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->texture) == 4, "VindictusOriginalFaceVindictus.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, displacement) == 20, "VindictusOriginalFaceVindictus.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->displacement) == 4, "VindictusOriginalFaceVindictus.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, fogVolume) == 24, "VindictusOriginalFaceVindictus.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->fogVolume) == 4, "VindictusOriginalFaceVindictus.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, styles) == 28, "VindictusOriginalFaceVindictus.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->styles) == 4, "VindictusOriginalFaceVindictus.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, unknown0x20) == 32, "VindictusOriginalFaceVindictus.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->unknown0x20) == 4, "VindictusOriginalFaceVindictus.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, lightOffset) == 36, "VindictusOriginalFaceVindictus.lightOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->lightOffset) == 4, "VindictusOriginalFaceVindictus.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, area) == 40, "VindictusOriginalFaceVindictus.area lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->area) == 4, "VindictusOriginalFaceVindictus.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, lightmapMins) == 44, "VindictusOriginalFaceVindictus.lightmapMins lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->lightmapMins) == 8, "VindictusOriginalFaceVindictus.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, lightmapSize) == 52, "VindictusOriginalFaceVindictus.lightmapSize lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->lightmapSize) == 8, "VindictusOriginalFaceVindictus.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, originalFace) == 60, "VindictusOriginalFaceVindictus.originalFace lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->originalFace) == 4, "VindictusOriginalFaceVindictus.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, firstPrimitive) == 68, "VindictusOriginalFaceVindictus.firstPrimitive lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->firstPrimitive) == 4, "VindictusOriginalFaceVindictus.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(VindictusOriginalFaceVindictus, smoothingGroups) == 72, "VindictusOriginalFaceVindictus.smoothingGroups lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((VindictusOriginalFaceVindictus *)0)->smoothingGroups) == 4, "VindictusOriginalFaceVindictus.smoothingGroups takes 4 bytes");

typedef Vindictus2010VerticesElement VindictusVerticesElement;

typedef Vindictus2010OcclusionWithoutAreaHead VindictusOcclusionWithoutAreaHead;

typedef Vindictus2010OcclusionHead VindictusOcclusionHead;

typedef Vindictus2010FaceIdsElement VindictusFaceIdsElement;

typedef Vindictus2010SurfedgesElement VindictusSurfedgesElement;

typedef Vindictus2010LeafFacesElement VindictusLeafFacesElement;

typedef Vindictus2010LeafBrushesElement VindictusLeafBrushesElement;

typedef Vindictus2010VertexNormalsElement VindictusVertexNormalsElement;

typedef Vindictus2010VertexNormalIndicesElement VindictusVertexNormalIndicesElement;

typedef Vindictus2010DisplacementLightmapAlphasElement VindictusDisplacementLightmapAlphasElement;

typedef Vindictus2010StaticPropsV4Head VindictusStaticPropsV4Head;

typedef Vindictus2010StaticPropsV5Head VindictusStaticPropsV5Head;

typedef Vindictus2010StaticPropsV5TheShipHead VindictusStaticPropsV5TheShipHead;

typedef Vindictus2010StaticPropsV6Head VindictusStaticPropsV6Head;

typedef Vindictus2010StaticPropsV6BloodyGoodTimeHead VindictusStaticPropsV6BloodyGoodTimeHead;

typedef Vindictus2010StaticPropsV6DarkMessiahHead VindictusStaticPropsV6DarkMessiahHead;

typedef Vindictus2010StaticPropsV6VindictusHead VindictusStaticPropsV6VindictusHead;

typedef Vindictus2010StaticPropsV7Head VindictusStaticPropsV7Head;

typedef Vindictus2010StaticPropsV7ZenoClashHead VindictusStaticPropsV7ZenoClashHead;

typedef Vindictus2010StaticPropsV7VindictusHead VindictusStaticPropsV7VindictusHead;

typedef Vindictus2010StaticPropsV8Head VindictusStaticPropsV8Head;

typedef Vindictus2010StaticPropsV8VindictusHead VindictusStaticPropsV8VindictusHead;

typedef Vindictus2010StaticPropsV9Head VindictusStaticPropsV9Head;

typedef Vindictus2010StaticPropsV9DearEstherHead VindictusStaticPropsV9DearEstherHead;

typedef Vindictus2010StaticPropsV10Head VindictusStaticPropsV10Head;

typedef Vindictus2010StaticPropsV10GlobalOffensiveHead VindictusStaticPropsV10GlobalOffensiveHead;

typedef Vindictus2010StaticPropsV11GlobalOffensiveHead VindictusStaticPropsV11GlobalOffensiveHead;

typedef Vindictus2010StaticPropsV11BlackMesaLiteHead VindictusStaticPropsV11BlackMesaLiteHead;

typedef Vindictus2010StaticPropsV11MerubasuHead VindictusStaticPropsV11MerubasuHead;

typedef Vindictus2010StaticPropsV12StrataHead VindictusStaticPropsV12StrataHead;

typedef Vindictus2010StaticPropsV11BlackMesaHead VindictusStaticPropsV11BlackMesaHead;

typedef Vindictus2010StaticPropsV13StrataHead VindictusStaticPropsV13StrataHead;

typedef Vindictus2010DetailPropsV4Head VindictusDetailPropsV4Head;

typedef Vindictus2010DetailPropsV2Head VindictusDetailPropsV2Head;

typedef Vindictus2010DetailPropLightHead VindictusDetailPropLightHead;

typedef Vindictus2010ColorVariablesHead VindictusColorVariablesHead;

typedef Vindictus2010PrimitiveVerticesElement VindictusPrimitiveVerticesElement;

typedef Vindictus2010PrimitiveIndicesElement VindictusPrimitiveIndicesElement;

typedef Vindictus2010ClipPortalVerticesElement VindictusClipPortalVerticesElement;

typedef Vindictus2010TextureStringTableElement VindictusTextureStringTableElement;

typedef Vindictus2010LeafMinDistanceToWaterElement VindictusLeafMinDistanceToWaterElement;

typedef Vindictus2010FaceMacroTextureInfoElement VindictusFaceMacroTextureInfoElement;

typedef Vindictus2010DisplacementTrianglesElement VindictusDisplacementTrianglesElement;

typedef Vindictus2010MapFlagsElement VindictusMapFlagsElement;

#endif /* BRUSHWORK_NEXON_VINDICTUS_H */
