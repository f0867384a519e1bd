import type { Limit, LimitHolder, LimitMeasure } from './limit.js';

const source = "headers of the game's released source";

function limit(
  id: string,
  title: string,
  of: LimitMeasure,
  held: { readonly most: number; readonly by: LimitHolder },
): Limit {
  return { id, title, of, source, confidence: 'certain', ...held };
}

const elements = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'elements', lumps });
const bytes = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'bytes', lumps });
const compilers = (most: number): { readonly most: number; readonly by: LimitHolder } => ({
  most,
  by: 'compilers',
});

/** Limits of Quake III and its first compiler; later compilers and engines take more of many of them. */
export const quake3Limits: readonly Limit[] = [
  limit('MAX_SUBMODELS', 'models', elements('MODELS'), { most: 256, by: 'engine' }),
  limit('MAX_MAP_BRUSHES', 'brushes', elements('BRUSHES'), compilers(0x8000)),
  limit('MAX_MAP_ENTITIES', 'entities', { kind: 'entities' }, compilers(0x800)),
  limit('MAX_MAP_ENTSTRING', 'bytes of entities', bytes('ENTITIES'), compilers(0x40000)),
  limit('MAX_KEY', 'letters in a key', { kind: 'key' }, compilers(32)),
  limit('MAX_VALUE', 'letters in a value', { kind: 'value' }, compilers(1024)),
  limit('MAX_MAP_SHADERS', 'textures', elements('TEXTURES'), compilers(0x400)),
  limit(
    'MAX_MAP_AREAS',
    'areas',
    { kind: 'largest', lumps: ['LEAVES'], field: 'area', plus: 1 },
    { most: 0x100, by: 'engine' },
  ),
  limit('MAX_MAP_FOGS', 'effects', elements('EFFECTS'), compilers(0x100)),
  limit('MAX_MAP_PLANES', 'planes', elements('PLANES'), compilers(0x20000)),
  limit('MAX_MAP_NODES', 'nodes', elements('NODES'), compilers(0x20000)),
  limit('MAX_MAP_BRUSHSIDES', 'sides of brushes', elements('BRUSH_SIDES'), compilers(0x20000)),
  limit('MAX_MAP_LEAFS', 'leaves', elements('LEAVES'), compilers(0x20000)),
  limit('MAX_MAP_LEAFFACES', 'faces in leaves', elements('LEAF_FACES'), compilers(0x20000)),
  limit('MAX_MAP_LEAFBRUSHES', 'brushes in leaves', elements('LEAF_BRUSHES'), compilers(0x40000)),
  limit('MAX_MAP_LIGHTING', 'bytes of lightmaps', bytes('LIGHTMAPS'), compilers(0x800000)),
  limit('MAX_MAP_LIGHTGRID', 'bytes of light volumes', bytes('LIGHT_VOLUMES'), compilers(0x800000)),
  limit('MAX_MAP_VISIBILITY', 'bytes of visibility', bytes('VISIBILITY'), compilers(0x200000)),
  limit('MAX_MAP_DRAW_SURFS', 'faces', elements('FACES'), compilers(0x20000)),
  limit('MAX_MAP_DRAW_VERTS', 'vertices', elements('VERTICES'), compilers(0x80000)),
  limit('MAX_MAP_DRAW_INDEXES', 'mesh vertices', elements('MESH_VERTICES'), compilers(0x80000)),
];
