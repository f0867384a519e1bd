/*
 * Records of Ritual's games and of Medal of Honor, typed by hand from the headers of public kits and loaders, never from
 * the schemas: size, and each field's place and type.
 */
import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Numbers of one type and size, one behind the other. */
function row(names: readonly string[], from: number, type: TypedField[2], size = 4): TypedField[] {
  return names.map((name, i) => [name, from + i * size, type]);
}

const points = (name: string): string[] => ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);

const planes: TypedRecord = {
  lump: 'PLANES',
  size: 16,
  fields: row([...points('normal'), 'distance'], 0, 'f32'),
};
const nodes: TypedRecord = {
  lump: 'NODES',
  size: 36,
  fields: row(['plane', 'children.0', 'children.1', ...points('mins'), ...points('maxs')], 0, 'i32'),
};
const models: TypedRecord = {
  lump: 'MODELS',
  size: 40,
  fields: [
    ...row([...points('mins'), ...points('maxs')], 0, 'f32'),
    ...row(['firstFace', 'faceCount', 'firstBrush', 'brushCount'], 24, 'i32'),
  ],
};
const brushes: TypedRecord = {
  lump: 'BRUSHES',
  size: 12,
  fields: row(['firstSide', 'sideCount', 'texture'], 0, 'i32'),
};
const vertices: TypedRecord = {
  lump: 'VERTICES',
  size: 44,
  fields: [
    ...row([...points('position'), 'textureCoordinates.s', 'textureCoordinates.t'], 0, 'f32'),
    ...row(['lightmapCoordinates.s', 'lightmapCoordinates.t', ...points('normal')], 20, 'f32'),
    ...row(['color.red', 'color.green', 'color.blue', 'color.alpha'], 40, 'u8', 1),
  ],
};
const leafFields = row(
  [
    ...['cluster', 'area', ...points('mins'), ...points('maxs')],
    ...['firstFace', 'faceCount', 'firstBrush', 'brushCount'],
  ],
  0,
  'i32',
);
const leaves: TypedRecord = { lump: 'LEAVES', size: 48, fields: leafFields };
const faceFields: readonly TypedField[] = [
  ...row(
    [
      ...['texture', 'effect', 'type', 'firstVertex', 'vertexCount', 'firstMeshVertex', 'meshVertexCount'],
      ...[
        'lightmap',
        'lightmapPosition.x',
        'lightmapPosition.y',
        'lightmapSize.width',
        'lightmapSize.height',
      ],
    ],
    0,
    'i32',
  ),
  ['subdivisions', 104, 'f32'],
];
const faces: TypedRecord = { lump: 'FACES', size: 108, fields: faceFields };
const effects: TypedRecord = { lump: 'EFFECTS', size: 72, fields: row(['brush', 'visibleSide'], 64, 'i32') };
const sphereLights: TypedRecord = {
  lump: 'SPHERE_LIGHTS',
  size: 56,
  fields: [
    ...row([...points('origin'), 'color.red', 'color.green', 'color.blue', 'intensity'], 0, 'f32'),
    ...row(['leaf', 'needsTrace', 'isSpot'], 28, 'i32'),
    ...row([...points('spotDirection'), 'spotRadiusByDistance'], 40, 'f32'),
  ],
};
const lightDefinitions: TypedRecord = {
  lump: 'LIGHT_DEFINITIONS',
  size: 52,
  fields: [
    ...row(['intensity', 'angle', 'lightmapResolution', 'isTwoSided', 'isLinear'], 0, 'i32'),
    ...row(['color.red', 'color.green', 'color.blue'], 20, 'f32'),
    ...row(['falloff', 'backsplashFraction', 'backsplashDistance', 'subdivide'], 32, 'f32'),
    ['isAutosprite', 48, 'i32'],
  ],
};

function textures(size: number): TypedRecord {
  return { lump: 'TEXTURES', size, fields: row(['surfaceFlags', 'contentFlags', 'subdivisions'], 64, 'i32') };
}

/** F.A.K.K. 2 and Alice. */
export const fakk2Records: readonly TypedRecord[] = [
  ...[textures(76), planes, nodes, models, brushes, vertices, leaves, faces, effects],
  ...[sphereLights, lightDefinitions],
  { lump: 'BRUSH_SIDES', size: 8, fields: row(['plane', 'texture'], 0, 'i32') },
];

/** Elite Force II. */
export const eliteForce2Records: readonly TypedRecord[] = [
  ...[textures(76), planes, nodes, models, leaves, effects, lightDefinitions],
  { lump: 'BRUSHES', size: 12, fields: row(['sideCount', 'firstSide', 'texture'], 0, 'i32') },
  { lump: 'BRUSH_SIDES', size: 8, fields: row(['texture', 'plane'], 0, 'i32') },
  {
    lump: 'FACES',
    size: 132,
    fields: [
      ...faceFields,
      ...row(
        ['baseLightingFace', 'isTerrainInverted', 'terrainFlags.0', 'terrainFlags.3'].slice(0, 3),
        108,
        'i32',
      ),
      ['terrainFlags.3', 128, 'i32'],
    ],
  },
  {
    lump: 'VERTICES',
    size: 48,
    fields: [
      ...row([...points('position'), 'textureCoordinates.s', 'textureCoordinates.t'], 0, 'f32'),
      ...row(points('normal'), 20, 'f32'),
      ...row(['color.red', 'color.green', 'color.blue', 'color.alpha'], 32, 'u8', 1),
      ...row(['detail', 'lightmapCoordinates.s', 'lightmapCoordinates.t'], 36, 'f32'),
    ],
  },
  {
    lump: 'BASE_LIGHTING_FACES',
    size: 44,
    fields: row(
      [
        ...['baseLightmap', 'position.x', 'position.y', 'size.width', 'size.height', 'lastUpdatedFrame'],
        ...['firstLightingFace', 'lightingFaceCount', 'firstBaseLightingVertex', 'firstLightingVertexFace'],
        'lightingVertexFaceCount',
      ],
      0,
      'i32',
    ),
  },
  {
    lump: 'LIGHTING_FACES',
    size: 20,
    fields: [
      ...row(['lightmap', 'position.x', 'position.y', 'group'], 0, 'i32'),
      ...row(['color.red', 'color.green', 'color.blue'], 16, 'u8', 1),
    ],
  },
  {
    lump: 'LIGHTING_VERTEX_FACES',
    size: 12,
    fields: [
      ...row(['group', 'firstLightingVertex'], 0, 'i32'),
      ...row(['color.red', 'color.green', 'color.blue'], 8, 'u8', 1),
    ],
  },
  {
    lump: 'STATIC_DETAIL_MODELS',
    size: 44,
    fields: [
      ['vertexCount', 0, 'i32'],
      ...row(points('origin'), 4, 'f32'),
      ...row(['startDistance', 'startShare', 'stopDistance', 'stopShare', 'fadeDistance'], 16, 'f32'),
      ...row(['drawnVertexCount', 'frameCount'], 36, 'i32'),
    ],
  },
];

/** Medal of Honor. */
export const medalOfHonorRecords: readonly TypedRecord[] = [
  ...[textures(140), planes, nodes, models, brushes, vertices, faces, sphereLights, lightDefinitions],
  {
    lump: 'LEAVES',
    size: 64,
    fields: [
      ...leafFields,
      ...row(['firstTerrain', 'terrainCount', 'firstStaticModel', 'staticModelCount'], 48, 'i32'),
    ],
  },
  { lump: 'BRUSH_SIDES', size: 12, fields: row(['plane', 'texture', 'equation'], 0, 'i32') },
  {
    lump: 'SIDE_EQUATIONS',
    size: 32,
    fields: row([...points('s'), 's.offset', ...points('t'), 't.offset'], 0, 'f32'),
  },
  {
    lump: 'TERRAIN',
    size: 388,
    fields: [
      ...row(['flags', 'lightmapScale', 'lightmapPosition.s', 'lightmapPosition.t'], 0, 'u8', 1),
      ...row(['textureCoordinates.0.s', 'textureCoordinates.0.t', 'textureCoordinates.1.s'], 4, 'f32'),
      ...row(['x', 'y'], 36, 'i8', 1),
      ['baseHeight', 38, 'i16'],
      ...row(['texture', 'lightmap'], 40, 'u16', 2),
      ...row(['north', 'east', 'south', 'west'], 44, 'i16', 2),
      ...row(['detail.0', 'detail.1'], 52, 'u16', 2),
      ['detail.125', 302, 'u16'],
      ['heights.0', 304, 'u8'],
      ['heights.80', 384, 'u8'],
    ],
  },
  {
    lump: 'STATIC_MODELS',
    size: 164,
    fields: [
      ...row([...points('origin'), 'angles.pitch', 'angles.yaw', 'angles.roll', 'scale'], 128, 'f32'),
      ...row(['colorOffset', 'colorCount'], 156, 'i32'),
    ],
  },
];
