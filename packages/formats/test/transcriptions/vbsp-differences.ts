import type { NameMap } from './compare.js';
import type { Difference } from './compare-records.js';
import type { EngineBranch } from './vbsp.js';

/** The schema's names where they aren't the article's without `LUMP_`, or with the first letter in lower case. */
export const names: NameMap = {
  LUMP_TEXDATA: 'TEXTURE_DATA',
  LUMP_VERTEXES: 'VERTICES',
  LUMP_TEXINFO: 'TEXTURE_INFO',
  LUMP_LEAFS: 'LEAVES',
  LUMP_FACEIDS: 'FACE_IDS',
  LUMP_WORLDLIGHTS: 'WORLD_LIGHTS',
  LUMP_LEAFFACES: 'LEAF_FACES',
  LUMP_LEAFBRUSHES: 'LEAF_BRUSHES',
  LUMP_BRUSHSIDES: 'BRUSH_SIDES',
  LUMP_AREAPORTALS: 'AREA_PORTALS',
  LUMP_UNUSED0: 'PORTALS',
  LUMP_UNUSED1: 'CLUSTERS',
  LUMP_PORTALVERTS: 'PORTAL_VERTICES',
  LUMP_UNUSED2: 'PORTAL_VERTICES',
  LUMP_CLUSTERPORTALS: 'CLUSTER_PORTALS',
  LUMP_UNUSED3: 'CLUSTER_PORTALS',
  LUMP_DISPINFO: 'DISPLACEMENT_INFO',
  LUMP_ORIGINALFACES: 'ORIGINAL_FACES',
  LUMP_PHYSDISP: 'PHYSICS_DISPLACEMENT',
  LUMP_PHYSCOLLIDE: 'PHYSICS_COLLISION',
  LUMP_VERTNORMALS: 'VERTEX_NORMALS',
  LUMP_VERTNORMALINDICES: 'VERTEX_NORMAL_INDICES',
  LUMP_DISP_LIGHTMAP_ALPHAS: 'DISPLACEMENT_LIGHTMAP_ALPHAS',
  LUMP_DISP_VERTS: 'DISPLACEMENT_VERTICES',
  LUMP_DISP_LIGHTMAP_SAMPLE_POSITIONS: 'DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS',
  LUMP_LEAFWATERDATA: 'LEAF_WATER_DATA',
  LUMP_PRIMVERTS: 'PRIMITIVE_VERTICES',
  LUMP_PRIMINDICES: 'PRIMITIVE_INDICES',
  LUMP_CLIPPORTALVERTS: 'CLIP_PORTAL_VERTICES',
  LUMP_TEXDATA_STRING_DATA: 'TEXTURE_STRING_DATA',
  LUMP_TEXDATA_STRING_TABLE: 'TEXTURE_STRING_TABLE',
  LUMP_LEAFMINDISTTOWATER: 'LEAF_MIN_DISTANCE_TO_WATER',
  LUMP_DISP_TRIS: 'DISPLACEMENT_TRIANGLES',
  LUMP_PHYSCOLLIDESURFACE: 'PHYSICS_COLLISION_SURFACE',
  LUMP_WATEROVERLAYS: 'WATER_OVERLAYS',
  LUMP_WORLDLIGHTS_HDR: 'WORLD_LIGHTS_HDR',
  LUMP_XZIPPAKFILE: 'XZIP_PAKFILE',
  'dplane_t.dist': 'distance',
  'dedge_t.v': 'vertices',
  'dface_t.planenum': 'plane',
  'dface_t.firstedge': 'firstEdge',
  'dface_t.numedges': 'edgeCount',
  'dface_t.texinfo': 'texture',
  'dface_t.dispinfo': 'displacement',
  'dface_t.surfaceFogVolumeID': 'fogVolume',
  'dface_t.lightofs': 'lightOffset',
  'dface_t.LightmapTextureMinsInLuxels': 'lightmapMins',
  'dface_t.LightmapTextureSizeInLuxels': 'lightmapSize',
  'dface_t.origFace': 'originalFace',
  'dface_t.numPrims': 'primitiveCount',
  'dface_t.firstPrimID': 'firstPrimitive',
  'dbrush_t.firstside': 'firstSide',
  'dbrush_t.numsides': 'sideCount',
  'dbrushside_t.planenum': 'plane',
  'dbrushside_t.texinfo': 'texture',
  'dbrushside_t.dispinfo': 'displacement',
  'dnode_t.planenum': 'plane',
  'dnode_t.firstface': 'firstFace',
  'dnode_t.numfaces': 'faceCount',
  'dleaf_t.firstleafface': 'firstFace',
  'dleaf_t.numleaffaces': 'faceCount',
  'dleaf_t.firstleafbrush': 'firstBrush',
  'dleaf_t.numleafbrushes': 'brushCount',
  'dleaf_t.leafWaterDataID': 'water',
  'texinfo_t.textureVecs[0]': 'textureS',
  'texinfo_t.textureVecs[1]': 'textureT',
  'texinfo_t.lightmapVecs[0]': 'lightmapS',
  'texinfo_t.lightmapVecs[1]': 'lightmapT',
  'texinfo_t.texdata': 'textureData',
  'dtexdata_t.nameStringTableID': 'name',
  'dtexdata_t.view_width': 'viewWidth',
  'dtexdata_t.view_height': 'viewHeight',
  'dmodel_t.headnode': 'headNode',
  'dmodel_t.firstface': 'firstFace',
  'dmodel_t.numfaces': 'faceCount',
  'dgamelump_t.fileofs': 'offset',
  'dgamelump_t.filelen': 'length',
  'StaticPropLump_t.PropType': 'model',
  'StaticPropLump_t.FadeMinDist': 'fadeMinDistance',
  'StaticPropLump_t.FadeMaxDist': 'fadeMaxDistance',
  'StaticPropLump_t.MinDXLevel': 'minDirectX',
  'StaticPropLump_t.MaxDXLevel': 'maxDirectX',
  'StaticPropLump_t.MinCPULevel': 'minCpuLevel',
  'StaticPropLump_t.MaxCPULevel': 'maxCpuLevel',
  'StaticPropLump_t.MinGPULevel': 'minGpuLevel',
  'StaticPropLump_t.MaxGPULevel': 'maxGpuLevel',
  'StaticPropLump_t.DiffuseModulation': 'color',
  'StaticPropLump_t.DisableX360': 'disableXbox360',
  'ddispinfo_t.DispVertStart': 'firstVertex',
  'ddispinfo_t.DispTriStart': 'firstTriangle',
  'ddispinfo_t.minTess': 'minTessellation',
  'ddispinfo_t.MapFace': 'face',
  'ddispinfo_t.AllowedVerts': 'allowedVertices',
  'dDispVert.vec': 'direction',
  'dDispVert.dist': 'distance',
  'doverlay_t.TexInfo': 'texture',
  'doverlay_t.Ofaces': 'faces',
  'doverlay_t.UVPoints': 'uvPoints',
  'doverlay_t.BasisNormal': 'normal',
  'ColorRGBExp32.r': 'red',
  'ColorRGBExp32.g': 'green',
  'ColorRGBExp32.b': 'blue',
  'doccluderdata_t.firstpoly': 'firstPolygon',
  'doccluderdata_t.polycount': 'polygonCount',
  'doccluderpolydata_t.firstvertexindex': 'firstVertexIndex',
  'doccluderpolydata_t.vertexcount': 'vertexCount',
  'doccluderpolydata_t.planenum': 'plane',
};

/** The schema's names of flags where they aren't the article's without prefix and underscores, in any case. */
export const flagNames: Readonly<Record<string, string>> = {
  CONTENTS_UNUSED: 'unused0x200',
  CONTENTS_UNUSED6: 'unused0x400',
  SURF_TRANS: 'translucent',
  DISPTRI_FLAG_SURFPROP1: 'surfaceProperty1',
  DISPTRI_FLAG_SURFPROP2: 'surfaceProperty2',
};

/** A difference that is meant, and the section of `reference/corrections.md` that says why. */
export interface MeantVbspDifference extends Difference {
  readonly correction: string;
  /** Branches of the engine that it is seen in; all unless given. */
  readonly engines?: readonly EngineBranch[];
  /** Whether the schema's branch has to say which leaves use its visibility; no matter unless given. */
  readonly saysVisibility?: boolean;
}

const bytesAndText = 'Offsets in bytes and names in text';
const areas = 'Areas of nodes and leaves';
const clusters = 'Clusters of leaves';
const sides = 'Displacements of brush sides';
const trees = 'Trees of a single leaf';
const primitives = 'The highest bit of a number of primitives';
const subdivision = 'Flags in the smallest subdivision';
const signs = 'Signs of identifiers';
const tenth = 'Static props of version 10';
const ambient = 'Ambient light with several samples a leaf';
const early = 'Lumps that are older than their name';
const silent = 'Structures that the article leaves out';
const oldTextures = 'Textures of original faces';

function reference(where: string, transcription: string, correction: string): MeantVbspDifference {
  return { where, what: 'reference', transcription, schema: 'none', correction };
}

function unsigned(where: string, place: string, correction: string): MeantVbspDifference {
  return { where, what: 'place', transcription: `i${place}`, schema: `u${place}`, correction };
}

function relations(
  lump: number,
  transcription: string,
  schema: string,
  correction: string,
): MeantVbspDifference {
  return { where: `relations of lump ${lump}`, what: 'targets', transcription, schema, correction };
}

/** Lump and size of an element that only the schema knows. */
const sizes = {
  always: [
    [11, 2],
    [15, 88],
    [20, 8],
    [21, 12],
    [30, 12],
    [31, 2],
    [32, 1],
    [36, 12],
    [37, 10],
    [38, 12],
    [39, 2],
    [41, 12],
    [46, 2],
  ],
  2004: [
    [22, 16],
    [23, 8],
    [24, 2],
    [25, 2],
  ],
  2007: [
    [15, 100],
    [50, 1120],
    [51, 4],
    [52, 4],
    [54, 88],
    [54, 100],
    [58, 56],
    [59, 4],
    [60, 8],
  ],
} as const;

function unitSize(lump: number, schema: number): MeantVbspDifference {
  return {
    where: `lump ${lump}`,
    what: 'unit size',
    transcription: 'unknown',
    schema: `${schema}`,
    correction: silent,
  };
}

const inFaces: readonly MeantVbspDifference[] = [
  reference('dface_t.lightofs', 'index of 8', bytesAndText),
  {
    where: 'dface_t.numPrims',
    what: 'place',
    transcription: 'u16*1 at 48, 2 bytes',
    schema: 'u16:15@0 at 48, 2 bytes',
    correction: primitives,
  },
  {
    where: 'dface_t.@48',
    what: 'presence',
    transcription: 'none',
    schema: 'u16:1@15 at 48, 2 bytes',
    correction: primitives,
  },
];

const inLeaves: readonly MeantVbspDifference[] = ['dleaf_t', 'dleaf_t_19'].flatMap((record) => [
  { ...reference(`${record}.cluster`, 'index of 4', clusters), saysVisibility: false },
  unsigned(`${record}.area`, '16:9@0 at 6, 2 bytes', areas),
  unsigned(`${record}.flags`, '16:7@9 at 6, 2 bytes', areas),
]);

const in2004 = { engines: [2004] } as const;
const in2007 = { engines: [2007] } as const;

/** Where the schema rightly differs from the article. Both lumps of faces are compared, so that those occur twice. */
export const meant: readonly MeantVbspDifference[] = [
  ...inFaces,
  ...inFaces,
  ...inLeaves,
  reference('dnode_t.area', 'index of 20', areas),
  reference('dbrushside_t.dispinfo', 'index of 26', sides),
  {
    where: 'dmodel_t.headnode',
    what: 'reference',
    transcription: 'index of 5',
    schema: 'index of 5, 10',
    correction: trees,
  },
  {
    where: 'ddispinfo_t.minTess',
    what: 'place',
    transcription: 'i32*1 at 24, 4 bytes',
    schema: 'u32*1 at 24, 4 bytes',
    correction: subdivision,
  },
  reference('ddispinfo_t.LightmapAlphaStart', 'first of 32', bytesAndText),
  reference('ddispinfo_t.LightmapSamplePositionStart', 'first of 34', bytesAndText),
  {
    where: 'faceMacroTexture.value',
    what: 'place',
    transcription: 'i16*1 at 0, 2 bytes',
    schema: 'u16*1 at 0, 2 bytes',
    correction: signs,
  },
  {
    where: 'dgamelump_t.id',
    what: 'place',
    transcription: 'i32*1 at 0, 4 bytes',
    schema: 'u32*1 at 0, 4 bytes',
    correction: signs,
  },
  {
    where: 'StaticPropLump_t_10',
    what: 'padding',
    transcription: '73 to 75',
    schema: '69 to 71',
    correction: tenth,
  },
  {
    where: 'StaticPropLump_t_10.unknown',
    what: 'place',
    transcription: 'f32*1 at 68, 4 bytes',
    schema: 'u8*1 at 68, 1 bytes',
    correction: tenth,
  },
  {
    where: 'StaticPropLump_t_10.unknown',
    what: 'name',
    transcription: 'unknown',
    schema: 'disableXbox360',
    correction: tenth,
  },
  {
    where: 'StaticPropLump_t_10.DisableX360',
    what: 'place',
    transcription: 'u8*1 at 72, 1 bytes',
    schema: 'u32*1 at 72, 4 bytes',
    correction: tenth,
  },
  {
    where: 'StaticPropLump_t_10.DisableX360',
    what: 'name',
    transcription: 'disableXbox360',
    schema: 'flagsEx',
    correction: tenth,
  },
  ...[
    { lump: 11, schema: 'FACE_IDS' },
    { lump: 28, schema: 'PHYSICS_DISPLACEMENT' },
  ].map(({ lump, schema }) => ({
    where: `lump ${lump}`,
    what: 'presence',
    transcription: 'no lump',
    schema,
    correction: early,
    ...in2004,
  })),
  ...[55, 56].map((lump) => ({
    where: `lump ${lump}`,
    what: 'unit size',
    transcription: '24',
    schema: '28',
    correction: ambient,
    ...in2007,
  })),
  ...sizes.always.map(([lump, size]) => unitSize(lump, size)),
  ...sizes[2004].map(([lump, size]) => ({ ...unitSize(lump, size), ...in2004 })),
  ...sizes[2007].map(([lump, size]) => ({ ...unitSize(lump, size), ...in2007 })),
  relations(0, '14', '', bytesAndText),
  relations(5, '1, 5, 7, 10, 20', '1, 5, 7, 10', areas),
  relations(7, '1, 6, 8, 13, 26, 27, 37', '1, 6, 13, 26, 27, 37', bytesAndText),
  { ...relations(10, '4, 16, 17, 20, 36', '16, 17, 20, 36', clusters), saysVisibility: false },
  relations(14, '5, 7', '5, 7, 10', trees),
  relations(15, '', '6', silent),
  relations(19, '1, 6, 26', '1, 6', sides),
  relations(21, '', '1, 20, 41', silent),
  { ...relations(22, '', '1', silent), ...in2004 },
  { ...relations(24, '', '3', silent), ...in2004 },
  { ...relations(25, '', '22', silent), ...in2004 },
  relations(26, '7, 32, 33, 34, 48', '7, 26, 33, 48', bytesAndText),
  relations(27, '1, 6, 8, 13, 26, 27, 37', '1, 13, 26, 27, 37', oldTextures),
  reference('dface_t.texinfo', 'index of 6', oldTextures),
  relations(31, '', '30', silent),
  relations(36, '', '6', silent),
  relations(37, '39', '38, 39', silent),
  { ...relations(50, '', '6, 7', silent), ...in2007 },
  { ...relations(54, '', '6', silent), ...in2007 },
  { ...relations(58, '', '1, 6, 13, 26, 27, 37', silent), ...in2007 },
];
