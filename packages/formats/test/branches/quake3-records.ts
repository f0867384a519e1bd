/*
 * Records of Quake III's family, typed by hand from public headers of engines and compilers, never from the schemas: size,
 * and each field's place and type. What faces say of their kind stands for itself, by the kind.
 */

import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Three numbers in a row. */
function three(path: string, at: number, type: 'f32' | 'i32'): TypedField[] {
  return [
    [`${path}.x`, at, type],
    [`${path}.y`, at + 4, type],
    [`${path}.z`, at + 8, type],
  ];
}

/** Records that all games of the family have. */
export const sharedRecords: readonly TypedRecord[] = [
  {
    lump: 'TEXTURES',
    size: 72,
    fields: [
      ['surfaceFlags', 64, 'i32'],
      ['contentFlags', 68, 'i32'],
    ],
  },
  { lump: 'PLANES', size: 16, fields: [...three('normal', 0, 'f32'), ['distance', 12, 'f32']] },
  {
    lump: 'NODES',
    size: 36,
    fields: [
      ['plane', 0, 'i32'],
      ['children.0', 4, 'i32'],
      ['children.1', 8, 'i32'],
      ...three('mins', 12, 'i32'),
      ...three('maxs', 24, 'i32'),
    ],
  },
  {
    lump: 'LEAVES',
    size: 48,
    fields: [
      ['cluster', 0, 'i32'],
      ['area', 4, 'i32'],
      ...three('mins', 8, 'i32'),
      ...three('maxs', 20, 'i32'),
      ['firstFace', 32, 'i32'],
      ['faceCount', 36, 'i32'],
      ['firstBrush', 40, 'i32'],
      ['brushCount', 44, 'i32'],
    ],
  },
  {
    lump: 'MODELS',
    size: 40,
    fields: [
      ...three('mins', 0, 'f32'),
      ...three('maxs', 12, 'f32'),
      ['firstFace', 24, 'i32'],
      ['faceCount', 28, 'i32'],
      ['firstBrush', 32, 'i32'],
      ['brushCount', 36, 'i32'],
    ],
  },
  {
    lump: 'BRUSHES',
    size: 12,
    fields: [
      ['firstSide', 0, 'i32'],
      ['sideCount', 4, 'i32'],
      ['texture', 8, 'i32'],
    ],
  },
  {
    lump: 'EFFECTS',
    size: 72,
    fields: [
      ['brush', 64, 'i32'],
      ['visibleSide', 68, 'i32'],
    ],
  },
];

const faceHead: readonly TypedField[] = [
  ['texture', 0, 'i32'],
  ['effect', 4, 'i32'],
  ['type', 8, 'i32'],
  ['firstVertex', 12, 'i32'],
  ['vertexCount', 16, 'i32'],
  ['firstMeshVertex', 20, 'i32'],
  ['meshVertexCount', 24, 'i32'],
];

/** Records of Quake III and of what has its sizes. */
export const quake3Records: readonly TypedRecord[] = [
  ...sharedRecords,
  {
    lump: 'BRUSH_SIDES',
    size: 8,
    fields: [
      ['plane', 0, 'i32'],
      ['texture', 4, 'i32'],
    ],
  },
  {
    lump: 'VERTICES',
    size: 44,
    fields: [
      ...three('position', 0, 'f32'),
      ['textureCoordinates.s', 12, 'f32'],
      ['textureCoordinates.t', 16, 'f32'],
      ['lightmapCoordinates.s', 20, 'f32'],
      ['lightmapCoordinates.t', 24, 'f32'],
      ...three('normal', 28, 'f32'),
      ['color.red', 40, 'u8'],
      ['color.green', 41, 'u8'],
      ['color.blue', 42, 'u8'],
      ['color.alpha', 43, 'u8'],
    ],
  },
  {
    lump: 'FACES',
    size: 104,
    fields: [
      ...faceHead,
      ['lightmap', 28, 'i32'],
      ['lightmapPosition.x', 32, 'i32'],
      ['lightmapPosition.y', 36, 'i32'],
      ['lightmapSize.width', 40, 'i32'],
      ['lightmapSize.height', 44, 'i32'],
    ],
  },
  {
    lump: 'LIGHT_VOLUMES',
    size: 8,
    fields: [
      ['ambient.red', 0, 'u8'],
      ['ambient.blue', 2, 'u8'],
      ['directional.red', 3, 'u8'],
      ['directional.blue', 5, 'u8'],
      ['direction.polar', 6, 'u8'],
      ['direction.azimuth', 7, 'u8'],
    ],
  },
];

/** Records of the games with four light styles. */
export const ravenRecords: readonly TypedRecord[] = [
  ...sharedRecords,
  {
    lump: 'BRUSH_SIDES',
    size: 12,
    fields: [
      ['plane', 0, 'i32'],
      ['texture', 4, 'i32'],
      ['face', 8, 'i32'],
    ],
  },
  {
    lump: 'VERTICES',
    size: 80,
    fields: [
      ...three('position', 0, 'f32'),
      ['textureCoordinates.s', 12, 'f32'],
      ['lightmapCoordinates.0.s', 20, 'f32'],
      ['lightmapCoordinates.3.t', 48, 'f32'],
      ...three('normal', 52, 'f32'),
      ['color.0.red', 64, 'u8'],
      ['color.1.red', 68, 'u8'],
      ['color.3.alpha', 79, 'u8'],
    ],
  },
  {
    lump: 'FACES',
    size: 148,
    fields: [
      ...faceHead,
      ['lightmapStyles.0', 28, 'u8'],
      ['lightmapStyles.3', 31, 'u8'],
      ['vertexStyles.0', 32, 'u8'],
      ['lightmap.0', 36, 'i32'],
      ['lightmap.3', 48, 'i32'],
      ['lightmapX.0', 52, 'i32'],
      ['lightmapY.0', 68, 'i32'],
      ['lightmapSize.width', 84, 'i32'],
      ['lightmapSize.height', 88, 'i32'],
    ],
  },
  {
    lump: 'LIGHT_VOLUMES',
    size: 30,
    fields: [
      ['ambient.0.red', 0, 'u8'],
      ['ambient.3.blue', 11, 'u8'],
      ['directional.0.red', 12, 'u8'],
      ['directional.3.blue', 23, 'u8'],
      ['styles.0', 24, 'u8'],
      ['styles.3', 27, 'u8'],
      ['direction.polar', 28, 'u8'],
      ['direction.azimuth', 29, 'u8'],
    ],
  },
];

/** Quake Live's advertisement. */
export const advertisement: TypedRecord = {
  lump: 'ADVERTISEMENTS',
  size: 128,
  fields: [
    ['cell', 0, 'i32'],
    ...three('normal', 4, 'f32'),
    ...three('corners.0', 16, 'f32'),
    ...three('corners.3', 52, 'f32'),
  ],
};

/** What a face says by its kind, from the end of the record: the last 56 bytes. */
export const faceShapes: Readonly<Record<number, readonly TypedField[]>> = {
  1: [
    ...three('lightmapOrigin', 0, 'f32'),
    ...three('lightmapS', 12, 'f32'),
    ...three('lightmapT', 24, 'f32'),
    ...three('normal', 36, 'f32'),
  ],
  2: [
    ...three('lightmapOrigin', 0, 'f32'),
    ...three('detailMins', 12, 'f32'),
    ...three('detailMaxs', 24, 'f32'),
    ...three('normal', 36, 'f32'),
    ['width', 48, 'i32'],
    ['height', 52, 'i32'],
  ],
  3: [...three('lightmapOrigin', 0, 'f32'), ...three('normal', 36, 'f32')],
  4: [
    ...three('origin', 0, 'f32'),
    ['color.red', 12, 'f32'],
    ['color.blue', 20, 'f32'],
    ...three('normal', 36, 'f32'),
  ],
  5: [
    ['instanceCount', 48, 'i32'],
    ['formVertexCount', 52, 'i32'],
  ],
};
