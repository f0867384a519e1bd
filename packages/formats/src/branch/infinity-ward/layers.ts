import type {
  Cells,
  CollisionTriangles,
  Layers,
  SolidContents,
  VisibleSurfaces,
} from '../../layer-capabilities.js';
import type { Props } from '../../prop-capabilities.js';
import { contentFlags } from './content-flags.js';

const contents: SolidContents = {
  field: 'contentFlags',
  material: { index: 'material', lump: 'MATERIALS' },
  solid: contentFlags.solid,
  clip: contentFlags.playerClip | contentFlags.monsterClip,
  player: contentFlags.solid | contentFlags.playerClip,
};

/** What maps of all Call of Duty games have: brushes, openings between rooms, and rooms. */
const shared: Layers = {
  solids: {
    brushes: 'BRUSHES',
    sideCount: 'sideCount',
    sides: 'BRUSH_SIDES',
    plane: 'plane',
    planes: 'PLANES',
    axialSides: 6,
    contents,
    models: { lump: 'MODELS', brushes: { kind: 'span', first: 'firstBrush', count: 'brushCount' } },
  },
  triggerClass: 'trigger_',
  passable: { classes: ['script_vehicle_collmap'] },
  portals: [
    {
      list: 'PORTALS',
      first: 'firstVertex',
      count: 'vertexCount',
      corners: 'PORTAL_VERTICES',
      plane: 'plane',
    },
  ],
  cells: { lump: 'CELLS', mins: 'mins', maxs: 'maxs' },
};

const occluderEdges: Layers['occluderEdges'] = { lump: 'OCCLUDERS', vertices: 'PORTAL_VERTICES' };

/** What of a Call of Duty map isn't seen. @source specification, lumps 3, 4, 11 to 18, 24 to 27 @confidence certain */
export const callOfDutyLayers: Layers = {
  ...shared,
  occluderEdges,
  patches: {
    lump: 'COLLISION_PATCHES',
    vertices: 'COLLISION_VERTICES',
    indices: 'COLLISION_INDICES',
    contents,
    models: {
      lump: 'MODELS',
      patches: { first: 'firstPatch', count: 'patchCount', indices: 'LEAF_SURFACES' },
    },
  },
};

/** Triangles to collide with: what they are, the material of the box around them says. */
const triangles: CollisionTriangles = {
  trees: {
    lump: 'COLLISION_AABB_TREES',
    childCount: 'childCount',
    content: 'content',
    firstChild: 'firstChild',
    partition: 'partition',
  },
  partitions: { lump: 'COLLISION_PARTITIONS', first: 'firstTriangle', count: 'triangleCount' },
  triangles: { lump: 'COLLISION_TRIANGLES', corners: 'vertices', normal: 'normal' },
  vertices: { lump: 'COLLISION_VERTICES', field: 'position' },
  contents,
  models: { lump: 'MODELS', first: 'firstCollisionTree', count: 'collisionTreeCount' },
};

/**
 * What of a Call of Duty 2 map isn't seen.
 * @source recovered loaders and converters of the game's maps; no real map with such triangles is at hand @confidence probable
 */
export const callOfDuty2Layers: Layers = { ...shared, occluderEdges, triangles };

/**
 * What of a Call of Duty 4 map isn't seen: as in Call of Duty 2, without occluders. Triangles have no normals; that their
 * corners run counterclockwise, seen from outside, is a guess.
 * @source recovered loaders of the game; no real map with such triangles is at hand @confidence guess
 */
export const callOfDuty4Layers: Layers = {
  ...shared,
  triangles: {
    ...triangles,
    triangles: { lump: 'COLLISION_TRIANGLES', corners: 'vertices' },
    vertices: { lump: 'COLLISION_VERTICES' },
  },
};

/** Models that entities of a Call of Duty map stand for. @source entities of real maps @confidence certain */
export const callOfDutyProps: Props = {
  lists: [],
  entities: { model: 'model', prefix: 'xmodel/', scale: ['modelscale'] },
};

/** Rooms of the renderer. @source specification, lumps 17 and 18 @confidence certain */
export const callOfDutyCells: Cells = {
  lump: 'CELLS',
  portals: { first: 'firstPortal', count: 'portalCount' },
  target: { lump: 'PORTALS', field: 'cell' },
  leafCell: 'cell',
};

/** The root of a room's tree selects all surfaces of the room. @source specification, lump 16 @confidence certain */
export const callOfDutyVisibleSurfaces: VisibleSurfaces = {
  kind: 'cell',
  tree: 'aabbTree',
  lump: 'AABB_TREES',
  surfaces: { first: 'firstSurface', count: 'surfaceCount' },
};
