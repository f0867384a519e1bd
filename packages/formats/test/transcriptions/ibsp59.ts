/**
 * Call of Duty / United Offensive BSP (`IBSP`, version 59), typed by hand from the tables of the published
 * specification "United Offensive BSP". It exists to be compared with the schemas, so it must never be
 * generated or copied from them, and nothing is corrected here: where the specification is vague or contradicts
 * itself, the value stands as written and a `note` says so.
 *
 * All sizes and offsets are in bytes; everything is little-endian; records are packed without gaps between them.
 */

/** What a reference says: one record, the first record of a span, or the length of a span. */
export type ReferenceRole = 'index' | 'first' | 'count';

/** One row of a record's table. */
export interface TranscribedField {
  /** The specification's name of the field. */
  readonly name: string;
  /** The specification's C type, such as `int16`, `float[3]`, `char[64]`, `vec3` (three floats) or `union`. */
  readonly type: string;
  /** From the start of the record, also inside a union arm. */
  readonly offset: number;
  readonly size: number;
  /** Indexes of the lumps that the value points into, or whose records it counts. */
  readonly target?: readonly number[];
  /** Present exactly when `target` is. */
  readonly role?: ReferenceRole;
  /** Properties that the text doesn't state word for word but that follow from what it says around the field. */
  readonly inferred?: readonly ('name' | 'type' | 'target')[];
  readonly note?: string;
}

/** A run of bytes that the specification calls padding. */
export interface TranscribedPadding {
  readonly offset: number;
  readonly size: number;
}

/**
 * A fixed-size record. `fields` and `padding` cover what `arms` leave out; where a field of type `union` names the
 * bytes of the arms (the light record), an arm may cover a part of it only.
 */
export interface TranscribedRecord {
  readonly size: number;
  readonly fields: readonly TranscribedField[];
  readonly padding?: readonly TranscribedPadding[];
  /** Alternative readings of the same bytes, by arm name; offsets are those of the record. */
  readonly arms?: Readonly<Record<string, readonly TranscribedField[]>>;
  /** Bytes of variable length that follow the record. */
  readonly tail?: { readonly name: string; readonly type: string; readonly offset: number };
  readonly note?: string;
}

/** One row of the table "Lump directory at a glance". */
export interface TranscribedLump {
  readonly index: number;
  /** The table's title, as written. */
  readonly title: string;
  /** `variable`: not an array of fixed records. `unknown`: the table has a dash. */
  readonly unitSize: number | 'variable' | 'unknown';
  readonly record?: RecordName;
}

/** One row of the table "Cross-lump relationships". */
export interface TranscribedCrossLumpRow {
  readonly source: number;
  readonly fields: string;
  readonly targets: readonly number[];
  readonly note?: string;
}

/** One row of the table of light types. */
export interface TranscribedLightType {
  readonly name: string;
  /** Members of the 16-byte parameter union that this type uses; offsets are those of the light record. */
  readonly parameters: readonly TranscribedField[];
  /** The key of the same list in the light record's `arms`; absent when no union member is used. */
  readonly arm?: string;
  readonly note?: string;
}

/** The file header and the shape of the lump directory inside it. */
export interface TranscribedHeader {
  readonly ident: string;
  readonly version: number;
  readonly size: number;
  readonly fields: readonly TranscribedField[];
  readonly entries: number;
  readonly entrySize: number;
  readonly entryFields: readonly TranscribedField[];
}

/** Names of all fixed records, the elements of plain index and vertex lumps included. */
export type RecordName =
  | 'material'
  | 'lightmap'
  | 'plane'
  | 'brushSide'
  | 'brush'
  | 'surface'
  | 'drawVertex'
  | 'drawIndex'
  | 'cullGroup'
  | 'cullGroupIndex'
  | 'portalVertex'
  | 'occluder'
  | 'occluderPlaneIndex'
  | 'occluderEdge'
  | 'occluderIndex'
  | 'aabbTree'
  | 'cell'
  | 'portal'
  | 'lightIndex'
  | 'node'
  | 'leaf'
  | 'leafBrushIndex'
  | 'leafSurfaceIndex'
  | 'terrainPatch'
  | 'terrainVertex'
  | 'terrainIndex'
  | 'model'
  | 'visibilityHeader'
  | 'light'
  | 'lightVisibilityEntry';

/** Section "Header": bytes 0x000 to 0x10f, with the length before the offset in each directory entry. */
export const header: TranscribedHeader = {
  ident: 'IBSP',
  version: 59,
  size: 272,
  fields: [
    { name: 'ident', type: 'char[4]', offset: 0x000, size: 4 },
    { name: 'version', type: 'int32', offset: 0x004, size: 4 },
    { name: 'lumps', type: 'Lump[33]', offset: 0x008, size: 264 },
  ],
  entries: 33,
  entrySize: 8,
  entryFields: [
    { name: 'fileLength', type: 'int32', offset: 0x00, size: 4 },
    { name: 'fileOffset', type: 'int32', offset: 0x04, size: 4 },
  ],
};

/** Table "Lump directory at a glance", in order of index. */
export const lumps: readonly TranscribedLump[] = [
  { index: 0, title: 'Materials / shaders', unitSize: 72, record: 'material' },
  { index: 1, title: 'Lightmaps', unitSize: 786_432, record: 'lightmap' },
  { index: 2, title: 'Planes', unitSize: 16, record: 'plane' },
  { index: 3, title: 'Brush sides', unitSize: 8, record: 'brushSide' },
  { index: 4, title: 'Brushes', unitSize: 4, record: 'brush' },
  { index: 5, title: 'Unknown / unused', unitSize: 'unknown' },
  { index: 6, title: 'Triangle-soup surfaces', unitSize: 16, record: 'surface' },
  { index: 7, title: 'Draw vertices', unitSize: 44, record: 'drawVertex' },
  { index: 8, title: 'Draw indices', unitSize: 2, record: 'drawIndex' },
  { index: 9, title: 'Cull groups', unitSize: 32, record: 'cullGroup' },
  { index: 10, title: 'Cull-group indexes', unitSize: 4, record: 'cullGroupIndex' },
  { index: 11, title: 'Portal vertices', unitSize: 12, record: 'portalVertex' },
  { index: 12, title: 'Occluders', unitSize: 20, record: 'occluder' },
  { index: 13, title: 'Occluder plane indexes', unitSize: 4, record: 'occluderPlaneIndex' },
  { index: 14, title: 'Occluder edges', unitSize: 4, record: 'occluderEdge' },
  { index: 15, title: 'Occluder indexes', unitSize: 2, record: 'occluderIndex' },
  { index: 16, title: 'AABB trees', unitSize: 12, record: 'aabbTree' },
  { index: 17, title: 'Cells', unitSize: 52, record: 'cell' },
  { index: 18, title: 'Portals', unitSize: 16, record: 'portal' },
  { index: 19, title: 'Light indexes', unitSize: 2, record: 'lightIndex' },
  { index: 20, title: 'Nodes', unitSize: 36, record: 'node' },
  { index: 21, title: 'Leaves', unitSize: 36, record: 'leaf' },
  { index: 22, title: 'Leaf-brush indexes', unitSize: 4, record: 'leafBrushIndex' },
  { index: 23, title: 'Leaf-surface indexes', unitSize: 4, record: 'leafSurfaceIndex' },
  { index: 24, title: 'Terrain patches', unitSize: 16, record: 'terrainPatch' },
  { index: 25, title: 'Terrain vertices', unitSize: 12, record: 'terrainVertex' },
  { index: 26, title: 'Terrain indexes', unitSize: 2, record: 'terrainIndex' },
  { index: 27, title: 'Models', unitSize: 48, record: 'model' },
  { index: 28, title: 'Visibility', unitSize: 'variable', record: 'visibilityHeader' },
  { index: 29, title: 'Entities', unitSize: 'variable' },
  { index: 30, title: 'Static lights', unitSize: 72, record: 'light' },
  { index: 31, title: 'Unknown / unused', unitSize: 'unknown' },
  { index: 32, title: 'Light-visibility cache', unitSize: 12, record: 'lightVisibilityEntry' },
];

const linearPoint: readonly TranscribedField[] = [
  { name: 'linearAttenuation', type: 'float', offset: 0x28, size: 4 },
];

const customPoint: readonly TranscribedField[] = [
  { name: 'quadraticAttenuation', type: 'float', offset: 0x28, size: 4 },
  { name: 'constantAttenuation', type: 'float', offset: 0x2c, size: 4 },
];

const spot: readonly TranscribedField[] = [
  { name: 'cutoffCos', type: 'float', offset: 0x28, size: 4 },
  { name: 'exponent', type: 'int32', offset: 0x2c, size: 4 },
];

// The row of type 7 gives words and offsets only; names and types are those of types 4 and 5.
const customSpot: readonly TranscribedField[] = [
  { name: 'quadraticAttenuation', type: 'float', offset: 0x28, size: 4, inferred: ['name', 'type'] },
  { name: 'constantAttenuation', type: 'float', offset: 0x2c, size: 4, inferred: ['name', 'type'] },
  { name: 'cutoffCos', type: 'float', offset: 0x30, size: 4, inferred: ['name', 'type'] },
  { name: 'exponent', type: 'int32', offset: 0x34, size: 4, inferred: ['name', 'type'] },
];

/** Section "Lump 30": the proved values of the light record's `type`. */
export const lightTypes: ReadonlyMap<number, TranscribedLightType> = new Map<number, TranscribedLightType>([
  [1, { name: 'Sun', parameters: [], note: 'uses direction' }],
  [2, { name: 'Point', parameters: [], note: 'uses position; implicit quadratic attenuation 1.0' }],
  [3, { name: 'Linear point', parameters: linearPoint, arm: 'linearPoint' }],
  [4, { name: 'Custom point', parameters: customPoint, arm: 'customPoint' }],
  [5, { name: 'Spot', parameters: spot, arm: 'spot' }],
  [6, { name: 'Color-only', parameters: [], note: 'exact source name unresolved; common color terms only' }],
  [7, { name: 'Custom spot', parameters: customSpot, arm: 'customSpot' }],
  [8, { name: 'Diffuse sun', parameters: [], note: 'the static-light loader reads no additional fields' }],
]);

/** Section "Lump details": every fixed record, in order of lump. */
export const records: Readonly<Record<RecordName, TranscribedRecord>> = {
  material: {
    size: 72,
    fields: [
      { name: 'name', type: 'char[64]', offset: 0x00, size: 64, note: 'NUL-terminated, at most 63 bytes' },
      { name: 'surfaceFlags', type: 'int32', offset: 0x40, size: 4 },
      { name: 'contentFlags', type: 'int32', offset: 0x44, size: 4 },
    ],
  },
  lightmap: {
    size: 786_432,
    fields: [
      {
        name: 'pixels',
        type: 'uint8[786432]',
        offset: 0x00,
        size: 786_432,
        inferred: ['name', 'type'],
        note: '512 x 512 pixels, three channels (RGB) of one byte',
      },
    ],
  },
  plane: {
    size: 16,
    fields: [
      { name: 'normal', type: 'float[3]', offset: 0x00, size: 12 },
      { name: 'distance', type: 'float', offset: 0x0c, size: 4 },
    ],
  },
  brushSide: {
    size: 8,
    fields: [{ name: 'materialIndex', type: 'int32', offset: 0x04, size: 4, target: [0], role: 'index' }],
    arms: {
      axial: [{ name: 'plane', type: 'float', offset: 0x00, size: 4 }],
      nonAxial: [{ name: 'plane', type: 'int32', offset: 0x00, size: 4, target: [2], role: 'index' }],
    },
    note: 'the first six sides of a brush are axial, later ones non-axial',
  },
  brush: {
    size: 4,
    fields: [
      {
        name: 'numSides',
        type: 'int16',
        offset: 0x00,
        size: 2,
        target: [3],
        role: 'count',
        note: 'no first side is stored: spans follow each other in lump 3; at least six',
      },
      { name: 'materialIndex', type: 'int16', offset: 0x02, size: 2, target: [0], role: 'index' },
    ],
  },
  surface: {
    size: 16,
    fields: [
      { name: 'materialIndex', type: 'int16', offset: 0x00, size: 2, target: [0], role: 'index' },
      {
        name: 'lightmapNum',
        type: 'int16',
        offset: 0x02,
        size: 2,
        target: [1],
        role: 'index',
        note: 'negative: no lightmap',
      },
      { name: 'firstVertex', type: 'int32', offset: 0x04, size: 4, target: [7], role: 'first' },
      { name: 'vertexCount', type: 'uint16', offset: 0x08, size: 2, target: [7], role: 'count' },
      { name: 'indexCount', type: 'uint16', offset: 0x0a, size: 2, target: [8], role: 'count' },
      { name: 'firstIndex', type: 'uint32', offset: 0x0c, size: 4, target: [8], role: 'first' },
    ],
  },
  drawVertex: {
    size: 44,
    fields: [
      { name: 'position', type: 'float[3]', offset: 0x00, size: 12 },
      { name: 'st', type: 'float[2]', offset: 0x0c, size: 8 },
      { name: 'lightmap', type: 'float[2]', offset: 0x14, size: 8 },
      { name: 'normal', type: 'float[3]', offset: 0x1c, size: 12 },
      { name: 'color', type: 'uint8[4]', offset: 0x28, size: 4 },
    ],
  },
  drawIndex: {
    size: 2,
    fields: [
      {
        name: 'value',
        type: 'int16',
        offset: 0x00,
        size: 2,
        target: [7],
        role: 'index',
        inferred: ['name', 'target'],
        note: 'relative to the firstVertex of the owning surface',
      },
    ],
  },
  cullGroup: {
    size: 32,
    fields: [
      { name: 'mins', type: 'float[3]', offset: 0x00, size: 12 },
      { name: 'maxs', type: 'float[3]', offset: 0x0c, size: 12 },
      { name: 'firstSurface', type: 'int32', offset: 0x18, size: 4, target: [6], role: 'first' },
      { name: 'surfaceCount', type: 'int32', offset: 0x1c, size: 4, target: [6], role: 'count' },
    ],
  },
  cullGroupIndex: {
    size: 4,
    fields: [
      {
        name: 'value',
        type: 'int32',
        offset: 0x00,
        size: 4,
        target: [9],
        role: 'index',
        inferred: ['name', 'type'],
        note: 'the text says 32-bit and leaves the sign open',
      },
    ],
  },
  portalVertex: {
    size: 12,
    fields: [{ name: 'position', type: 'vec3', offset: 0x00, size: 12, inferred: ['name'] }],
  },
  occluder: {
    size: 20,
    fields: [
      { name: 'firstPlane', type: 'int32', offset: 0x00, size: 4, target: [13], role: 'first' },
      { name: 'planeCount', type: 'int16', offset: 0x04, size: 2, target: [13], role: 'count' },
      { name: 'edgeCount', type: 'int16', offset: 0x06, size: 2, target: [14], role: 'count' },
      {
        name: 'firstEdge',
        type: 'int32',
        offset: 0x08,
        size: 4,
        target: [14],
        role: 'first',
        note: 'by its row a runtime destination offset; the loader reads from edge zero for every occluder',
      },
      { name: 'firstVertex', type: 'int32', offset: 0x0c, size: 4, target: [11], role: 'first' },
      { name: 'vertexCount', type: 'int16', offset: 0x10, size: 2, target: [11], role: 'count' },
    ],
    padding: [{ offset: 0x12, size: 2 }],
  },
  occluderPlaneIndex: {
    size: 4,
    fields: [
      { name: 'value', type: 'int32', offset: 0x00, size: 4, target: [2], role: 'index', inferred: ['name'] },
    ],
  },
  occluderEdge: {
    size: 4,
    fields: [
      {
        name: 'planeIndexes',
        type: 'uint8[2]',
        offset: 0x00,
        size: 2,
        target: [13],
        role: 'index',
        inferred: ['target'],
        note: 'relative to the firstPlane of the owning occluder',
      },
      {
        name: 'vertexIndexes',
        type: 'uint8[2]',
        offset: 0x02,
        size: 2,
        target: [11],
        role: 'index',
        inferred: ['target'],
        note: 'relative to the firstVertex of the owning occluder',
      },
    ],
  },
  occluderIndex: {
    size: 2,
    fields: [
      {
        name: 'value',
        type: 'int16',
        offset: 0x00,
        size: 2,
        target: [12],
        role: 'index',
        inferred: ['name'],
      },
    ],
  },
  aabbTree: {
    size: 12,
    fields: [
      { name: 'firstSurface', type: 'int32', offset: 0x00, size: 4, target: [6], role: 'first' },
      { name: 'surfaceCount', type: 'int32', offset: 0x04, size: 4, target: [6], role: 'count' },
      {
        name: 'childCount',
        type: 'int32',
        offset: 0x08,
        size: 4,
        target: [16],
        role: 'count',
        note: 'immediate children, which follow in depth-first order; zero makes the record terminal',
      },
    ],
  },
  cell: {
    size: 52,
    fields: [
      { name: 'mins', type: 'float[3]', offset: 0x00, size: 12 },
      { name: 'maxs', type: 'float[3]', offset: 0x0c, size: 12 },
      { name: 'aabbTreeIndex', type: 'int32', offset: 0x18, size: 4, target: [16], role: 'index' },
      { name: 'firstPortal', type: 'int32', offset: 0x1c, size: 4, target: [18], role: 'first' },
      { name: 'portalCount', type: 'int32', offset: 0x20, size: 4, target: [18], role: 'count' },
      { name: 'firstCullGroup', type: 'int32', offset: 0x24, size: 4, target: [10], role: 'first' },
      { name: 'cullGroupCount', type: 'int32', offset: 0x28, size: 4, target: [10], role: 'count' },
      { name: 'firstOccluder', type: 'int32', offset: 0x2c, size: 4, target: [15], role: 'first' },
      { name: 'occluderCount', type: 'int32', offset: 0x30, size: 4, target: [15], role: 'count' },
    ],
  },
  portal: {
    size: 16,
    fields: [
      { name: 'planeIndex', type: 'int32', offset: 0x00, size: 4, target: [2], role: 'index' },
      { name: 'cellIndex', type: 'int32', offset: 0x04, size: 4, target: [17], role: 'index' },
      { name: 'firstVertex', type: 'int32', offset: 0x08, size: 4, target: [11], role: 'first' },
      { name: 'vertexCount', type: 'int32', offset: 0x0c, size: 4, target: [11], role: 'count' },
    ],
  },
  lightIndex: {
    size: 2,
    fields: [
      {
        name: 'value',
        type: 'int16',
        offset: 0x00,
        size: 2,
        target: [30],
        role: 'index',
        inferred: ['name'],
        note: 'negative as the first value of a leaf: sunlight marker',
      },
    ],
  },
  node: {
    size: 36,
    fields: [
      { name: 'planeIndex', type: 'int32', offset: 0x00, size: 4, target: [2], role: 'index' },
      {
        name: 'children',
        type: 'int32[2]',
        offset: 0x04,
        size: 8,
        target: [20, 21],
        role: 'index',
        note: 'negative n: leaf -1 - n',
      },
      { name: 'mins', type: 'int32[3]', offset: 0x0c, size: 12 },
      { name: 'maxs', type: 'int32[3]', offset: 0x18, size: 12 },
    ],
  },
  leaf: {
    size: 36,
    fields: [
      {
        name: 'cluster',
        type: 'int32',
        offset: 0x00,
        size: 4,
        target: [28],
        role: 'index',
        inferred: ['target'],
        note: 'row of the visibility data; negative: none',
      },
      { name: 'area', type: 'int32', offset: 0x04, size: 4 },
      { name: 'firstTerrainPatch', type: 'int32', offset: 0x08, size: 4, target: [23], role: 'first' },
      { name: 'terrainPatchCount', type: 'int32', offset: 0x0c, size: 4, target: [23], role: 'count' },
      { name: 'firstLeafBrush', type: 'int32', offset: 0x10, size: 4, target: [22], role: 'first' },
      { name: 'leafBrushCount', type: 'int32', offset: 0x14, size: 4, target: [22], role: 'count' },
      { name: 'cellIndex', type: 'int32', offset: 0x18, size: 4, target: [17], role: 'index' },
      { name: 'firstLightIndex', type: 'int32', offset: 0x1c, size: 4, target: [19], role: 'first' },
      { name: 'lightCount', type: 'int32', offset: 0x20, size: 4, target: [19], role: 'count' },
    ],
  },
  leafBrushIndex: {
    size: 4,
    fields: [
      { name: 'value', type: 'int32', offset: 0x00, size: 4, target: [4], role: 'index', inferred: ['name'] },
    ],
  },
  leafSurfaceIndex: {
    size: 4,
    fields: [
      {
        name: 'value',
        type: 'int32',
        offset: 0x00,
        size: 4,
        target: [24],
        role: 'index',
        inferred: ['name', 'type'],
        note: 'the text says 32-bit and leaves the sign open',
      },
    ],
  },
  terrainPatch: {
    size: 16,
    fields: [
      { name: 'materialIndex', type: 'int16', offset: 0x00, size: 2, target: [0], role: 'index' },
      {
        name: 'collisionMode',
        type: 'uint8',
        offset: 0x02,
        size: 1,
        note: '0: arm curve; else: arm terrain',
      },
    ],
    padding: [{ offset: 0x03, size: 1 }],
    arms: {
      curve: [
        { name: 'width', type: 'int16', offset: 0x04, size: 2 },
        { name: 'height', type: 'int16', offset: 0x06, size: 2 },
        { name: 'maxError', type: 'int32', offset: 0x08, size: 4 },
        {
          name: 'firstVertex',
          type: 'uint32',
          offset: 0x0c,
          size: 4,
          target: [25],
          role: 'first',
          note: 'the span has width * height vertices',
        },
      ],
      terrain: [
        { name: 'vertexCount', type: 'int16', offset: 0x04, size: 2, target: [25], role: 'count' },
        { name: 'indexCount', type: 'int16', offset: 0x06, size: 2, target: [26], role: 'count' },
        { name: 'firstVertex', type: 'uint32', offset: 0x08, size: 4, target: [25], role: 'first' },
        { name: 'firstIndex', type: 'uint32', offset: 0x0c, size: 4, target: [26], role: 'first' },
      ],
    },
  },
  terrainVertex: {
    size: 12,
    fields: [{ name: 'position', type: 'vec3', offset: 0x00, size: 12, inferred: ['name'] }],
  },
  terrainIndex: {
    size: 2,
    fields: [
      {
        name: 'value',
        type: 'int16',
        offset: 0x00,
        size: 2,
        target: [25],
        role: 'index',
        inferred: ['name', 'target'],
        note: 'relative to the firstVertex of the owning patch',
      },
    ],
  },
  model: {
    size: 48,
    fields: [
      { name: 'mins', type: 'float[3]', offset: 0x00, size: 12 },
      { name: 'maxs', type: 'float[3]', offset: 0x0c, size: 12 },
      { name: 'firstSurface', type: 'int32', offset: 0x18, size: 4, target: [6], role: 'first' },
      { name: 'surfaceCount', type: 'int32', offset: 0x1c, size: 4, target: [6], role: 'count' },
      { name: 'firstLeafSurface', type: 'int32', offset: 0x20, size: 4, target: [23], role: 'first' },
      { name: 'leafSurfaceCount', type: 'int32', offset: 0x24, size: 4, target: [23], role: 'count' },
      { name: 'firstLeafBrush', type: 'int32', offset: 0x28, size: 4, target: [22], role: 'first' },
      { name: 'leafBrushCount', type: 'int32', offset: 0x2c, size: 4, target: [22], role: 'count' },
    ],
  },
  visibilityHeader: {
    size: 8,
    fields: [
      { name: 'clusterCount', type: 'int32', offset: 0x00, size: 4 },
      { name: 'bytesPerCluster', type: 'int32', offset: 0x04, size: 4 },
    ],
    tail: { name: 'data', type: 'uint8[]', offset: 0x08 },
    note: 'only in a nonempty lump; data has clusterCount * bytesPerCluster bytes',
  },
  light: {
    size: 72,
    fields: [
      { name: 'type', type: 'int32', offset: 0x00, size: 4, note: 'see lightTypes' },
      { name: 'color', type: 'float[3]', offset: 0x04, size: 12 },
      { name: 'position', type: 'float[3]', offset: 0x10, size: 12 },
      { name: 'direction', type: 'float[3]', offset: 0x1c, size: 12 },
      { name: 'parameters', type: 'union', offset: 0x28, size: 16, note: 'the arms lie inside it' },
      { name: 'unconsumed', type: 'bytes', offset: 0x38, size: 16, note: 'meaning unknown' },
    ],
    arms: { linearPoint, customPoint, spot, customSpot },
  },
  lightVisibilityEntry: {
    size: 12,
    fields: [
      {
        name: 'key',
        type: 'uint32',
        offset: 0x00,
        size: 4,
        note: 'Y << 22 | (X & 0x3ff) << 12 | cluster & 0xfff',
      },
      { name: 'sampleState', type: 'uint8', offset: 0x04, size: 1, note: '0 empty, 1 valid, 2 blocked' },
      { name: 'diffuseSunVisibility', type: 'uint8[5]', offset: 0x05, size: 5 },
      { name: 'visibleLightBits', type: 'uint16', offset: 0x0a, size: 2, note: '0x8000: diffuse sun' },
    ],
    note: 'the lump is empty or has 8192 buckets of 32 entries (3,145,728 bytes)',
  },
};

/** Table "Cross-lump relationships", row by row as written; lumps 8 and 26 and a leaf's cluster are absent. */
export const crossLump: readonly TranscribedCrossLumpRow[] = [
  {
    source: 3,
    fields: 'materialIndex, non-axial planeIndex',
    targets: [0, 2],
    note: 'the record says plane',
  },
  { source: 4, fields: 'materialIndex; implicit running side span', targets: [0, 3] },
  { source: 6, fields: 'material, lightmap, vertex, and index fields', targets: [0, 1, 7, 8] },
  { source: 9, fields: 'surface span', targets: [6] },
  { source: 10, fields: 'cull-group index', targets: [9] },
  { source: 12, fields: 'plane, edge, and vertex spans', targets: [13, 14, 11] },
  { source: 13, fields: 'plane index', targets: [2] },
  { source: 14, fields: 'local plane and vertex indexes', targets: [12], note: 'owning lump-12 spans' },
  { source: 15, fields: 'occluder index', targets: [12] },
  {
    source: 16,
    fields: 'surface span or implicit children',
    targets: [6, 16],
    note: 'following lump-16 records',
  },
  { source: 17, fields: 'AABB tree and index spans', targets: [16, 18, 10, 15] },
  { source: 18, fields: 'plane, destination cell, and vertex span', targets: [2, 17, 11] },
  { source: 19, fields: 'light index or negative sun marker', targets: [30] },
  { source: 20, fields: 'plane and child indexes', targets: [2, 20, 21] },
  { source: 21, fields: 'terrain, brush, cell, and light spans', targets: [23, 22, 17, 19] },
  { source: 22, fields: 'brush index', targets: [4] },
  { source: 23, fields: 'terrain-patch index', targets: [24] },
  { source: 24, fields: 'material and vertex/index spans', targets: [0, 25, 26] },
  { source: 27, fields: 'render-surface, leaf-surface, and brush spans', targets: [6, 23, 22] },
];
