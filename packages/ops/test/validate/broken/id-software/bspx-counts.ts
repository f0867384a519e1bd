import { bspx } from '@brushwork/formats';
import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['BSPX.LMSHIFT'],
  changes: () => ({ BSPX: bspx().build([{ name: 'LMSHIFT', bytes: Uint8Array.of(4, 4) }], { offset: 0 }) }),
};
