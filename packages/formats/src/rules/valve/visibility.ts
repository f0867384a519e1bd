import { RunLengthVisibility } from '../../container/visibility-rle/index.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';

/** Each cluster of a leaf has a row. */
export const visibilityLeafCluster: Rule = {
  id: 'visibility-leaf-cluster',
  severity: 'error',
  code: 'bad-reference',
  title: 'the cluster of a leaf has a row in the visibility lump',
  cause: 'Leaves or rows were added or taken out, or the lump is that of another compilation of the map.',
  effect: 'The game reads the row from memory that is none of the lump: it shows anything, or crashes.',
  remedy: 'Compile visibility again, or empty the lump: everything is seen from everywhere then.',
  source: 'public specification; real maps, which have as many rows as clusters',
  confidence: 'certain',
  check(map, report) {
    const content = loadedLump(map, 'VISIBILITY');
    // A lump that can't be read as a whole is reported as that.
    if (!(content instanceof RunLengthVisibility) || content.status !== 'ok') return;
    const { clusterCount } = content;
    const clusters = numberColumn(map, 'LEAVES', 'cluster');
    report.checked(clusters.length);
    for (let i = 0; i < clusters.length; i++) {
      const found = clusters.at(i);
      if (found < clusterCount) continue;
      report.broken(() => ({
        ...clusters.place(i),
        message: `cluster ${found} of ${clusterCount}`,
        expected: `below ${clusterCount}`,
        found,
      }));
    }
  },
};
