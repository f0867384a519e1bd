import { type AnyStruct, ArrayField, type RecordList } from '@brushwork/record';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { sourceRuleSources } from './sources.js';

/** An overlay names no more faces than it has room for. */
export const overlayFaceCount: Rule = {
  id: 'overlay-face-count',
  severity: 'error',
  code: 'bad-count',
  title: 'an overlay lies on no more faces than it has room for: 64, and 256 on water',
  cause:
    'The number was damaged, or written without its two highest bits set apart: they are the order in which overlays are drawn.',
  effect: 'The game takes the numbers behind the list for faces and draws the overlay anywhere, or crashes.',
  remedy: 'Set the count to the number of faces that are listed; the order goes into the two highest bits.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    for (const lump of ['OVERLAYS', 'WATER_OVERLAYS']) {
      const content = loadedLump(map, lump);
      if (content?.kind !== 'records') continue;
      const faces = (content as RecordList<AnyStruct>).record.layout.byName.get('faces')?.field;
      if (!(faces instanceof ArrayField)) continue;
      const counts = numberColumn(map, lump, 'faceCount');
      report.checked(counts.length);
      for (let i = 0; i < counts.length; i++) {
        const found = counts.at(i);
        if (found <= faces.length) continue;
        report.broken(() => ({
          ...counts.place(i),
          message: `${found} faces, there is room for ${faces.length}`,
          expected: `at most ${faces.length}`,
          found,
        }));
      }
    }
  },
};
