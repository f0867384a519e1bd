import type { LumpPatches } from '../../file-capabilities.js';

/**
 * Files that replace lumps of a Source map. Engines read them since 2006; that of the multiplayer games of 2013 no longer
 * does, whatever the map.
 * @source the developers' wiki @confidence certain
 */
export const sourceLumpPatches: LumpPatches = {
  series: [{ letter: 'l', usedFor: 'every game mode' }],
  lumpCount: 64,
};

/**
 * The same for Left 4 Dead, which has rows of its own for two more game modes. What the letters stand for is a guess:
 * holdout, as survival is called inside the game, and scavenge.
 * @source names of the files that come with the game @confidence probable
 */
export const left4DeadLumpPatches: LumpPatches = {
  series: [
    { letter: 'l', usedFor: 'game modes without a row of their own' },
    { letter: 'h', usedFor: 'another game mode, probably survival' },
    { letter: 's', usedFor: 'another game mode, probably scavenge' },
  ],
  lumpCount: 64,
};
