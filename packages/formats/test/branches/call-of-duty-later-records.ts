/*
 * Records of Call of Duty 2 and 4, typed by hand from public documents on these maps (the map format's wiki, headers of
 * recovered loaders and compilers), never from the schemas: size, and each field's place and type.
 */
import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Numbers of one type and size, one behind the other. */
function row(names: readonly string[], from: number, type: TypedField[2], size = 4): TypedField[] {
  return names.map((name, i) => [name, from + i * size, type]);
}

const points = (name: string): string[] => ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);

const boxes = row([...points('mins'), ...points('maxs')], 0, 'f32');

const material: TypedRecord = {
  lump: 'MATERIALS',
  size: 72,
  fields: row(['surfaceFlags', 'contentFlags'], 64, 'i32'),
};

const plane: TypedRecord = {
  lump: 'PLANES',
  size: 16,
  fields: row([...points('normal'), 'distance'], 0, 'f32'),
};

const brush: TypedRecord = { lump: 'BRUSHES', size: 4, fields: row(['sideCount', 'material'], 0, 'i16', 2) };

const vertex = (lump: string): TypedRecord => ({
  lump,
  size: 68,
  fields: [
    ...row([...points('position'), ...points('normal')], 0, 'f32'),
    ...row(['color.red', 'color.green', 'color.blue', 'color.alpha'], 24, 'u8', 1),
    ...row(['textureCoordinates.s', 'textureCoordinates.t'], 28, 'f32'),
    ...row(['lightmapCoordinates.s', 'lightmapCoordinates.t'], 36, 'f32'),
    ...row([...points('tangent'), ...points('binormal')], 44, 'f32'),
  ],
});

const tree = (lump: string): TypedRecord => ({
  lump,
  size: 12,
  fields: row(['firstSurface', 'surfaceCount', 'childCount'], 0, 'i32'),
});

const cullGroup = (lump: string): TypedRecord => ({
  lump,
  size: 32,
  fields: [...boxes, ...row(['firstSurface', 'surfaceCount'], 24, 'i32')],
});

const portal: TypedRecord = {
  lump: 'PORTALS',
  size: 16,
  fields: row(['plane', 'cell', 'firstVertex', 'vertexCount'], 0, 'i32'),
};

const node: TypedRecord = {
  lump: 'NODES',
  size: 36,
  fields: row(['plane', 'children.0', 'children.1', ...points('mins'), ...points('maxs')], 0, 'i32'),
};

const borders: TypedRecord = {
  lump: 'COLLISION_BORDERS',
  size: 28,
  fields: row(
    ['line.x', 'line.y', 'line.distance', 'baseHeight', 'heightSlope', 'start', 'length'],
    0,
    'f32',
  ),
};

const partitions: TypedRecord = {
  lump: 'COLLISION_PARTITIONS',
  size: 12,
  fields: [
    ['checkStamp', 0, 'u16'],
    ['triangleCount', 2, 'u8'],
    ['borderCount', 3, 'u8'],
    ...row(['firstTriangle', 'firstBorder'], 4, 'i32'),
  ],
};

const collisionTrees: TypedRecord = {
  lump: 'COLLISION_AABB_TREES',
  size: 32,
  fields: [
    ...row([...points('origin'), ...points('halfSize')], 0, 'f32'),
    ...row(['material', 'childCount'], 24, 'u16', 2),
  ],
};

const shared = [material, plane, brush, portal, node, borders, partitions, collisionTrees];

/** Call of Duty 2. */
export const callOfDuty2Records: readonly TypedRecord[] = [
  ...shared,
  vertex('DRAW_VERTICES'),
  tree('AABB_TREES'),
  cullGroup('CULL_GROUPS'),
  {
    lump: 'LIGHT_GRID_ENTRIES',
    size: 8,
    fields: [
      ['placeHigh', 0, 'u32'],
      ['placeLow', 4, 'u8'],
      ['needsTrace', 5, 'u8'],
      ['colors', 6, 'u16'],
    ],
  },
  { lump: 'LIGHT_GRID_COLORS', size: 24, fields: row(['colors.0', 'colors.1'], 0, 'u8', 1) },
  {
    lump: 'TRIANGLE_SOUPS',
    size: 16,
    fields: [
      ...row(['material', 'lightmap'], 0, 'u16', 2),
      ['firstVertex', 4, 'u32'],
      ...row(['vertexCount', 'indexCount'], 8, 'u16', 2),
      ['firstIndex', 12, 'u32'],
    ],
  },
  { lump: 'SHADOW_CLUSTERS', size: 8, fields: row(['firstVertex', 'vertexCount'], 0, 'i32') },
  {
    lump: 'OCCLUDERS',
    size: 20,
    fields: [
      ['firstPlane', 0, 'i32'],
      ...row(['planeCount', 'edgeCount'], 4, 'i16', 2),
      ...row(['firstEdge', 'firstVertex'], 8, 'i32'),
      ['vertexCount', 16, 'i16'],
    ],
  },
  {
    lump: 'CELLS',
    size: 52,
    fields: [
      ...boxes,
      ...row(
        [
          ...['aabbTree', 'firstPortal', 'portalCount', 'firstCullGroup', 'cullGroupCount'],
          ...['firstOccluder', 'occluderCount'],
        ],
        24,
        'i32',
      ),
    ],
  },
  {
    lump: 'LEAVES',
    size: 36,
    fields: row(
      [
        ...['cluster', 'area', 'firstCollisionTree', 'collisionTreeCount', 'firstBrush', 'brushCount'],
        ...['cell', 'firstLight', 'lightCount'],
      ],
      0,
      'i32',
    ),
  },
  {
    lump: 'COLLISION_VERTICES',
    size: 16,
    fields: [['checkStamp', 0, 'i32'], ...row(points('position'), 4, 'f32')],
  },
  {
    lump: 'COLLISION_EDGES',
    size: 56,
    fields: [
      ['checkStamp', 0, 'i32'],
      ...row(
        [...points('origin'), ...[0, 1, 2].flatMap((axis) => points(`axes.${axis}`)), 'length'],
        4,
        'f32',
      ),
    ],
  },
  {
    lump: 'COLLISION_TRIANGLES',
    size: 72,
    fields: [
      ...row(
        [...points('normal'), 'distance', ...points('s'), 's.offset', ...points('t'), 't.offset'],
        0,
        'f32',
      ),
      ...row(
        [0, 1, 2].map((i) => `vertices.${i}`),
        48,
        'i32',
      ),
      ...row(
        [0, 1, 2].map((i) => `edges.${i}`),
        60,
        'i32',
      ),
    ],
  },
  {
    lump: 'MODELS',
    size: 48,
    fields: [
      ...boxes,
      ...row(
        [
          ...['firstSurface', 'surfaceCount', 'firstCollisionTree', 'collisionTreeCount'],
          ...['firstBrush', 'brushCount'],
        ],
        24,
        'i32',
      ),
    ],
  },
];

const soup = (lump: string): TypedRecord => ({
  lump,
  size: 24,
  fields: [
    ['material', 0, 'u16'],
    ...row(['lightmap', 'reflectionProbe', 'primaryLight', 'castsSunShadow'], 2, 'u8', 1),
    ['vertexLayerOffset', 8, 'i32'],
    ['firstVertex', 12, 'u32'],
    ...row(['vertexCount', 'indexCount'], 16, 'u16', 2),
    ['firstIndex', 20, 'u32'],
  ],
});

/** Call of Duty 4. */
export const callOfDuty4Records: readonly TypedRecord[] = [
  ...shared,
  ...[soup('TRIANGLE_SOUPS'), soup('UNLAYERED_TRIANGLE_SOUPS')],
  ...[vertex('DRAW_VERTICES'), vertex('UNLAYERED_DRAW_VERTICES')],
  ...[tree('AABB_TREES'), tree('UNLAYERED_AABB_TREES')],
  ...[cullGroup('CULL_GROUPS'), cullGroup('UNLAYERED_CULL_GROUPS')],
  {
    lump: 'LIGHT_GRID_ENTRIES',
    size: 4,
    fields: [
      ['colors', 0, 'u16'],
      ['primaryLight', 2, 'u8'],
      ['needsTrace', 3, 'u8'],
    ],
  },
  { lump: 'LIGHT_GRID_COLORS', size: 168, fields: row(['colors.0', 'colors.1'], 0, 'u8', 1) },
  {
    lump: 'CELLS',
    size: 112,
    fields: [
      ...boxes,
      ...row(['aabbTree', 'unlayeredAabbTree'], 24, 'u16', 2),
      ...row(['firstPortal', 'portalCount', 'firstCullGroup', 'cullGroupCount'], 28, 'i32'),
      ['reflectionProbeCount', 44, 'u8'],
      ['reflectionProbes.0', 45, 'u8'],
      ['reflectionProbes.63', 108, 'u8'],
    ],
  },
  {
    lump: 'LEAVES',
    size: 24,
    fields: row(
      ['cluster', 'firstCollisionTree', 'collisionTreeCount', 'firstBrush', 'brushCount', 'cell'],
      0,
      'i32',
    ),
  },
  {
    lump: 'COLLISION_TRIANGLES',
    size: 6,
    fields: row(
      [0, 1, 2].map((i) => `vertices.${i}`),
      0,
      'u16',
      2,
    ),
  },
  {
    lump: 'MODELS',
    size: 48,
    fields: [
      ...boxes,
      ...row(
        ['firstSurface', 'firstUnlayeredSurface', 'surfaceCount', 'unlayeredSurfaceCount'],
        24,
        'u16',
        2,
      ),
      ...row(['firstCollisionTree', 'collisionTreeCount', 'firstBrush', 'brushCount'], 32, 'i32'),
    ],
  },
  {
    lump: 'REFLECTION_PROBES',
    size: 131140,
    fields: [...row(points('origin'), 0, 'f32'), ['pixels.0', 76, 'u8'], ['pixels.131063', 131139, 'u8']],
  },
  {
    lump: 'PRIMARY_LIGHTS',
    size: 128,
    fields: [
      ...row(['type', 'canUseShadowMap'], 0, 'u8', 1),
      ...row(['color.red', 'color.green', 'color.blue'], 4, 'f32'),
      ...row([...points('direction'), ...points('origin')], 16, 'f32'),
      ...row(['radius', 'outerConeCosine', 'innerConeCosine'], 40, 'f32'),
      ['exponent', 52, 'i32'],
      ...row(['rotationLimit', 'translationLimit'], 56, 'f32'),
    ],
  },
  { lump: 'LIGHT_REGIONS', size: 1, fields: [['hullCount', 0, 'u8']] },
  {
    lump: 'LIGHT_REGION_HULLS',
    size: 76,
    fields: [
      ...row(['midPoints.0', 'midPoints.1'], 0, 'f32'),
      ...row(['halfSizes.0', 'halfSizes.1'], 36, 'f32'),
      ['axisCount', 72, 'u32'],
    ],
  },
  {
    lump: 'LIGHT_REGION_AXES',
    size: 20,
    fields: row([...points('direction'), 'midPoint', 'halfSize'], 0, 'f32'),
  },
];
