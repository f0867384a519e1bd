import { deriveLimits, type Limit, type LimitMeasure } from './limit.js';

const source = 'public headers of the compilers';
const elements = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'elements', lumps });
const bytes = (...lumps: readonly string[]): LimitMeasure => ({ kind: 'bytes', lumps });

function limit(
  id: string,
  title: string,
  of: LimitMeasure,
  held: Pick<Limit, 'most' | 'by'> & Partial<Limit>,
): Limit {
  return { id, title, of, source, confidence: 'certain', ...held };
}

/**
 * Indexes of 16 bits with a sign, whose negative half means something else. The compilers allow one less. Engines of today
 * take numbers of clip nodes without their sign, up to where contents begin: files of more are theirs alone.
 */
const SIGNED = 32768;
/** Indexes of 16 bits. */
const UNSIGNED = 65536;

/**
 * Limits of Quake, and of Hexen II, which has the same: what 16 bits have room for, what the engine as released takes,
 * and what its compilers do. Engines of today take all that there is room for, and entities and bytes without a limit.
 */
export const quakeLimits: readonly Limit[] = [
  limit('MAX_MAP_ENTITIES', 'entities', { kind: 'entities' }, { most: 1024, by: 'compilers' }),
  limit('MAX_MAP_ENTSTRING', 'bytes of entities', bytes('ENTITIES'), { most: 65536, by: 'compilers' }),
  limit('MAX_KEY', 'letters in a key', { kind: 'key' }, { most: 32, by: 'compilers' }),
  limit('MAX_VALUE', 'letters in a value', { kind: 'value' }, { most: 1024, by: 'compilers' }),
  limit('MAX_MAP_MODELS', 'models', elements('MODELS'), { most: 256, by: 'engine' }),
  limit('MAX_MAP_PLANES', 'planes', elements('PLANES'), { most: 32767, by: 'compilers' }),
  limit('MAX_MAP_NODES', 'nodes', elements('NODES'), { most: SIGNED, by: 'format' }),
  limit('MAX_MAP_CLIPNODES', 'clip nodes', elements('CLIP_NODES'), { most: SIGNED, by: 'format' }),
  limit('MAX_MAP_LEAFS', 'leaves', elements('LEAVES'), { most: 32767, by: 'compilers' }),
  limit('MAX_MAP_VERTS', 'vertices', elements('VERTICES'), { most: UNSIGNED, by: 'format' }),
  limit('MAX_MAP_FACES', 'faces', elements('FACES'), { most: UNSIGNED, by: 'format' }),
  limit('MAX_MAP_MARKSURFACES', 'faces in leaves', elements('LEAF_FACES'), { most: UNSIGNED, by: 'format' }),
  limit('MAX_MAP_TEXINFO', 'texture infos', elements('TEXTURE_INFO'), { most: SIGNED, by: 'format' }),
  limit('MAX_MAP_EDGES', 'edges', elements('EDGES'), { most: 256000, by: 'compilers' }),
  limit('MAX_MAP_SURFEDGES', 'edges of faces', elements('SURFEDGES'), { most: 512000, by: 'compilers' }),
  limit('MAX_MAP_MIPTEX', 'bytes of textures', bytes('TEXTURES'), { most: 0x200000, by: 'compilers' }),
  limit('MAX_MAP_LIGHTING', 'bytes of light', bytes('LIGHTING'), { most: 0x100000, by: 'compilers' }),
  limit('MAX_MAP_VISIBILITY', 'bytes of visibility', bytes('VISIBILITY'), {
    ...{ most: 0x100000, by: 'compilers' },
  }),
];

/** Limits of maps with 32-bit indexes, whose engines and compilers have none for most of what is in a map. */
export const quake32BitLimits: readonly Limit[] = deriveLimits(quakeLimits, {
  MAX_MAP_ENTITIES: null,
  MAX_MAP_ENTSTRING: null,
  MAX_MAP_MODELS: { most: 32767, by: 'engine', confidence: 'guess' },
  MAX_MAP_PLANES: null,
  MAX_MAP_NODES: null,
  MAX_MAP_CLIPNODES: null,
  MAX_MAP_LEAFS: null,
  MAX_MAP_VERTS: null,
  MAX_MAP_FACES: null,
  MAX_MAP_MARKSURFACES: null,
  MAX_MAP_TEXINFO: null,
  MAX_MAP_EDGES: null,
  MAX_MAP_SURFEDGES: null,
  MAX_MAP_MIPTEX: null,
  MAX_MAP_LIGHTING: null,
  MAX_MAP_VISIBILITY: null,
});

/** Limits of GoldSrc. */
export const goldSrcLimits: readonly Limit[] = deriveLimits(quakeLimits, {
  MAX_MAP_ENTSTRING: { most: 128 * 1024 },
  MAX_MAP_MODELS: { most: 400 },
  MAX_MAP_LEAFS: { most: 8192, by: 'engine' },
  MAX_MAP_LIGHTING: { most: 0x200000 },
  MAX_MAP_VISIBILITY: { most: 0x200000 },
}).concat(limit('MAX_MAP_TEXTURES', 'textures', elements('TEXTURES'), { most: 512, by: 'engine' }));
