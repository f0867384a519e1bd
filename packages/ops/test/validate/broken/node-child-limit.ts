import { type BrokenMap, withFields } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['NODES', 2, 'children', 1],
  changes: (good) => ({
    LEAVES: new Uint8Array(36 * 32769),
    NODES: withFields(good, 'NODES', 2, { children: [-3, -32769] }),
    VISIBILITY: new Uint8Array(0),
  }),
};
