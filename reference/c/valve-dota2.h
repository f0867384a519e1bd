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

#include "valve-dota2-beta.h"

/* As in Dota 2 (first beta versions). */
typedef Dota2BetaPlane Dota2Plane;
typedef Dota2BetaTextureData Dota2TextureData;
typedef Dota2BetaVisibilityRowOffsets Dota2VisibilityRowOffsets;
typedef Dota2BetaNode Dota2Node;
typedef Dota2BetaTextureInfo Dota2TextureInfo;
typedef Dota2BetaFace Dota2Face;
typedef Dota2BetaColorRgbExp Dota2ColorRgbExp;
typedef Dota2BetaOccluderWithoutArea Dota2OccluderWithoutArea;
typedef Dota2BetaOccluderPolygon Dota2OccluderPolygon;
typedef Dota2BetaOccluder Dota2Occluder;
typedef Dota2BetaCompressedLightCube Dota2CompressedLightCube;
typedef Dota2BetaLeafVersion0 Dota2LeafVersion0;
typedef Dota2BetaLeaf Dota2Leaf;
typedef Dota2BetaEdge Dota2Edge;
typedef Dota2BetaModel Dota2Model;
typedef Dota2BetaWorldLightShadowOffset Dota2WorldLightShadowOffset;
typedef Dota2BetaBrush Dota2Brush;
typedef Dota2BetaBrushSideThin Dota2BrushSideThin;
typedef Dota2BetaArea Dota2Area;
typedef Dota2BetaAreaPortal Dota2AreaPortal;
typedef Dota2BetaFaceBrushList Dota2FaceBrushList;
typedef Dota2BetaDisplacementSubNeighbor Dota2DisplacementSubNeighbor;
typedef Dota2BetaDisplacementNeighbor Dota2DisplacementNeighbor;
typedef Dota2BetaDisplacementCornerNeighbors Dota2DisplacementCornerNeighbors;
typedef Dota2BetaOriginalFace Dota2OriginalFace;
typedef Dota2BetaPackedHullsHead Dota2PackedHullsHead;
typedef Dota2BetaPackedHullHead Dota2PackedHullHead;
typedef Dota2BetaPackedTriangle Dota2PackedTriangle;
typedef Dota2BetaPackedEdge Dota2PackedEdge;
typedef Dota2BetaPhysicsModelHead Dota2PhysicsModelHead;
typedef Dota2BetaSolidHead Dota2SolidHead;
typedef Dota2BetaPolygonSolidHead Dota2PolygonSolidHead;
typedef Dota2BetaMoppSolidHead Dota2MoppSolidHead;
typedef Dota2BetaCompactSurface Dota2CompactSurface;
typedef Dota2BetaCompactSurfaceBigEndian Dota2CompactSurfaceBigEndian;
typedef Dota2BetaWideSurface Dota2WideSurface;
typedef Dota2BetaLedge Dota2Ledge;
typedef Dota2BetaLedgeBigEndian Dota2LedgeBigEndian;
typedef Dota2BetaWideLedge Dota2WideLedge;
typedef Dota2BetaLedgeEdge Dota2LedgeEdge;
typedef Dota2BetaLedgeTriangle Dota2LedgeTriangle;
typedef Dota2BetaLedgeEdgeBigEndian Dota2LedgeEdgeBigEndian;
typedef Dota2BetaLedgeTriangleBigEndian Dota2LedgeTriangleBigEndian;
typedef Dota2BetaWideEdge Dota2WideEdge;
typedef Dota2BetaWideTriangle Dota2WideTriangle;
typedef Dota2BetaLedgePoint Dota2LedgePoint;
typedef Dota2BetaLedgeTreeNode Dota2LedgeTreeNode;
typedef Dota2BetaDisplacementVertex Dota2DisplacementVertex;
typedef Dota2BetaGameLumpEntry Dota2GameLumpEntry;
typedef Dota2BetaStaticPropV4 Dota2StaticPropV4;
typedef Dota2BetaStaticPropV5 Dota2StaticPropV5;
typedef Dota2BetaStaticPropV5TheShip Dota2StaticPropV5TheShip;
typedef Dota2BetaStaticPropV6 Dota2StaticPropV6;
typedef Dota2BetaStaticPropV6BloodyGoodTime Dota2StaticPropV6BloodyGoodTime;
typedef Dota2BetaStaticPropV6DarkMessiah Dota2StaticPropV6DarkMessiah;
typedef Dota2BetaStaticPropScale Dota2StaticPropScale;
typedef Dota2BetaStaticPropV7 Dota2StaticPropV7;
typedef Dota2BetaStaticPropV7ZenoClash Dota2StaticPropV7ZenoClash;
typedef Dota2BetaStaticPropV8 Dota2StaticPropV8;
typedef Dota2BetaStaticPropV8Vindictus Dota2StaticPropV8Vindictus;
typedef Dota2BetaStaticPropV9 Dota2StaticPropV9;
typedef Dota2BetaStaticPropV9DearEsther Dota2StaticPropV9DearEsther;
typedef Dota2BetaStaticPropV10 Dota2StaticPropV10;
typedef Dota2BetaStaticPropV10GlobalOffensive Dota2StaticPropV10GlobalOffensive;
typedef Dota2BetaStaticPropV11GlobalOffensive Dota2StaticPropV11GlobalOffensive;
typedef Dota2BetaStaticPropV11BlackMesaLite Dota2StaticPropV11BlackMesaLite;
typedef Dota2BetaStaticPropV11Merubasu Dota2StaticPropV11Merubasu;
typedef Dota2BetaStaticPropV11BlackMesa Dota2StaticPropV11BlackMesa;
typedef Dota2BetaStaticPropV13 Dota2StaticPropV13;
typedef Dota2BetaDetailSprite Dota2DetailSprite;
typedef Dota2BetaDetailProp Dota2DetailProp;
typedef Dota2BetaDetailPropV2 Dota2DetailPropV2;
typedef Dota2BetaDetailPropLightStyle Dota2DetailPropLightStyle;
typedef Dota2BetaLeafWaterData Dota2LeafWaterData;
typedef Dota2BetaPrimitive Dota2Primitive;
typedef Dota2BetaPakLocalHeader Dota2PakLocalHeader;
typedef Dota2BetaPakDirectoryRecord Dota2PakDirectoryRecord;
typedef Dota2BetaPakZip64EndRecord Dota2PakZip64EndRecord;
typedef Dota2BetaPakZip64Locator Dota2PakZip64Locator;
typedef Dota2BetaPakEndRecord Dota2PakEndRecord;
typedef Dota2BetaCubemapSample Dota2CubemapSample;
typedef Dota2BetaWaterOverlay Dota2WaterOverlay;
typedef Dota2BetaLeafAmbientIndexHdr Dota2LeafAmbientIndexHdr;
typedef Dota2BetaLeafAmbientIndex Dota2LeafAmbientIndex;
typedef Dota2BetaLeafAmbientSample Dota2LeafAmbientSample;
typedef Dota2BetaOverlayFade Dota2OverlayFade;
typedef Dota2BetaOverlaySystemLevels Dota2OverlaySystemLevels;
typedef Dota2BetaDisplacementMultiblend Dota2DisplacementMultiblend;
#define DOTA2_PLANE_TYPE_X DOTA2_BETA_PLANE_TYPE_X
#define DOTA2_PLANE_TYPE_Y DOTA2_BETA_PLANE_TYPE_Y
#define DOTA2_PLANE_TYPE_Z DOTA2_BETA_PLANE_TYPE_Z
#define DOTA2_PLANE_TYPE_NEAREST_X DOTA2_BETA_PLANE_TYPE_NEAREST_X
#define DOTA2_PLANE_TYPE_NEAREST_Y DOTA2_BETA_PLANE_TYPE_NEAREST_Y
#define DOTA2_PLANE_TYPE_NEAREST_Z DOTA2_BETA_PLANE_TYPE_NEAREST_Z
#define DOTA2_SURFACE_FLAGS_LIGHT DOTA2_BETA_SURFACE_FLAGS_LIGHT
#define DOTA2_SURFACE_FLAGS_SKY2D DOTA2_BETA_SURFACE_FLAGS_SKY2D
#define DOTA2_SURFACE_FLAGS_SKY DOTA2_BETA_SURFACE_FLAGS_SKY
#define DOTA2_SURFACE_FLAGS_WARP DOTA2_BETA_SURFACE_FLAGS_WARP
#define DOTA2_SURFACE_FLAGS_TRANSLUCENT DOTA2_BETA_SURFACE_FLAGS_TRANSLUCENT
#define DOTA2_SURFACE_FLAGS_NO_PORTAL DOTA2_BETA_SURFACE_FLAGS_NO_PORTAL
#define DOTA2_SURFACE_FLAGS_TRIGGER DOTA2_BETA_SURFACE_FLAGS_TRIGGER
#define DOTA2_SURFACE_FLAGS_NO_DRAW DOTA2_BETA_SURFACE_FLAGS_NO_DRAW
#define DOTA2_SURFACE_FLAGS_HINT DOTA2_BETA_SURFACE_FLAGS_HINT
#define DOTA2_SURFACE_FLAGS_SKIP DOTA2_BETA_SURFACE_FLAGS_SKIP
#define DOTA2_SURFACE_FLAGS_NO_LIGHT DOTA2_BETA_SURFACE_FLAGS_NO_LIGHT
#define DOTA2_SURFACE_FLAGS_BUMP_LIGHT DOTA2_BETA_SURFACE_FLAGS_BUMP_LIGHT
#define DOTA2_SURFACE_FLAGS_NO_SHADOWS DOTA2_BETA_SURFACE_FLAGS_NO_SHADOWS
#define DOTA2_SURFACE_FLAGS_NO_DECALS DOTA2_BETA_SURFACE_FLAGS_NO_DECALS
#define DOTA2_SURFACE_FLAGS_NO_CHOP DOTA2_BETA_SURFACE_FLAGS_NO_CHOP
#define DOTA2_SURFACE_FLAGS_HITBOX DOTA2_BETA_SURFACE_FLAGS_HITBOX
#define DOTA2_OCCLUDER_FLAGS_INACTIVE DOTA2_BETA_OCCLUDER_FLAGS_INACTIVE
#define DOTA2_CONTENT_FLAGS_SOLID DOTA2_BETA_CONTENT_FLAGS_SOLID
#define DOTA2_CONTENT_FLAGS_WINDOW DOTA2_BETA_CONTENT_FLAGS_WINDOW
#define DOTA2_CONTENT_FLAGS_AUX DOTA2_BETA_CONTENT_FLAGS_AUX
#define DOTA2_CONTENT_FLAGS_GRATE DOTA2_BETA_CONTENT_FLAGS_GRATE
#define DOTA2_CONTENT_FLAGS_SLIME DOTA2_BETA_CONTENT_FLAGS_SLIME
#define DOTA2_CONTENT_FLAGS_WATER DOTA2_BETA_CONTENT_FLAGS_WATER
#define DOTA2_CONTENT_FLAGS_MIST DOTA2_BETA_CONTENT_FLAGS_MIST
#define DOTA2_CONTENT_FLAGS_OPAQUE DOTA2_BETA_CONTENT_FLAGS_OPAQUE
#define DOTA2_CONTENT_FLAGS_TEST_FOG_VOLUME DOTA2_BETA_CONTENT_FLAGS_TEST_FOG_VOLUME
#define DOTA2_CONTENT_FLAGS_UNUSED0X200 DOTA2_BETA_CONTENT_FLAGS_UNUSED0X200
#define DOTA2_CONTENT_FLAGS_UNUSED0X400 DOTA2_BETA_CONTENT_FLAGS_UNUSED0X400
#define DOTA2_CONTENT_FLAGS_TEAM1 DOTA2_BETA_CONTENT_FLAGS_TEAM1
#define DOTA2_CONTENT_FLAGS_TEAM2 DOTA2_BETA_CONTENT_FLAGS_TEAM2
#define DOTA2_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE DOTA2_BETA_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define DOTA2_CONTENT_FLAGS_MOVEABLE DOTA2_BETA_CONTENT_FLAGS_MOVEABLE
#define DOTA2_CONTENT_FLAGS_AREA_PORTAL DOTA2_BETA_CONTENT_FLAGS_AREA_PORTAL
#define DOTA2_CONTENT_FLAGS_PLAYER_CLIP DOTA2_BETA_CONTENT_FLAGS_PLAYER_CLIP
#define DOTA2_CONTENT_FLAGS_MONSTER_CLIP DOTA2_BETA_CONTENT_FLAGS_MONSTER_CLIP
#define DOTA2_CONTENT_FLAGS_CURRENT0 DOTA2_BETA_CONTENT_FLAGS_CURRENT0
#define DOTA2_CONTENT_FLAGS_CURRENT90 DOTA2_BETA_CONTENT_FLAGS_CURRENT90
#define DOTA2_CONTENT_FLAGS_CURRENT180 DOTA2_BETA_CONTENT_FLAGS_CURRENT180
#define DOTA2_CONTENT_FLAGS_CURRENT270 DOTA2_BETA_CONTENT_FLAGS_CURRENT270
#define DOTA2_CONTENT_FLAGS_CURRENT_UP DOTA2_BETA_CONTENT_FLAGS_CURRENT_UP
#define DOTA2_CONTENT_FLAGS_CURRENT_DOWN DOTA2_BETA_CONTENT_FLAGS_CURRENT_DOWN
#define DOTA2_CONTENT_FLAGS_ORIGIN DOTA2_BETA_CONTENT_FLAGS_ORIGIN
#define DOTA2_CONTENT_FLAGS_MONSTER DOTA2_BETA_CONTENT_FLAGS_MONSTER
#define DOTA2_CONTENT_FLAGS_DEBRIS DOTA2_BETA_CONTENT_FLAGS_DEBRIS
#define DOTA2_CONTENT_FLAGS_DETAIL DOTA2_BETA_CONTENT_FLAGS_DETAIL
#define DOTA2_CONTENT_FLAGS_TRANSLUCENT DOTA2_BETA_CONTENT_FLAGS_TRANSLUCENT
#define DOTA2_CONTENT_FLAGS_LADDER DOTA2_BETA_CONTENT_FLAGS_LADDER
#define DOTA2_CONTENT_FLAGS_HITBOX DOTA2_BETA_CONTENT_FLAGS_HITBOX
#define DOTA2_WORLD_LIGHT_TYPE_SURFACE DOTA2_BETA_WORLD_LIGHT_TYPE_SURFACE
#define DOTA2_WORLD_LIGHT_TYPE_POINT DOTA2_BETA_WORLD_LIGHT_TYPE_POINT
#define DOTA2_WORLD_LIGHT_TYPE_SPOT DOTA2_BETA_WORLD_LIGHT_TYPE_SPOT
#define DOTA2_WORLD_LIGHT_TYPE_SKY_LIGHT DOTA2_BETA_WORLD_LIGHT_TYPE_SKY_LIGHT
#define DOTA2_WORLD_LIGHT_TYPE_QUAKE_LIGHT DOTA2_BETA_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define DOTA2_WORLD_LIGHT_TYPE_SKY_AMBIENT DOTA2_BETA_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define DOTA2_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE DOTA2_BETA_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define DOTA2_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS DOTA2_BETA_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define DOTA2_SOLID_TYPE_POLYGON DOTA2_BETA_SOLID_TYPE_POLYGON
#define DOTA2_SOLID_TYPE_MOPP DOTA2_BETA_SOLID_TYPE_MOPP
#define DOTA2_SOLID_TYPE_BALL DOTA2_BETA_SOLID_TYPE_BALL
#define DOTA2_SOLID_TYPE_VIRTUAL DOTA2_BETA_SOLID_TYPE_VIRTUAL
#define DOTA2_GAME_LUMP_ID_NONE DOTA2_BETA_GAME_LUMP_ID_NONE
#define DOTA2_GAME_LUMP_ID_STATIC_PROPS DOTA2_BETA_GAME_LUMP_ID_STATIC_PROPS
#define DOTA2_GAME_LUMP_ID_DETAIL_PROPS DOTA2_BETA_GAME_LUMP_ID_DETAIL_PROPS
#define DOTA2_GAME_LUMP_ID_DETAIL_LIGHT DOTA2_BETA_GAME_LUMP_ID_DETAIL_LIGHT
#define DOTA2_GAME_LUMP_ID_DETAIL_LIGHT_HDR DOTA2_BETA_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define DOTA2_GAME_LUMP_ID_COLOR_VARIABLES DOTA2_BETA_GAME_LUMP_ID_COLOR_VARIABLES
#define DOTA2_GAME_LUMP_FLAGS_COMPRESSED DOTA2_BETA_GAME_LUMP_FLAGS_COMPRESSED
#define DOTA2_STATIC_PROP_SOLID_NONE DOTA2_BETA_STATIC_PROP_SOLID_NONE
#define DOTA2_STATIC_PROP_SOLID_BOUNDING_BOX DOTA2_BETA_STATIC_PROP_SOLID_BOUNDING_BOX
#define DOTA2_STATIC_PROP_SOLID_PHYSICS DOTA2_BETA_STATIC_PROP_SOLID_PHYSICS
#define DOTA2_STATIC_PROP_FLAGS_FADES DOTA2_BETA_STATIC_PROP_FLAGS_FADES
#define DOTA2_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN DOTA2_BETA_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define DOTA2_STATIC_PROP_FLAGS_NO_DRAW DOTA2_BETA_STATIC_PROP_FLAGS_NO_DRAW
#define DOTA2_STATIC_PROP_FLAGS_IGNORE_NORMALS DOTA2_BETA_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define DOTA2_STATIC_PROP_FLAGS_NO_SHADOW DOTA2_BETA_STATIC_PROP_FLAGS_NO_SHADOW
#define DOTA2_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE DOTA2_BETA_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define DOTA2_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING DOTA2_BETA_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define DOTA2_STATIC_PROP_FLAGS_NO_SELF_SHADOWING DOTA2_BETA_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define DOTA2_STATIC_PROP_FLAGS32_FADES DOTA2_BETA_STATIC_PROP_FLAGS32_FADES
#define DOTA2_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN DOTA2_BETA_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define DOTA2_STATIC_PROP_FLAGS32_NO_DRAW DOTA2_BETA_STATIC_PROP_FLAGS32_NO_DRAW
#define DOTA2_STATIC_PROP_FLAGS32_IGNORE_NORMALS DOTA2_BETA_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define DOTA2_STATIC_PROP_FLAGS32_NO_SHADOW DOTA2_BETA_STATIC_PROP_FLAGS32_NO_SHADOW
#define DOTA2_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE DOTA2_BETA_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define DOTA2_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING DOTA2_BETA_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define DOTA2_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING DOTA2_BETA_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define DOTA2_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING DOTA2_BETA_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define DOTA2_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH DOTA2_BETA_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define DOTA2_STATIC_PROP_FLAGS_EX_EXCLUDED DOTA2_BETA_STATIC_PROP_FLAGS_EX_EXCLUDED
#define DOTA2_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE DOTA2_BETA_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define DOTA2_DETAIL_PROP_ORIENTATION_NORMAL DOTA2_BETA_DETAIL_PROP_ORIENTATION_NORMAL
#define DOTA2_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED DOTA2_BETA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define DOTA2_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL DOTA2_BETA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define DOTA2_DETAIL_PROP_TYPE_MODEL DOTA2_BETA_DETAIL_PROP_TYPE_MODEL
#define DOTA2_DETAIL_PROP_TYPE_SPRITE DOTA2_BETA_DETAIL_PROP_TYPE_SPRITE
#define DOTA2_DETAIL_PROP_TYPE_CROSS_SHAPE DOTA2_BETA_DETAIL_PROP_TYPE_CROSS_SHAPE
#define DOTA2_DETAIL_PROP_TYPE_TRIANGLE_SHAPE DOTA2_BETA_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define DOTA2_PAK_ENTRY_FLAGS_ENCRYPTED DOTA2_BETA_PAK_ENTRY_FLAGS_ENCRYPTED
#define DOTA2_PAK_ENTRY_FLAGS_SIZES_FOLLOW DOTA2_BETA_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define DOTA2_PAK_ENTRY_FLAGS_UTF8 DOTA2_BETA_PAK_ENTRY_FLAGS_UTF8
#define DOTA2_PAK_METHOD_STORED DOTA2_BETA_PAK_METHOD_STORED
#define DOTA2_PAK_METHOD_DEFLATE DOTA2_BETA_PAK_METHOD_DEFLATE
#define DOTA2_PAK_METHOD_LZMA DOTA2_BETA_PAK_METHOD_LZMA
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define DOTA2_DISPLACEMENT_TRIANGLE_TAGS_REMOVE DOTA2_BETA_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define DOTA2_LUMP_ENTITIES DOTA2_BETA_LUMP_ENTITIES
#define DOTA2_LUMP_PLANES DOTA2_BETA_LUMP_PLANES
#define DOTA2_LUMP_TEXTURE_DATA DOTA2_BETA_LUMP_TEXTURE_DATA
#define DOTA2_LUMP_VERTICES DOTA2_BETA_LUMP_VERTICES
#define DOTA2_LUMP_VISIBILITY DOTA2_BETA_LUMP_VISIBILITY
#define DOTA2_LUMP_NODES DOTA2_BETA_LUMP_NODES
#define DOTA2_LUMP_TEXTURE_INFO DOTA2_BETA_LUMP_TEXTURE_INFO
#define DOTA2_LUMP_FACES DOTA2_BETA_LUMP_FACES
#define DOTA2_LUMP_LIGHTING DOTA2_BETA_LUMP_LIGHTING
#define DOTA2_LUMP_OCCLUSION DOTA2_BETA_LUMP_OCCLUSION
#define DOTA2_LUMP_LEAVES DOTA2_BETA_LUMP_LEAVES
#define DOTA2_LUMP_FACE_IDS DOTA2_BETA_LUMP_FACE_IDS
#define DOTA2_LUMP_EDGES DOTA2_BETA_LUMP_EDGES
#define DOTA2_LUMP_SURFEDGES DOTA2_BETA_LUMP_SURFEDGES
#define DOTA2_LUMP_MODELS DOTA2_BETA_LUMP_MODELS
#define DOTA2_LUMP_WORLD_LIGHTS DOTA2_BETA_LUMP_WORLD_LIGHTS
#define DOTA2_LUMP_LEAF_FACES DOTA2_BETA_LUMP_LEAF_FACES
#define DOTA2_LUMP_LEAF_BRUSHES DOTA2_BETA_LUMP_LEAF_BRUSHES
#define DOTA2_LUMP_BRUSHES DOTA2_BETA_LUMP_BRUSHES
#define DOTA2_LUMP_BRUSH_SIDES DOTA2_BETA_LUMP_BRUSH_SIDES
#define DOTA2_LUMP_AREAS DOTA2_BETA_LUMP_AREAS
#define DOTA2_LUMP_AREA_PORTALS DOTA2_BETA_LUMP_AREA_PORTALS
#define DOTA2_LUMP_FACE_BRUSHES DOTA2_BETA_LUMP_FACE_BRUSHES
#define DOTA2_LUMP_FACE_BRUSH_LISTS DOTA2_BETA_LUMP_FACE_BRUSH_LISTS
/** Array of Dota2DisplacementInfoDota2. */
#define DOTA2_LUMP_DISPLACEMENT_INFO 26
#define DOTA2_LUMP_ORIGINAL_FACES DOTA2_BETA_LUMP_ORIGINAL_FACES
#define DOTA2_LUMP_PHYSICS_DISPLACEMENT DOTA2_BETA_LUMP_PHYSICS_DISPLACEMENT
#define DOTA2_LUMP_PHYSICS_COLLISION DOTA2_BETA_LUMP_PHYSICS_COLLISION
#define DOTA2_LUMP_VERTEX_NORMALS DOTA2_BETA_LUMP_VERTEX_NORMALS
#define DOTA2_LUMP_VERTEX_NORMAL_INDICES DOTA2_BETA_LUMP_VERTEX_NORMAL_INDICES
#define DOTA2_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS DOTA2_BETA_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define DOTA2_LUMP_DISPLACEMENT_VERTICES DOTA2_BETA_LUMP_DISPLACEMENT_VERTICES
#define DOTA2_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS DOTA2_BETA_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define DOTA2_LUMP_GAME_LUMP DOTA2_BETA_LUMP_GAME_LUMP
#define DOTA2_LUMP_LEAF_WATER_DATA DOTA2_BETA_LUMP_LEAF_WATER_DATA
#define DOTA2_LUMP_PRIMITIVES DOTA2_BETA_LUMP_PRIMITIVES
#define DOTA2_LUMP_PRIMITIVE_VERTICES DOTA2_BETA_LUMP_PRIMITIVE_VERTICES
#define DOTA2_LUMP_PRIMITIVE_INDICES DOTA2_BETA_LUMP_PRIMITIVE_INDICES
#define DOTA2_LUMP_PAKFILE DOTA2_BETA_LUMP_PAKFILE
#define DOTA2_LUMP_CLIP_PORTAL_VERTICES DOTA2_BETA_LUMP_CLIP_PORTAL_VERTICES
#define DOTA2_LUMP_CUBEMAPS DOTA2_BETA_LUMP_CUBEMAPS
#define DOTA2_LUMP_TEXTURE_STRING_DATA DOTA2_BETA_LUMP_TEXTURE_STRING_DATA
#define DOTA2_LUMP_TEXTURE_STRING_TABLE DOTA2_BETA_LUMP_TEXTURE_STRING_TABLE
/** Array of Dota2OverlayDota2. */
#define DOTA2_LUMP_OVERLAYS 45
#define DOTA2_LUMP_LEAF_MIN_DISTANCE_TO_WATER DOTA2_BETA_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define DOTA2_LUMP_FACE_MACRO_TEXTURE_INFO DOTA2_BETA_LUMP_FACE_MACRO_TEXTURE_INFO
#define DOTA2_LUMP_DISPLACEMENT_TRIANGLES DOTA2_BETA_LUMP_DISPLACEMENT_TRIANGLES
#define DOTA2_LUMP_PROP_BLOB DOTA2_BETA_LUMP_PROP_BLOB
#define DOTA2_LUMP_WATER_OVERLAYS DOTA2_BETA_LUMP_WATER_OVERLAYS
#define DOTA2_LUMP_LEAF_AMBIENT_INDEX_HDR DOTA2_BETA_LUMP_LEAF_AMBIENT_INDEX_HDR
#define DOTA2_LUMP_LEAF_AMBIENT_INDEX DOTA2_BETA_LUMP_LEAF_AMBIENT_INDEX
#define DOTA2_LUMP_LIGHTING_HDR DOTA2_BETA_LUMP_LIGHTING_HDR
#define DOTA2_LUMP_WORLD_LIGHTS_HDR DOTA2_BETA_LUMP_WORLD_LIGHTS_HDR
#define DOTA2_LUMP_LEAF_AMBIENT_LIGHTING_HDR DOTA2_BETA_LUMP_LEAF_AMBIENT_LIGHTING_HDR
#define DOTA2_LUMP_LEAF_AMBIENT_LIGHTING DOTA2_BETA_LUMP_LEAF_AMBIENT_LIGHTING
#define DOTA2_LUMP_XZIP_PAKFILE DOTA2_BETA_LUMP_XZIP_PAKFILE
#define DOTA2_LUMP_FACES_HDR DOTA2_BETA_LUMP_FACES_HDR
#define DOTA2_LUMP_MAP_FLAGS DOTA2_BETA_LUMP_MAP_FLAGS
#define DOTA2_LUMP_OVERLAY_FADES DOTA2_BETA_LUMP_OVERLAY_FADES
#define DOTA2_LUMP_OVERLAY_SYSTEM_LEVELS DOTA2_BETA_LUMP_OVERLAY_SYSTEM_LEVELS
#define DOTA2_LUMP_PHYSICS_LEVEL DOTA2_BETA_LUMP_PHYSICS_LEVEL
#define DOTA2_LUMP_DISPLACEMENT_MULTIBLEND DOTA2_BETA_LUMP_DISPLACEMENT_MULTIBLEND

typedef Dota2BetaLumpEntry Dota2LumpEntry;
typedef Dota2BetaHeader Dota2Header;

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
 * A decal that lies on faces (lump 45) of version 23.
 * Original name: doverlay_t. Source: specification, which says that it differs; public readers. Confidence:
 * probable.
 */
typedef struct Dota2OverlayDota2 {
  /**
   * Number that the compiler gave it, in the order of their entities; those on water begin behind the most
   * that there may be of others.
   */
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

typedef Dota2BetaVerticesElement Dota2VerticesElement;

typedef Dota2BetaOcclusionWithoutAreaHead Dota2OcclusionWithoutAreaHead;

typedef Dota2BetaOcclusionHead Dota2OcclusionHead;

typedef Dota2BetaFaceIdsElement Dota2FaceIdsElement;

typedef Dota2BetaSurfedgesElement Dota2SurfedgesElement;

typedef Dota2BetaLeafFacesElement Dota2LeafFacesElement;

typedef Dota2BetaLeafBrushesElement Dota2LeafBrushesElement;

typedef Dota2BetaFaceBrushesElement Dota2FaceBrushesElement;

typedef Dota2BetaVertexNormalsElement Dota2VertexNormalsElement;

typedef Dota2BetaVertexNormalIndicesElement Dota2VertexNormalIndicesElement;

typedef Dota2BetaDisplacementLightmapAlphasElement Dota2DisplacementLightmapAlphasElement;

typedef Dota2BetaStaticPropsV4Head Dota2StaticPropsV4Head;

typedef Dota2BetaStaticPropsV5Head Dota2StaticPropsV5Head;

typedef Dota2BetaStaticPropsV5TheShipHead Dota2StaticPropsV5TheShipHead;

typedef Dota2BetaStaticPropsV6Head Dota2StaticPropsV6Head;

typedef Dota2BetaStaticPropsV6BloodyGoodTimeHead Dota2StaticPropsV6BloodyGoodTimeHead;

typedef Dota2BetaStaticPropsV6DarkMessiahHead Dota2StaticPropsV6DarkMessiahHead;

typedef Dota2BetaStaticPropsV6VindictusHead Dota2StaticPropsV6VindictusHead;

typedef Dota2BetaStaticPropsV7Head Dota2StaticPropsV7Head;

typedef Dota2BetaStaticPropsV7ZenoClashHead Dota2StaticPropsV7ZenoClashHead;

typedef Dota2BetaStaticPropsV7VindictusHead Dota2StaticPropsV7VindictusHead;

typedef Dota2BetaStaticPropsV8Head Dota2StaticPropsV8Head;

typedef Dota2BetaStaticPropsV8VindictusHead Dota2StaticPropsV8VindictusHead;

typedef Dota2BetaStaticPropsV9Head Dota2StaticPropsV9Head;

typedef Dota2BetaStaticPropsV9DearEstherHead Dota2StaticPropsV9DearEstherHead;

typedef Dota2BetaStaticPropsV10Head Dota2StaticPropsV10Head;

typedef Dota2BetaStaticPropsV10GlobalOffensiveHead Dota2StaticPropsV10GlobalOffensiveHead;

typedef Dota2BetaStaticPropsV11GlobalOffensiveHead Dota2StaticPropsV11GlobalOffensiveHead;

typedef Dota2BetaStaticPropsV11BlackMesaLiteHead Dota2StaticPropsV11BlackMesaLiteHead;

typedef Dota2BetaStaticPropsV11MerubasuHead Dota2StaticPropsV11MerubasuHead;

typedef Dota2BetaStaticPropsV12StrataHead Dota2StaticPropsV12StrataHead;

typedef Dota2BetaStaticPropsV11BlackMesaHead Dota2StaticPropsV11BlackMesaHead;

typedef Dota2BetaStaticPropsV13StrataHead Dota2StaticPropsV13StrataHead;

typedef Dota2BetaDetailPropsV4Head Dota2DetailPropsV4Head;

typedef Dota2BetaDetailPropsV2Head Dota2DetailPropsV2Head;

typedef Dota2BetaDetailPropLightHead Dota2DetailPropLightHead;

typedef Dota2BetaColorVariablesHead Dota2ColorVariablesHead;

typedef Dota2BetaPrimitiveVerticesElement Dota2PrimitiveVerticesElement;

typedef Dota2BetaPrimitiveIndicesElement Dota2PrimitiveIndicesElement;

typedef Dota2BetaClipPortalVerticesElement Dota2ClipPortalVerticesElement;

typedef Dota2BetaTextureStringTableElement Dota2TextureStringTableElement;

typedef Dota2BetaLeafMinDistanceToWaterElement Dota2LeafMinDistanceToWaterElement;

typedef Dota2BetaFaceMacroTextureInfoElement Dota2FaceMacroTextureInfoElement;

typedef Dota2BetaDisplacementTrianglesElement Dota2DisplacementTrianglesElement;

typedef Dota2BetaMapFlagsElement Dota2MapFlagsElement;

#endif /* BRUSHWORK_VALVE_DOTA2_H */
