/** Contagion as one public reader has it: directory entries begin with the version, as in Left 4 Dead 2. */
import { deriveBranch } from '../../branch.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';
import { branch as parent } from './contagion.js';

export * from './contagion.js';

/** Contagion, with entries that begin with the version. */
export const branch = deriveBranch(parent, {
  id: 'monochrome/contagion-version-first',
  title: 'Contagion (entries that begin with the version)',
  container: sourceDirectory([23, 27], {
    wordsBefore: 1,
    entry: ['version', 'offset', 'length', 'unpacked'],
    writeOrder: compilerOrder2010,
    emptyAtZero: [58],
  }),
  lumps: {},
});
