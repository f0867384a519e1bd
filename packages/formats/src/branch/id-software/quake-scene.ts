import type { FaceLight } from '../../capabilities.js';
import type { SceneCapabilities } from '../../scene-capabilities.js';
import { leafFaces, quakeLayers } from './quake-layers.js';

/**
 * How the world of a map of Quake's family is drawn. A unit is an inch. What is sky or liquid, the names of textures say,
 * and no flag.
 * @source released source of the engine; real maps @confidence certain
 */
export const quakeScene: SceneCapabilities = {
  geometry: {
    kind: 'polygons',
    faces: ['FACES'],
    face: {
      firstEdge: 'firstEdge',
      edgeCount: 'edgeCount',
      plane: 'plane',
      side: 'side',
      mapping: 'texture',
    },
    surfedges: 'SURFEDGES',
    edges: { lump: 'EDGES', field: 'vertices' },
    vertices: { lump: 'VERTICES' },
    planes: { lump: 'PLANES', field: 'normal' },
    mapping: { lump: 'TEXTURE_INFO', s: 's', t: 't' },
  },
  surfaceMaterials: {
    lump: 'TEXTURE_INFO',
    name: { kind: 'part', lump: 'TEXTURES', index: 'texture' },
    names: {
      sky: ['sky'],
      liquid: ['*'],
      translucent: ['{'],
      hidden: ['clip', 'hint', 'hintskip', 'origin', 'skip', 'trigger'],
    },
  },
  layers: quakeLayers,
  visibleSurfaces: leafFaces,
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstFace', surfaceCount: 'faceCount' },
};

/**
 * How the light of faces is stored: what a screen shows, in one byte, where 128 leaves a texture as it is.
 * @source released source of the engine; real maps @confidence certain
 */
export const quakeFaceLight: FaceLight = {
  sets: [{ range: 'low', faces: ['FACES'], samples: 'LIGHTING' }],
  noStyle: 255,
  hasAverages: false,
  coding: 'grey',
  white: 128,
  texelsPerLuxel: 16,
};
