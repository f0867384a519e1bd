/**
 * Source as it was released with Half-Life 2 (2004): VBSP 19, and 20 where only the number changed. Counter-Strike:
 * Source, Half-Life 2: Deathmatch and Day of Defeat: Source share the layout. Leaves hold their ambient light themselves,
 * as their lump version 0 says; there is no light of a high dynamic range.
 *
 * Sources: the public specification of the format, engine headers, and the real maps that settled where those are silent
 * or wrong (`reference/corrections.md`). Distances are game units (one inch), z points up, angles are degrees.
 */
import {
  f32,
  flags,
  i32,
  list,
  records,
  ref,
  struct,
  textOffset,
  u16,
  vector,
  versions,
} from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import type { FaceLight } from '../../capabilities.js';
import { byteTextLump } from '../../container/byte-text-lump.js';
import { entityText } from '../../container/entity-text-content.js';
import { gameLump } from '../../container/game-lump/index.js';
import { pakfile } from '../../container/pakfile/index.js';
import { source2004Limits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { sourceRules } from '../../rules/valve/index.js';
import { displacementTriangleTags, surfaceFlags } from './flags.js';
import { sourceIdentities } from './identities.js';
import { areaPortals, clusterPortals, sourceLayers } from './layers.js';
import { sourceLights } from './lights.js';
import { sourceLumpPatches } from './lump-patches.js';
import { engineCrc, engineMd5, plainCrc, toolCrc } from './map-digests.js';
import { sourceOwnFiles } from './own-files.js';
import { sourcePlayer } from './player-size.js';
import { sourcePlayerStarts } from './player-starts.js';
import { DisplacementInfo, DisplacementVertex } from './records/displacements.js';
import { gameLumpOptions } from './records/game-lumps.js';
import { ColorRgbExp, WorldLight } from './records/lighting.js';
import { lightmapAlphas, lightmapSamplePositions } from './records/lightmap-samples.js';
import { occlusion } from './records/occlusion.js';
import { physicsCollision } from './records/physics.js';
import { physicsDisplacement } from './records/physics-displacement.js';
import {
  Area,
  AreaPortal,
  Brush,
  BrushSide,
  Leaf,
  LeafVersion0,
  LeafWaterData,
  Model,
  Node,
  Plane,
} from './records/space.js';
import {
  CubemapSample,
  Edge,
  Face,
  OriginalFace,
  Overlay,
  Primitive,
  surfedge,
  TextureData,
  TextureInfo,
} from './records/surfaces.js';
import { visibilityRle } from './records/visibility.js';
import { sourceScene } from './scene.js';
import { compilerOrder2004, sourceDirectory } from './source-directory.js';

export * from './flags.js';
export * from './records/color-variables.js';
export * from './records/detail-props.js';
export * from './records/displacements.js';
export * from './records/game-lumps.js';
export * from './records/lighting.js';
export * from './records/lightmap-samples.js';
export * from './records/occlusion.js';
export * from './records/physics.js';
export * from './records/physics-displacement.js';
export * from './records/space.js';
export * from './records/static-props.js';
export * from './records/static-props-layouts.js';
export * from './records/surfaces.js';

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * @orig dportal_t @source engine headers @confidence probable
 */
export class Portal extends struct(16, {
  /** First of its corners, in PORTAL_VERTICES. */
  firstVertex: i32,
  /** Number of corners. */
  vertexCount: i32,
  /** Plane of the opening. */
  plane: ref(i32, 'PLANES'),
  /** Cluster before the plane. */
  frontCluster: u16,
  /** Cluster behind the plane. */
  backCluster: u16,
}) {}

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * @orig dcluster_t @source engine headers @confidence probable
 */
export class Cluster extends struct(8, {
  /** First of its openings, in CLUSTER_PORTALS. */
  firstPortal: i32,
  /** Number of openings. */
  portalCount: i32,
}) {}

/** How the light of faces is stored from version 19 on. */
export const faceLight: FaceLight = {
  sets: [{ range: 'low', faces: ['FACES'], samples: 'LIGHTING' }],
  bumped: { lump: 'TEXTURE_INFO', field: 'flags', flag: surfaceFlags.bumpLight },
  noStyle: 255,
  hasAverages: true,
};

/** Half-Life 2 (2004) and the games of its time. */
export const branch = defineBranch({
  id: 'valve/source-2004',
  title: 'Source 2004 (Half-Life 2, Counter-Strike: Source)',
  container: sourceDirectory([19, 20], { writeOrder: compilerOrder2004 }),
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(0, entityText()),
    PLANES: lump(1, Plane),
    TEXTURE_DATA: lump(2, TextureData),
    /** Corners of faces, in game units. */
    VERTICES: lump(3, list(vector(f32, ['x', 'y', 'z']))),
    /** Which clusters see and hear which others. */
    VISIBILITY: lump(4, visibilityRle),
    NODES: lump(5, Node),
    TEXTURE_INFO: lump(6, TextureInfo),
    FACES: lump(7, Face),
    /** Samples of all lightmaps, and before each face's the average of every style. */
    LIGHTING: lump(8, ColorRgbExp),
    /** Polygons that hide what is behind them. */
    OCCLUSION: lump(9, occlusion),
    LEAVES: lump(10, versions({ 0: records(LeafVersion0), 1: records(Leaf) })),
    /** Numbers that the editor gave the faces, by the face's number. */
    FACE_IDS: lump(11, list(u16)),
    EDGES: lump(12, Edge),
    /** Edges in the order in which faces walk them, negative for backwards. */
    SURFEDGES: lump(13, list(surfedge)),
    MODELS: lump(14, Model),
    WORLD_LIGHTS: lump(15, WorldLight),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(16, list(ref(u16, 'FACES', { mayBeEmpty: true }))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(17, list(ref(u16, 'BRUSHES'))),
    BRUSHES: lump(18, Brush),
    BRUSH_SIDES: lump(19, BrushSide),
    AREAS: lump(20, Area),
    AREA_PORTALS: lump(21, AreaPortal),
    PORTALS: lump(22, Portal),
    CLUSTERS: lump(23, Cluster),
    /** Corners of openings between leaves. */
    PORTAL_VERTICES: lump(24, list(ref(u16, 'VERTICES'))),
    /** Openings, as clusters select them. */
    CLUSTER_PORTALS: lump(25, list(ref(u16, 'PORTALS'))),
    DISPLACEMENT_INFO: lump(26, DisplacementInfo),
    ORIGINAL_FACES: lump(27, OriginalFace),
    /** What displacements are to the physics. */
    PHYSICS_DISPLACEMENT: lump(28, physicsDisplacement),
    /** What brush models are to the physics. */
    PHYSICS_COLLISION: lump(29, physicsCollision),
    /** Normals that faces are smoothed with. */
    VERTEX_NORMALS: lump(30, list(vector(f32, ['x', 'y', 'z']))),
    /** Normals of the corners of all faces, one face after the other. */
    VERTEX_NORMAL_INDICES: lump(31, list(ref(u16, 'VERTEX_NORMALS'))),
    /** Blending of displacement lightmaps; empty in later maps. */
    DISPLACEMENT_LIGHTMAP_ALPHAS: lump(32, lightmapAlphas),
    DISPLACEMENT_VERTICES: lump(33, DisplacementVertex),
    /** Where the lightmap samples of displacements lie. */
    DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS: lump(34, lightmapSamplePositions),
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(35, gameLump(gameLumpOptions)),
    LEAF_WATER_DATA: lump(36, LeafWaterData),
    PRIMITIVES: lump(37, Primitive),
    /** Vertices that primitives add; unused by the compilers at hand. */
    PRIMITIVE_VERTICES: lump(38, list(vector(f32, ['x', 'y', 'z']))),
    /** Corners of primitives' triangles, as numbers of the face's own corners. */
    PRIMITIVE_INDICES: lump(39, list(u16)),
    /** A zip archive of files that the map brings along. */
    PAKFILE: lump(40, pakfile()),
    /** Corners of openings between areas, in game units. */
    CLIP_PORTAL_VERTICES: lump(41, list(vector(f32, ['x', 'y', 'z']))),
    CUBEMAPS: lump(42, CubemapSample),
    /** Names of textures, each ended by a NUL. */
    TEXTURE_STRING_DATA: lump(43, byteTextLump),
    /** Where each name begins. */
    TEXTURE_STRING_TABLE: lump(44, list(textOffset(i32, 'TEXTURE_STRING_DATA'))),
    OVERLAYS: lump(45, Overlay),
    /** How far each leaf is from water, in game units. */
    LEAF_MIN_DISTANCE_TO_WATER: lump(46, list(u16)),
    /** A texture laid over the lightmap of each face; 0xFFFF = none. */
    FACE_MACRO_TEXTURE_INFO: lump(47, list(ref(u16, 'TEXTURE_STRING_TABLE', { none: 0xffff }))),
    /** What each triangle of a displacement is. */
    DISPLACEMENT_TRIANGLES: lump(48, list(flags(u16, displacementTriangleTags))),
    /** Terrain for another physics library; no longer used. */
    PHYSICS_COLLISION_SURFACE: lump(49, physicsCollision),
  },
  clues: { lumpVersions: { LEAVES: 0 } },
  capabilities: {
    surfaces: 'surfedges',
    entities: 'ENTITIES',
    entityOutputs: { separator: ',' },
    playerStarts: sourcePlayerStarts,
    player: sourcePlayer,
    visibility: { kind: 'pvs-rle', lump: 'VISIBILITY', leaves: 'LEAVES' },
    spaceTree: { nodes: 'NODES', leaves: 'LEAVES', planes: 'PLANES' },
    faceLight,
    sceneLights: sourceLights,
    leafAmbient: { kind: 'leaf', field: 'ambientLight' },
    ...sourceScene,
    textureNames: {
      infos: { lump: 'TEXTURE_INFO', field: 'textureData' },
      textures: { lump: 'TEXTURE_DATA', field: 'name' },
      offsets: 'TEXTURE_STRING_TABLE',
      text: 'TEXTURE_STRING_DATA',
    },
    cornerNormals: {
      faces: { lump: 'FACES', count: 'edgeCount' },
      indices: 'VERTEX_NORMAL_INDICES',
      normals: 'VERTEX_NORMALS',
    },
    layers: { ...sourceLayers, portals: [areaPortals, clusterPortals] },
    cubemaps: { lump: 'CUBEMAPS', defaultSide: 32 },
    identities: sourceIdentities,
    mapDigests: [plainCrc, toolCrc, engineCrc, engineMd5],
    lumpPatches: sourceLumpPatches,
    ownFiles: sourceOwnFiles,
  },
  rules: sourceRules,
  limits: source2004Limits,
});
