import { filledLumps } from '../filled-lumps.js';
import { ruleSources } from '../sources.js';

/** What no map can be without. */
export const lumpEmpty = filledLumps(
  {
    id: 'lump-empty',
    severity: 'error',
    code: 'bad-count',
    title: 'materials, planes, nodes, leaves, models and surfaces are there',
    cause: 'The lump was emptied by an editor, or its entry in the directory was damaged.',
    effect: 'The game refuses to load the map, and its message names what is missing.',
    remedy: 'Compile the map again, or restore the lump from an undamaged copy.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: [
      'Map with no shaders',
      'Map with no planes',
      'Map has no nodes',
      'Map with no leafs',
      'Map with no models',
      'LoadMap: no surfaces in %s',
    ],
  },
  ['MATERIALS', 'PLANES', 'NODES', 'LEAVES', 'MODELS', 'TRIANGLE_SOUPS'],
);
