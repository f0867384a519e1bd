import type { Content } from '@brushwork/record';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

interface VisibilityHead {
  readonly clusterCount: number;
  readonly bytesPerCluster: number;
}

/** The two numbers that the lump begins with; `undefined` for an empty or cut one, which is reported as such. */
function headOf(content: Content | undefined): VisibilityHead | undefined {
  if (content === undefined || content.kind !== 'sequence' || content.bytes.length < 8) return undefined;
  return (content as Content & { readonly parts: VisibilityHead }).parts;
}

/** There is a row for each cluster. */
export const visibilityClusterCount: Rule = {
  id: 'visibility-cluster-count',
  severity: 'error',
  code: 'bad-count',
  title: 'visibility has one row for each cluster of the leaves',
  cause: 'Leaves or rows were added or taken out, or the lump is that of another compilation of the map.',
  effect:
    'The game looks clusters up in rows that are not theirs, or behind the lump; a recovered loader refuses the map.',
  remedy: 'Compile visibility again, or empty the lump: everything is seen from everywhere then.',
  source: `${ruleSources.addedCheck}; ${ruleSources.maps}`,
  confidence: 'probable',
  messages: ['CMod_LoadVisibility: invalid visibility dimensions'],
  check(map, report) {
    const content = loadedLump(map, 'VISIBILITY');
    const head = headOf(content);
    const clusters = numberColumn(map, 'LEAVES', 'cluster');
    if (content === undefined || head === undefined || clusters.length === 0) return;
    report.checked(1);
    let expected = 0;
    for (let i = 0; i < clusters.length; i++) expected = Math.max(expected, clusters.at(i) + 1);
    const found = head.clusterCount;
    if (found === expected) return;
    report.broken(() => ({
      message: `${found} rows for ${expected} clusters`,
      path: ['VISIBILITY', 'clusterCount'],
      offset: content.offset,
      expected,
      found,
    }));
  },
};

/** A row has a bit for each cluster. */
export const visibilityRowSize: Rule = {
  id: 'visibility-row-size',
  severity: 'error',
  code: 'bad-length',
  title: 'a row of visibility has a bit for each cluster',
  cause: 'The two numbers at the start of the lump contradict each other: one of them was damaged.',
  effect:
    'The game reads the bits of the last clusters from the next row, or from behind the lump; a recovered loader refuses the map.',
  remedy: 'Compile visibility again, or empty the lump.',
  source: `${ruleSources.addedCheck}; ${ruleSources.specification}`,
  confidence: 'certain',
  messages: ['CMod_LoadVisibility: visibility data is incomplete'],
  check(map, report) {
    const content = loadedLump(map, 'VISIBILITY');
    const head = headOf(content);
    if (content === undefined || head === undefined) return;
    report.checked(1);
    const least = Math.ceil(head.clusterCount / 8);
    const found = head.bytesPerCluster;
    if (found >= least) return;
    const message = `rows of ${found} bytes are too short for ${head.clusterCount} clusters`;
    report.broken(() => ({
      message,
      path: ['VISIBILITY', 'bytesPerCluster'],
      offset: content.offset + 4,
      expected: `at least ${least}`,
      found,
    }));
  },
};
