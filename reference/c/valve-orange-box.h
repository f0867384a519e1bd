/**
 * Source 2007 to 2013 (Orange Box, Team Fortress 2, SDK 2013): VBSP 20, little- or big-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Source of 2007 (The Orange Box: Half-Life 2: Episode Two, Portal, Team Fortress 2) and the public SDKs
 * after it: VBSP 20. Leaves have several samples of ambient light; overlays fade.
 */
#ifndef BRUSHWORK_VALVE_ORANGE_BOX_H
#define BRUSHWORK_VALVE_ORANGE_BOX_H

#include "valve-source-2006.h"

/* As in Source 2006 (Episode One, Lost Coast). */
typedef Source2006Plane OrangeBoxPlane;
typedef Source2006TextureData OrangeBoxTextureData;
typedef Source2006VisibilityRowOffsets OrangeBoxVisibilityRowOffsets;
typedef Source2006Node OrangeBoxNode;
typedef Source2006TextureInfo OrangeBoxTextureInfo;
typedef Source2006Face OrangeBoxFace;
typedef Source2006ColorRgbExp OrangeBoxColorRgbExp;
typedef Source2006OccluderWithoutArea OrangeBoxOccluderWithoutArea;
typedef Source2006OccluderPolygon OrangeBoxOccluderPolygon;
typedef Source2006Occluder OrangeBoxOccluder;
typedef Source2006CompressedLightCube OrangeBoxCompressedLightCube;
typedef Source2006LeafVersion0 OrangeBoxLeafVersion0;
typedef Source2006Leaf OrangeBoxLeaf;
typedef Source2006Edge OrangeBoxEdge;
typedef Source2006Model OrangeBoxModel;
typedef Source2006WorldLight OrangeBoxWorldLight;
typedef Source2006Brush OrangeBoxBrush;
typedef Source2006BrushSide OrangeBoxBrushSide;
typedef Source2006Area OrangeBoxArea;
typedef Source2006AreaPortal OrangeBoxAreaPortal;
typedef Source2006DisplacementSubNeighbor OrangeBoxDisplacementSubNeighbor;
typedef Source2006DisplacementNeighbor OrangeBoxDisplacementNeighbor;
typedef Source2006DisplacementCornerNeighbors OrangeBoxDisplacementCornerNeighbors;
typedef Source2006DisplacementInfo OrangeBoxDisplacementInfo;
typedef Source2006OriginalFace OrangeBoxOriginalFace;
typedef Source2006PackedHullsHead OrangeBoxPackedHullsHead;
typedef Source2006PackedHullHead OrangeBoxPackedHullHead;
typedef Source2006PackedTriangle OrangeBoxPackedTriangle;
typedef Source2006PackedEdge OrangeBoxPackedEdge;
typedef Source2006PhysicsModelHead OrangeBoxPhysicsModelHead;
typedef Source2006SolidHead OrangeBoxSolidHead;
typedef Source2006PolygonSolidHead OrangeBoxPolygonSolidHead;
typedef Source2006MoppSolidHead OrangeBoxMoppSolidHead;
typedef Source2006CompactSurface OrangeBoxCompactSurface;
typedef Source2006CompactSurfaceBigEndian OrangeBoxCompactSurfaceBigEndian;
typedef Source2006WideSurface OrangeBoxWideSurface;
typedef Source2006Ledge OrangeBoxLedge;
typedef Source2006LedgeBigEndian OrangeBoxLedgeBigEndian;
typedef Source2006WideLedge OrangeBoxWideLedge;
typedef Source2006LedgeEdge OrangeBoxLedgeEdge;
typedef Source2006LedgeTriangle OrangeBoxLedgeTriangle;
typedef Source2006LedgeEdgeBigEndian OrangeBoxLedgeEdgeBigEndian;
typedef Source2006LedgeTriangleBigEndian OrangeBoxLedgeTriangleBigEndian;
typedef Source2006WideEdge OrangeBoxWideEdge;
typedef Source2006WideTriangle OrangeBoxWideTriangle;
typedef Source2006LedgePoint OrangeBoxLedgePoint;
typedef Source2006LedgeTreeNode OrangeBoxLedgeTreeNode;
typedef Source2006DisplacementVertex OrangeBoxDisplacementVertex;
typedef Source2006GameLumpEntry OrangeBoxGameLumpEntry;
typedef Source2006StaticPropV4 OrangeBoxStaticPropV4;
typedef Source2006StaticPropV5 OrangeBoxStaticPropV5;
typedef Source2006StaticPropV5TheShip OrangeBoxStaticPropV5TheShip;
typedef Source2006StaticPropV6 OrangeBoxStaticPropV6;
typedef Source2006StaticPropV6BloodyGoodTime OrangeBoxStaticPropV6BloodyGoodTime;
typedef Source2006StaticPropV6DarkMessiah OrangeBoxStaticPropV6DarkMessiah;
typedef Source2006StaticPropScale OrangeBoxStaticPropScale;
typedef Source2006StaticPropV7 OrangeBoxStaticPropV7;
typedef Source2006StaticPropV7ZenoClash OrangeBoxStaticPropV7ZenoClash;
typedef Source2006StaticPropV8 OrangeBoxStaticPropV8;
typedef Source2006StaticPropV8Vindictus OrangeBoxStaticPropV8Vindictus;
typedef Source2006StaticPropV9 OrangeBoxStaticPropV9;
typedef Source2006StaticPropV9DearEsther OrangeBoxStaticPropV9DearEsther;
typedef Source2006StaticPropV10 OrangeBoxStaticPropV10;
typedef Source2006StaticPropV10GlobalOffensive OrangeBoxStaticPropV10GlobalOffensive;
typedef Source2006StaticPropV11GlobalOffensive OrangeBoxStaticPropV11GlobalOffensive;
typedef Source2006StaticPropV11BlackMesaLite OrangeBoxStaticPropV11BlackMesaLite;
typedef Source2006StaticPropV11Merubasu OrangeBoxStaticPropV11Merubasu;
typedef Source2006StaticPropV11BlackMesa OrangeBoxStaticPropV11BlackMesa;
typedef Source2006StaticPropV13 OrangeBoxStaticPropV13;
typedef Source2006DetailSprite OrangeBoxDetailSprite;
typedef Source2006DetailProp OrangeBoxDetailProp;
typedef Source2006DetailPropV2 OrangeBoxDetailPropV2;
typedef Source2006DetailPropLightStyle OrangeBoxDetailPropLightStyle;
typedef Source2006LeafWaterData OrangeBoxLeafWaterData;
typedef Source2006Primitive OrangeBoxPrimitive;
typedef Source2006PakLocalHeader OrangeBoxPakLocalHeader;
typedef Source2006PakDirectoryRecord OrangeBoxPakDirectoryRecord;
typedef Source2006PakZip64EndRecord OrangeBoxPakZip64EndRecord;
typedef Source2006PakZip64Locator OrangeBoxPakZip64Locator;
typedef Source2006PakEndRecord OrangeBoxPakEndRecord;
typedef Source2006CubemapSample OrangeBoxCubemapSample;
typedef Source2006Overlay OrangeBoxOverlay;
typedef Source2006WaterOverlay OrangeBoxWaterOverlay;
#define ORANGE_BOX_PLANE_TYPE_X SOURCE_2006_PLANE_TYPE_X
#define ORANGE_BOX_PLANE_TYPE_Y SOURCE_2006_PLANE_TYPE_Y
#define ORANGE_BOX_PLANE_TYPE_Z SOURCE_2006_PLANE_TYPE_Z
#define ORANGE_BOX_PLANE_TYPE_NEAREST_X SOURCE_2006_PLANE_TYPE_NEAREST_X
#define ORANGE_BOX_PLANE_TYPE_NEAREST_Y SOURCE_2006_PLANE_TYPE_NEAREST_Y
#define ORANGE_BOX_PLANE_TYPE_NEAREST_Z SOURCE_2006_PLANE_TYPE_NEAREST_Z
#define ORANGE_BOX_SURFACE_FLAGS_LIGHT SOURCE_2006_SURFACE_FLAGS_LIGHT
#define ORANGE_BOX_SURFACE_FLAGS_SKY2D SOURCE_2006_SURFACE_FLAGS_SKY2D
#define ORANGE_BOX_SURFACE_FLAGS_SKY SOURCE_2006_SURFACE_FLAGS_SKY
#define ORANGE_BOX_SURFACE_FLAGS_WARP SOURCE_2006_SURFACE_FLAGS_WARP
#define ORANGE_BOX_SURFACE_FLAGS_TRANSLUCENT SOURCE_2006_SURFACE_FLAGS_TRANSLUCENT
#define ORANGE_BOX_SURFACE_FLAGS_NO_PORTAL SOURCE_2006_SURFACE_FLAGS_NO_PORTAL
#define ORANGE_BOX_SURFACE_FLAGS_TRIGGER SOURCE_2006_SURFACE_FLAGS_TRIGGER
#define ORANGE_BOX_SURFACE_FLAGS_NO_DRAW SOURCE_2006_SURFACE_FLAGS_NO_DRAW
#define ORANGE_BOX_SURFACE_FLAGS_HINT SOURCE_2006_SURFACE_FLAGS_HINT
#define ORANGE_BOX_SURFACE_FLAGS_SKIP SOURCE_2006_SURFACE_FLAGS_SKIP
#define ORANGE_BOX_SURFACE_FLAGS_NO_LIGHT SOURCE_2006_SURFACE_FLAGS_NO_LIGHT
#define ORANGE_BOX_SURFACE_FLAGS_BUMP_LIGHT SOURCE_2006_SURFACE_FLAGS_BUMP_LIGHT
#define ORANGE_BOX_SURFACE_FLAGS_NO_SHADOWS SOURCE_2006_SURFACE_FLAGS_NO_SHADOWS
#define ORANGE_BOX_SURFACE_FLAGS_NO_DECALS SOURCE_2006_SURFACE_FLAGS_NO_DECALS
#define ORANGE_BOX_SURFACE_FLAGS_NO_CHOP SOURCE_2006_SURFACE_FLAGS_NO_CHOP
#define ORANGE_BOX_SURFACE_FLAGS_HITBOX SOURCE_2006_SURFACE_FLAGS_HITBOX
#define ORANGE_BOX_OCCLUDER_FLAGS_INACTIVE SOURCE_2006_OCCLUDER_FLAGS_INACTIVE
#define ORANGE_BOX_CONTENT_FLAGS_SOLID SOURCE_2006_CONTENT_FLAGS_SOLID
#define ORANGE_BOX_CONTENT_FLAGS_WINDOW SOURCE_2006_CONTENT_FLAGS_WINDOW
#define ORANGE_BOX_CONTENT_FLAGS_AUX SOURCE_2006_CONTENT_FLAGS_AUX
#define ORANGE_BOX_CONTENT_FLAGS_GRATE SOURCE_2006_CONTENT_FLAGS_GRATE
#define ORANGE_BOX_CONTENT_FLAGS_SLIME SOURCE_2006_CONTENT_FLAGS_SLIME
#define ORANGE_BOX_CONTENT_FLAGS_WATER SOURCE_2006_CONTENT_FLAGS_WATER
#define ORANGE_BOX_CONTENT_FLAGS_MIST SOURCE_2006_CONTENT_FLAGS_MIST
#define ORANGE_BOX_CONTENT_FLAGS_OPAQUE SOURCE_2006_CONTENT_FLAGS_OPAQUE
#define ORANGE_BOX_CONTENT_FLAGS_TEST_FOG_VOLUME SOURCE_2006_CONTENT_FLAGS_TEST_FOG_VOLUME
#define ORANGE_BOX_CONTENT_FLAGS_UNUSED0X200 SOURCE_2006_CONTENT_FLAGS_UNUSED0X200
#define ORANGE_BOX_CONTENT_FLAGS_UNUSED0X400 SOURCE_2006_CONTENT_FLAGS_UNUSED0X400
#define ORANGE_BOX_CONTENT_FLAGS_TEAM1 SOURCE_2006_CONTENT_FLAGS_TEAM1
#define ORANGE_BOX_CONTENT_FLAGS_TEAM2 SOURCE_2006_CONTENT_FLAGS_TEAM2
#define ORANGE_BOX_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE SOURCE_2006_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define ORANGE_BOX_CONTENT_FLAGS_MOVEABLE SOURCE_2006_CONTENT_FLAGS_MOVEABLE
#define ORANGE_BOX_CONTENT_FLAGS_AREA_PORTAL SOURCE_2006_CONTENT_FLAGS_AREA_PORTAL
#define ORANGE_BOX_CONTENT_FLAGS_PLAYER_CLIP SOURCE_2006_CONTENT_FLAGS_PLAYER_CLIP
#define ORANGE_BOX_CONTENT_FLAGS_MONSTER_CLIP SOURCE_2006_CONTENT_FLAGS_MONSTER_CLIP
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT0 SOURCE_2006_CONTENT_FLAGS_CURRENT0
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT90 SOURCE_2006_CONTENT_FLAGS_CURRENT90
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT180 SOURCE_2006_CONTENT_FLAGS_CURRENT180
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT270 SOURCE_2006_CONTENT_FLAGS_CURRENT270
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT_UP SOURCE_2006_CONTENT_FLAGS_CURRENT_UP
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT_DOWN SOURCE_2006_CONTENT_FLAGS_CURRENT_DOWN
#define ORANGE_BOX_CONTENT_FLAGS_ORIGIN SOURCE_2006_CONTENT_FLAGS_ORIGIN
#define ORANGE_BOX_CONTENT_FLAGS_MONSTER SOURCE_2006_CONTENT_FLAGS_MONSTER
#define ORANGE_BOX_CONTENT_FLAGS_DEBRIS SOURCE_2006_CONTENT_FLAGS_DEBRIS
#define ORANGE_BOX_CONTENT_FLAGS_DETAIL SOURCE_2006_CONTENT_FLAGS_DETAIL
#define ORANGE_BOX_CONTENT_FLAGS_TRANSLUCENT SOURCE_2006_CONTENT_FLAGS_TRANSLUCENT
#define ORANGE_BOX_CONTENT_FLAGS_LADDER SOURCE_2006_CONTENT_FLAGS_LADDER
#define ORANGE_BOX_CONTENT_FLAGS_HITBOX SOURCE_2006_CONTENT_FLAGS_HITBOX
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SURFACE SOURCE_2006_WORLD_LIGHT_TYPE_SURFACE
#define ORANGE_BOX_WORLD_LIGHT_TYPE_POINT SOURCE_2006_WORLD_LIGHT_TYPE_POINT
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SPOT SOURCE_2006_WORLD_LIGHT_TYPE_SPOT
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_LIGHT SOURCE_2006_WORLD_LIGHT_TYPE_SKY_LIGHT
#define ORANGE_BOX_WORLD_LIGHT_TYPE_QUAKE_LIGHT SOURCE_2006_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_AMBIENT SOURCE_2006_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define ORANGE_BOX_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE SOURCE_2006_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define ORANGE_BOX_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS SOURCE_2006_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define ORANGE_BOX_SOLID_TYPE_POLYGON SOURCE_2006_SOLID_TYPE_POLYGON
#define ORANGE_BOX_SOLID_TYPE_MOPP SOURCE_2006_SOLID_TYPE_MOPP
#define ORANGE_BOX_SOLID_TYPE_BALL SOURCE_2006_SOLID_TYPE_BALL
#define ORANGE_BOX_SOLID_TYPE_VIRTUAL SOURCE_2006_SOLID_TYPE_VIRTUAL
#define ORANGE_BOX_GAME_LUMP_ID_NONE SOURCE_2006_GAME_LUMP_ID_NONE
#define ORANGE_BOX_GAME_LUMP_ID_STATIC_PROPS SOURCE_2006_GAME_LUMP_ID_STATIC_PROPS
#define ORANGE_BOX_GAME_LUMP_ID_DETAIL_PROPS SOURCE_2006_GAME_LUMP_ID_DETAIL_PROPS
#define ORANGE_BOX_GAME_LUMP_ID_DETAIL_LIGHT SOURCE_2006_GAME_LUMP_ID_DETAIL_LIGHT
#define ORANGE_BOX_GAME_LUMP_ID_DETAIL_LIGHT_HDR SOURCE_2006_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define ORANGE_BOX_GAME_LUMP_ID_COLOR_VARIABLES SOURCE_2006_GAME_LUMP_ID_COLOR_VARIABLES
#define ORANGE_BOX_GAME_LUMP_FLAGS_COMPRESSED SOURCE_2006_GAME_LUMP_FLAGS_COMPRESSED
#define ORANGE_BOX_STATIC_PROP_SOLID_NONE SOURCE_2006_STATIC_PROP_SOLID_NONE
#define ORANGE_BOX_STATIC_PROP_SOLID_BOUNDING_BOX SOURCE_2006_STATIC_PROP_SOLID_BOUNDING_BOX
#define ORANGE_BOX_STATIC_PROP_SOLID_PHYSICS SOURCE_2006_STATIC_PROP_SOLID_PHYSICS
#define ORANGE_BOX_STATIC_PROP_FLAGS_FADES SOURCE_2006_STATIC_PROP_FLAGS_FADES
#define ORANGE_BOX_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN SOURCE_2006_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_DRAW SOURCE_2006_STATIC_PROP_FLAGS_NO_DRAW
#define ORANGE_BOX_STATIC_PROP_FLAGS_IGNORE_NORMALS SOURCE_2006_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_SHADOW SOURCE_2006_STATIC_PROP_FLAGS_NO_SHADOW
#define ORANGE_BOX_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE SOURCE_2006_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING SOURCE_2006_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_SELF_SHADOWING SOURCE_2006_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define ORANGE_BOX_STATIC_PROP_FLAGS32_FADES SOURCE_2006_STATIC_PROP_FLAGS32_FADES
#define ORANGE_BOX_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN SOURCE_2006_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_DRAW SOURCE_2006_STATIC_PROP_FLAGS32_NO_DRAW
#define ORANGE_BOX_STATIC_PROP_FLAGS32_IGNORE_NORMALS SOURCE_2006_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SHADOW SOURCE_2006_STATIC_PROP_FLAGS32_NO_SHADOW
#define ORANGE_BOX_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE SOURCE_2006_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING SOURCE_2006_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING SOURCE_2006_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING SOURCE_2006_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH SOURCE_2006_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_EXCLUDED SOURCE_2006_STATIC_PROP_FLAGS_EX_EXCLUDED
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE SOURCE_2006_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_NORMAL SOURCE_2006_DETAIL_PROP_ORIENTATION_NORMAL
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED SOURCE_2006_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL SOURCE_2006_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define ORANGE_BOX_DETAIL_PROP_TYPE_MODEL SOURCE_2006_DETAIL_PROP_TYPE_MODEL
#define ORANGE_BOX_DETAIL_PROP_TYPE_SPRITE SOURCE_2006_DETAIL_PROP_TYPE_SPRITE
#define ORANGE_BOX_DETAIL_PROP_TYPE_CROSS_SHAPE SOURCE_2006_DETAIL_PROP_TYPE_CROSS_SHAPE
#define ORANGE_BOX_DETAIL_PROP_TYPE_TRIANGLE_SHAPE SOURCE_2006_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define ORANGE_BOX_PAK_ENTRY_FLAGS_ENCRYPTED SOURCE_2006_PAK_ENTRY_FLAGS_ENCRYPTED
#define ORANGE_BOX_PAK_ENTRY_FLAGS_SIZES_FOLLOW SOURCE_2006_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define ORANGE_BOX_PAK_ENTRY_FLAGS_UTF8 SOURCE_2006_PAK_ENTRY_FLAGS_UTF8
#define ORANGE_BOX_PAK_METHOD_STORED SOURCE_2006_PAK_METHOD_STORED
#define ORANGE_BOX_PAK_METHOD_DEFLATE SOURCE_2006_PAK_METHOD_DEFLATE
#define ORANGE_BOX_PAK_METHOD_LZMA SOURCE_2006_PAK_METHOD_LZMA
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_REMOVE SOURCE_2006_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
#define ORANGE_BOX_LUMP_ENTITIES SOURCE_2006_LUMP_ENTITIES
#define ORANGE_BOX_LUMP_PLANES SOURCE_2006_LUMP_PLANES
#define ORANGE_BOX_LUMP_TEXTURE_DATA SOURCE_2006_LUMP_TEXTURE_DATA
#define ORANGE_BOX_LUMP_VERTICES SOURCE_2006_LUMP_VERTICES
#define ORANGE_BOX_LUMP_VISIBILITY SOURCE_2006_LUMP_VISIBILITY
#define ORANGE_BOX_LUMP_NODES SOURCE_2006_LUMP_NODES
#define ORANGE_BOX_LUMP_TEXTURE_INFO SOURCE_2006_LUMP_TEXTURE_INFO
#define ORANGE_BOX_LUMP_FACES SOURCE_2006_LUMP_FACES
#define ORANGE_BOX_LUMP_LIGHTING SOURCE_2006_LUMP_LIGHTING
#define ORANGE_BOX_LUMP_OCCLUSION SOURCE_2006_LUMP_OCCLUSION
#define ORANGE_BOX_LUMP_LEAVES SOURCE_2006_LUMP_LEAVES
#define ORANGE_BOX_LUMP_FACE_IDS SOURCE_2006_LUMP_FACE_IDS
#define ORANGE_BOX_LUMP_EDGES SOURCE_2006_LUMP_EDGES
#define ORANGE_BOX_LUMP_SURFEDGES SOURCE_2006_LUMP_SURFEDGES
#define ORANGE_BOX_LUMP_MODELS SOURCE_2006_LUMP_MODELS
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of OrangeBoxWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of OrangeBoxWorldLightShadowOffset.
 */
#define ORANGE_BOX_LUMP_WORLD_LIGHTS 15
#define ORANGE_BOX_LUMP_LEAF_FACES SOURCE_2006_LUMP_LEAF_FACES
#define ORANGE_BOX_LUMP_LEAF_BRUSHES SOURCE_2006_LUMP_LEAF_BRUSHES
#define ORANGE_BOX_LUMP_BRUSHES SOURCE_2006_LUMP_BRUSHES
#define ORANGE_BOX_LUMP_BRUSH_SIDES SOURCE_2006_LUMP_BRUSH_SIDES
#define ORANGE_BOX_LUMP_AREAS SOURCE_2006_LUMP_AREAS
#define ORANGE_BOX_LUMP_AREA_PORTALS SOURCE_2006_LUMP_AREA_PORTALS
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_CLUSTER_PORTALS 25
#define ORANGE_BOX_LUMP_DISPLACEMENT_INFO SOURCE_2006_LUMP_DISPLACEMENT_INFO
#define ORANGE_BOX_LUMP_ORIGINAL_FACES SOURCE_2006_LUMP_ORIGINAL_FACES
#define ORANGE_BOX_LUMP_PHYSICS_DISPLACEMENT SOURCE_2006_LUMP_PHYSICS_DISPLACEMENT
#define ORANGE_BOX_LUMP_PHYSICS_COLLISION SOURCE_2006_LUMP_PHYSICS_COLLISION
#define ORANGE_BOX_LUMP_VERTEX_NORMALS SOURCE_2006_LUMP_VERTEX_NORMALS
#define ORANGE_BOX_LUMP_VERTEX_NORMAL_INDICES SOURCE_2006_LUMP_VERTEX_NORMAL_INDICES
#define ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS SOURCE_2006_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define ORANGE_BOX_LUMP_DISPLACEMENT_VERTICES SOURCE_2006_LUMP_DISPLACEMENT_VERTICES
#define ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS SOURCE_2006_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define ORANGE_BOX_LUMP_GAME_LUMP SOURCE_2006_LUMP_GAME_LUMP
#define ORANGE_BOX_LUMP_LEAF_WATER_DATA SOURCE_2006_LUMP_LEAF_WATER_DATA
#define ORANGE_BOX_LUMP_PRIMITIVES SOURCE_2006_LUMP_PRIMITIVES
#define ORANGE_BOX_LUMP_PRIMITIVE_VERTICES SOURCE_2006_LUMP_PRIMITIVE_VERTICES
#define ORANGE_BOX_LUMP_PRIMITIVE_INDICES SOURCE_2006_LUMP_PRIMITIVE_INDICES
#define ORANGE_BOX_LUMP_PAKFILE SOURCE_2006_LUMP_PAKFILE
#define ORANGE_BOX_LUMP_CLIP_PORTAL_VERTICES SOURCE_2006_LUMP_CLIP_PORTAL_VERTICES
#define ORANGE_BOX_LUMP_CUBEMAPS SOURCE_2006_LUMP_CUBEMAPS
#define ORANGE_BOX_LUMP_TEXTURE_STRING_DATA SOURCE_2006_LUMP_TEXTURE_STRING_DATA
#define ORANGE_BOX_LUMP_TEXTURE_STRING_TABLE SOURCE_2006_LUMP_TEXTURE_STRING_TABLE
#define ORANGE_BOX_LUMP_OVERLAYS SOURCE_2006_LUMP_OVERLAYS
#define ORANGE_BOX_LUMP_LEAF_MIN_DISTANCE_TO_WATER SOURCE_2006_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define ORANGE_BOX_LUMP_FACE_MACRO_TEXTURE_INFO SOURCE_2006_LUMP_FACE_MACRO_TEXTURE_INFO
#define ORANGE_BOX_LUMP_DISPLACEMENT_TRIANGLES SOURCE_2006_LUMP_DISPLACEMENT_TRIANGLES
#define ORANGE_BOX_LUMP_PHYSICS_COLLISION_SURFACE SOURCE_2006_LUMP_PHYSICS_COLLISION_SURFACE
#define ORANGE_BOX_LUMP_WATER_OVERLAYS SOURCE_2006_LUMP_WATER_OVERLAYS
/** Array of OrangeBoxLeafAmbientIndexHdr. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of OrangeBoxLeafAmbientIndex. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX 52
#define ORANGE_BOX_LUMP_LIGHTING_HDR SOURCE_2006_LUMP_LIGHTING_HDR
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of OrangeBoxWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of OrangeBoxWorldLightShadowOffset.
 */
#define ORANGE_BOX_LUMP_WORLD_LIGHTS_HDR 54
/** Array of OrangeBoxLeafAmbientSample. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of OrangeBoxLeafAmbientSample. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING 56
#define ORANGE_BOX_LUMP_XZIP_PAKFILE SOURCE_2006_LUMP_XZIP_PAKFILE
#define ORANGE_BOX_LUMP_FACES_HDR SOURCE_2006_LUMP_FACES_HDR
#define ORANGE_BOX_LUMP_MAP_FLAGS SOURCE_2006_LUMP_MAP_FLAGS
/** Array of OrangeBoxOverlayFade. */
#define ORANGE_BOX_LUMP_OVERLAY_FADES 60

typedef Source2006LumpEntry OrangeBoxLumpEntry;
typedef Source2006Header OrangeBoxHeader;

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct OrangeBoxWorldLightShadowOffset {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Offset of the place that shadows are cast from, in game units. */
  struct { float x, y, z; } shadowCastOffset;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: ORANGE_BOX_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ORANGE_BOX_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} OrangeBoxWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxWorldLightShadowOffset) == 100, "OrangeBoxWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, origin) == 0, "OrangeBoxWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->origin) == 12, "OrangeBoxWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, intensity) == 12, "OrangeBoxWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->intensity) == 12, "OrangeBoxWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, normal) == 24, "OrangeBoxWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->normal) == 12, "OrangeBoxWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, shadowCastOffset) == 36, "OrangeBoxWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "OrangeBoxWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, cluster) == 48, "OrangeBoxWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->cluster) == 4, "OrangeBoxWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, type) == 52, "OrangeBoxWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->type) == 4, "OrangeBoxWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, style) == 56, "OrangeBoxWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->style) == 4, "OrangeBoxWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, stopDot) == 60, "OrangeBoxWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->stopDot) == 4, "OrangeBoxWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, stopDot2) == 64, "OrangeBoxWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->stopDot2) == 4, "OrangeBoxWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, exponent) == 68, "OrangeBoxWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->exponent) == 4, "OrangeBoxWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, radius) == 72, "OrangeBoxWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->radius) == 4, "OrangeBoxWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, constantAttenuation) == 76, "OrangeBoxWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->constantAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, linearAttenuation) == 80, "OrangeBoxWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->linearAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, quadraticAttenuation) == 84, "OrangeBoxWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, flags) == 88, "OrangeBoxWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->flags) == 4, "OrangeBoxWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, texture) == 92, "OrangeBoxWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->texture) == 4, "OrangeBoxWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, owner) == 96, "OrangeBoxWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->owner) == 4, "OrangeBoxWorldLightShadowOffset.owner takes 4 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} OrangeBoxLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientIndexHdr) == 4, "OrangeBoxLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndexHdr, sampleCount) == 0, "OrangeBoxLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndexHdr *)0)->sampleCount) == 2, "OrangeBoxLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndexHdr, firstSample) == 2, "OrangeBoxLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndexHdr *)0)->firstSample) == 2, "OrangeBoxLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} OrangeBoxLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientIndex) == 4, "OrangeBoxLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndex, sampleCount) == 0, "OrangeBoxLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndex *)0)->sampleCount) == 2, "OrangeBoxLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndex, firstSample) == 2, "OrangeBoxLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndex *)0)->firstSample) == 2, "OrangeBoxLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientSample {
  /** Light from six sides. */
  OrangeBoxCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} OrangeBoxLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientSample) == 28, "OrangeBoxLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, cube) == 0, "OrangeBoxLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->cube) == 24, "OrangeBoxLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, position) == 24, "OrangeBoxLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->position) == 3, "OrangeBoxLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, padding) == 27, "OrangeBoxLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->padding) == 1, "OrangeBoxLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct OrangeBoxOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} OrangeBoxOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOverlayFade) == 8, "OrangeBoxOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlayFade, minDistanceSquared) == 0, "OrangeBoxOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlayFade *)0)->minDistanceSquared) == 4, "OrangeBoxOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlayFade, maxDistanceSquared) == 4, "OrangeBoxOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlayFade *)0)->maxDistanceSquared) == 4, "OrangeBoxOverlayFade.maxDistanceSquared takes 4 bytes");

typedef Source2006VerticesElement OrangeBoxVerticesElement;

typedef Source2006OcclusionWithoutAreaHead OrangeBoxOcclusionWithoutAreaHead;

typedef Source2006OcclusionHead OrangeBoxOcclusionHead;

typedef Source2006FaceIdsElement OrangeBoxFaceIdsElement;

typedef Source2006SurfedgesElement OrangeBoxSurfedgesElement;

typedef Source2006LeafFacesElement OrangeBoxLeafFacesElement;

typedef Source2006LeafBrushesElement OrangeBoxLeafBrushesElement;

typedef Source2006VertexNormalsElement OrangeBoxVertexNormalsElement;

typedef Source2006VertexNormalIndicesElement OrangeBoxVertexNormalIndicesElement;

typedef Source2006DisplacementLightmapAlphasElement OrangeBoxDisplacementLightmapAlphasElement;

typedef Source2006StaticPropsV4Head OrangeBoxStaticPropsV4Head;

typedef Source2006StaticPropsV5Head OrangeBoxStaticPropsV5Head;

typedef Source2006StaticPropsV5TheShipHead OrangeBoxStaticPropsV5TheShipHead;

typedef Source2006StaticPropsV6Head OrangeBoxStaticPropsV6Head;

typedef Source2006StaticPropsV6BloodyGoodTimeHead OrangeBoxStaticPropsV6BloodyGoodTimeHead;

typedef Source2006StaticPropsV6DarkMessiahHead OrangeBoxStaticPropsV6DarkMessiahHead;

typedef Source2006StaticPropsV6VindictusHead OrangeBoxStaticPropsV6VindictusHead;

typedef Source2006StaticPropsV7Head OrangeBoxStaticPropsV7Head;

typedef Source2006StaticPropsV7ZenoClashHead OrangeBoxStaticPropsV7ZenoClashHead;

typedef Source2006StaticPropsV7VindictusHead OrangeBoxStaticPropsV7VindictusHead;

typedef Source2006StaticPropsV8Head OrangeBoxStaticPropsV8Head;

typedef Source2006StaticPropsV8VindictusHead OrangeBoxStaticPropsV8VindictusHead;

typedef Source2006StaticPropsV9Head OrangeBoxStaticPropsV9Head;

typedef Source2006StaticPropsV9DearEstherHead OrangeBoxStaticPropsV9DearEstherHead;

typedef Source2006StaticPropsV10Head OrangeBoxStaticPropsV10Head;

typedef Source2006StaticPropsV10GlobalOffensiveHead OrangeBoxStaticPropsV10GlobalOffensiveHead;

typedef Source2006StaticPropsV11GlobalOffensiveHead OrangeBoxStaticPropsV11GlobalOffensiveHead;

typedef Source2006StaticPropsV11BlackMesaLiteHead OrangeBoxStaticPropsV11BlackMesaLiteHead;

typedef Source2006StaticPropsV11MerubasuHead OrangeBoxStaticPropsV11MerubasuHead;

typedef Source2006StaticPropsV12StrataHead OrangeBoxStaticPropsV12StrataHead;

typedef Source2006StaticPropsV11BlackMesaHead OrangeBoxStaticPropsV11BlackMesaHead;

typedef Source2006StaticPropsV13StrataHead OrangeBoxStaticPropsV13StrataHead;

typedef Source2006DetailPropsV4Head OrangeBoxDetailPropsV4Head;

typedef Source2006DetailPropsV2Head OrangeBoxDetailPropsV2Head;

typedef Source2006DetailPropLightHead OrangeBoxDetailPropLightHead;

typedef Source2006ColorVariablesHead OrangeBoxColorVariablesHead;

typedef Source2006PrimitiveVerticesElement OrangeBoxPrimitiveVerticesElement;

typedef Source2006PrimitiveIndicesElement OrangeBoxPrimitiveIndicesElement;

typedef Source2006ClipPortalVerticesElement OrangeBoxClipPortalVerticesElement;

typedef Source2006TextureStringTableElement OrangeBoxTextureStringTableElement;

typedef Source2006LeafMinDistanceToWaterElement OrangeBoxLeafMinDistanceToWaterElement;

typedef Source2006FaceMacroTextureInfoElement OrangeBoxFaceMacroTextureInfoElement;

typedef Source2006DisplacementTrianglesElement OrangeBoxDisplacementTrianglesElement;

typedef Source2006MapFlagsElement OrangeBoxMapFlagsElement;

#endif /* BRUSHWORK_VALVE_ORANGE_BOX_H */
