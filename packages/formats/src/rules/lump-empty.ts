import { filledLumps } from './filled-lumps.js';

/** What no map can be without, by the names that games have for it; a game without such a lump doesn't miss it. */
export const lumpEmpty = filledLumps(
  {
    id: 'lump-empty',
    severity: 'error',
    code: 'bad-count',
    title:
      'planes, nodes, leaves, models and materials are there, and surfaces where they are stored as triangles',
    cause: 'The lump was emptied by an editor, or its entry in the directory was damaged.',
    effect: 'The game refuses to load the map, and its message names what is missing.',
    remedy: 'Compile the map again, or restore the lump from an undamaged copy.',
    source:
      "behaviour of Call of Duty's map loader as recovered from its program; for Source that of its relatives",
    confidence: 'certain',
    messages: [
      'Map with no shaders',
      'Map with no planes',
      'Map has no nodes',
      'Map with no leafs',
      'Map with no models',
      'Map with no surfaces',
      'LoadMap: no surfaces in %s',
    ],
  },
  ['MATERIALS', 'TEXTURE_DATA', 'TEXTURE_INFO', 'PLANES', 'NODES', 'LEAVES', 'MODELS', 'TRIANGLE_SOUPS'],
);
