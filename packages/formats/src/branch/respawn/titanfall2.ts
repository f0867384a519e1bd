/**
 * Titanfall 2 (2016): rBSP 37, and 36 in its technical test. Titanfall's lumps, and light probes that have trees of their
 * own, shadows of several suns, lights that move with entities.
 *
 * Sources: public readers and compilers of these maps, and a real map that its players' compiler made.
 */
import {
  array,
  bytes,
  f32,
  i16,
  i32,
  list,
  opaque,
  ref,
  span,
  struct,
  u32,
  vector,
  versions,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { gameLump } from '../../container/game-lump/index.js';
import { lump } from '../../lump.js';
import { WorldLight } from './records/light.js';
import { staticPropsTitanfall2 } from './records/static-props.js';
import { respawnDirectory } from './respawn-directory.js';
import {
  LightProbeReferenceLong,
  MeshWithCubemap,
  branch as parent,
  WorldLightVersion2,
  WorldLightVersion3,
} from './titanfall.js';

export * from './titanfall.js';

/**
 * Probes of the world or of something that moves (lump 4).
 * @source public readers; size in a real directory @confidence probable
 */
export class LightProbeParent extends struct(28, {
  /** Number of itself; -1 = the world. */
  index: i32,
  /** First of `probeCount` probes. */
  firstProbe: span(u32, 'LIGHTPROBES', 'probeCount'),
  /** Number of probes. */
  probeCount: u32,
  /** First of `referenceCount` places. */
  firstReference: span(u32, 'LIGHTPROBE_REFERENCES', 'referenceCount'),
  /** Number of places. */
  referenceCount: u32,
  /** First of `nodeCount` nodes. */
  firstNode: span(u32, 'LIGHTPROBE_TREE', 'nodeCount'),
  /** Number of nodes. */
  nodeCount: u32,
}) {}

/**
 * What throws shadows of one sun (lump 5); each range ends before its `last...`.
 * @source public readers; size in a real directory @confidence probable
 */
export class ShadowEnvironment extends struct(36, {
  /** First of its boxes in CSM_AABB_NODES. */
  firstNode: i32,
  /** First of its entries in CSM_OBJECT_REFERENCES. */
  firstReference: i32,
  /** First of its meshes in SHADOW_MESHES. */
  firstMesh: i32,
  /** Where its boxes end. */
  lastNode: i32,
  /** Where its entries end. */
  lastReference: i32,
  /** Where its meshes end. */
  lastMesh: i32,
  /** Direction of the sun's light. */
  sunNormal: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A node of a tree that finds light probes (lump 6).
 * @source one public reader @confidence guess
 */
export class LightProbeNode extends struct(24, {
  /** Unit vector across the plane that splits it. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
  /** What lies before and behind the plane; how leaves are told from nodes isn't known. */
  children: array(i32, 2),
}) {}

/**
 * What a light moves with (lump 55).
 * @source public readers @confidence probable
 */
export class WorldLightParent extends struct(76, {
  /** Three rows of a matrix. */
  matrix: array(f32, 12),
  /** Where it is, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Unknown; perhaps angles. */
  unknown0x3C: bytes(12),
  /** Unknown. */
  unknown0x48: i16,
  /** The light. */
  light: ref(i16, 'WORLD_LIGHTS'),
}) {}

/**
 * Lights that change on a page of lightmaps (lump 122).
 * @source public readers; size in a real directory @confidence probable
 */
export class RealTimeLightPage extends struct(126, {
  /** The lights; -1 = unused slot, as far as is known. */
  lights: array(i16, 63),
}) {}

/** Titanfall 2. */
export const branch = deriveBranch(parent, {
  id: 'respawn/titanfall2',
  title: 'Titanfall 2',
  container: respawnDirectory([37, 36]),
  lumps: {
    LIGHTPROBE_PARENT_INFOS: lump(4, LightProbeParent),
    SHADOW_ENVIRONMENTS: lump(5, ShadowEnvironment),
    LIGHTPROBE_BSP_NODES: lump(6, LightProbeNode),
    /** What nodes of the tree select, in a layout that isn't known. */
    LIGHTPROBE_BSP_REFERENCES: lump(7, opaque),
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(35, gameLump({ lumps: { sprp: staticPropsTitanfall2 } })),
    WORLD_LIGHTS: lump(54, versions({ 1: WorldLight, 2: WorldLightVersion2, 3: WorldLightVersion3 })),
    WORLD_LIGHT_PARENT_INFOS: lump(55, WorldLightParent),
    MESHES: lump(80, MeshWithCubemap),
    /** Probes that static props are lit by, by the prop's number. */
    STATIC_PROP_LIGHTPROBE_INDICES: lump(102, list(u32)),
    LIGHTPROBE_REFERENCES: lump(104, LightProbeReferenceLong),
    LIGHTMAP_DATA_RTL_PAGES: lump(122, RealTimeLightPage),
  },
});
