import { ListBase } from '@brushwork/record';
import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

const NAME_SIZE = 64;

/** A material's name ends in its 64 bytes. */
export const materialNameEnd: Rule = {
  id: 'material-name-end',
  severity: 'error',
  code: 'bad-text',
  title: "a material's name ends with a NUL within its 64 bytes",
  cause: 'The name has 64 characters or more; 63 fit beside the NUL.',
  effect: 'The game reads on into the flags behind the name and looks for a material that there is not.',
  remedy: 'Shorten the name, and rename the material accordingly.',
  source: ruleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const content = loadedLump(map, 'MATERIALS');
    if (!(content instanceof ListBase)) return;
    report.checked(content.length);
    for (let i = 0; i < content.length; i++) {
      const start = i * content.elementSize;
      if (content.bytes.subarray(start, start + NAME_SIZE).includes(0)) continue;
      report.broken(() => ({
        message: 'fills all 64 bytes without a NUL',
        path: ['MATERIALS', i, 'name'],
        offset: content.offsetOf(i),
      }));
    }
  },
};
