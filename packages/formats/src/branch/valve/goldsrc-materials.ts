import type { SurfaceMaterials } from '../../scene-capabilities.js';

/**
 * Textures of a GoldSrc map, whose names say what they are: Quake's names, and more for liquids and for the compilers' own.
 * @source engines that load such maps; real maps @confidence probable
 */
export const goldSrcMaterials: SurfaceMaterials = {
  lump: 'TEXTURE_INFO',
  name: { kind: 'part', lump: 'TEXTURES', index: 'texture' },
  names: {
    sky: ['sky'],
    liquid: ['*', '!', 'laser', 'water'],
    translucent: ['{'],
    hidden: ['aaatrigger', 'bevel', 'clip', 'hint', 'null', 'origin', 'skip'],
  },
};
