/*
 * Records that games after Alien Swarm changed, typed by hand from tables of facts on these engines, never from the
 * schemas: size, and each field's place and type.
 */
import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Numbers of one type and size, one behind the other. */
function row(names: readonly string[], from: number, type: TypedField[2], size = 4): TypedField[] {
  return names.map((name, i) => [name, from + i * size, type]);
}

const points = (name: string): string[] => ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);

const wideFace: readonly TypedField[] = [
  ['plane', 0, 'u32'],
  ['side', 4, 'u8'],
  ['onNode', 5, 'u8'],
  ...row(['firstEdge', 'edgeCount', 'texture', 'displacement', 'fogVolume'], 8, 'i32'),
  ...row(['styles.0', 'styles.1', 'styles.2', 'styles.3'], 28, 'u8', 1),
  ['lightOffset', 32, 'i32'],
  ['area', 36, 'f32'],
  ...row(['lightmapMins.s', 'lightmapMins.t', 'lightmapSize.s', 'lightmapSize.t', 'originalFace'], 40, 'i32'),
  ['dynamicShadows', 60, 'u32', [0, 1]],
  ['primitiveCount', 60, 'u32', [1, 31]],
  ['firstPrimitive', 64, 'u32'],
  ['smoothingGroups', 68, 'u32'],
];

const strata: readonly TypedRecord[] = [
  {
    lump: 'NODES',
    size: 48,
    fields: [
      ...row(['plane', 'children.0', 'children.1'], 0, 'i32'),
      ...row([...points('mins'), ...points('maxs')], 12, 'f32'),
      ...row(['firstFace', 'faceCount'], 36, 'u32'),
      ['area', 44, 'i16'],
    ],
  },
  {
    lump: 'LEAVES',
    size: 56,
    fields: [
      ...row(['contents', 'cluster'], 0, 'i32'),
      ['area', 8, 'u32', [0, 17]],
      ['flags', 8, 'u32', [17, 15]],
      ...row([...points('mins'), ...points('maxs')], 12, 'f32'),
      ...row(['firstFace', 'faceCount', 'firstBrush', 'brushCount'], 36, 'u32'),
      ['water', 52, 'i32'],
    ],
  },
  { lump: 'FACES', size: 72, fields: wideFace },
  { lump: 'ORIGINAL_FACES', size: 72, fields: wideFace },
  { lump: 'EDGES', size: 8, fields: row(['vertices.0', 'vertices.1'], 0, 'u32') },
  {
    lump: 'BRUSH_SIDES',
    size: 16,
    fields: [
      ['plane', 0, 'u32'],
      ...row(['texture', 'displacement'], 4, 'i32'),
      ...row(['bevel', 'thin'], 12, 'u8', 1),
    ],
  },
  {
    lump: 'AREA_PORTALS',
    size: 20,
    fields: [...row(['key', 'otherArea', 'firstVertex', 'vertexCount'], 0, 'u32'), ['plane', 16, 'i32']],
  },
  {
    lump: 'DISPLACEMENT_INFO',
    size: 232,
    fields: [
      ...row(points('startPosition'), 0, 'f32'),
      ...row(['firstVertex', 'firstTriangle', 'power'], 12, 'i32'),
      ['face', 36, 'u32'],
      ...row(['lightmapAlphaStart', 'lightmapSamplePositionStart'], 40, 'i32'),
      // Four edges of two neighbours of 8 bytes, then four corners of 20.
      ['edgeNeighbors.0.subNeighbors.0.displacement', 48, 'u32'],
      ['edgeNeighbors.0.subNeighbors.0.orientation', 52, 'u8'],
      ['edgeNeighbors.3.subNeighbors.1.displacement', 104, 'u32'],
      ['cornerNeighbors.0.neighbors.0', 112, 'u32'],
      ['cornerNeighbors.0.count', 128, 'u8'],
      ['cornerNeighbors.3.neighbors.0', 172, 'u32'],
      ['cornerNeighbors.3.count', 188, 'u8'],
      ['allowedVertices.0', 192, 'u32'],
      ['allowedVertices.9', 228, 'u32'],
    ],
  },
  {
    lump: 'PRIMITIVES',
    size: 20,
    fields: row(['type', 'firstIndex', 'indexCount', 'firstVertex', 'vertexCount'], 0, 'u32'),
  },
  { lump: 'LEAF_AMBIENT_INDEX', size: 8, fields: row(['sampleCount', 'firstSample'], 0, 'u32') },
  {
    lump: 'LEAF_WATER_DATA',
    size: 12,
    fields: [...row(['surfaceZ', 'minZ'], 0, 'f32'), ['surfaceTexture', 8, 'i32']],
  },
  {
    lump: 'OVERLAYS',
    size: 356,
    fields: [
      ...row(['id', 'texture'], 0, 'i32'),
      ['faces.0', 12, 'i32'],
      ['faces.63', 264, 'i32'],
      ['normal.z', 352, 'f32'],
    ],
  },
  {
    lump: 'WATER_OVERLAYS',
    size: 1124,
    fields: [...row(['id', 'texture'], 0, 'i32'), ['faces.255', 1032, 'i32'], ['normal.z', 1120, 'f32']],
  },
];

/** What stands before what the games changed in a displacement. */
const displacementHead: readonly TypedField[] = [
  ...row(points('startPosition'), 0, 'f32'),
  ...row(['firstVertex', 'firstTriangle', 'power'], 12, 'i32'),
  ['smoothingAngle', 28, 'f32'],
  ['contents', 32, 'i32'],
];

/** The records of each branch that differ from its parent's. */
export const laterRecords: Readonly<Record<string, readonly TypedRecord[]>> = {
  'strata/strata-source': strata,
  'valve/dota2-beta': [
    {
      lump: 'DISPLACEMENT_INFO',
      size: 180,
      fields: [
        ...displacementHead,
        ['face', 36, 'u16'],
        ...row(['lightmapAlphaStart', 'lightmapSamplePositionStart', 'unknown0x30'], 40, 'i32'),
        ['edgeNeighbors.0.subNeighbors.0.displacement', 52, 'u16'],
        ['allowedVertices.9', 176, 'u32'],
      ],
    },
  ],
  'valve/dota2': [
    {
      lump: 'DISPLACEMENT_INFO',
      size: 184,
      fields: [
        ...displacementHead,
        ['unknown0x24', 36, 'i32'],
        ['face', 40, 'u16'],
        ...row(['lightmapAlphaStart', 'lightmapSamplePositionStart', 'unknown0x34'], 44, 'i32'),
        ['edgeNeighbors.0.subNeighbors.0.displacement', 56, 'u16'],
        ['allowedVertices.9', 180, 'u32'],
      ],
    },
    {
      lump: 'OVERLAYS',
      size: 356,
      fields: [
        ['id', 0, 'i32'],
        ['texture', 4, 'i16'],
        ['faces.0', 8, 'i32'],
        ['normal.z', 348, 'f32'],
        ['unknown0x160', 352, 'i32'],
      ],
    },
  ],
  'loiste/infra': [
    {
      lump: 'PRIMITIVES',
      size: 16,
      fields: [
        ...row(['type', 'firstIndex', 'indexCount'], 0, 'u32'),
        ...row(['firstVertex', 'vertexCount'], 12, 'u16', 2),
      ],
    },
  ],
};
