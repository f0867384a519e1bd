import { filledLumps } from '../filled-lumps.js';
import { quake2RuleSources } from './quake2-sources.js';

/** What no map of Quake II can be without, beside what no map can. */
export const loaderLumpEmpty = filledLumps(
  {
    id: 'loader-lump-empty',
    severity: 'error',
    code: 'bad-count',
    title: 'brushes in leaves and edges of faces are there',
    cause: 'The lump was emptied by an editor, or the map has no brush that anything could collide with.',
    effect: 'The game refuses to load the map; of the brushes in leaves it says that there are no planes.',
    remedy: 'Compile the map again, or restore the lump from an undamaged copy.',
    source: quake2RuleSources.loader,
    confidence: 'certain',
    messages: ['MOD_LoadBmodel: bad surfedges count in %s: %i'],
  },
  ['LEAF_BRUSHES', 'SURFEDGES'],
);
