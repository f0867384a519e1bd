import type { FaceLight } from '../../capabilities.js';
import type { SceneCapabilities } from '../../scene-capabilities.js';
import { leafFaces, quake2Layers } from './quake-layers.js';
import { quakeFaceLight } from './quake-scene.js';
import { quake2SurfaceFlags } from './quake2-flags.js';

const { sky, noDraw, hint, skip, translucent33, translucent66, warp } = quake2SurfaceFlags;

/** How the world of a Quake II map is drawn. A unit is an inch. @source public headers of the engine; real maps @confidence certain */
export const quake2Scene: SceneCapabilities = {
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
    name: { kind: 'field', field: 'name' },
    flags: {
      field: 'flags',
      sky,
      hidden: noDraw | hint | skip,
      translucent: translucent33 | translucent66,
      liquid: warp,
    },
  },
  layers: quake2Layers,
  visibleSurfaces: leafFaces,
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstFace', surfaceCount: 'faceCount' },
};

/**
 * How the light of faces is stored: as in Quake, in colour. Faces without any are as bright as their images, and so are those
 * that one sees through. The game draws textures twice as bright as they are, so that
 * 128 leaves them as they are.
 * @source public loaders of the engine; real maps @confidence probable
 */
export const quake2FaceLight: FaceLight = {
  ...quakeFaceLight,
  coding: 'rgb',
  fullBright: { lump: 'TEXTURE_INFO', field: 'flags', flag: sky | translucent33 | translucent66 | warp },
  unlit: 'bright',
};
