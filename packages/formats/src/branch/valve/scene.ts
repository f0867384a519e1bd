import type { Displacements } from '../../displacement-capability.js';
import type { Overlays } from '../../overlay-capability.js';
import type { SceneCapabilities } from '../../scene-capabilities.js';
import { displacementTriangleTags, surfaceFlags } from './flags.js';
import { sourceLayers, sourceProps, sourceVisibleSurfaces } from './layers.js';

/** Displacements without what is said of their triangles. @source specification, dispinfo; engine headers @confidence certain */
export const displacementsWithoutTriangles: Displacements = {
  lump: 'DISPLACEMENT_INFO',
  power: 'power',
  startPosition: 'startPosition',
  firstVertex: 'firstVertex',
  allowedVertices: 'allowedVertices',
  vertices: {
    lump: 'DISPLACEMENT_VERTICES',
    direction: 'direction',
    distance: 'distance',
    alpha: 'alpha',
  },
  lightSize: 'lightmapSize',
  neighbors: {
    edges: 'edgeNeighbors',
    parts: 'subNeighbors',
    part: {
      displacement: 'displacement',
      orientation: 'orientation',
      span: 'span',
      neighborSpan: 'neighborSpan',
    },
    corners: 'cornerNeighbors',
    touching: 'neighbors',
    touchingCount: 'count',
  },
};

/** Displacements as most games have them. @source specification, dispinfo; engine headers @confidence certain */
export const displacements: Displacements = {
  ...displacementsWithoutTriangles,
  firstTriangle: 'firstTriangle',
  triangles: { lump: 'DISPLACEMENT_TRIANGLES', removed: displacementTriangleTags.remove },
};

/**
 * Displacements that may blend up to four images: the upper bits of the least tessellation are flags then.
 * @source published code of the engine; no real map with such records is at hand @confidence probable
 */
export const displacementsWithMultiblend: Displacements = {
  ...displacements,
  multiblend: {
    lump: 'DISPLACEMENT_MULTIBLEND',
    flags: 'minTessellation',
    marked: 0x40000000,
    weights: 'blend',
    alphas: 'alphaBlend',
    colors: 'colors',
  },
};

/** Decals. @source specification, overlay; real maps @confidence certain */
export const overlays: Overlays = {
  lumps: ['OVERLAYS'],
  mapping: 'texture',
  faces: 'faces',
  faceCount: 'faceCount',
  renderOrder: 'renderOrder',
  u: 'u',
  v: 'v',
  corners: 'uvPoints',
  origin: 'origin',
  normal: 'normal',
};

/** How the world of a Source map is drawn. A unit is an inch. @source specification, lumps of faces and textures @confidence certain */
export const sourceScene: SceneCapabilities = {
  geometry: {
    kind: 'polygons',
    faces: ['FACES', 'FACES_HDR'],
    face: {
      firstEdge: 'firstEdge',
      edgeCount: 'edgeCount',
      plane: 'plane',
      mapping: 'texture',
      displacement: 'displacement',
    },
    surfedges: 'SURFEDGES',
    edges: { lump: 'EDGES', field: 'vertices' },
    vertices: { lump: 'VERTICES' },
    planes: { lump: 'PLANES', field: 'normal' },
    mapping: {
      lump: 'TEXTURE_INFO',
      s: 'textureS',
      t: 'textureT',
      lightS: 'lightmapS',
      lightT: 'lightmapT',
    },
  },
  displacements,
  overlays,
  surfaceMaterials: {
    lump: 'TEXTURE_INFO',
    name: { kind: 'texture-names' },
    flags: {
      field: 'flags',
      sky: surfaceFlags.sky | surfaceFlags.sky2d,
      hidden: surfaceFlags.noDraw | surfaceFlags.hint | surfaceFlags.skip | surfaceFlags.trigger,
      translucent: surfaceFlags.translucent,
      liquid: surfaceFlags.warp,
    },
    size: { lump: 'TEXTURE_DATA', index: 'textureData', width: 'width', height: 'height' },
  },
  textureFiles: { roots: ['materials'], scripts: 'vmt', extensions: ['vtf'] },
  turnsBrushModels: true,
  props: sourceProps,
  layers: sourceLayers,
  visibleSurfaces: sourceVisibleSurfaces,
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstFace', surfaceCount: 'faceCount' },
};
