import { type BrokenMap, withMovedLump } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['lump 53'],
  isFor: (branch) => (branch.container.versions[0] ?? 0) < 20,
  changes: () => ({}),
  damage: (file, branch) => withMovedLump(file, branch, { index: 53, beyond: 0, length: 4 }),
};
