/**
 * Contagion (2013): VBSP 27, and 23 in some files. Alien Swarm's lumps behind a header with one more word. The versions
 * of lumps are said to be unreliable: sizes decide.
 *
 * Public readers disagree on the words of a directory entry: two of three read them in the usual order, one in that of
 * Left 4 Dead 2 (`contagion-version-first`). No real file is at hand; whichever fits a file is taken.
 */
import { deriveBranch } from '../../branch.js';
import { branch as parent } from '../valve/alien-swarm.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';

/** Contagion. */
export const branch = deriveBranch(parent, {
  id: 'monochrome/contagion',
  title: 'Contagion',
  container: sourceDirectory([23, 27], {
    wordsBefore: 1,
    writeOrder: compilerOrder2010,
    emptyAtZero: [58],
  }),
  byteOrders: ['little'],
  lumps: {},
});
