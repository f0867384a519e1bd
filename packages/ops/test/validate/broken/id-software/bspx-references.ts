import { bspx, bspxLumps } from '@brushwork/formats';
import type { BrokenMap } from '../../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['BSPX.SURFENVMAP', 1],
  changes: (good) => {
    const indexes = (good['FACES'] as object[]).map((_, i) => (i === 1 ? 0 : 0xffffffff));
    const bytes = bspxLumps.SURFENVMAP.rebuild(indexes, { name: 'SURFENVMAP', byteOrder: 'little' }, 0);
    return { BSPX: bspx().build([{ name: 'SURFENVMAP', bytes }], { offset: 0 }) };
  },
};
