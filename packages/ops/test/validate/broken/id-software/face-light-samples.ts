import { type BrokenMap, withFields } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['FACES', 5, 'lightOffset'],
  changes: (good) => ({
    // The ceiling's samples end where the lump does.
    FACES: withFields(good, 'FACES', 5, { styles: [0, 32, 255, 255] }),
    // Samples may lie elsewhere where something is appended.
    BSPX: new Uint8Array(0),
  }),
};
