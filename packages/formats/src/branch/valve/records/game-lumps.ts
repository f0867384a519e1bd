/** Lumps that Source's games add in a directory of their own (lump 35). */
import { readLzmaBlock } from '../../../container/lzma/index.js';
import { colorVariables } from './color-variables.js';
import { detailPropLight, detailProps } from './detail-props.js';
import { staticProps } from './static-props-layouts.js';

/** What each of them holds, by its four characters. */
export const gameLumps = {
  sprp: staticProps,
  dprp: detailProps,
  dplt: detailPropLight,
  dplh: detailPropLight,
  clvr: colorVariables,
};

/** How the directory is read in most games. */
export const gameLumpOptions = { lumps: gameLumps, decompress: readLzmaBlock };
