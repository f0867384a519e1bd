import { deriveLimits, type Limit, type LimitHolder, type LimitMeasure } from './limit.js';

const source = 'public headers of the engine';
const elements = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'elements', lumps });
const bytes = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'bytes', lumps });

function limit(id: string, title: string, of: LimitMeasure, held: readonly [number, LimitHolder]): Limit {
  return { id, title, of, most: held[0], by: held[1], source, confidence: 'certain' };
}

/** Limits of Quake II: what 16 bits have room for, what the engine as released takes, and what its compilers do. */
export const quake2Limits: readonly Limit[] = [
  limit('MAX_MAP_ENTITIES', 'entities', { kind: 'entities' }, [2048, 'compilers']),
  limit('MAX_MAP_ENTSTRING', 'bytes of entities', bytes('ENTITIES'), [0x40000, 'engine']),
  limit('MAX_KEY', 'letters in a key', { kind: 'key' }, [32, 'compilers']),
  limit('MAX_VALUE', 'letters in a value', { kind: 'value' }, [1024, 'compilers']),
  limit('MAX_MAP_MODELS', 'models', elements('MODELS'), [1024, 'engine']),
  limit('MAX_MAP_BRUSHES', 'brushes', elements('BRUSHES'), [8192, 'engine']),
  limit('MAX_MAP_BRUSHSIDES', 'sides of brushes', elements('BRUSH_SIDES'), [65536, 'engine']),
  limit('MAX_MAP_TEXINFO', 'texture infos', elements('TEXTURE_INFO'), [8192, 'engine']),
  limit('MAX_MAP_PLANES', 'planes', elements('PLANES'), [65536, 'format']),
  limit('MAX_MAP_NODES', 'nodes', elements('NODES'), [65536, 'engine']),
  limit('MAX_MAP_LEAFS', 'leaves', elements('LEAVES'), [65536, 'engine']),
  limit('MAX_MAP_LEAFFACES', 'faces in leaves', elements('LEAF_FACES'), [65536, 'format']),
  limit('MAX_MAP_LEAFBRUSHES', 'brushes in leaves', elements('LEAF_BRUSHES'), [65536, 'format']),
  limit('MAX_MAP_AREAS', 'areas', elements('AREAS'), [256, 'engine']),
  limit('MAX_MAP_AREAPORTALS', 'area portals', elements('AREA_PORTALS'), [1024, 'engine']),
  limit('MAX_MAP_VERTS', 'vertices', elements('VERTICES'), [65536, 'format']),
  limit('MAX_MAP_FACES', 'faces', elements('FACES'), [65536, 'format']),
  limit('MAX_MAP_EDGES', 'edges', elements('EDGES'), [128000, 'compilers']),
  limit('MAX_MAP_SURFEDGES', 'edges of faces', elements('SURFEDGES'), [256000, 'engine']),
  limit('MAX_MAP_LIGHTING', 'bytes of light', bytes('LIGHTING'), [0x200000, 'compilers']),
  limit('MAX_MAP_VISIBILITY', 'bytes of visibility', bytes('VISIBILITY'), [0x100000, 'engine']),
];

/** Limits of maps with 32-bit indexes, whose engines and compilers have none for most of what is in a map. */
export const quake2WideLimits: readonly Limit[] = deriveLimits(
  quake2Limits,
  Object.fromEntries(
    quake2Limits
      .filter(({ id }) => !['MAX_KEY', 'MAX_VALUE', 'MAX_MAP_AREAS', 'MAX_MAP_AREAPORTALS'].includes(id))
      .map(({ id }) => [id, null]),
  ),
);

/** Limits of Daikatana, whose compilers were given more room for light and visibility. */
export const daikatanaLimits: readonly Limit[] = deriveLimits(quake2Limits, {
  MAX_MAP_LIGHTING: { most: 0x600000 },
  MAX_MAP_VISIBILITY: { most: 0x600000 },
});
