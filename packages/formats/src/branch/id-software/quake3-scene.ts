import type { MaterialFlags, SceneCapabilities, SurfaceMaterials } from '../../scene-capabilities.js';
import { FaceType } from './quake3-face-type.js';
import { quake3ContentFlags, quake3SurfaceFlags } from './quake3-flags.js';

/** Textures of a map of Quake III's family, with bits that say what is no thing to see. */
export function quake3Materials(flags: Omit<MaterialFlags, 'field'>): SurfaceMaterials {
  return {
    lump: 'TEXTURES',
    name: { kind: 'field', field: 'name' },
    flags: { ...flags, field: 'surfaceFlags' },
  };
}

const { sky, noDraw, hint, skip } = quake3SurfaceFlags;
const { lava, slime, water, translucent } = quake3ContentFlags;

/** How the world of a Quake III map is drawn. A unit is an inch. @source released source of the game; real maps @confidence certain */
export const quake3Scene: SceneCapabilities = {
  geometry: {
    kind: 'typed-faces',
    faces: 'FACES',
    face: {
      type: 'type',
      material: 'texture',
      lightmap: 'lightmap',
      firstVertex: 'firstVertex',
      vertexCount: 'vertexCount',
      firstIndex: 'firstMeshVertex',
      indexCount: 'meshVertexCount',
      shape: 'shape',
    },
    types: {
      triangles: [FaceType.polygon, FaceType.mesh],
      patches: [FaceType.patch],
      billboards: [FaceType.billboard],
    },
    patch: { width: 'width', height: 'height' },
    indices: 'MESH_VERTICES',
    vertices: {
      lump: 'VERTICES',
      position: 'position',
      normal: 'normal',
      textureCoordinates: 'textureCoordinates',
      lightmapCoordinates: 'lightmapCoordinates',
      color: 'color',
    },
  },
  surfaceMaterials: quake3Materials({
    sky,
    hidden: noDraw | hint | skip,
    translucent: 0,
    liquid: 0,
    contents: { field: 'contentFlags', liquid: lava | slime | water, translucent },
  }),
  // The game brightens these bytes as it does those of pages, and vertices of lit faces in real maps hold light, too.
  vertexColors: 'baked-light',
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstFace', surfaceCount: 'faceCount' },
};
