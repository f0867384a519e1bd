/*
 * Records of Quake's family, typed by hand from the headers of public compilers and engines, never from the schemas:
 * size, and each field's place and type.
 */
import type { TypedField, TypedRecord } from '../support/typed-records.js';

/** Numbers of one type and size, one behind the other. */
function row(names: readonly string[], from: number, type: TypedField[2], size = 4): TypedField[] {
  return names.map((name, i) => [name, from + i * size, type]);
}

const points = (name: string): string[] => ['x', 'y', 'z'].map((axis) => `${name}.${axis}`);
const box16 = (from: number): TypedField[] => row([...points('mins'), ...points('maxs')], from, 'i16', 2);
const box32 = (from: number): TypedField[] => row([...points('mins'), ...points('maxs')], from, 'f32');
const styles = (from: number): TypedField[] =>
  row(['styles.0', 'styles.1', 'styles.2', 'styles.3'], from, 'u8', 1);
const levels = (from: number): TypedField[] =>
  row(
    ['water', 'sky', 'slime', 'lava'].map((name) => `ambientLevels.${name}`),
    from,
    'u8',
    1,
  );

const common: readonly TypedRecord[] = [
  {
    lump: 'PLANES',
    size: 20,
    fields: [...row([...points('normal'), 'distance'], 0, 'f32'), ['type', 16, 'i32']],
  },
  { lump: 'VERTICES', size: 12, fields: row(['x', 'y', 'z'], 0, 'f32') },
  {
    lump: 'TEXTURE_INFO',
    size: 40,
    fields: [
      ...row([...points('s'), 's.offset', ...points('t'), 't.offset'], 0, 'f32'),
      ['texture', 32, 'i32'],
      ['flags', 36, 'i32'],
    ],
  },
];

/** Numbers of 16 bits, as versions 29 and 30 have them. */
const narrow: readonly TypedRecord[] = [
  {
    lump: 'NODES',
    size: 24,
    fields: [
      ['plane', 0, 'i32'],
      ...row(['children.0', 'children.1'], 4, 'i16', 2),
      ...box16(8),
      ...row(['firstFace', 'faceCount'], 20, 'u16', 2),
    ],
  },
  {
    lump: 'FACES',
    size: 20,
    fields: [
      ['plane', 0, 'u16'],
      ['side', 2, 'i16'],
      ['firstEdge', 4, 'i32'],
      ...row(['edgeCount', 'texture'], 8, 'i16', 2),
      ...styles(12),
      ['lightOffset', 16, 'i32'],
    ],
  },
  {
    lump: 'CLIP_NODES',
    size: 8,
    fields: [['plane', 0, 'i32'], ...row(['children.0', 'children.1'], 4, 'i16', 2)],
  },
  {
    lump: 'LEAVES',
    size: 28,
    fields: [
      ...row(['contents', 'visibilityOffset'], 0, 'i32'),
      ...box16(8),
      ...row(['firstFace', 'faceCount'], 20, 'u16', 2),
      ...levels(24),
    ],
  },
  { lump: 'EDGES', size: 4, fields: row(['vertices.0', 'vertices.1'], 0, 'u16', 2) },
];

/** Numbers of 32 bits; boxes of nodes and leaves apart. */
const wide: readonly TypedRecord[] = [
  {
    lump: 'FACES',
    size: 28,
    fields: [
      ...row(['plane', 'side', 'firstEdge', 'edgeCount', 'texture'], 0, 'i32'),
      ...styles(20),
      ['lightOffset', 24, 'i32'],
    ],
  },
  { lump: 'CLIP_NODES', size: 12, fields: row(['plane', 'children.0', 'children.1'], 0, 'i32') },
  { lump: 'EDGES', size: 8, fields: row(['vertices.0', 'vertices.1'], 0, 'u32') },
];

const wideWith16BitBoxes: readonly TypedRecord[] = [
  {
    lump: 'NODES',
    size: 32,
    fields: [
      ...row(['plane', 'children.0', 'children.1'], 0, 'i32'),
      ...box16(12),
      ...row(['firstFace', 'faceCount'], 24, 'u32'),
    ],
  },
  {
    lump: 'LEAVES',
    size: 32,
    fields: [
      ...row(['contents', 'visibilityOffset'], 0, 'i32'),
      ...box16(8),
      ...row(['firstFace', 'faceCount'], 20, 'u32'),
      ...levels(28),
    ],
  },
];

const wideWithFloatBoxes: readonly TypedRecord[] = [
  {
    lump: 'NODES',
    size: 44,
    fields: [
      ...row(['plane', 'children.0', 'children.1'], 0, 'i32'),
      ...box32(12),
      ...row(['firstFace', 'faceCount'], 36, 'u32'),
    ],
  },
  {
    lump: 'LEAVES',
    size: 44,
    fields: [
      ...row(['contents', 'visibilityOffset'], 0, 'i32'),
      ...box32(8),
      ...row(['firstFace', 'faceCount'], 32, 'u32'),
      ...levels(40),
    ],
  },
];

/** A model with a tree for drawing and some for bodies. */
function model(trees: number): TypedRecord {
  const clip = Array.from({ length: trees - 1 }, (_, i) => `clipHeadNodes.${i}`);
  return {
    lump: 'MODELS',
    size: 48 + trees * 4,
    fields: [
      ...box32(0),
      ...row(points('origin'), 24, 'f32'),
      ...row(['headNode', ...clip, 'leafCount', 'firstFace', 'faceCount'], 36, 'i32'),
    ],
  };
}

/** What the public headers say of each branch's records. */
export const quakeRecords: Readonly<Record<string, readonly TypedRecord[]>> = {
  'id-software/quake': [...common, ...narrow, model(4)],
  'raven/hexen2': [...common, ...narrow, model(8)],
  'valve/goldsrc': [
    ...common,
    ...narrow,
    model(4),
    { lump: 'LIGHTING', size: 3, fields: row(['red', 'green', 'blue'], 0, 'u8', 1) },
  ],
  'gearbox/blue-shift': [...common, ...narrow, model(4)],
  'id-software/quake-2psb': [...common, ...wide, ...wideWith16BitBoxes, model(4)],
  'id-software/quake-bsp2': [...common, ...wide, ...wideWithFloatBoxes, model(4)],
};

/** Index of each lump in the directory of Quake; Blue Shift has the first two the other way round. */
export const quakeIndexes: Readonly<Record<string, number>> = {
  ...{ ENTITIES: 0, PLANES: 1, TEXTURES: 2, VERTICES: 3, VISIBILITY: 4, NODES: 5, TEXTURE_INFO: 6, FACES: 7 },
  ...{ LIGHTING: 8, CLIP_NODES: 9, LEAVES: 10, LEAF_FACES: 11, EDGES: 12, SURFEDGES: 13, MODELS: 14 },
};
