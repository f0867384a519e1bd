import type { VbspField, VbspRecord } from './vbsp.js';

/** Names of the article's structures; those of plain lists, which have none, begin in lower case without `_t`. */
export type VbspRecordName =
  | 'lzma_header_t'
  | 'dplane_t'
  | 'Vertex'
  | 'dedge_t'
  | 'surfedge'
  | 'dface_t'
  | 'dbrush_t'
  | 'dbrushside_t'
  | 'dnode_t'
  | 'dleaf_t'
  | 'dleaf_t_19'
  | 'leafface'
  | 'leafbrush'
  | 'texinfo_t'
  | 'dtexdata_t'
  | 'texdataString'
  | 'dmodel_t'
  | 'dvis_t'
  | 'dgamelumpheader_t'
  | 'dgamelump_t'
  | 'StaticPropDictLump_t'
  | 'StaticPropLeafLump_t'
  | 'StaticPropLump_t_4'
  | 'StaticPropLump_t_5'
  | 'StaticPropLump_t_6'
  | 'StaticPropLump_t_7'
  | 'StaticPropLump_t_8'
  | 'StaticPropLump_t_9'
  | 'StaticPropLump_t_10'
  | 'ddispinfo_t'
  | 'dDispVert'
  | 'dDispTri'
  | 'dcubemapsample_t'
  | 'doverlay_t'
  | 'ColorRGBExp32'
  | 'doccluder_t'
  | 'doccluderdata_t_0'
  | 'doccluderdata_t_1'
  | 'doccluderpolydata_t'
  | 'faceMacroTexture';

const leaf: readonly VbspField[] = [
  { name: 'contents', type: 'int32', offset: 0, size: 4 },
  {
    name: 'cluster',
    type: 'int16',
    offset: 4,
    size: 2,
    target: [4],
    role: 'index',
    inferred: ['target'],
    note: 'row of the visibility data',
  },
  {
    name: 'area',
    type: 'int16:9@0',
    offset: 6,
    size: 2,
    target: [20],
    role: 'index',
    inferred: ['target'],
  },
  { name: 'flags', type: 'int16:7@9', offset: 6, size: 2 },
  { name: 'mins', type: 'int16[3]', offset: 8, size: 6 },
  { name: 'maxs', type: 'int16[3]', offset: 14, size: 6 },
  { name: 'firstleafface', type: 'uint16', offset: 20, size: 2, target: [16], role: 'first' },
  { name: 'numleaffaces', type: 'uint16', offset: 22, size: 2, target: [16], role: 'count' },
  { name: 'firstleafbrush', type: 'uint16', offset: 24, size: 2, target: [17], role: 'first' },
  { name: 'numleafbrushes', type: 'uint16', offset: 26, size: 2, target: [17], role: 'count' },
  {
    name: 'leafWaterDataID',
    type: 'int16',
    offset: 28,
    size: 2,
    target: [36],
    role: 'index',
    inferred: ['target'],
    note: '-1: not in water',
  },
];

const staticProp4: readonly VbspField[] = [
  { name: 'Origin', type: 'vec3', offset: 0, size: 12 },
  { name: 'Angles', type: 'vec3', offset: 12, size: 12, note: 'pitch, roll, yaw by the text' },
  {
    name: 'PropType',
    type: 'uint16',
    offset: 24,
    size: 2,
    target: [35],
    role: 'index',
    note: 'into the dictionary of this game lump',
  },
  {
    name: 'FirstLeaf',
    type: 'uint16',
    offset: 26,
    size: 2,
    target: [35],
    role: 'first',
    note: 'in the leaf array of this game lump',
  },
  { name: 'LeafCount', type: 'uint16', offset: 28, size: 2, target: [35], role: 'count' },
  { name: 'Solid', type: 'uint8', offset: 30, size: 1 },
  { name: 'Flags', type: 'uint8', offset: 31, size: 1 },
  { name: 'Skin', type: 'int32', offset: 32, size: 4 },
  { name: 'FadeMinDist', type: 'float', offset: 36, size: 4 },
  { name: 'FadeMaxDist', type: 'float', offset: 40, size: 4 },
  { name: 'LightingOrigin', type: 'vec3', offset: 44, size: 12 },
];

const staticProp5: readonly VbspField[] = [
  ...staticProp4,
  { name: 'ForcedFadeScale', type: 'float', offset: 56, size: 4 },
];

const staticProp6: readonly VbspField[] = [
  ...staticProp5,
  { name: 'MinDXLevel', type: 'uint16', offset: 60, size: 2 },
  { name: 'MaxDXLevel', type: 'uint16', offset: 62, size: 2 },
];

const modulation: VbspField = {
  name: 'DiffuseModulation',
  type: 'color32',
  offset: 64,
  size: 4,
  inferred: ['size'],
  note: 'the text does not define color32',
};

const staticProp8: readonly VbspField[] = [
  ...staticProp5,
  { name: 'MinCPULevel', type: 'uint8', offset: 60, size: 1 },
  { name: 'MaxCPULevel', type: 'uint8', offset: 61, size: 1 },
  { name: 'MinGPULevel', type: 'uint8', offset: 62, size: 1 },
  { name: 'MaxGPULevel', type: 'uint8', offset: 63, size: 1 },
  modulation,
];

const occluder: readonly VbspField[] = [
  { name: 'flags', type: 'int32', offset: 0, size: 4 },
  {
    name: 'firstpoly',
    type: 'int32',
    offset: 4,
    size: 4,
    target: [9],
    role: 'first',
    note: 'into polyData of the same lump',
  },
  { name: 'polycount', type: 'int32', offset: 8, size: 4, target: [9], role: 'count' },
  { name: 'mins', type: 'vec3', offset: 12, size: 12 },
  { name: 'maxs', type: 'vec3', offset: 24, size: 12 },
];

/** Every structure and every plain list that the text describes, in its order. */
export const records: Readonly<Record<VbspRecordName, VbspRecord>> = {
  lzma_header_t: {
    size: 20,
    fields: [
      { name: 'id', type: 'uint32', offset: 0, size: 4, note: "little-endian 'LZMA'" },
      {
        name: 'actualSize',
        type: 'uint32',
        offset: 4,
        size: 4,
        note: 'byte order said to be always the same',
      },
      { name: 'lzmaSize', type: 'uint32', offset: 8, size: 4, note: 'byte order said to be always the same' },
      { name: 'properties', type: 'uint8[5]', offset: 12, size: 5 },
    ],
    padding: [{ offset: 17, size: 3, inferred: true }],
    note: 'no size is given: 20 is what C makes of the declaration, 17 if it is packed',
  },
  dplane_t: {
    size: 20,
    statedSize: 20,
    fields: [
      { name: 'normal', type: 'vec3', offset: 0, size: 12 },
      { name: 'dist', type: 'float', offset: 12, size: 4 },
      { name: 'type', type: 'int32', offset: 16, size: 4, note: 'see planeTypes' },
    ],
  },
  Vertex: {
    size: 12,
    statedSize: 12,
    fields: [
      {
        name: 'position',
        type: 'vec3',
        offset: 0,
        size: 12,
        inferred: ['name'],
        note: 'declared as x, y, z',
      },
    ],
  },
  dedge_t: {
    size: 4,
    fields: [{ name: 'v', type: 'uint16[2]', offset: 0, size: 4, target: [3], role: 'index' }],
  },
  surfedge: {
    size: 4,
    fields: [
      {
        name: 'value',
        type: 'int32',
        offset: 0,
        size: 4,
        target: [12],
        role: 'index',
        inferred: ['name', 'size'],
        note: 'the absolute value is the index; negative: from the second vertex to the first',
      },
    ],
  },
  dface_t: {
    size: 56,
    statedSize: 56,
    fields: [
      { name: 'planenum', type: 'uint16', offset: 0, size: 2, target: [1], role: 'index' },
      { name: 'side', type: 'uint8', offset: 2, size: 1, note: 'zero: faces as the plane does' },
      { name: 'onNode', type: 'uint8', offset: 3, size: 1 },
      { name: 'firstedge', type: 'int32', offset: 4, size: 4, target: [13], role: 'first' },
      { name: 'numedges', type: 'int16', offset: 8, size: 2, target: [13], role: 'count' },
      { name: 'texinfo', type: 'int16', offset: 10, size: 2, target: [6], role: 'index', note: '-1: none' },
      { name: 'dispinfo', type: 'int16', offset: 12, size: 2, target: [26], role: 'index', note: '-1: none' },
      { name: 'surfaceFogVolumeID', type: 'int16', offset: 14, size: 2, note: 'meaning in doubt' },
      { name: 'styles', type: 'uint8[4]', offset: 16, size: 4, note: '255: no style' },
      {
        name: 'lightofs',
        type: 'int32',
        offset: 20,
        size: 4,
        target: [8],
        role: 'index',
        note: 'in bytes; -1: no lighting',
      },
      { name: 'area', type: 'float', offset: 24, size: 4 },
      { name: 'LightmapTextureMinsInLuxels', type: 'int32[2]', offset: 28, size: 8 },
      {
        name: 'LightmapTextureSizeInLuxels',
        type: 'int32[2]',
        offset: 36,
        size: 8,
        note: 'one less than luxels',
      },
      { name: 'origFace', type: 'int32', offset: 44, size: 4, target: [27], role: 'index' },
      {
        name: 'numPrims',
        type: 'uint16',
        offset: 48,
        size: 2,
        target: [37],
        role: 'count',
        inferred: ['target'],
      },
      {
        name: 'firstPrimID',
        type: 'uint16',
        offset: 50,
        size: 2,
        target: [37],
        role: 'first',
        inferred: ['target'],
      },
      { name: 'smoothingGroups', type: 'uint32', offset: 52, size: 4 },
    ],
  },
  dbrush_t: {
    size: 12,
    statedSize: 12,
    fields: [
      { name: 'firstside', type: 'int32', offset: 0, size: 4, target: [19], role: 'first' },
      { name: 'numsides', type: 'int32', offset: 4, size: 4, target: [19], role: 'count' },
      { name: 'contents', type: 'int32', offset: 8, size: 4, note: 'see contents' },
    ],
  },
  dbrushside_t: {
    size: 8,
    statedSize: 8,
    fields: [
      { name: 'planenum', type: 'uint16', offset: 0, size: 2, target: [1], role: 'index' },
      { name: 'texinfo', type: 'int16', offset: 2, size: 2, target: [6], role: 'index', note: '-1: none' },
      { name: 'dispinfo', type: 'int16', offset: 4, size: 2, target: [26], role: 'index' },
      { name: 'bevel', type: 'int16', offset: 6, size: 2, note: '0 or 1' },
    ],
  },
  dnode_t: {
    size: 32,
    statedSize: 32,
    fields: [
      { name: 'planenum', type: 'int32', offset: 0, size: 4, target: [1], role: 'index' },
      {
        name: 'children',
        type: 'int32[2]',
        offset: 4,
        size: 8,
        target: [5, 10],
        role: 'index',
        note: 'negative n: leaf -1 - n',
      },
      { name: 'mins', type: 'int16[3]', offset: 12, size: 6 },
      { name: 'maxs', type: 'int16[3]', offset: 18, size: 6 },
      { name: 'firstface', type: 'uint16', offset: 24, size: 2, target: [7], role: 'first' },
      { name: 'numfaces', type: 'uint16', offset: 26, size: 2, target: [7], role: 'count' },
      {
        name: 'area',
        type: 'int16',
        offset: 28,
        size: 2,
        target: [20],
        role: 'index',
        inferred: ['target'],
        note: '-1: leaves of several areas below',
      },
    ],
    padding: [{ offset: 30, size: 2 }],
  },
  dleaf_t: {
    size: 32,
    statedSize: 32,
    fields: leaf,
    padding: [{ offset: 30, size: 2, inferred: true }],
    note: 'versions 17 and 20',
  },
  dleaf_t_19: {
    size: 56,
    statedSize: 56,
    fields: [
      ...leaf,
      {
        name: 'ambientLighting',
        type: 'bytes',
        offset: 30,
        size: 24,
        inferred: ['offset'],
        note: 'a CompressedLightCube; that it needs no alignment follows from the size of the whole',
      },
    ],
    padding: [{ offset: 54, size: 2 }],
    note: 'version 19 or lower',
  },
  leafface: {
    size: 2,
    fields: [
      { name: 'value', type: 'uint16', offset: 0, size: 2, target: [7], role: 'index', inferred: ['name'] },
    ],
  },
  leafbrush: {
    size: 2,
    fields: [
      { name: 'value', type: 'uint16', offset: 0, size: 2, target: [18], role: 'index', inferred: ['name'] },
    ],
  },
  texinfo_t: {
    size: 72,
    statedSize: 72,
    fields: [
      { name: 'textureVecs', type: 'float[2][4]', offset: 0, size: 32 },
      { name: 'lightmapVecs', type: 'float[2][4]', offset: 32, size: 32 },
      { name: 'flags', type: 'int32', offset: 64, size: 4, note: 'see surfaceFlags' },
      { name: 'texdata', type: 'int32', offset: 68, size: 4, target: [2], role: 'index' },
    ],
  },
  dtexdata_t: {
    size: 32,
    fields: [
      { name: 'reflectivity', type: 'vec3', offset: 0, size: 12 },
      { name: 'nameStringTableID', type: 'int32', offset: 12, size: 4, target: [44], role: 'index' },
      { name: 'width', type: 'int32', offset: 16, size: 4 },
      { name: 'height', type: 'int32', offset: 20, size: 4 },
      { name: 'view_width', type: 'int32', offset: 24, size: 4 },
      { name: 'view_height', type: 'int32', offset: 28, size: 4 },
    ],
  },
  texdataString: {
    size: 4,
    fields: [
      {
        name: 'value',
        type: 'int32',
        offset: 0,
        size: 4,
        target: [43],
        role: 'index',
        inferred: ['name', 'size'],
        note: 'offset of a null-terminated string, in bytes',
      },
    ],
  },
  dmodel_t: {
    size: 48,
    statedSize: 24,
    fields: [
      { name: 'mins', type: 'vec3', offset: 0, size: 12 },
      { name: 'maxs', type: 'vec3', offset: 12, size: 12 },
      { name: 'origin', type: 'vec3', offset: 24, size: 12 },
      { name: 'headnode', type: 'int32', offset: 36, size: 4, target: [5], role: 'index' },
      { name: 'firstface', type: 'int32', offset: 40, size: 4, target: [7], role: 'first' },
      { name: 'numfaces', type: 'int32', offset: 44, size: 4, target: [7], role: 'count' },
    ],
    note: 'the declaration has 48 bytes, whatever the sentence before it says',
  },
  dvis_t: {
    size: 4,
    fields: [{ name: 'numclusters', type: 'int32', offset: 0, size: 4 }],
    tail: { name: 'byteofs', type: 'int32[]', offset: 4, count: 'numclusters * 2' },
    following: [{ name: 'bit vectors', type: 'uint8[]' }],
    note: 'two offsets per cluster, from the start of the lump: visible set, audible set',
  },
  dgamelumpheader_t: {
    size: 4,
    fields: [{ name: 'lumpCount', type: 'int32', offset: 0, size: 4 }],
    tail: { name: 'gamelump', type: 'dgamelump_t[]', offset: 4, count: 'lumpCount' },
  },
  dgamelump_t: {
    size: 16,
    fields: [
      { name: 'id', type: 'int32', offset: 0, size: 4, note: "'sprp' is 1936749168" },
      { name: 'flags', type: 'uint16', offset: 4, size: 2 },
      { name: 'version', type: 'uint16', offset: 6, size: 2 },
      { name: 'fileofs', type: 'int32', offset: 8, size: 4, note: 'from the start of the file' },
      { name: 'filelen', type: 'int32', offset: 12, size: 4 },
    ],
  },
  StaticPropDictLump_t: {
    size: 4,
    fields: [{ name: 'dictEntries', type: 'int32', offset: 0, size: 4 }],
    tail: { name: 'name', type: 'char[128][]', offset: 4, count: 'dictEntries' },
    note: 'declared as single characters; the sentence after it says 128 each, padded with nulls',
  },
  StaticPropLeafLump_t: {
    size: 4,
    fields: [{ name: 'leafEntries', type: 'int32', offset: 0, size: 4 }],
    tail: { name: 'leaf', type: 'uint16[]', offset: 4, count: 'leafEntries' },
    note: 'elements presumably index lump 10',
  },
  StaticPropLump_t_4: { size: 56, fields: staticProp4 },
  StaticPropLump_t_5: { size: 60, fields: staticProp5 },
  StaticPropLump_t_6: { size: 64, fields: staticProp6 },
  StaticPropLump_t_7: { size: 68, fields: [...staticProp6, modulation] },
  StaticPropLump_t_8: { size: 68, fields: staticProp8 },
  StaticPropLump_t_9: {
    size: 72,
    fields: [...staticProp8, { name: 'DisableX360', type: 'bool', offset: 68, size: 1, inferred: ['size'] }],
    padding: [{ offset: 69, size: 3, inferred: true }],
  },
  StaticPropLump_t_10: {
    size: 76,
    fields: [
      ...staticProp8,
      { name: 'unknown', type: 'float', offset: 68, size: 4 },
      { name: 'DisableX360', type: 'bool', offset: 72, size: 1, inferred: ['size'] },
    ],
    padding: [{ offset: 73, size: 3, inferred: true }],
    note: 'by the order of the comments; games are said to differ in this version',
  },
  ddispinfo_t: {
    size: 176,
    statedSize: 176,
    fields: [
      { name: 'startPosition', type: 'vec3', offset: 0, size: 12 },
      { name: 'DispVertStart', type: 'int32', offset: 12, size: 4, target: [33], role: 'first' },
      { name: 'DispTriStart', type: 'int32', offset: 16, size: 4, target: [48], role: 'first' },
      { name: 'power', type: 'int32', offset: 20, size: 4, note: '2, 3 or 4' },
      { name: 'minTess', type: 'int32', offset: 24, size: 4 },
      { name: 'smoothingAngle', type: 'float', offset: 28, size: 4 },
      { name: 'contents', type: 'int32', offset: 32, size: 4, note: 'see contents' },
      { name: 'MapFace', type: 'uint16', offset: 36, size: 2, target: [7], role: 'index' },
      {
        name: 'LightmapAlphaStart',
        type: 'int32',
        offset: 40,
        size: 4,
        target: [32],
        role: 'first',
        inferred: ['target'],
      },
      {
        name: 'LightmapSamplePositionStart',
        type: 'int32',
        offset: 44,
        size: 4,
        target: [34],
        role: 'first',
      },
      {
        name: 'EdgeNeighbors, CornerNeighbors',
        type: 'bytes',
        offset: 48,
        size: 88,
        inferred: ['size'],
        note: 'four CDispNeighbor and four CDispCornerNeighbors; only their sum follows from the size of the whole',
      },
      { name: 'AllowedVerts', type: 'uint32[10]', offset: 136, size: 40, inferred: ['offset'] },
    ],
    padding: [{ offset: 38, size: 2, inferred: true }],
  },
  dDispVert: {
    size: 20,
    fields: [
      { name: 'vec', type: 'vec3', offset: 0, size: 12 },
      { name: 'dist', type: 'float', offset: 12, size: 4 },
      { name: 'alpha', type: 'float', offset: 16, size: 4 },
    ],
  },
  dDispTri: {
    size: 2,
    fields: [{ name: 'Tags', type: 'uint16', offset: 0, size: 2, note: 'see displacementTags' }],
  },
  dcubemapsample_t: {
    size: 16,
    statedSize: 16,
    fields: [
      { name: 'origin', type: 'int32[3]', offset: 0, size: 12 },
      { name: 'size', type: 'int32', offset: 12, size: 4, note: '2^(size - 1) pixels; 0: as 6' },
    ],
  },
  doverlay_t: {
    size: 352,
    fields: [
      { name: 'Id', type: 'int32', offset: 0, size: 4 },
      {
        name: 'TexInfo',
        type: 'int16',
        offset: 4,
        size: 2,
        target: [6],
        role: 'index',
        inferred: ['target'],
      },
      {
        name: 'FaceCount',
        type: 'uint16:14@0',
        offset: 6,
        size: 2,
        inferred: ['name'],
        note: 'declared as one number, FaceCountAndRenderOrder',
      },
      { name: 'RenderOrder', type: 'uint16:2@14', offset: 6, size: 2, inferred: ['name'] },
      { name: 'Ofaces', type: 'int32[64]', offset: 8, size: 256, target: [7], role: 'index' },
      { name: 'U', type: 'float[2]', offset: 264, size: 8 },
      { name: 'V', type: 'float[2]', offset: 272, size: 8 },
      { name: 'UVPoints', type: 'vec3[4]', offset: 280, size: 48 },
      { name: 'Origin', type: 'vec3', offset: 328, size: 12 },
      { name: 'BasisNormal', type: 'vec3', offset: 340, size: 12 },
    ],
  },
  ColorRGBExp32: {
    size: 4,
    statedSize: 4,
    fields: [
      { name: 'r', type: 'uint8', offset: 0, size: 1 },
      { name: 'g', type: 'uint8', offset: 1, size: 1 },
      { name: 'b', type: 'uint8', offset: 2, size: 1 },
      { name: 'exponent', type: 'int8', offset: 3, size: 1 },
    ],
  },
  doccluder_t: {
    size: 4,
    fields: [{ name: 'count', type: 'int32', offset: 0, size: 4 }],
    tail: { name: 'data', type: 'doccluderdata_t[]', offset: 4, count: 'count' },
    following: [
      { name: 'polyDataCount', type: 'int32' },
      { name: 'polyData', type: 'doccluderpolydata_t[]', count: 'polyDataCount' },
      { name: 'vertexIndexCount', type: 'int32' },
      { name: 'vertexIndices', type: 'int32[]', count: 'vertexIndexCount' },
    ],
    note: 'vertexIndices index lump 3',
  },
  doccluderdata_t_0: { size: 36, fields: occluder },
  doccluderdata_t_1: {
    size: 40,
    fields: [
      ...occluder,
      {
        name: 'area',
        type: 'int32',
        offset: 36,
        size: 4,
        target: [20],
        role: 'index',
        inferred: ['target'],
      },
    ],
    note: 'since version 1, presumably of the lump',
  },
  doccluderpolydata_t: {
    size: 12,
    fields: [
      {
        name: 'firstvertexindex',
        type: 'int32',
        offset: 0,
        size: 4,
        target: [9],
        role: 'first',
        note: 'into vertexIndices of the same lump',
      },
      { name: 'vertexcount', type: 'int32', offset: 4, size: 4, target: [9], role: 'count' },
      {
        name: 'planenum',
        type: 'int32',
        offset: 8,
        size: 4,
        target: [1],
        role: 'index',
        inferred: ['target'],
      },
    ],
  },
  faceMacroTexture: {
    size: 2,
    fields: [
      {
        name: 'value',
        type: 'int16',
        offset: 0,
        size: 2,
        target: [44],
        role: 'index',
        inferred: ['name'],
        note: 'one per face; -1 (0xFFFF): none',
      },
    ],
  },
};
