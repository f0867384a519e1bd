/*
 * Records of Quake II and of what was made of it, typed by hand from public headers of engines and compilers, never from
 * the schemas: size, and each field's place and type.
 */
import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Numbers of one type and size, one behind the other. */
function row(names: readonly string[], from: number, type: TypedField[2], size = 4): TypedField[] {
  return names.map((name, i) => [name, from + i * size, type]);
}

const points = (name: string): string[] => ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);
const four = (name: string): string[] => ['x', 'y', 'z', 'offset'].map((axis) => `${name}.${axis}`);
const styles = ['styles.0', 'styles.1', 'styles.2', 'styles.3'];

const shared: readonly TypedRecord[] = [
  {
    lump: 'PLANES',
    size: 20,
    fields: [...row([...points('normal'), 'distance'], 0, 'f32'), ['type', 16, 'i32']],
  },
  { lump: 'VERTICES', size: 12, fields: row(['x', 'y', 'z'], 0, 'f32') },
  { lump: 'LIGHTING', size: 3, fields: row(['red', 'green', 'blue'], 0, 'u8', 1) },
  {
    lump: 'MODELS',
    size: 48,
    fields: [
      ...row([...points('mins'), ...points('maxs'), ...points('origin')], 0, 'f32'),
      ...row(['headNode', 'firstFace', 'faceCount'], 36, 'i32'),
    ],
  },
  { lump: 'BRUSHES', size: 12, fields: row(['firstSide', 'sideCount', 'contents'], 0, 'i32') },
  { lump: 'AREAS', size: 8, fields: row(['portalCount', 'firstPortal'], 0, 'i32') },
  { lump: 'AREA_PORTALS', size: 8, fields: row(['number', 'otherArea'], 0, 'i32') },
  {
    lump: 'TEXTURE_INFO',
    size: 76,
    fields: [
      ...row([...four('s'), ...four('t')], 0, 'f32'),
      ...row(['flags', 'value'], 32, 'i32'),
      ['next', 72, 'i32'],
    ],
  },
];

const nodes: TypedRecord = {
  lump: 'NODES',
  size: 28,
  fields: [
    ...row(['plane', 'children.0', 'children.1'], 0, 'i32'),
    ...row([...points('mins'), ...points('maxs')], 12, 'i16', 2),
    ...row(['firstFace', 'faceCount'], 24, 'u16', 2),
  ],
};

const faces: TypedRecord = {
  lump: 'FACES',
  size: 20,
  fields: [
    ['plane', 0, 'u16'],
    ['side', 2, 'i16'],
    ['firstEdge', 4, 'i32'],
    ...row(['edgeCount', 'texture'], 8, 'i16', 2),
    ...row(styles, 12, 'u8', 1),
    ['lightOffset', 16, 'i32'],
  ],
};

const leafFields: readonly TypedField[] = [
  ['contents', 0, 'i32'],
  ...row(['cluster', 'area', ...points('mins'), ...points('maxs')], 4, 'i16', 2),
  ...row(['firstFace', 'faceCount', 'firstBrush', 'brushCount'], 20, 'u16', 2),
];

const edges: TypedRecord = { lump: 'EDGES', size: 4, fields: row(['vertices.0', 'vertices.1'], 0, 'u16', 2) };

const sides: TypedRecord = {
  lump: 'BRUSH_SIDES',
  size: 4,
  fields: [
    ['plane', 0, 'u16'],
    ['texture', 2, 'i16'],
  ],
};

const quake2: readonly TypedRecord[] = [
  ...shared,
  nodes,
  faces,
  { lump: 'LEAVES', size: 28, fields: leafFields },
  edges,
  sides,
];

const wide: readonly TypedRecord[] = [
  ...shared,
  {
    lump: 'NODES',
    size: 44,
    fields: [
      ...row(['plane', 'children.0', 'children.1'], 0, 'i32'),
      ...row([...points('mins'), ...points('maxs')], 12, 'f32'),
      ...row(['firstFace', 'faceCount'], 36, 'u32'),
    ],
  },
  {
    lump: 'FACES',
    size: 28,
    fields: [
      ['plane', 0, 'u32'],
      ...row(['side', 'firstEdge', 'edgeCount', 'texture'], 4, 'i32'),
      ...row(styles, 20, 'u8', 1),
      ['lightOffset', 24, 'i32'],
    ],
  },
  {
    lump: 'LEAVES',
    size: 52,
    fields: [
      ...row(['contents', 'cluster', 'area'], 0, 'i32'),
      ...row([...points('mins'), ...points('maxs')], 12, 'f32'),
      ...row(['firstFace', 'faceCount', 'firstBrush', 'brushCount'], 36, 'u32'),
    ],
  },
  { lump: 'EDGES', size: 8, fields: row(['vertices.0', 'vertices.1'], 0, 'u32') },
  {
    lump: 'BRUSH_SIDES',
    size: 8,
    fields: [
      ['plane', 0, 'u32'],
      ['texture', 4, 'i32'],
    ],
  },
];

const daikatana: readonly TypedRecord[] = [
  ...shared,
  nodes,
  faces,
  { lump: 'LEAVES', size: 32, fields: [...leafFields, ['brush', 28, 'i32']] },
  edges,
  sides,
  { lump: 'TEXTURE_COLORS', size: 12, fields: row(['red', 'green', 'blue'], 0, 'f32') },
];

/** What every directory of the family gives each lump, by index: size of an element in bytes. */
const sharedSizes = { 1: 20, 2: 12, 5: 76, 7: 3, 12: 4, 13: 48, 14: 12, 16: 1, 17: 8, 18: 8 };

/** The games of the family, with what public headers say of their files. */
export const quake2Games = [
  {
    id: 'id-software/quake2',
    magic: 'IBSP',
    version: 38,
    lumpCount: 19,
    sizes: { ...sharedSizes, 4: 28, 6: 20, 8: 28, 9: 2, 10: 2, 11: 4, 15: 4 },
    records: quake2,
  },
  {
    id: 'id-software/quake2-qbsp',
    magic: 'QBSP',
    version: 38,
    lumpCount: 19,
    sizes: { ...sharedSizes, 4: 44, 6: 28, 8: 52, 9: 4, 10: 4, 11: 8, 15: 8 },
    records: wide,
  },
  {
    id: 'ion-storm/daikatana',
    magic: 'IBSP',
    version: 41,
    lumpCount: 21,
    sizes: { ...sharedSizes, 4: 28, 6: 20, 8: 32, 9: 2, 10: 2, 11: 4, 15: 4, 19: 12 },
    records: daikatana,
  },
] as const;
