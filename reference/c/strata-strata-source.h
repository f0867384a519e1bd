/**
 * Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25. Alien Swarm's lumps with 32-bit indexes
 * and floating point boxes; each widened lump has a version of its own. The project says that layouts may
 * change without a new version, so sizes decide.
 *
 * Sources: facts on branches, sizes and values of the two real maps at hand.
 */
#ifndef BRUSHWORK_STRATA_STRATA_SOURCE_H
#define BRUSHWORK_STRATA_STRATA_SOURCE_H

#include "valve-alien-swarm.h"

/* As in Source 2010 and later (Alien Swarm, Portal 2, Counter-Strike: Global Offensive). */
typedef AlienSwarmPlane StrataSourcePlane;
typedef AlienSwarmTextureData StrataSourceTextureData;
typedef AlienSwarmVisibilityRowOffsets StrataSourceVisibilityRowOffsets;
typedef AlienSwarmNode StrataSourceNode;
typedef AlienSwarmTextureInfo StrataSourceTextureInfo;
typedef AlienSwarmFace StrataSourceFace;
typedef AlienSwarmColorRgbExp StrataSourceColorRgbExp;
typedef AlienSwarmOccluderWithoutArea StrataSourceOccluderWithoutArea;
typedef AlienSwarmOccluderPolygon StrataSourceOccluderPolygon;
typedef AlienSwarmOccluder StrataSourceOccluder;
typedef AlienSwarmCompressedLightCube StrataSourceCompressedLightCube;
typedef AlienSwarmLeafVersion0 StrataSourceLeafVersion0;
typedef AlienSwarmLeaf StrataSourceLeaf;
typedef AlienSwarmEdge StrataSourceEdge;
typedef AlienSwarmModel StrataSourceModel;
typedef AlienSwarmWorldLightShadowOffset StrataSourceWorldLightShadowOffset;
typedef AlienSwarmBrush StrataSourceBrush;
typedef AlienSwarmBrushSideThin StrataSourceBrushSideThin;
typedef AlienSwarmArea StrataSourceArea;
typedef AlienSwarmAreaPortal StrataSourceAreaPortal;
typedef AlienSwarmFaceBrushList StrataSourceFaceBrushList;
typedef AlienSwarmDisplacementSubNeighbor StrataSourceDisplacementSubNeighbor;
typedef AlienSwarmDisplacementNeighbor StrataSourceDisplacementNeighbor;
typedef AlienSwarmDisplacementCornerNeighbors StrataSourceDisplacementCornerNeighbors;
typedef AlienSwarmDisplacementInfo StrataSourceDisplacementInfo;
typedef AlienSwarmOriginalFace StrataSourceOriginalFace;
typedef AlienSwarmPackedHullsHead StrataSourcePackedHullsHead;
typedef AlienSwarmPackedHullHead StrataSourcePackedHullHead;
typedef AlienSwarmPackedTriangle StrataSourcePackedTriangle;
typedef AlienSwarmPackedEdge StrataSourcePackedEdge;
typedef AlienSwarmPhysicsModelHead StrataSourcePhysicsModelHead;
typedef AlienSwarmSolidHead StrataSourceSolidHead;
typedef AlienSwarmPolygonSolidHead StrataSourcePolygonSolidHead;
typedef AlienSwarmMoppSolidHead StrataSourceMoppSolidHead;
typedef AlienSwarmCompactSurface StrataSourceCompactSurface;
typedef AlienSwarmCompactSurfaceBigEndian StrataSourceCompactSurfaceBigEndian;
typedef AlienSwarmWideSurface StrataSourceWideSurface;
typedef AlienSwarmLedge StrataSourceLedge;
typedef AlienSwarmLedgeBigEndian StrataSourceLedgeBigEndian;
typedef AlienSwarmWideLedge StrataSourceWideLedge;
typedef AlienSwarmLedgeEdge StrataSourceLedgeEdge;
typedef AlienSwarmLedgeTriangle StrataSourceLedgeTriangle;
typedef AlienSwarmLedgeEdgeBigEndian StrataSourceLedgeEdgeBigEndian;
typedef AlienSwarmLedgeTriangleBigEndian StrataSourceLedgeTriangleBigEndian;
typedef AlienSwarmWideEdge StrataSourceWideEdge;
typedef AlienSwarmWideTriangle StrataSourceWideTriangle;
typedef AlienSwarmLedgePoint StrataSourceLedgePoint;
typedef AlienSwarmLedgeTreeNode StrataSourceLedgeTreeNode;
typedef AlienSwarmDisplacementVertex StrataSourceDisplacementVertex;
typedef AlienSwarmGameLumpEntry StrataSourceGameLumpEntry;
typedef AlienSwarmStaticPropV4 StrataSourceStaticPropV4;
typedef AlienSwarmStaticPropV5 StrataSourceStaticPropV5;
typedef AlienSwarmStaticPropV5TheShip StrataSourceStaticPropV5TheShip;
typedef AlienSwarmStaticPropV6 StrataSourceStaticPropV6;
typedef AlienSwarmStaticPropV6BloodyGoodTime StrataSourceStaticPropV6BloodyGoodTime;
typedef AlienSwarmStaticPropV6DarkMessiah StrataSourceStaticPropV6DarkMessiah;
typedef AlienSwarmStaticPropScale StrataSourceStaticPropScale;
typedef AlienSwarmStaticPropV7 StrataSourceStaticPropV7;
typedef AlienSwarmStaticPropV7ZenoClash StrataSourceStaticPropV7ZenoClash;
typedef AlienSwarmStaticPropV8 StrataSourceStaticPropV8;
typedef AlienSwarmStaticPropV8Vindictus StrataSourceStaticPropV8Vindictus;
typedef AlienSwarmStaticPropV9 StrataSourceStaticPropV9;
typedef AlienSwarmStaticPropV9DearEsther StrataSourceStaticPropV9DearEsther;
typedef AlienSwarmStaticPropV10 StrataSourceStaticPropV10;
typedef AlienSwarmStaticPropV10GlobalOffensive StrataSourceStaticPropV10GlobalOffensive;
typedef AlienSwarmStaticPropV11GlobalOffensive StrataSourceStaticPropV11GlobalOffensive;
typedef AlienSwarmStaticPropV11BlackMesaLite StrataSourceStaticPropV11BlackMesaLite;
typedef AlienSwarmStaticPropV11Merubasu StrataSourceStaticPropV11Merubasu;
typedef AlienSwarmStaticPropV11BlackMesa StrataSourceStaticPropV11BlackMesa;
typedef AlienSwarmStaticPropV13 StrataSourceStaticPropV13;
typedef AlienSwarmDetailSprite StrataSourceDetailSprite;
typedef AlienSwarmDetailProp StrataSourceDetailProp;
typedef AlienSwarmDetailPropV2 StrataSourceDetailPropV2;
typedef AlienSwarmDetailPropLightStyle StrataSourceDetailPropLightStyle;
typedef AlienSwarmLeafWaterData StrataSourceLeafWaterData;
typedef AlienSwarmPrimitive StrataSourcePrimitive;
typedef AlienSwarmPakLocalHeader StrataSourcePakLocalHeader;
typedef AlienSwarmPakDirectoryRecord StrataSourcePakDirectoryRecord;
typedef AlienSwarmPakZip64EndRecord StrataSourcePakZip64EndRecord;
typedef AlienSwarmPakZip64Locator StrataSourcePakZip64Locator;
typedef AlienSwarmPakEndRecord StrataSourcePakEndRecord;
typedef AlienSwarmCubemapSample StrataSourceCubemapSample;
typedef AlienSwarmOverlay StrataSourceOverlay;
typedef AlienSwarmWaterOverlay StrataSourceWaterOverlay;
typedef AlienSwarmLeafAmbientIndexHdr StrataSourceLeafAmbientIndexHdr;
typedef AlienSwarmLeafAmbientIndex StrataSourceLeafAmbientIndex;
typedef AlienSwarmLeafAmbientSample StrataSourceLeafAmbientSample;
typedef AlienSwarmOverlayFade StrataSourceOverlayFade;
typedef AlienSwarmOverlaySystemLevels StrataSourceOverlaySystemLevels;
typedef AlienSwarmDisplacementMultiblend StrataSourceDisplacementMultiblend;
#define STRATA_SOURCE_PLANE_TYPE_X ALIEN_SWARM_PLANE_TYPE_X
#define STRATA_SOURCE_PLANE_TYPE_Y ALIEN_SWARM_PLANE_TYPE_Y
#define STRATA_SOURCE_PLANE_TYPE_Z ALIEN_SWARM_PLANE_TYPE_Z
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_X ALIEN_SWARM_PLANE_TYPE_NEAREST_X
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_Y ALIEN_SWARM_PLANE_TYPE_NEAREST_Y
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_Z ALIEN_SWARM_PLANE_TYPE_NEAREST_Z
#define STRATA_SOURCE_SURFACE_FLAGS_LIGHT ALIEN_SWARM_SURFACE_FLAGS_LIGHT
#define STRATA_SOURCE_SURFACE_FLAGS_SKY2D ALIEN_SWARM_SURFACE_FLAGS_SKY2D
#define STRATA_SOURCE_SURFACE_FLAGS_SKY ALIEN_SWARM_SURFACE_FLAGS_SKY
#define STRATA_SOURCE_SURFACE_FLAGS_WARP ALIEN_SWARM_SURFACE_FLAGS_WARP
#define STRATA_SOURCE_SURFACE_FLAGS_TRANSLUCENT ALIEN_SWARM_SURFACE_FLAGS_TRANSLUCENT
#define STRATA_SOURCE_SURFACE_FLAGS_NO_PORTAL ALIEN_SWARM_SURFACE_FLAGS_NO_PORTAL
#define STRATA_SOURCE_SURFACE_FLAGS_TRIGGER ALIEN_SWARM_SURFACE_FLAGS_TRIGGER
#define STRATA_SOURCE_SURFACE_FLAGS_NO_DRAW ALIEN_SWARM_SURFACE_FLAGS_NO_DRAW
#define STRATA_SOURCE_SURFACE_FLAGS_HINT ALIEN_SWARM_SURFACE_FLAGS_HINT
#define STRATA_SOURCE_SURFACE_FLAGS_SKIP ALIEN_SWARM_SURFACE_FLAGS_SKIP
#define STRATA_SOURCE_SURFACE_FLAGS_NO_LIGHT ALIEN_SWARM_SURFACE_FLAGS_NO_LIGHT
#define STRATA_SOURCE_SURFACE_FLAGS_BUMP_LIGHT ALIEN_SWARM_SURFACE_FLAGS_BUMP_LIGHT
#define STRATA_SOURCE_SURFACE_FLAGS_NO_SHADOWS ALIEN_SWARM_SURFACE_FLAGS_NO_SHADOWS
#define STRATA_SOURCE_SURFACE_FLAGS_NO_DECALS ALIEN_SWARM_SURFACE_FLAGS_NO_DECALS
#define STRATA_SOURCE_SURFACE_FLAGS_NO_CHOP ALIEN_SWARM_SURFACE_FLAGS_NO_CHOP
#define STRATA_SOURCE_SURFACE_FLAGS_HITBOX ALIEN_SWARM_SURFACE_FLAGS_HITBOX
#define STRATA_SOURCE_OCCLUDER_FLAGS_INACTIVE ALIEN_SWARM_OCCLUDER_FLAGS_INACTIVE
#define STRATA_SOURCE_CONTENT_FLAGS_SOLID ALIEN_SWARM_CONTENT_FLAGS_SOLID
#define STRATA_SOURCE_CONTENT_FLAGS_WINDOW ALIEN_SWARM_CONTENT_FLAGS_WINDOW
#define STRATA_SOURCE_CONTENT_FLAGS_AUX ALIEN_SWARM_CONTENT_FLAGS_AUX
#define STRATA_SOURCE_CONTENT_FLAGS_GRATE ALIEN_SWARM_CONTENT_FLAGS_GRATE
#define STRATA_SOURCE_CONTENT_FLAGS_SLIME ALIEN_SWARM_CONTENT_FLAGS_SLIME
#define STRATA_SOURCE_CONTENT_FLAGS_WATER ALIEN_SWARM_CONTENT_FLAGS_WATER
#define STRATA_SOURCE_CONTENT_FLAGS_MIST ALIEN_SWARM_CONTENT_FLAGS_MIST
#define STRATA_SOURCE_CONTENT_FLAGS_OPAQUE ALIEN_SWARM_CONTENT_FLAGS_OPAQUE
#define STRATA_SOURCE_CONTENT_FLAGS_TEST_FOG_VOLUME ALIEN_SWARM_CONTENT_FLAGS_TEST_FOG_VOLUME
#define STRATA_SOURCE_CONTENT_FLAGS_UNUSED0X200 ALIEN_SWARM_CONTENT_FLAGS_UNUSED0X200
#define STRATA_SOURCE_CONTENT_FLAGS_UNUSED0X400 ALIEN_SWARM_CONTENT_FLAGS_UNUSED0X400
#define STRATA_SOURCE_CONTENT_FLAGS_TEAM1 ALIEN_SWARM_CONTENT_FLAGS_TEAM1
#define STRATA_SOURCE_CONTENT_FLAGS_TEAM2 ALIEN_SWARM_CONTENT_FLAGS_TEAM2
#define STRATA_SOURCE_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE ALIEN_SWARM_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define STRATA_SOURCE_CONTENT_FLAGS_MOVEABLE ALIEN_SWARM_CONTENT_FLAGS_MOVEABLE
#define STRATA_SOURCE_CONTENT_FLAGS_AREA_PORTAL ALIEN_SWARM_CONTENT_FLAGS_AREA_PORTAL
#define STRATA_SOURCE_CONTENT_FLAGS_PLAYER_CLIP ALIEN_SWARM_CONTENT_FLAGS_PLAYER_CLIP
#define STRATA_SOURCE_CONTENT_FLAGS_MONSTER_CLIP ALIEN_SWARM_CONTENT_FLAGS_MONSTER_CLIP
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT0 ALIEN_SWARM_CONTENT_FLAGS_CURRENT0
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT90 ALIEN_SWARM_CONTENT_FLAGS_CURRENT90
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT180 ALIEN_SWARM_CONTENT_FLAGS_CURRENT180
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT270 ALIEN_SWARM_CONTENT_FLAGS_CURRENT270
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT_UP ALIEN_SWARM_CONTENT_FLAGS_CURRENT_UP
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT_DOWN ALIEN_SWARM_CONTENT_FLAGS_CURRENT_DOWN
#define STRATA_SOURCE_CONTENT_FLAGS_ORIGIN ALIEN_SWARM_CONTENT_FLAGS_ORIGIN
#define STRATA_SOURCE_CONTENT_FLAGS_MONSTER ALIEN_SWARM_CONTENT_FLAGS_MONSTER
#define STRATA_SOURCE_CONTENT_FLAGS_DEBRIS ALIEN_SWARM_CONTENT_FLAGS_DEBRIS
#define STRATA_SOURCE_CONTENT_FLAGS_DETAIL ALIEN_SWARM_CONTENT_FLAGS_DETAIL
#define STRATA_SOURCE_CONTENT_FLAGS_TRANSLUCENT ALIEN_SWARM_CONTENT_FLAGS_TRANSLUCENT
#define STRATA_SOURCE_CONTENT_FLAGS_LADDER ALIEN_SWARM_CONTENT_FLAGS_LADDER
#define STRATA_SOURCE_CONTENT_FLAGS_HITBOX ALIEN_SWARM_CONTENT_FLAGS_HITBOX
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SURFACE ALIEN_SWARM_WORLD_LIGHT_TYPE_SURFACE
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_POINT ALIEN_SWARM_WORLD_LIGHT_TYPE_POINT
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SPOT ALIEN_SWARM_WORLD_LIGHT_TYPE_SPOT
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SKY_LIGHT ALIEN_SWARM_WORLD_LIGHT_TYPE_SKY_LIGHT
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_QUAKE_LIGHT ALIEN_SWARM_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SKY_AMBIENT ALIEN_SWARM_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define STRATA_SOURCE_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE ALIEN_SWARM_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define STRATA_SOURCE_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS ALIEN_SWARM_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define STRATA_SOURCE_SOLID_TYPE_POLYGON ALIEN_SWARM_SOLID_TYPE_POLYGON
#define STRATA_SOURCE_SOLID_TYPE_MOPP ALIEN_SWARM_SOLID_TYPE_MOPP
#define STRATA_SOURCE_SOLID_TYPE_BALL ALIEN_SWARM_SOLID_TYPE_BALL
#define STRATA_SOURCE_SOLID_TYPE_VIRTUAL ALIEN_SWARM_SOLID_TYPE_VIRTUAL
#define STRATA_SOURCE_GAME_LUMP_ID_NONE ALIEN_SWARM_GAME_LUMP_ID_NONE
#define STRATA_SOURCE_GAME_LUMP_ID_STATIC_PROPS ALIEN_SWARM_GAME_LUMP_ID_STATIC_PROPS
#define STRATA_SOURCE_GAME_LUMP_ID_DETAIL_PROPS ALIEN_SWARM_GAME_LUMP_ID_DETAIL_PROPS
#define STRATA_SOURCE_GAME_LUMP_ID_DETAIL_LIGHT ALIEN_SWARM_GAME_LUMP_ID_DETAIL_LIGHT
#define STRATA_SOURCE_GAME_LUMP_ID_DETAIL_LIGHT_HDR ALIEN_SWARM_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define STRATA_SOURCE_GAME_LUMP_ID_COLOR_VARIABLES ALIEN_SWARM_GAME_LUMP_ID_COLOR_VARIABLES
#define STRATA_SOURCE_GAME_LUMP_FLAGS_COMPRESSED ALIEN_SWARM_GAME_LUMP_FLAGS_COMPRESSED
#define STRATA_SOURCE_STATIC_PROP_SOLID_NONE ALIEN_SWARM_STATIC_PROP_SOLID_NONE
#define STRATA_SOURCE_STATIC_PROP_SOLID_BOUNDING_BOX ALIEN_SWARM_STATIC_PROP_SOLID_BOUNDING_BOX
#define STRATA_SOURCE_STATIC_PROP_SOLID_PHYSICS ALIEN_SWARM_STATIC_PROP_SOLID_PHYSICS
#define STRATA_SOURCE_STATIC_PROP_FLAGS_FADES ALIEN_SWARM_STATIC_PROP_FLAGS_FADES
#define STRATA_SOURCE_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN ALIEN_SWARM_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_DRAW ALIEN_SWARM_STATIC_PROP_FLAGS_NO_DRAW
#define STRATA_SOURCE_STATIC_PROP_FLAGS_IGNORE_NORMALS ALIEN_SWARM_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_SHADOW ALIEN_SWARM_STATIC_PROP_FLAGS_NO_SHADOW
#define STRATA_SOURCE_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE ALIEN_SWARM_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING ALIEN_SWARM_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_SELF_SHADOWING ALIEN_SWARM_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_FADES ALIEN_SWARM_STATIC_PROP_FLAGS32_FADES
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN ALIEN_SWARM_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_DRAW ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_DRAW
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_IGNORE_NORMALS ALIEN_SWARM_STATIC_PROP_FLAGS32_IGNORE_NORMALS
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_SHADOW ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_SHADOW
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE ALIEN_SWARM_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING ALIEN_SWARM_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH ALIEN_SWARM_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_EXCLUDED ALIEN_SWARM_STATIC_PROP_FLAGS_EX_EXCLUDED
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE ALIEN_SWARM_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_NORMAL ALIEN_SWARM_DETAIL_PROP_ORIENTATION_NORMAL
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED ALIEN_SWARM_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL ALIEN_SWARM_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL
#define STRATA_SOURCE_DETAIL_PROP_TYPE_MODEL ALIEN_SWARM_DETAIL_PROP_TYPE_MODEL
#define STRATA_SOURCE_DETAIL_PROP_TYPE_SPRITE ALIEN_SWARM_DETAIL_PROP_TYPE_SPRITE
#define STRATA_SOURCE_DETAIL_PROP_TYPE_CROSS_SHAPE ALIEN_SWARM_DETAIL_PROP_TYPE_CROSS_SHAPE
#define STRATA_SOURCE_DETAIL_PROP_TYPE_TRIANGLE_SHAPE ALIEN_SWARM_DETAIL_PROP_TYPE_TRIANGLE_SHAPE
#define STRATA_SOURCE_PAK_ENTRY_FLAGS_ENCRYPTED ALIEN_SWARM_PAK_ENTRY_FLAGS_ENCRYPTED
#define STRATA_SOURCE_PAK_ENTRY_FLAGS_SIZES_FOLLOW ALIEN_SWARM_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define STRATA_SOURCE_PAK_ENTRY_FLAGS_UTF8 ALIEN_SWARM_PAK_ENTRY_FLAGS_UTF8
#define STRATA_SOURCE_PAK_METHOD_STORED ALIEN_SWARM_PAK_METHOD_STORED
#define STRATA_SOURCE_PAK_METHOD_DEFLATE ALIEN_SWARM_PAK_METHOD_DEFLATE
#define STRATA_SOURCE_PAK_METHOD_LZMA ALIEN_SWARM_PAK_METHOD_LZMA
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_REMOVE ALIEN_SWARM_DISPLACEMENT_TRIANGLE_TAGS_REMOVE

/* The lumps by their index in the directory, and what each holds. */
/**
 * What stands in the world; from lump version 1 on with escapes in quotes. Text of entities: blocks in braces
 * of quoted keys and values, a NUL at the end.
 */
#define STRATA_SOURCE_LUMP_ENTITIES 0
#define STRATA_SOURCE_LUMP_PLANES ALIEN_SWARM_LUMP_PLANES
#define STRATA_SOURCE_LUMP_TEXTURE_DATA ALIEN_SWARM_LUMP_TEXTURE_DATA
#define STRATA_SOURCE_LUMP_VERTICES ALIEN_SWARM_LUMP_VERTICES
#define STRATA_SOURCE_LUMP_VISIBILITY ALIEN_SWARM_LUMP_VISIBILITY
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceNode.
 * - version 1: Array of StrataSourceNodeWide.
 */
#define STRATA_SOURCE_LUMP_NODES 5
#define STRATA_SOURCE_LUMP_TEXTURE_INFO ALIEN_SWARM_LUMP_TEXTURE_INFO
/**
 * One of several layouts.
 * - version 1: Array of StrataSourceFace.
 * - version 2: Array of StrataSourceFaceWide.
 */
#define STRATA_SOURCE_LUMP_FACES 7
#define STRATA_SOURCE_LUMP_LIGHTING ALIEN_SWARM_LUMP_LIGHTING
#define STRATA_SOURCE_LUMP_OCCLUSION ALIEN_SWARM_LUMP_OCCLUSION
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafVersion0.
 * - version 1: Array of StrataSourceLeaf.
 * - version 2: Array of StrataSourceLeafWide.
 */
#define STRATA_SOURCE_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of StrataSourceFaceIdsElement. */
#define STRATA_SOURCE_LUMP_FACE_IDS 11
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceEdge.
 * - version 1: Array of StrataSourceEdgeWide.
 */
#define STRATA_SOURCE_LUMP_EDGES 12
#define STRATA_SOURCE_LUMP_SURFEDGES ALIEN_SWARM_LUMP_SURFEDGES
#define STRATA_SOURCE_LUMP_MODELS ALIEN_SWARM_LUMP_MODELS
#define STRATA_SOURCE_LUMP_WORLD_LIGHTS ALIEN_SWARM_LUMP_WORLD_LIGHTS
/**
 * Faces, as leaves select them. One of several layouts.
 * - version 0: Array of StrataSourceLeafFaces0Element.
 * - version 1: Array of StrataSourceLeafFaces1Element.
 */
#define STRATA_SOURCE_LUMP_LEAF_FACES 16
/**
 * Brushes, as leaves select them. One of several layouts.
 * - version 0: Array of StrataSourceLeafBrushes0Element.
 * - version 1: Array of StrataSourceLeafBrushes1Element.
 */
#define STRATA_SOURCE_LUMP_LEAF_BRUSHES 17
#define STRATA_SOURCE_LUMP_BRUSHES ALIEN_SWARM_LUMP_BRUSHES
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceBrushSideThin.
 * - version 1: Array of StrataSourceBrushSideWide.
 */
#define STRATA_SOURCE_LUMP_BRUSH_SIDES 19
#define STRATA_SOURCE_LUMP_AREAS ALIEN_SWARM_LUMP_AREAS
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceAreaPortal.
 * - version 1: Array of StrataSourceAreaPortalWide.
 */
#define STRATA_SOURCE_LUMP_AREA_PORTALS 21
/**
 * Brushes, as faces of several select them. One of several layouts.
 * - version 0: Array of StrataSourceFaceBrushes0Element.
 * - version 1: Array of StrataSourceFaceBrushes1Element.
 */
#define STRATA_SOURCE_LUMP_FACE_BRUSHES 22
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceFaceBrushList.
 * - version 1: Array of StrataSourceFaceBrushListWide.
 */
#define STRATA_SOURCE_LUMP_FACE_BRUSH_LISTS 23
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceDisplacementInfo.
 * - version 1: Array of StrataSourceDisplacementInfoWide.
 */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_INFO 26
/**
 * One of several layouts.
 * Faces before they were split: real maps have wide ones under version 0, so that sizes decide.
 * - layout wide (versions 0, 1, 2): Array of StrataSourceOriginalFaceWide.
 * - layout plain (versions 0, 1): Array of StrataSourceOriginalFace.
 */
#define STRATA_SOURCE_LUMP_ORIGINAL_FACES 27
#define STRATA_SOURCE_LUMP_PHYSICS_DISPLACEMENT ALIEN_SWARM_LUMP_PHYSICS_DISPLACEMENT
#define STRATA_SOURCE_LUMP_PHYSICS_COLLISION ALIEN_SWARM_LUMP_PHYSICS_COLLISION
#define STRATA_SOURCE_LUMP_VERTEX_NORMALS ALIEN_SWARM_LUMP_VERTEX_NORMALS
/**
 * Normals of the corners of all faces, one face after the other. One of several layouts.
 * - version 0: Array of StrataSourceVertexNormalIndices0Element.
 * - version 1: Array of StrataSourceVertexNormalIndices1Element.
 */
#define STRATA_SOURCE_LUMP_VERTEX_NORMAL_INDICES 31
#define STRATA_SOURCE_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS ALIEN_SWARM_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS
#define STRATA_SOURCE_LUMP_DISPLACEMENT_VERTICES ALIEN_SWARM_LUMP_DISPLACEMENT_VERTICES
#define STRATA_SOURCE_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS ALIEN_SWARM_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS
#define STRATA_SOURCE_LUMP_GAME_LUMP ALIEN_SWARM_LUMP_GAME_LUMP
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafWaterData.
 * - version 1: Array of StrataSourceLeafWaterDataWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_WATER_DATA 36
/**
 * One of several layouts.
 * - version 0: Array of StrataSourcePrimitive.
 * - version 1: Array of StrataSourcePrimitiveWide.
 */
#define STRATA_SOURCE_LUMP_PRIMITIVES 37
#define STRATA_SOURCE_LUMP_PRIMITIVE_VERTICES ALIEN_SWARM_LUMP_PRIMITIVE_VERTICES
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. One of several layouts.
 * - version 0: Array of StrataSourcePrimitiveIndices0Element.
 * - version 1: Array of StrataSourcePrimitiveIndices1Element.
 */
#define STRATA_SOURCE_LUMP_PRIMITIVE_INDICES 39
#define STRATA_SOURCE_LUMP_PAKFILE ALIEN_SWARM_LUMP_PAKFILE
#define STRATA_SOURCE_LUMP_CLIP_PORTAL_VERTICES ALIEN_SWARM_LUMP_CLIP_PORTAL_VERTICES
#define STRATA_SOURCE_LUMP_CUBEMAPS ALIEN_SWARM_LUMP_CUBEMAPS
#define STRATA_SOURCE_LUMP_TEXTURE_STRING_DATA ALIEN_SWARM_LUMP_TEXTURE_STRING_DATA
#define STRATA_SOURCE_LUMP_TEXTURE_STRING_TABLE ALIEN_SWARM_LUMP_TEXTURE_STRING_TABLE
/**
 * Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. One of several
 * layouts.
 * - version 0: Array of StrataSourceOverlay.
 * - version 1: Array of StrataSourceOverlayWide.
 * - version 2: Array of StrataSourceOverlayTinted.
 * - version 3: Bytes of unknown meaning.
 */
#define STRATA_SOURCE_LUMP_OVERLAYS 45
#define STRATA_SOURCE_LUMP_LEAF_MIN_DISTANCE_TO_WATER ALIEN_SWARM_LUMP_LEAF_MIN_DISTANCE_TO_WATER
#define STRATA_SOURCE_LUMP_FACE_MACRO_TEXTURE_INFO ALIEN_SWARM_LUMP_FACE_MACRO_TEXTURE_INFO
#define STRATA_SOURCE_LUMP_DISPLACEMENT_TRIANGLES ALIEN_SWARM_LUMP_DISPLACEMENT_TRIANGLES
#define STRATA_SOURCE_LUMP_PROP_BLOB ALIEN_SWARM_LUMP_PROP_BLOB
/**
 * Decals that lie on water; how version 3 is laid out isn't known. One of several layouts.
 * - version 0: Array of StrataSourceWaterOverlay.
 * - version 1: Array of StrataSourceWaterOverlayWide.
 * - version 3: Bytes of unknown meaning.
 */
#define STRATA_SOURCE_LUMP_WATER_OVERLAYS 50
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafAmbientIndexHdr.
 * - version 1: Array of StrataSourceLeafAmbientIndexHdrWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafAmbientIndex.
 * - version 1: Array of StrataSourceLeafAmbientIndexWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_INDEX 52
#define STRATA_SOURCE_LUMP_LIGHTING_HDR ALIEN_SWARM_LUMP_LIGHTING_HDR
#define STRATA_SOURCE_LUMP_WORLD_LIGHTS_HDR ALIEN_SWARM_LUMP_WORLD_LIGHTS_HDR
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_LIGHTING_HDR ALIEN_SWARM_LUMP_LEAF_AMBIENT_LIGHTING_HDR
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_LIGHTING ALIEN_SWARM_LUMP_LEAF_AMBIENT_LIGHTING
#define STRATA_SOURCE_LUMP_XZIP_PAKFILE ALIEN_SWARM_LUMP_XZIP_PAKFILE
/**
 * One of several layouts.
 * - version 1: Array of StrataSourceFace.
 * - version 2: Array of StrataSourceFaceWide.
 */
#define STRATA_SOURCE_LUMP_FACES_HDR 58
#define STRATA_SOURCE_LUMP_MAP_FLAGS ALIEN_SWARM_LUMP_MAP_FLAGS
#define STRATA_SOURCE_LUMP_OVERLAY_FADES ALIEN_SWARM_LUMP_OVERLAY_FADES
#define STRATA_SOURCE_LUMP_OVERLAY_SYSTEM_LEVELS ALIEN_SWARM_LUMP_OVERLAY_SYSTEM_LEVELS
#define STRATA_SOURCE_LUMP_PHYSICS_LEVEL ALIEN_SWARM_LUMP_PHYSICS_LEVEL
#define STRATA_SOURCE_LUMP_DISPLACEMENT_MULTIBLEND ALIEN_SWARM_LUMP_DISPLACEMENT_MULTIBLEND

typedef AlienSwarmLumpEntry StrataSourceLumpEntry;
typedef AlienSwarmHeader StrataSourceHeader;

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceNodeWide {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of a rough box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of a rough box, in game units. */
  struct { float x, y, z; } maxs;
  /**
   * First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may be
   * empty all the same.
   */
  uint32_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint32_t faceCount;
  /** Area of all leaves below, or -1 when they are in several. */
  int16_t area;
} StrataSourceNodeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceNodeWide) == 48, "StrataSourceNodeWide takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, plane) == 0, "StrataSourceNodeWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->plane) == 4, "StrataSourceNodeWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, children) == 4, "StrataSourceNodeWide.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->children) == 8, "StrataSourceNodeWide.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, mins) == 12, "StrataSourceNodeWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->mins) == 12, "StrataSourceNodeWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, maxs) == 24, "StrataSourceNodeWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->maxs) == 12, "StrataSourceNodeWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, firstFace) == 36, "StrataSourceNodeWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->firstFace) == 4, "StrataSourceNodeWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, faceCount) == 40, "StrataSourceNodeWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->faceCount) == 4, "StrataSourceNodeWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, area) == 44, "StrataSourceNodeWide.area lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->area) == 2, "StrataSourceNodeWide.area takes 2 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceFaceWide {
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
  /** Whether dynamic shadows fall on the face. */
  uint32_t dynamicShadows : 1;
  /** Number of primitives. */
  uint32_t primitiveCount : 31;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} StrataSourceFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceWide) == 72, "StrataSourceFaceWide takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, plane) == 0, "StrataSourceFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->plane) == 4, "StrataSourceFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, side) == 4, "StrataSourceFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->side) == 1, "StrataSourceFaceWide.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, onNode) == 5, "StrataSourceFaceWide.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->onNode) == 1, "StrataSourceFaceWide.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, firstEdge) == 8, "StrataSourceFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->firstEdge) == 4, "StrataSourceFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, edgeCount) == 12, "StrataSourceFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->edgeCount) == 4, "StrataSourceFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, texture) == 16, "StrataSourceFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->texture) == 4, "StrataSourceFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, displacement) == 20, "StrataSourceFaceWide.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->displacement) == 4, "StrataSourceFaceWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, fogVolume) == 24, "StrataSourceFaceWide.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->fogVolume) == 4, "StrataSourceFaceWide.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, styles) == 28, "StrataSourceFaceWide.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->styles) == 4, "StrataSourceFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightOffset) == 32, "StrataSourceFaceWide.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightOffset) == 4, "StrataSourceFaceWide.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, area) == 36, "StrataSourceFaceWide.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->area) == 4, "StrataSourceFaceWide.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightmapMins) == 40, "StrataSourceFaceWide.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightmapMins) == 8, "StrataSourceFaceWide.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightmapSize) == 48, "StrataSourceFaceWide.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightmapSize) == 8, "StrataSourceFaceWide.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, originalFace) == 56, "StrataSourceFaceWide.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->originalFace) == 4, "StrataSourceFaceWide.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, firstPrimitive) == 64, "StrataSourceFaceWide.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->firstPrimitive) == 4, "StrataSourceFaceWide.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, smoothingGroups) == 68, "StrataSourceFaceWide.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->smoothingGroups) == 4, "StrataSourceFaceWide.smoothingGroups takes 4 bytes");

/**
 * A leaf of the trees (lump 10).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafWide {
  /** What its brushes are, all together. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int32_t cluster;
  /** Area that doors separate from others; 0 = none. -> AREAS. */
  int32_t area : 17;
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  int32_t flags : 15;
  /** Lower corner of a rough box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of a rough box, in game units. */
  struct { float x, y, z; } maxs;
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
} StrataSourceLeafWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafWide) == 56, "StrataSourceLeafWide takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, contents) == 0, "StrataSourceLeafWide.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->contents) == 4, "StrataSourceLeafWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, cluster) == 4, "StrataSourceLeafWide.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->cluster) == 4, "StrataSourceLeafWide.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, mins) == 12, "StrataSourceLeafWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->mins) == 12, "StrataSourceLeafWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, maxs) == 24, "StrataSourceLeafWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->maxs) == 12, "StrataSourceLeafWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, firstFace) == 36, "StrataSourceLeafWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->firstFace) == 4, "StrataSourceLeafWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, faceCount) == 40, "StrataSourceLeafWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->faceCount) == 4, "StrataSourceLeafWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, firstBrush) == 44, "StrataSourceLeafWide.firstBrush lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->firstBrush) == 4, "StrataSourceLeafWide.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, brushCount) == 48, "StrataSourceLeafWide.brushCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->brushCount) == 4, "StrataSourceLeafWide.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, water) == 52, "StrataSourceLeafWide.water lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->water) == 4, "StrataSourceLeafWide.water takes 4 bytes");

/**
 * A line between two vertices (lump 12).
 * Source: facts on branches; size on real maps.
 */
typedef struct StrataSourceEdgeWide {
  /** Its two ends. -> VERTICES. */
  uint32_t vertices[2];
} StrataSourceEdgeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceEdgeWide) == 8, "StrataSourceEdgeWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceEdgeWide, vertices) == 0, "StrataSourceEdgeWide.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceEdgeWide *)0)->vertices) == 8, "StrataSourceEdgeWide.vertices takes 8 bytes");

/**
 * A side of a brush (lump 19).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceBrushSideWide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint32_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int32_t displacement;
  /** 1 = the side was added for collision only. */
  uint8_t bevel;
  /** 1 = the brush is thin along this side. */
  uint8_t thin;
} StrataSourceBrushSideWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceBrushSideWide) == 16, "StrataSourceBrushSideWide takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, plane) == 0, "StrataSourceBrushSideWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->plane) == 4, "StrataSourceBrushSideWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, texture) == 4, "StrataSourceBrushSideWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->texture) == 4, "StrataSourceBrushSideWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, displacement) == 8, "StrataSourceBrushSideWide.displacement lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->displacement) == 4, "StrataSourceBrushSideWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, bevel) == 12, "StrataSourceBrushSideWide.bevel lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->bevel) == 1, "StrataSourceBrushSideWide.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, thin) == 13, "StrataSourceBrushSideWide.thin lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->thin) == 1, "StrataSourceBrushSideWide.thin takes 1 bytes");

/**
 * A way out of an area (lump 21).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceAreaPortalWide {
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
} StrataSourceAreaPortalWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceAreaPortalWide) == 20, "StrataSourceAreaPortalWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, key) == 0, "StrataSourceAreaPortalWide.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->key) == 4, "StrataSourceAreaPortalWide.key takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, otherArea) == 4, "StrataSourceAreaPortalWide.otherArea lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->otherArea) == 4, "StrataSourceAreaPortalWide.otherArea takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, firstVertex) == 8, "StrataSourceAreaPortalWide.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->firstVertex) == 4, "StrataSourceAreaPortalWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, vertexCount) == 12, "StrataSourceAreaPortalWide.vertexCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->vertexCount) == 4, "StrataSourceAreaPortalWide.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, plane) == 16, "StrataSourceAreaPortalWide.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->plane) == 4, "StrataSourceAreaPortalWide.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23, version 1), by the face's number.
 * Source: sizes of real maps. Confidence: probable.
 */
typedef struct StrataSourceFaceBrushListWide {
  /** Number of brushes. */
  uint32_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint32_t first;
} StrataSourceFaceBrushListWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushListWide) == 8, "StrataSourceFaceBrushListWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushListWide, brushCount) == 0, "StrataSourceFaceBrushListWide.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushListWide *)0)->brushCount) == 4, "StrataSourceFaceBrushListWide.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushListWide, first) == 4, "StrataSourceFaceBrushListWide.first lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushListWide *)0)->first) == 4, "StrataSourceFaceBrushListWide.first takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementSubNeighborWide {
  /** Displacement; 0xFFFFFFFF or 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 or 4294967295 = none. */
  uint32_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} StrataSourceDisplacementSubNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementSubNeighborWide) == 8, "StrataSourceDisplacementSubNeighborWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, displacement) == 0, "StrataSourceDisplacementSubNeighborWide.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->displacement) == 4, "StrataSourceDisplacementSubNeighborWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, orientation) == 4, "StrataSourceDisplacementSubNeighborWide.orientation lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->orientation) == 1, "StrataSourceDisplacementSubNeighborWide.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, span) == 5, "StrataSourceDisplacementSubNeighborWide.span lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->span) == 1, "StrataSourceDisplacementSubNeighborWide.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, neighborSpan) == 6, "StrataSourceDisplacementSubNeighborWide.neighborSpan lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->neighborSpan) == 1, "StrataSourceDisplacementSubNeighborWide.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementNeighborWide {
  /** The neighbours; one along the whole edge stands first. */
  StrataSourceDisplacementSubNeighborWide subNeighbors[2];
} StrataSourceDisplacementNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementNeighborWide) == 16, "StrataSourceDisplacementNeighborWide takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementNeighborWide, subNeighbors) == 0, "StrataSourceDisplacementNeighborWide.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementNeighborWide *)0)->subNeighbors) == 16, "StrataSourceDisplacementNeighborWide.subNeighbors takes 16 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementCornerNeighborsWide {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint32_t neighbors[4];
  /** How many. */
  uint8_t count;
} StrataSourceDisplacementCornerNeighborsWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementCornerNeighborsWide) == 20, "StrataSourceDisplacementCornerNeighborsWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighborsWide, neighbors) == 0, "StrataSourceDisplacementCornerNeighborsWide.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighborsWide *)0)->neighbors) == 16, "StrataSourceDisplacementCornerNeighborsWide.neighbors takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighborsWide, count) == 16, "StrataSourceDisplacementCornerNeighborsWide.count lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighborsWide *)0)->count) == 1, "StrataSourceDisplacementCornerNeighborsWide.count takes 1 bytes");

/**
 * A displacement (lump 26).
 * Original name: ddispinfo_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementInfoWide {
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
  /** What the surface is. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint32_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  StrataSourceDisplacementNeighborWide edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  StrataSourceDisplacementCornerNeighborsWide cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} StrataSourceDisplacementInfoWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementInfoWide) == 232, "StrataSourceDisplacementInfoWide takes 232 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, startPosition) == 0, "StrataSourceDisplacementInfoWide.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->startPosition) == 12, "StrataSourceDisplacementInfoWide.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, firstVertex) == 12, "StrataSourceDisplacementInfoWide.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->firstVertex) == 4, "StrataSourceDisplacementInfoWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, firstTriangle) == 16, "StrataSourceDisplacementInfoWide.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->firstTriangle) == 4, "StrataSourceDisplacementInfoWide.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, power) == 20, "StrataSourceDisplacementInfoWide.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->power) == 4, "StrataSourceDisplacementInfoWide.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, minTessellation) == 24, "StrataSourceDisplacementInfoWide.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->minTessellation) == 4, "StrataSourceDisplacementInfoWide.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, smoothingAngle) == 28, "StrataSourceDisplacementInfoWide.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->smoothingAngle) == 4, "StrataSourceDisplacementInfoWide.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, contents) == 32, "StrataSourceDisplacementInfoWide.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->contents) == 4, "StrataSourceDisplacementInfoWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, face) == 36, "StrataSourceDisplacementInfoWide.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->face) == 4, "StrataSourceDisplacementInfoWide.face takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, lightmapAlphaStart) == 40, "StrataSourceDisplacementInfoWide.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->lightmapAlphaStart) == 4, "StrataSourceDisplacementInfoWide.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, lightmapSamplePositionStart) == 44, "StrataSourceDisplacementInfoWide.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->lightmapSamplePositionStart) == 4, "StrataSourceDisplacementInfoWide.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, edgeNeighbors) == 48, "StrataSourceDisplacementInfoWide.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->edgeNeighbors) == 64, "StrataSourceDisplacementInfoWide.edgeNeighbors takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, cornerNeighbors) == 112, "StrataSourceDisplacementInfoWide.cornerNeighbors lies at 112");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->cornerNeighbors) == 80, "StrataSourceDisplacementInfoWide.cornerNeighbors takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, allowedVertices) == 192, "StrataSourceDisplacementInfoWide.allowedVertices lies at 192");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->allowedVertices) == 40, "StrataSourceDisplacementInfoWide.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceOriginalFaceWide {
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
  /** Whether dynamic shadows fall on the face. */
  uint32_t dynamicShadows : 1;
  /** Number of primitives. */
  uint32_t primitiveCount : 31;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} StrataSourceOriginalFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOriginalFaceWide) == 72, "StrataSourceOriginalFaceWide takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, plane) == 0, "StrataSourceOriginalFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->plane) == 4, "StrataSourceOriginalFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, side) == 4, "StrataSourceOriginalFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->side) == 1, "StrataSourceOriginalFaceWide.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, onNode) == 5, "StrataSourceOriginalFaceWide.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->onNode) == 1, "StrataSourceOriginalFaceWide.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, firstEdge) == 8, "StrataSourceOriginalFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->firstEdge) == 4, "StrataSourceOriginalFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, edgeCount) == 12, "StrataSourceOriginalFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->edgeCount) == 4, "StrataSourceOriginalFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, texture) == 16, "StrataSourceOriginalFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->texture) == 4, "StrataSourceOriginalFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, displacement) == 20, "StrataSourceOriginalFaceWide.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->displacement) == 4, "StrataSourceOriginalFaceWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, fogVolume) == 24, "StrataSourceOriginalFaceWide.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->fogVolume) == 4, "StrataSourceOriginalFaceWide.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, styles) == 28, "StrataSourceOriginalFaceWide.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->styles) == 4, "StrataSourceOriginalFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightOffset) == 32, "StrataSourceOriginalFaceWide.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightOffset) == 4, "StrataSourceOriginalFaceWide.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, area) == 36, "StrataSourceOriginalFaceWide.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->area) == 4, "StrataSourceOriginalFaceWide.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightmapMins) == 40, "StrataSourceOriginalFaceWide.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightmapMins) == 8, "StrataSourceOriginalFaceWide.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightmapSize) == 48, "StrataSourceOriginalFaceWide.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightmapSize) == 8, "StrataSourceOriginalFaceWide.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, originalFace) == 56, "StrataSourceOriginalFaceWide.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->originalFace) == 4, "StrataSourceOriginalFaceWide.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, firstPrimitive) == 64, "StrataSourceOriginalFaceWide.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->firstPrimitive) == 4, "StrataSourceOriginalFaceWide.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, smoothingGroups) == 68, "StrataSourceOriginalFaceWide.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->smoothingGroups) == 4, "StrataSourceOriginalFaceWide.smoothingGroups takes 4 bytes");

/**
 * Water that leaves are in (lump 36, version 1).
 * Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceLeafWaterDataWide {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t surfaceTexture;
} StrataSourceLeafWaterDataWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafWaterDataWide) == 12, "StrataSourceLeafWaterDataWide takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, surfaceZ) == 0, "StrataSourceLeafWaterDataWide.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->surfaceZ) == 4, "StrataSourceLeafWaterDataWide.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, minZ) == 4, "StrataSourceLeafWaterDataWide.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->minZ) == 4, "StrataSourceLeafWaterDataWide.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, surfaceTexture) == 8, "StrataSourceLeafWaterDataWide.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->surfaceTexture) == 4, "StrataSourceLeafWaterDataWide.surfaceTexture takes 4 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37, version 1).
 * Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourcePrimitiveWide {
  /** 0 = list of triangles, 1 = strip. */
  uint32_t type;
  /** First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them. */
  uint32_t firstIndex;
  /** Number of indexes. */
  uint32_t indexCount;
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of vertices. */
  uint32_t vertexCount;
} StrataSourcePrimitiveWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveWide) == 20, "StrataSourcePrimitiveWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, type) == 0, "StrataSourcePrimitiveWide.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->type) == 4, "StrataSourcePrimitiveWide.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, firstIndex) == 4, "StrataSourcePrimitiveWide.firstIndex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->firstIndex) == 4, "StrataSourcePrimitiveWide.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, indexCount) == 8, "StrataSourcePrimitiveWide.indexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->indexCount) == 4, "StrataSourcePrimitiveWide.indexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, firstVertex) == 12, "StrataSourcePrimitiveWide.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->firstVertex) == 4, "StrataSourcePrimitiveWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, vertexCount) == 16, "StrataSourcePrimitiveWide.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->vertexCount) == 4, "StrataSourcePrimitiveWide.vertexCount takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceOverlayWide {
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
} StrataSourceOverlayWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlayWide) == 356, "StrataSourceOverlayWide takes 356 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, id) == 0, "StrataSourceOverlayWide.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->id) == 4, "StrataSourceOverlayWide.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, texture) == 4, "StrataSourceOverlayWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->texture) == 4, "StrataSourceOverlayWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, faces) == 12, "StrataSourceOverlayWide.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->faces) == 256, "StrataSourceOverlayWide.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, u) == 268, "StrataSourceOverlayWide.u lies at 268");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->u) == 8, "StrataSourceOverlayWide.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, v) == 276, "StrataSourceOverlayWide.v lies at 276");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->v) == 8, "StrataSourceOverlayWide.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, uvPoints) == 284, "StrataSourceOverlayWide.uvPoints lies at 284");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->uvPoints) == 48, "StrataSourceOverlayWide.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, origin) == 332, "StrataSourceOverlayWide.origin lies at 332");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->origin) == 12, "StrataSourceOverlayWide.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, normal) == 344, "StrataSourceOverlayWide.normal lies at 344");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->normal) == 12, "StrataSourceOverlayWide.normal takes 12 bytes");

/**
 * A decal that lies on faces (lump 45, version 2).
 * Original name: doverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceOverlayTinted {
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
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } tint;
} StrataSourceOverlayTinted;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlayTinted) == 360, "StrataSourceOverlayTinted takes 360 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, id) == 0, "StrataSourceOverlayTinted.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->id) == 4, "StrataSourceOverlayTinted.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, texture) == 4, "StrataSourceOverlayTinted.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->texture) == 4, "StrataSourceOverlayTinted.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, faces) == 12, "StrataSourceOverlayTinted.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->faces) == 256, "StrataSourceOverlayTinted.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, u) == 268, "StrataSourceOverlayTinted.u lies at 268");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->u) == 8, "StrataSourceOverlayTinted.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, v) == 276, "StrataSourceOverlayTinted.v lies at 276");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->v) == 8, "StrataSourceOverlayTinted.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, uvPoints) == 284, "StrataSourceOverlayTinted.uvPoints lies at 284");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->uvPoints) == 48, "StrataSourceOverlayTinted.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, origin) == 332, "StrataSourceOverlayTinted.origin lies at 332");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->origin) == 12, "StrataSourceOverlayTinted.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, normal) == 344, "StrataSourceOverlayTinted.normal lies at 344");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->normal) == 12, "StrataSourceOverlayTinted.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, tint) == 356, "StrataSourceOverlayTinted.tint lies at 356");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->tint) == 4, "StrataSourceOverlayTinted.tint takes 4 bytes");

/**
 * A decal that lies on water (lump 50, version 1).
 * Original name: dwateroverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceWaterOverlayWide {
  /**
   * Number that the compiler gave it, in the order of their entities; those on water begin behind the most
   * that there may be of others.
   */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Number of faces that it lies on, at most 256. */
  uint32_t faceCount : 30;
  /** Which of several overlapping ones is drawn last. */
  uint32_t renderOrder : 2;
  /**
   * Faces that it lies on; the first `faceCount` are used. -> FACES. The lump may be empty all the same. The
   * first `faceCount` elements are used.
   */
  int32_t faces[256];
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
} StrataSourceWaterOverlayWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceWaterOverlayWide) == 1124, "StrataSourceWaterOverlayWide takes 1124 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, id) == 0, "StrataSourceWaterOverlayWide.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->id) == 4, "StrataSourceWaterOverlayWide.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, texture) == 4, "StrataSourceWaterOverlayWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->texture) == 4, "StrataSourceWaterOverlayWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, faces) == 12, "StrataSourceWaterOverlayWide.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->faces) == 1024, "StrataSourceWaterOverlayWide.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, u) == 1036, "StrataSourceWaterOverlayWide.u lies at 1036");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->u) == 8, "StrataSourceWaterOverlayWide.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, v) == 1044, "StrataSourceWaterOverlayWide.v lies at 1044");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->v) == 8, "StrataSourceWaterOverlayWide.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, uvPoints) == 1052, "StrataSourceWaterOverlayWide.uvPoints lies at 1052");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->uvPoints) == 48, "StrataSourceWaterOverlayWide.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, origin) == 1100, "StrataSourceWaterOverlayWide.origin lies at 1100");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->origin) == 12, "StrataSourceWaterOverlayWide.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, normal) == 1112, "StrataSourceWaterOverlayWide.normal lies at 1112");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->normal) == 12, "StrataSourceWaterOverlayWide.normal takes 12 bytes");

/**
 * The same for light with a high dynamic range (lump 51, version 1).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafAmbientIndexHdrWide {
  /** Number of samples. */
  uint32_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint32_t firstSample;
} StrataSourceLeafAmbientIndexHdrWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndexHdrWide) == 8, "StrataSourceLeafAmbientIndexHdrWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdrWide, sampleCount) == 0, "StrataSourceLeafAmbientIndexHdrWide.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdrWide *)0)->sampleCount) == 4, "StrataSourceLeafAmbientIndexHdrWide.sampleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdrWide, firstSample) == 4, "StrataSourceLeafAmbientIndexHdrWide.firstSample lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdrWide *)0)->firstSample) == 4, "StrataSourceLeafAmbientIndexHdrWide.firstSample takes 4 bytes");

/**
 * Which samples of ambient light a leaf has (lump 52, version 1), by the leaf's number.
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafAmbientIndexWide {
  /** Number of samples. */
  uint32_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint32_t firstSample;
} StrataSourceLeafAmbientIndexWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndexWide) == 8, "StrataSourceLeafAmbientIndexWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexWide, sampleCount) == 0, "StrataSourceLeafAmbientIndexWide.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexWide *)0)->sampleCount) == 4, "StrataSourceLeafAmbientIndexWide.sampleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexWide, firstSample) == 4, "StrataSourceLeafAmbientIndexWide.firstSample lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexWide *)0)->firstSample) == 4, "StrataSourceLeafAmbientIndexWide.firstSample takes 4 bytes");

typedef AlienSwarmVerticesElement StrataSourceVerticesElement;

typedef AlienSwarmOcclusionWithoutAreaHead StrataSourceOcclusionWithoutAreaHead;

typedef AlienSwarmOcclusionHead StrataSourceOcclusionHead;

/** Element of FACE_IDS (lump 11). */
typedef uint32_t StrataSourceFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceIdsElement) == 4, "StrataSourceFaceIdsElement takes 4 bytes");

typedef AlienSwarmSurfedgesElement StrataSourceSurfedgesElement;

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t StrataSourceLeafFaces0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafFaces0Element) == 2, "StrataSourceLeafFaces0Element takes 2 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint32_t StrataSourceLeafFaces1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafFaces1Element) == 4, "StrataSourceLeafFaces1Element takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t StrataSourceLeafBrushes0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafBrushes0Element) == 2, "StrataSourceLeafBrushes0Element takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint32_t StrataSourceLeafBrushes1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafBrushes1Element) == 4, "StrataSourceLeafBrushes1Element takes 4 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t StrataSourceFaceBrushes0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushes0Element) == 2, "StrataSourceFaceBrushes0Element takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint32_t StrataSourceFaceBrushes1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushes1Element) == 4, "StrataSourceFaceBrushes1Element takes 4 bytes");

typedef AlienSwarmVertexNormalsElement StrataSourceVertexNormalsElement;

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t StrataSourceVertexNormalIndices0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVertexNormalIndices0Element) == 2, "StrataSourceVertexNormalIndices0Element takes 2 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint32_t StrataSourceVertexNormalIndices1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVertexNormalIndices1Element) == 4, "StrataSourceVertexNormalIndices1Element takes 4 bytes");

typedef AlienSwarmDisplacementLightmapAlphasElement StrataSourceDisplacementLightmapAlphasElement;

typedef AlienSwarmStaticPropsV4Head StrataSourceStaticPropsV4Head;

typedef AlienSwarmStaticPropsV5Head StrataSourceStaticPropsV5Head;

typedef AlienSwarmStaticPropsV5TheShipHead StrataSourceStaticPropsV5TheShipHead;

typedef AlienSwarmStaticPropsV6Head StrataSourceStaticPropsV6Head;

typedef AlienSwarmStaticPropsV6BloodyGoodTimeHead StrataSourceStaticPropsV6BloodyGoodTimeHead;

typedef AlienSwarmStaticPropsV6DarkMessiahHead StrataSourceStaticPropsV6DarkMessiahHead;

typedef AlienSwarmStaticPropsV6VindictusHead StrataSourceStaticPropsV6VindictusHead;

typedef AlienSwarmStaticPropsV7Head StrataSourceStaticPropsV7Head;

typedef AlienSwarmStaticPropsV7ZenoClashHead StrataSourceStaticPropsV7ZenoClashHead;

typedef AlienSwarmStaticPropsV7VindictusHead StrataSourceStaticPropsV7VindictusHead;

typedef AlienSwarmStaticPropsV8Head StrataSourceStaticPropsV8Head;

typedef AlienSwarmStaticPropsV8VindictusHead StrataSourceStaticPropsV8VindictusHead;

typedef AlienSwarmStaticPropsV9Head StrataSourceStaticPropsV9Head;

typedef AlienSwarmStaticPropsV9DearEstherHead StrataSourceStaticPropsV9DearEstherHead;

typedef AlienSwarmStaticPropsV10Head StrataSourceStaticPropsV10Head;

typedef AlienSwarmStaticPropsV10GlobalOffensiveHead StrataSourceStaticPropsV10GlobalOffensiveHead;

typedef AlienSwarmStaticPropsV11GlobalOffensiveHead StrataSourceStaticPropsV11GlobalOffensiveHead;

typedef AlienSwarmStaticPropsV11BlackMesaLiteHead StrataSourceStaticPropsV11BlackMesaLiteHead;

typedef AlienSwarmStaticPropsV11MerubasuHead StrataSourceStaticPropsV11MerubasuHead;

typedef AlienSwarmStaticPropsV12StrataHead StrataSourceStaticPropsV12StrataHead;

typedef AlienSwarmStaticPropsV11BlackMesaHead StrataSourceStaticPropsV11BlackMesaHead;

typedef AlienSwarmStaticPropsV13StrataHead StrataSourceStaticPropsV13StrataHead;

typedef AlienSwarmDetailPropsV4Head StrataSourceDetailPropsV4Head;

typedef AlienSwarmDetailPropsV2Head StrataSourceDetailPropsV2Head;

typedef AlienSwarmDetailPropLightHead StrataSourceDetailPropLightHead;

typedef AlienSwarmColorVariablesHead StrataSourceColorVariablesHead;

typedef AlienSwarmPrimitiveVerticesElement StrataSourcePrimitiveVerticesElement;

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t StrataSourcePrimitiveIndices0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveIndices0Element) == 2, "StrataSourcePrimitiveIndices0Element takes 2 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint32_t StrataSourcePrimitiveIndices1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveIndices1Element) == 4, "StrataSourcePrimitiveIndices1Element takes 4 bytes");

typedef AlienSwarmClipPortalVerticesElement StrataSourceClipPortalVerticesElement;

typedef AlienSwarmTextureStringTableElement StrataSourceTextureStringTableElement;

typedef AlienSwarmLeafMinDistanceToWaterElement StrataSourceLeafMinDistanceToWaterElement;

typedef AlienSwarmFaceMacroTextureInfoElement StrataSourceFaceMacroTextureInfoElement;

typedef AlienSwarmDisplacementTrianglesElement StrataSourceDisplacementTrianglesElement;

typedef AlienSwarmMapFlagsElement StrataSourceMapFlagsElement;

#endif /* BRUSHWORK_STRATA_STRATA_SOURCE_H */
