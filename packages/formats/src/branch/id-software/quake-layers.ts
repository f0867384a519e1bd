import type { ClipHulls, Layers, SolidSurfaces, Solids, VisibleSurfaces } from '../../layer-capabilities.js';
import type { Props } from '../../prop-capabilities.js';
import { QuakeContents } from './quake-flags.js';
import { quake2ContentFlags } from './quake2-flags.js';
import { quake3ContentFlags } from './quake3-flags.js';

/** What maps of all games of this family have. */
const familyLayers: Layers = {
  leaves: { lump: 'LEAVES', mins: 'mins', maxs: 'maxs' },
  triggerClass: 'trigger_',
};

/**
 * Trees that bodies of a Quake map collide with: the first is for what is no larger than a player.
 * @source released source of the engine @confidence certain
 */
export const quakeClipHulls: ClipHulls = {
  nodes: 'CLIP_NODES',
  plane: 'plane',
  children: 'children',
  planes: 'PLANES',
  solid: QuakeContents.solid,
  models: { lump: 'MODELS', roots: 'clipHeadNodes', standing: 0 },
  box: { mins: [-16, -16, -24], maxs: [16, 16, 32] },
};

/** What of a Quake map isn't seen: it has no brushes. @source released source of the engine @confidence certain */
export const quakeLayers: Layers = {
  ...familyLayers,
  clipHulls: quakeClipHulls,
  passable: { classes: ['func_illusionary', 'func_ladder', 'func_water'] },
};

/** Leaves say which faces are seen in them. */
export const leafFaces: VisibleSurfaces = {
  kind: 'leaf',
  first: 'firstFace',
  count: 'faceCount',
  indices: 'LEAF_FACES',
};

/** What of a Quake II map isn't seen. @source public headers of the engine @confidence certain */
export const quake2Layers: Layers = {
  ...familyLayers,
  solids: {
    brushes: 'BRUSHES',
    firstSide: 'firstSide',
    sideCount: 'sideCount',
    sides: 'BRUSH_SIDES',
    plane: 'plane',
    planes: 'PLANES',
    contents: {
      field: 'contents',
      solid: quake2ContentFlags.solid | quake2ContentFlags.window,
      clip: quake2ContentFlags.playerClip | quake2ContentFlags.monsterClip,
      player: quake2ContentFlags.solid | quake2ContentFlags.window | quake2ContentFlags.playerClip,
    },
    models: {
      lump: 'MODELS',
      brushes: {
        kind: 'tree',
        node: 'headNode',
        leaf: { first: 'firstBrush', count: 'brushCount', indices: 'LEAF_BRUSHES' },
      },
    },
  },
  passable: { classes: ['func_killbox'] },
};

/** Brushes of a Quake III map. @source released source of the game @confidence certain */
export const quake3Solids: Solids = {
  brushes: 'BRUSHES',
  firstSide: 'firstSide',
  sideCount: 'sideCount',
  sides: 'BRUSH_SIDES',
  plane: 'plane',
  planes: 'PLANES',
  contents: {
    field: 'contentFlags',
    material: { index: 'texture', lump: 'TEXTURES' },
    solid: quake3ContentFlags.solid,
    clip: quake3ContentFlags.playerClip | quake3ContentFlags.monsterClip,
    player: quake3ContentFlags.solid | quake3ContentFlags.playerClip,
  },
  models: { lump: 'MODELS', brushes: { kind: 'span', first: 'firstBrush', count: 'brushCount' } },
};

/** Curves of a Quake III map, which stop whoever their textures say. @source released source of the game @confidence certain */
export const quake3SolidSurfaces: SolidSurfaces = {
  materials: 'TEXTURES',
  field: 'contentFlags',
  solid: quake3Solids.contents.solid,
  clip: quake3Solids.contents.clip,
  player: quake3Solids.contents.player,
};

/** What of a Quake III map isn't seen. @source released source of the game @confidence certain */
export const quake3Layers: Layers = {
  ...familyLayers,
  solids: quake3Solids,
  solidSurfaces: quake3SolidSurfaces,
  passable: { classes: [] },
};

/**
 * Models that entities of a Quake III map stand for. Those of `misc_model` are surfaces of the map already.
 * @source released source of the game and its compiler @confidence certain
 */
export const quake3Props: Props = {
  lists: [],
  entities: { model: 'model2', extensions: ['.md3'], scale: ['modelscale_vec', 'modelscale'] },
};
