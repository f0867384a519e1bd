import type { Cells, Layers, SolidContents, VisibleSurfaces } from '../../layer-capabilities.js';
import type { Props } from '../../prop-capabilities.js';
import { contentFlags } from './content-flags.js';

const contents: SolidContents = {
  field: 'contentFlags',
  material: { index: 'material', lump: 'MATERIALS' },
  solid: contentFlags.solid,
  clip: contentFlags.playerClip | contentFlags.monsterClip,
};

/** What of a Call of Duty map isn't seen. @source specification, lumps 3, 4, 11 to 18, 24 to 27 @confidence certain */
export const callOfDutyLayers: Layers = {
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
  portals: [
    {
      list: 'PORTALS',
      first: 'firstVertex',
      count: 'vertexCount',
      corners: 'PORTAL_VERTICES',
      plane: 'plane',
    },
  ],
  occluderEdges: { lump: 'OCCLUDERS', vertices: 'PORTAL_VERTICES' },
  cells: { lump: 'CELLS', mins: 'mins', maxs: 'maxs' },
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
