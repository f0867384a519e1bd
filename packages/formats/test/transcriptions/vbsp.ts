/**
 * Source BSP (`VBSP`, versions 17 to 29), typed by hand from the public article "BSP (Source)". It exists to be
 * compared with the schemas, so it must never be generated or copied from them, and nothing is corrected here: where
 * the article is vague or contradicts itself, the value stands as written and a `note` says so.
 *
 * The article declares C structures without offsets. Offsets follow from C's rules of alignment; `statedSize` is the
 * size in the article's words. All sizes and offsets are in bytes. Maps of desktop platforms are little-endian,
 * those of consoles big-endian.
 */

import type { TranscribedCrossLumpRow, TranscribedField, TranscribedPadding } from './ibsp59.js';
import type { VbspRecordName } from './vbsp-records.js';

export { records, type VbspRecordName } from './vbsp-records.js';
export { contents, displacementTags, limits, planeTypes, surfaceFlags, versions } from './vbsp-tables.js';

/** The year that names a branch of the engine in the table of lumps. */
export type EngineBranch = 2004 | 2006 | 2007 | 2008 | 2009 | 2010;

/**
 * One member of a structure. Types are the article's with `Vector` and `QAngle` as `vec3`, `byte` as `uint8`, and
 * the integers by width; bit fields are `carrier:bits@shift`, several dimensions `float[2][4]`.
 */
export interface VbspField extends Omit<TranscribedField, 'inferred'> {
  /** Properties that the text doesn't state word for word; offsets by plain C rules aren't marked. */
  readonly inferred?: readonly ('name' | 'type' | 'offset' | 'size' | 'target')[];
}

/** A run of bytes without meaning; `inferred` when C's rules demand it and the text is silent. */
export interface VbspPadding extends TranscribedPadding {
  readonly inferred?: true;
}

/** What follows a structure, or the part before it, in variable number. */
export interface VbspTail {
  readonly name: string;
  /** Element type followed by `[]`, a primitive or the name of a record. */
  readonly type: string;
  /** How many, by the names of the structure. */
  readonly count?: string;
}

/** A structure, or the fixed start of one that goes on in variable length. */
export interface VbspRecord {
  readonly size: number;
  /** The size that the text gives, whether it is right or not. */
  readonly statedSize?: number;
  readonly fields: readonly VbspField[];
  readonly padding?: readonly VbspPadding[];
  /** What follows directly, at `offset`. */
  readonly tail?: VbspTail & { readonly offset: number };
  /** What follows the tail, in order. */
  readonly following?: readonly VbspTail[];
  readonly note?: string;
}

/** Another shape that the records of a lump have. */
export interface VbspLumpForm {
  /** In which maps. */
  readonly when: string;
  readonly unitSize: number;
  readonly record: VbspRecordName;
}

/** One index of the lump table. */
export interface VbspLump {
  readonly index: number;
  /** Names by the branch in which the table lets them begin, oldest first. */
  readonly names: readonly (readonly [since: EngineBranch, name: string])[];
  /** `variable`: not an array of fixed records. `unknown`: no structure is given. */
  readonly unitSize: number | 'variable' | 'unknown';
  readonly record?: VbspRecordName;
  readonly otherForms?: readonly VbspLumpForm[];
  /** The size isn't said of this lump word for word. */
  readonly inferred?: true;
  readonly note?: string;
}

/** The file header and the shape of a directory entry. */
export interface VbspHeader {
  readonly ident: string;
  /** The same bytes in a big-endian map. */
  readonly bigEndianIdent: string;
  readonly size: number;
  readonly fields: readonly VbspField[];
  readonly entries: number;
  readonly entrySize: number;
  readonly entryFields: readonly VbspField[];
}

/** Sections on the header and the lump structure. */
export const header: VbspHeader = {
  ident: 'VBSP',
  bigEndianIdent: 'PSBV',
  size: 1036,
  fields: [
    { name: 'ident', type: 'int32', offset: 0, size: 4, note: 'little-endian 0x50534256' },
    { name: 'version', type: 'int32', offset: 4, size: 4 },
    { name: 'lumps', type: 'lump_t[64]', offset: 8, size: 1024 },
    { name: 'mapRevision', type: 'int32', offset: 1032, size: 4 },
  ],
  entries: 64,
  entrySize: 16,
  entryFields: [
    { name: 'fileofs', type: 'int32', offset: 0, size: 4, note: 'from the start of the file, multiple of 4' },
    { name: 'filelen', type: 'int32', offset: 4, size: 4 },
    { name: 'version', type: 'int32', offset: 8, size: 4, note: 'mostly 0' },
    {
      name: 'fourCC',
      type: 'char[4]',
      offset: 12,
      size: 4,
      note: 'mostly zero; the uncompressed size as an integer if the lump is compressed',
    },
  ],
};

/** The table of lumps, joined with what the sections on each lump say of its content. */
export const lumps: readonly VbspLump[] = [
  { index: 0, names: [[2004, 'LUMP_ENTITIES']], unitSize: 'variable' },
  { index: 1, names: [[2004, 'LUMP_PLANES']], unitSize: 20, record: 'dplane_t' },
  { index: 2, names: [[2004, 'LUMP_TEXDATA']], unitSize: 32, record: 'dtexdata_t', inferred: true },
  { index: 3, names: [[2004, 'LUMP_VERTEXES']], unitSize: 12, record: 'Vertex' },
  { index: 4, names: [[2004, 'LUMP_VISIBILITY']], unitSize: 'variable', record: 'dvis_t' },
  { index: 5, names: [[2004, 'LUMP_NODES']], unitSize: 32, record: 'dnode_t' },
  { index: 6, names: [[2004, 'LUMP_TEXINFO']], unitSize: 72, record: 'texinfo_t' },
  { index: 7, names: [[2004, 'LUMP_FACES']], unitSize: 56, record: 'dface_t' },
  {
    index: 8,
    names: [[2004, 'LUMP_LIGHTING']],
    unitSize: 4,
    record: 'ColorRGBExp32',
    note: 'groups of samples that faces select by byte offset; lump version 1',
  },
  { index: 9, names: [[2004, 'LUMP_OCCLUSION']], unitSize: 'variable', record: 'doccluder_t' },
  {
    index: 10,
    names: [[2004, 'LUMP_LEAFS']],
    unitSize: 32,
    record: 'dleaf_t',
    otherForms: [
      {
        when: 'maps of version 19 or lower; not 17, by another sentence',
        unitSize: 56,
        record: 'dleaf_t_19',
      },
    ],
    note: 'the text calls the elements 56 bytes long and those of versions 17 and 20 shortened',
  },
  { index: 11, names: [[2007, 'LUMP_FACEIDS']], unitSize: 'unknown' },
  { index: 12, names: [[2004, 'LUMP_EDGES']], unitSize: 4, record: 'dedge_t' },
  { index: 13, names: [[2004, 'LUMP_SURFEDGES']], unitSize: 4, record: 'surfedge' },
  { index: 14, names: [[2004, 'LUMP_MODELS']], unitSize: 48, record: 'dmodel_t', note: 'stated as 24' },
  { index: 15, names: [[2004, 'LUMP_WORLDLIGHTS']], unitSize: 'unknown' },
  { index: 16, names: [[2004, 'LUMP_LEAFFACES']], unitSize: 2, record: 'leafface' },
  { index: 17, names: [[2004, 'LUMP_LEAFBRUSHES']], unitSize: 2, record: 'leafbrush' },
  { index: 18, names: [[2004, 'LUMP_BRUSHES']], unitSize: 12, record: 'dbrush_t' },
  { index: 19, names: [[2004, 'LUMP_BRUSHSIDES']], unitSize: 8, record: 'dbrushside_t' },
  { index: 20, names: [[2004, 'LUMP_AREAS']], unitSize: 'unknown' },
  { index: 21, names: [[2004, 'LUMP_AREAPORTALS']], unitSize: 'unknown' },
  {
    index: 22,
    names: [
      [2004, 'LUMP_PORTALS'],
      [2007, 'LUMP_UNUSED0'],
      [2009, 'LUMP_PROPCOLLISION'],
    ],
    unitSize: 'unknown',
  },
  {
    index: 23,
    names: [
      [2004, 'LUMP_CLUSTERS'],
      [2007, 'LUMP_UNUSED1'],
      [2009, 'LUMP_PROPHULLS'],
    ],
    unitSize: 'unknown',
  },
  {
    index: 24,
    names: [
      [2004, 'LUMP_PORTALVERTS'],
      [2007, 'LUMP_UNUSED2'],
      [2009, 'LUMP_PROPHULLVERTS'],
    ],
    unitSize: 'unknown',
  },
  {
    index: 25,
    names: [
      [2004, 'LUMP_CLUSTERPORTALS'],
      [2007, 'LUMP_UNUSED3'],
      [2009, 'LUMP_PROPTRIS'],
    ],
    unitSize: 'unknown',
  },
  { index: 26, names: [[2004, 'LUMP_DISPINFO']], unitSize: 176, record: 'ddispinfo_t' },
  { index: 27, names: [[2004, 'LUMP_ORIGINALFACES']], unitSize: 56, record: 'dface_t' },
  { index: 28, names: [[2007, 'LUMP_PHYSDISP']], unitSize: 'unknown' },
  { index: 29, names: [[2004, 'LUMP_PHYSCOLLIDE']], unitSize: 'unknown' },
  { index: 30, names: [[2004, 'LUMP_VERTNORMALS']], unitSize: 'unknown' },
  { index: 31, names: [[2004, 'LUMP_VERTNORMALINDICES']], unitSize: 'unknown' },
  {
    index: 32,
    names: [[2004, 'LUMP_DISP_LIGHTMAP_ALPHAS']],
    unitSize: 'unknown',
    note: 'empty since Source 2006',
  },
  { index: 33, names: [[2004, 'LUMP_DISP_VERTS']], unitSize: 20, record: 'dDispVert', inferred: true },
  { index: 34, names: [[2004, 'LUMP_DISP_LIGHTMAP_SAMPLE_POSITIONS']], unitSize: 'unknown' },
  { index: 35, names: [[2004, 'LUMP_GAME_LUMP']], unitSize: 'variable', record: 'dgamelumpheader_t' },
  { index: 36, names: [[2004, 'LUMP_LEAFWATERDATA']], unitSize: 'unknown' },
  { index: 37, names: [[2004, 'LUMP_PRIMITIVES']], unitSize: 'unknown' },
  { index: 38, names: [[2004, 'LUMP_PRIMVERTS']], unitSize: 'unknown' },
  { index: 39, names: [[2004, 'LUMP_PRIMINDICES']], unitSize: 'unknown' },
  { index: 40, names: [[2004, 'LUMP_PAKFILE']], unitSize: 'variable', note: 'a Zip archive' },
  { index: 41, names: [[2004, 'LUMP_CLIPPORTALVERTS']], unitSize: 'unknown' },
  { index: 42, names: [[2004, 'LUMP_CUBEMAPS']], unitSize: 16, record: 'dcubemapsample_t' },
  { index: 43, names: [[2004, 'LUMP_TEXDATA_STRING_DATA']], unitSize: 'variable' },
  { index: 44, names: [[2004, 'LUMP_TEXDATA_STRING_TABLE']], unitSize: 4, record: 'texdataString' },
  { index: 45, names: [[2004, 'LUMP_OVERLAYS']], unitSize: 352, record: 'doverlay_t', inferred: true },
  { index: 46, names: [[2004, 'LUMP_LEAFMINDISTTOWATER']], unitSize: 'unknown' },
  { index: 47, names: [[2004, 'LUMP_FACE_MACRO_TEXTURE_INFO']], unitSize: 2, record: 'faceMacroTexture' },
  { index: 48, names: [[2004, 'LUMP_DISP_TRIS']], unitSize: 2, record: 'dDispTri', inferred: true },
  {
    index: 49,
    names: [
      [2004, 'LUMP_PHYSCOLLIDESURFACE'],
      [2009, 'LUMP_PROP_BLOB'],
    ],
    unitSize: 'unknown',
  },
  { index: 50, names: [[2006, 'LUMP_WATEROVERLAYS']], unitSize: 'unknown' },
  {
    index: 51,
    names: [
      [2006, 'LUMP_LIGHTMAPPAGES'],
      [2007, 'LUMP_LEAF_AMBIENT_INDEX_HDR'],
    ],
    unitSize: 'unknown',
  },
  {
    index: 52,
    names: [
      [2006, 'LUMP_LIGHTMAPPAGEINFOS'],
      [2007, 'LUMP_LEAF_AMBIENT_INDEX'],
    ],
    unitSize: 'unknown',
  },
  {
    index: 53,
    names: [[2006, 'LUMP_LIGHTING_HDR']],
    unitSize: 4,
    note: '32 bits per sample of an unknown format, as long as lump 8',
  },
  { index: 54, names: [[2006, 'LUMP_WORLDLIGHTS_HDR']], unitSize: 'unknown', note: 'as long as lump 15' },
  {
    index: 55,
    names: [[2006, 'LUMP_LEAF_AMBIENT_LIGHTING_HDR']],
    unitSize: 24,
    note: 'seemingly; possibly CompressedLightCube, as many as leaves',
  },
  {
    index: 56,
    names: [[2006, 'LUMP_LEAF_AMBIENT_LIGHTING']],
    unitSize: 24,
    note: 'seemingly; possibly CompressedLightCube, as many as leaves',
  },
  { index: 57, names: [[2006, 'LUMP_XZIPPAKFILE']], unitSize: 'unknown' },
  {
    index: 58,
    names: [[2006, 'LUMP_FACES_HDR']],
    unitSize: 'unknown',
    note: 'face data, which may be different in HDR maps',
  },
  { index: 59, names: [[2006, 'LUMP_MAP_FLAGS']], unitSize: 'unknown' },
  { index: 60, names: [[2007, 'LUMP_OVERLAY_FADES']], unitSize: 'unknown' },
  { index: 61, names: [[2008, 'LUMP_OVERLAY_SYSTEM_LEVELS']], unitSize: 'unknown' },
  { index: 62, names: [[2009, 'LUMP_PHYSLEVEL']], unitSize: 'unknown' },
  { index: 63, names: [[2010, 'LUMP_DISP_MULTIBLEND']], unitSize: 'unknown' },
];

/** The game lumps that the text names, by their four characters. */
export const gameLumps: readonly string[] = ['sprp', 'dprp', 'dplt', 'dplh'];

/** Lumps of which one has an element for every element of the other. */
export const parallelLumps: readonly (readonly [source: number, target: number])[] = [
  [47, 7],
  [53, 8],
  [54, 15],
  [55, 10],
  [56, 10],
];

/**
 * Relations between lumps. The article has no such table: each row gathers what sections, comments and the table of
 * lumps say of one source.
 */
export const crossLump: readonly TranscribedCrossLumpRow[] = [
  { source: 0, fields: "value of 'model' after an asterisk", targets: [14] },
  { source: 2, fields: 'nameStringTableID', targets: [44] },
  {
    source: 5,
    fields: 'planenum, children, face span, area',
    targets: [1, 5, 10, 7, 20],
    note: '20 inferred',
  },
  { source: 6, fields: 'texdata', targets: [2] },
  {
    source: 7,
    fields: 'planenum, surfedge span, texinfo, dispinfo, lightofs, origFace, primitive span',
    targets: [1, 13, 6, 26, 8, 27, 37],
  },
  {
    source: 9,
    fields: 'polygon span, vertex index span, planenum, area, vertex indices',
    targets: [9, 1, 20, 3],
    note: '1 and 20 inferred',
  },
  {
    source: 10,
    fields: 'cluster, area, leafface and leafbrush spans, leafWaterDataID',
    targets: [4, 20, 16, 17, 36],
    note: '4, 20 and 36 inferred',
  },
  { source: 12, fields: 'v', targets: [3] },
  { source: 13, fields: 'absolute value', targets: [12] },
  { source: 14, fields: 'headnode, face span', targets: [5, 7] },
  { source: 16, fields: 'face index', targets: [7] },
  { source: 17, fields: 'brush index', targets: [18] },
  { source: 18, fields: 'brushside span', targets: [19] },
  { source: 19, fields: 'planenum, texinfo, dispinfo', targets: [1, 6, 26] },
  { source: 20, fields: 'not given', targets: [21] },
  {
    source: 26,
    fields: 'vertex and triangle starts, MapFace, lightmap alpha and sample position starts',
    targets: [33, 48, 7, 32, 34],
    note: '32 inferred',
  },
  { source: 27, fields: 'as lump 7; origFace is always zero', targets: [1, 13, 6, 26, 8, 27, 37] },
  {
    source: 35,
    fields: 'leaf array of static props, PropType, leaf span of a prop',
    targets: [10, 35],
    note: '10 presumably',
  },
  { source: 37, fields: 'not given', targets: [39] },
  { source: 44, fields: 'byte offset of a string', targets: [43] },
  { source: 45, fields: 'TexInfo, Ofaces', targets: [6, 7], note: '6 inferred' },
  { source: 47, fields: 'index of a texture name', targets: [44] },
  { source: 51, fields: 'not given', targets: [55], note: 'as named since 2007' },
  { source: 52, fields: 'not given', targets: [56], note: 'as named since 2007' },
];
