import type { AppendedFaceLight, FaceLight } from '../../capabilities.js';
import type { SceneCapabilities } from '../../scene-capabilities.js';
import { quakeTextureFlags } from './quake-flags.js';
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

/** Lumps with light that tools append to maps. @source descriptions by engines that read them and tools that write them @confidence probable */
const appendedFaceLight: AppendedFaceLight = {
  directory: 'BSPX',
  samples: [
    { lump: 'LIGHTING_E5BGR9', coding: 'shared-exponent' },
    { lump: 'RGBLIGHTING', coding: 'rgb' },
  ],
  shifts: 'LMSHIFT',
  offsets: 'LMOFFSET',
  styles: [
    { lump: 'LMSTYLE16', none: 0xffff },
    { lump: 'LMSTYLE', none: 0xff },
  ],
  places: {
    lump: 'DECOUPLED_LM',
    width: 'width',
    height: 'height',
    offset: 'lightOffset',
    column: 'column',
    row: 'row',
  },
};

/**
 * How the light of faces is stored: what a screen shows, in one byte, where 128 leaves a texture as it is. Faces start from
 * black and add what light they have, except for sky and liquids, which their textures' flag marks.
 * @source released source of the engine; real maps @confidence certain
 */
export const quakeFaceLight: FaceLight = {
  sets: [{ range: 'low', faces: ['FACES'], samples: 'LIGHTING' }],
  noStyle: 255,
  hasAverages: false,
  coding: 'grey',
  white: 128,
  texelsPerLuxel: 16,
  fullBright: { lump: 'TEXTURE_INFO', field: 'flags', flag: quakeTextureFlags.special },
  unlit: 'black',
  appended: appendedFaceLight,
};
