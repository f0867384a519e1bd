import { alsoLimitedBy, deriveLimits, type Limit, type LimitHolder, type LimitMeasure } from './limit.js';

const headers = 'public headers of the engine';
const both = 'public headers of the engine; specification';

function limit(
  id: string,
  title: string,
  of: LimitMeasure,
  held: { readonly most: number; readonly by: LimitHolder } & Partial<Limit>,
): Limit {
  return { id, title, of, source: headers, confidence: 'certain', ...held };
}

const elements = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'elements', lumps });
const bytes = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'bytes', lumps });

/** Most displacements, and vertices and triangles of one of the highest power. */
const DISPLACEMENTS = 2048;
const VERTICES_AT_POWER_4 = 289;
const TRIANGLES_AT_POWER_4 = 512;

/** Limits of Source as it was released with Half-Life 2. */
export const source2004Limits: readonly Limit[] = [
  limit('MAX_MAP_ENTITIES', 'entities', { kind: 'entities' }, { most: 4096, by: 'compilers', source: both }),
  limit('MAX_KEY', 'letters in a key', { kind: 'key' }, { most: 32, by: 'compilers', source: both }),
  limit('MAX_VALUE', 'letters in a value', { kind: 'value' }, { most: 1024, by: 'compilers', source: both }),
  limit('MAX_MAP_MODELS', 'models', elements('MODELS'), { most: 1024, by: 'engine', source: both }),
  limit('MAX_MAP_BRUSHES', 'brushes', elements('BRUSHES'), { most: 8192, by: 'compilers', source: both }),
  limit('MAX_MAP_BRUSHSIDES', 'sides of brushes', elements('BRUSH_SIDES'), {
    ...{ most: 65536, by: 'engine', source: `${both}; what mappers know of the engine` },
  }),
  limit(
    'MAX_BRUSH_SIDES',
    'sides of one brush',
    { kind: 'largest', lumps: ['BRUSHES'], field: 'sideCount' },
    { most: 128, by: 'compilers', source: 'specification' },
  ),
  limit('MAX_MAP_PLANES', 'planes', elements('PLANES'), { most: 65536, by: 'format', source: both }),
  limit('MAX_MAP_NODES', 'nodes', elements('NODES'), { most: 65536, by: 'compilers' }),
  limit('MAX_MAP_LEAFS', 'leaves', elements('LEAVES'), { most: 65536, by: 'compilers' }),
  limit(
    'MAX_MAP_CLUSTERS',
    'clusters',
    { kind: 'largest', lumps: ['LEAVES'], field: 'cluster', plus: 1 },
    { most: 65536, by: 'compilers' },
  ),
  limit('MAX_MAP_LEAFFACES', 'faces in leaves', elements('LEAF_FACES'), {
    ...{ most: 65536, by: 'format', source: both },
  }),
  limit('MAX_MAP_LEAFBRUSHES', 'brushes in leaves', elements('LEAF_BRUSHES'), {
    ...{ most: 65536, by: 'format', source: both },
  }),
  limit('MAX_MAP_LEAFWATERDATA', 'waters', elements('LEAF_WATER_DATA'), { most: 32768, by: 'format' }),
  limit('MAX_MAP_PORTALS', 'portals', elements('PORTALS'), { most: 65536, by: 'compilers' }),
  limit('MAX_MAP_PORTALVERTS', 'corners of area portals', elements('CLIP_PORTAL_VERTICES'), {
    ...{ most: 128000, by: 'compilers' },
  }),
  limit('MAX_MAP_AREAS', 'areas', elements('AREAS'), { most: 256, by: 'engine' }),
  limit('MAX_MAP_AREAPORTALS', 'area portals', elements('AREA_PORTALS'), { most: 1024, by: 'engine' }),
  limit('MAX_MAP_VISIBILITY', 'bytes of visibility', bytes('VISIBILITY'), {
    ...{ most: 0x1000000, by: 'engine', source: both },
  }),
  limit('MAX_MAP_VERTS', 'vertices', elements('VERTICES'), { most: 65536, by: 'format', source: both }),
  limit(
    'MAX_COORD_INTEGER',
    'game units from the origin',
    { kind: 'farthest', lumps: ['VERTICES'] },
    { most: 16384, by: 'engine' },
  ),
  limit('MAX_MAP_EDGES', 'edges', elements('EDGES'), { most: 256000, by: 'compilers', source: both }),
  limit('MAX_MAP_SURFEDGES', 'edges of faces', elements('SURFEDGES'), {
    ...{ most: 512000, by: 'compilers', source: both },
  }),
  limit('MAX_MAP_FACES', 'faces', elements('FACES', 'FACES_HDR', 'ORIGINAL_FACES'), {
    ...{ most: 65536, by: 'format', source: both },
  }),
  limit('MAX_MAP_PRIMITIVES', 'primitives', elements('PRIMITIVES'), { most: 32768, by: 'compilers' }),
  limit('MAX_MAP_PRIMVERTS', 'vertices of primitives', elements('PRIMITIVE_VERTICES'), {
    ...{ most: 65536, by: 'format' },
  }),
  limit('MAX_MAP_PRIMINDICES', 'indexes of primitives', elements('PRIMITIVE_INDICES'), {
    ...{ most: 65536, by: 'format' },
  }),
  limit('MAX_MAP_VERTNORMALS', 'vertex normals', elements('VERTEX_NORMALS'), {
    most: 256000,
    by: 'compilers',
  }),
  limit('MAX_MAP_VERTNORMALINDICES', 'corners with a normal', elements('VERTEX_NORMAL_INDICES'), {
    ...{ most: 256000, by: 'compilers' },
  }),
  limit('MAX_MAP_TEXINFO', 'texture infos', elements('TEXTURE_INFO'), {
    most: 12288,
    by: 'engine',
    source: both,
  }),
  limit('MAX_MAP_TEXDATA', 'textures', elements('TEXTURE_DATA'), {
    most: 2048,
    by: 'compilers',
    source: both,
  }),
  limit('MAX_MAP_TEXDATA_STRING_TABLE', 'texture names', elements('TEXTURE_STRING_TABLE'), {
    ...{ most: 65536, by: 'compilers' },
  }),
  limit('MAX_MAP_TEXDATA_STRING_DATA', 'bytes of texture names', bytes('TEXTURE_STRING_DATA'), {
    ...{ most: 256000, by: 'compilers', source: both },
  }),
  limit(
    'TEXTURE_NAME_LENGTH',
    'letters in a texture name',
    { kind: 'longest-text', lumps: ['TEXTURE_STRING_DATA'] },
    { most: 128, by: 'engine', source: both },
  ),
  limit('MAX_MAP_LIGHTING', 'bytes of lightmaps', bytes('LIGHTING', 'LIGHTING_HDR'), {
    ...{ most: 0x1000000, by: 'compilers', source: both },
  }),
  limit('MAX_MAP_WORLDLIGHTS', 'world lights', elements('WORLD_LIGHTS', 'WORLD_LIGHTS_HDR'), {
    ...{ most: 8192, by: 'compilers' },
  }),
  limit(
    'MAX_LIGHTSTYLES',
    'light styles',
    { kind: 'largest', lumps: ['WORLD_LIGHTS', 'WORLD_LIGHTS_HDR'], field: 'style', plus: 1 },
    { most: 64, by: 'engine' },
  ),
  limit('MAX_MAP_CUBEMAPSAMPLES', 'cubemaps', elements('CUBEMAPS'), {
    most: 1024,
    by: 'compilers',
    source: both,
  }),
  limit('MAX_MAP_OVERLAYS', 'overlays', elements('OVERLAYS'), { most: 512, by: 'compilers', source: both }),
  limit(
    'OVERLAY_BSP_FACE_COUNT',
    'faces of an overlay',
    { kind: 'largest', lumps: ['OVERLAYS'], field: 'faceCount' },
    { most: 64, by: 'format', rule: 'overlay-face-count', source: both },
  ),
  limit('MAX_MAP_WATEROVERLAYS', 'overlays on water', elements('WATER_OVERLAYS'), {
    ...{ most: 16384, by: 'compilers' },
  }),
  limit(
    'WATEROVERLAY_BSP_FACE_COUNT',
    'faces of an overlay on water',
    { kind: 'largest', lumps: ['WATER_OVERLAYS'], field: 'faceCount' },
    { most: 256, by: 'format', rule: 'overlay-face-count' },
  ),
  limit('MAX_MAP_DISPINFO', 'displacements', elements('DISPLACEMENT_INFO'), {
    ...{ most: DISPLACEMENTS, by: 'compilers', source: both },
  }),
  limit(
    'MAX_MAP_DISP_POWER',
    'power of a displacement',
    { kind: 'largest', lumps: ['DISPLACEMENT_INFO'], field: 'power' },
    { most: 4, by: 'engine', rule: 'displacement-power' },
  ),
  limit('MAX_MAP_DISP_VERTS', 'vertices of displacements', elements('DISPLACEMENT_VERTICES'), {
    ...{ most: DISPLACEMENTS * VERTICES_AT_POWER_4, by: 'compilers' },
  }),
  limit('MAX_MAP_DISP_TRIS', 'triangles of displacements', elements('DISPLACEMENT_TRIANGLES'), {
    ...{ most: DISPLACEMENTS * TRIANGLES_AT_POWER_4, by: 'compilers', source: both },
  }),
];

/** Limits of the public SDKs from 2007 to 2013, and of Left 4 Dead. */
export const sdk2013Limits = deriveLimits(source2004Limits, { MAX_MAP_ENTITIES: { most: 8192 } });

/** The same, and those of Garry's Mod, whose maps have the same layout. */
export const orangeBoxLimits = alsoLimitedBy(sdk2013Limits, "Garry's Mod", {
  MAX_MAP_ENTITIES: 20480,
  MAX_MAP_BRUSHES: 65536,
  MAX_MAP_BRUSHSIDES: 163840,
  MAX_MAP_TEXINFO: 16384,
  MAX_MAP_TEXDATA: 8192,
  MAX_MAP_DISPINFO: 5500,
  MAX_MAP_DISP_VERTS: 5500 * VERTICES_AT_POWER_4,
  MAX_MAP_DISP_TRIS: 5500 * TRIANGLES_AT_POWER_4,
  MAX_MAP_AREAS: 1024,
});

/** Limits from Left 4 Dead 2 and Alien Swarm on. Real maps have keys of 39 letters, so that the one of keys is not known. */
export const alienSwarmLimits = deriveLimits(sdk2013Limits, {
  MAX_MAP_ENTITIES: { most: 16384, source: 'specification' },
  MAX_KEY: null,
});

/** Limits of Dota 2, which takes more overlays; how many is not known. */
export const dota2Limits = deriveLimits(alienSwarmLimits, { MAX_MAP_OVERLAYS: null });

/** Limits of INFRA, whose primitives have 32-bit indexes. */
export const infraLimits = deriveLimits(alienSwarmLimits, {
  MAX_MAP_PRIMITIVES: null,
  MAX_MAP_PRIMINDICES: null,
});

/** Limits of Vindictus, as far as they don't come from 16-bit indexes: it has 32 bits nearly everywhere. */
export const vindictusLimits = deriveLimits(sdk2013Limits, {
  MAX_MAP_PLANES: null,
  MAX_MAP_LEAFFACES: null,
  MAX_MAP_LEAFBRUSHES: null,
  MAX_MAP_LEAFWATERDATA: null,
  MAX_MAP_VERTS: null,
  MAX_MAP_FACES: null,
});

const strata = { source: 'public facts on the engine', confidence: 'probable' } as const;
/** Indexes have 32 bits: no format holds to these numbers, the engine's own tables do. */
const wide = { ...strata, by: 'engine' } as const;
const WIDE = 1048576;

/** Limits of Strata Source, whose indexes have 32 bits. */
export const strataLimits = deriveLimits(alienSwarmLimits, {
  MAX_MAP_ENTITIES: { ...wide, most: 20480 },
  MAX_MAP_MODELS: { ...wide, most: 65536 },
  MAX_MAP_BRUSHES: { ...wide, most: 131072 },
  MAX_MAP_BRUSHSIDES: { ...wide, most: 10 * 131072 },
  MAX_MAP_PLANES: { ...wide, most: WIDE },
  MAX_MAP_NODES: { ...wide, most: WIDE },
  MAX_MAP_LEAFS: { ...wide, most: WIDE },
  MAX_MAP_CLUSTERS: { ...wide, most: WIDE },
  MAX_MAP_LEAFFACES: null,
  MAX_MAP_LEAFBRUSHES: null,
  MAX_MAP_LEAFWATERDATA: null,
  MAX_MAP_AREAS: { ...wide, most: 65536 },
  MAX_MAP_AREAPORTALS: null,
  MAX_MAP_VERTS: { ...wide, most: WIDE },
  MAX_COORD_INTEGER: { ...wide, most: 65536 },
  MAX_MAP_EDGES: { ...wide, most: 4096000 },
  MAX_MAP_SURFEDGES: { ...wide, most: 8192000 },
  MAX_MAP_FACES: { ...wide, most: WIDE },
  MAX_MAP_PRIMITIVES: null,
  MAX_MAP_PRIMVERTS: null,
  MAX_MAP_PRIMINDICES: null,
  MAX_MAP_VERTNORMALS: null,
  MAX_MAP_VERTNORMALINDICES: null,
  MAX_MAP_TEXINFO: null,
  MAX_MAP_TEXDATA: { ...wide, most: 16384 },
  MAX_MAP_CUBEMAPSAMPLES: { ...wide, most: 16384 },
  MAX_MAP_OVERLAYS: { ...wide, most: 16384 },
  MAX_MAP_DISPINFO: { ...wide, most: 262144 },
  MAX_MAP_DISP_VERTS: null,
  MAX_MAP_DISP_TRIS: null,
});
