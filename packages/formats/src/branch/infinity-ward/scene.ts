import type { SceneCapabilities } from '../../scene-capabilities.js';
import { callOfDutyCells, callOfDutyLayers, callOfDutyProps, callOfDutyVisibleSurfaces } from './layers.js';
import { callOfDutyLights } from './lights.js';
import { surfaceFlags } from './surface-flags.js';

/** How the world of a Call of Duty map is drawn. A unit is an inch. @source specification, lumps 6 to 8 @confidence certain */
export const callOfDutyScene: SceneCapabilities = {
  geometry: {
    kind: 'triangle-soups',
    surfaces: 'TRIANGLE_SOUPS',
    surface: {
      material: 'material',
      lightmap: 'lightmap',
      firstVertex: 'firstVertex',
      vertexCount: 'vertexCount',
      firstIndex: 'firstIndex',
      indexCount: 'indexCount',
    },
    indices: 'DRAW_INDICES',
    vertices: {
      lump: 'DRAW_VERTICES',
      position: 'position',
      normal: 'normal',
      textureCoordinates: 'textureCoordinates',
      lightmapCoordinates: 'lightmapCoordinates',
      color: 'color',
    },
  },
  // In real maps they are white, on surfaces with a page of light and on others: probable.
  vertexColors: 'paint',
  surfaceMaterials: {
    lump: 'MATERIALS',
    name: { kind: 'field', field: 'name' },
    flags: {
      field: 'surfaceFlags',
      sky: surfaceFlags.sky,
      hidden: surfaceFlags.noDraw,
      translucent: 0,
      liquid: 0,
    },
  },
  textureFiles: {
    roots: [''],
    scripts: 'shader',
    scriptFolders: ['scripts'],
    extensions: ['dds', 'jpg', 'tga'],
  },
  sceneLights: callOfDutyLights,
  turnsBrushModels: true,
  props: callOfDutyProps,
  layers: callOfDutyLayers,
  cells: callOfDutyCells,
  visibleSurfaces: callOfDutyVisibleSurfaces,
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstSurface', surfaceCount: 'surfaceCount' },
};
