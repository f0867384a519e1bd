import type { Layers, PolygonList, VisibleSurfaces } from '../../layer-capabilities.js';
import type { Props } from '../../prop-capabilities.js';
import { contentFlags } from './flags.js';
import { sourcePassable } from './passable-entities.js';
import { DetailPropType } from './records/detail-props.js';

const { solid, window, grate, moveable, playerClip, monsterClip } = contentFlags;

/** Contents that stop everything. @source engine headers, masks of contents @confidence certain */
const SOLID = solid | window | grate | moveable;

/** Contents that stop players. @source engine headers, masks of contents @confidence certain */
const PLAYER = SOLID | playerClip;

/**
 * Bits of the lowest subdivision of a displacement: that it holds flags instead, and that bodies pass through.
 * @source engine headers @confidence certain
 */
const NO_BODIES = 0x80000000 | 0x4;

/** Openings between areas. */
export const areaPortals: PolygonList = {
  list: 'AREA_PORTALS',
  first: 'firstVertex',
  count: 'vertexCount',
  corners: 'CLIP_PORTAL_VERTICES',
  plane: 'plane',
};

/** Openings between clusters, which later maps lack. */
export const clusterPortals: PolygonList = {
  list: 'PORTALS',
  first: 'firstVertex',
  count: 'vertexCount',
  corners: 'PORTAL_VERTICES',
  vertices: 'VERTICES',
  plane: 'plane',
};

/** What of a Source map isn't seen. @source specification, lumps of brushes, areas, occluders and physics @confidence certain */
export const sourceLayers: Layers = {
  solids: {
    brushes: 'BRUSHES',
    firstSide: 'firstSide',
    sideCount: 'sideCount',
    sides: 'BRUSH_SIDES',
    plane: 'plane',
    bevel: 'bevel',
    planes: 'PLANES',
    contents: { field: 'contents', solid: SOLID, clip: playerClip | monsterClip, player: PLAYER },
    models: {
      lump: 'MODELS',
      brushes: {
        kind: 'tree',
        node: 'headNode',
        leaf: { first: 'firstBrush', count: 'brushCount', indices: 'LEAF_BRUSHES' },
      },
    },
  },
  triggerClass: 'trigger_',
  passable: sourcePassable,
  solidDisplacements: {
    contents: 'contents',
    solid: SOLID,
    player: PLAYER,
    passable: { field: 'minTessellation', bits: NO_BODIES },
  },
  physics: { models: 'PHYSICS_COLLISION', displacements: 'PHYSICS_DISPLACEMENT', metresPerUnit: 0.0254 },
  portals: [areaPortals],
  occluders: {
    list: 'OCCLUSION.polygons',
    first: 'firstVertexIndex',
    count: 'vertexCount',
    corners: 'OCCLUSION.vertexIndices',
    vertices: 'VERTICES',
    plane: 'plane',
  },
  leaves: { lump: 'LEAVES', mins: 'mins', maxs: 'maxs' },
};

/** Models that a Source map places. @source specification, static and detail props; entities of real maps @confidence certain */
export const sourceProps: Props = {
  lists: [
    {
      kind: 'static',
      part: 'GAME_LUMP.sprp',
      models: 'models',
      props: 'props',
      fields: {
        origin: 'origin',
        angles: 'angles',
        model: 'model',
        skin: 'skin',
        scale: 'scale',
        color: 'color',
        fadeMinimum: 'fadeMinDistance',
        fadeMaximum: 'fadeMaxDistance',
      },
      scales: { list: 'scales', prop: 'prop', scale: 'scale' },
    },
    {
      kind: 'detail',
      part: 'GAME_LUMP.dprp',
      models: 'models',
      props: 'props',
      fields: { origin: 'origin', angles: 'angles', model: 'detail', scale: 'scale' },
      sprites: {
        type: 'type',
        modelType: DetailPropType.model,
        list: 'sprites',
        material: 'detail/detailsprites',
        key: 'detailmaterial',
      },
    },
  ],
  entities: {
    model: 'model',
    extensions: ['.mdl'],
    scale: ['modelscale'],
    skin: 'skin',
    color: 'rendercolor',
    opacity: 'renderamt',
    fadeMinimum: 'fademindist',
    fadeMaximum: 'fademaxdist',
  },
};

/** Leaves say which faces are seen in them. */
export const sourceVisibleSurfaces: VisibleSurfaces = {
  kind: 'leaf',
  first: 'firstFace',
  count: 'faceCount',
  indices: 'LEAF_FACES',
};
