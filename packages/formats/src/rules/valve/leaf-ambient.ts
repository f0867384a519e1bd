import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';

/** Lumps with one element a leaf: the samples of each in later layouts, one cube for each in earlier ones. */
const PAIRS = [
  ['LEAF_AMBIENT_INDEX', 'LEAF_AMBIENT_LIGHTING'],
  ['LEAF_AMBIENT_INDEX_HDR', 'LEAF_AMBIENT_LIGHTING_HDR'],
] as const;

/** Every leaf has its ambient light. */
export const leafAmbientCount: Rule = {
  id: 'leaf-ambient-count',
  severity: 'error',
  code: 'bad-count',
  title: 'each leaf has an entry of ambient light, where there is any',
  cause: 'Leaves were added or taken out without their light, or the lump is that of another compilation.',
  effect:
    'Models in the last leaves are lit by memory behind the lump; all are lit wrongly when leaves moved.',
  remedy: 'Compile the light again, or empty the lump and its samples.',
  source: 'real maps, which all have as many entries as leaves, or none',
  confidence: 'certain',
  check(map, report) {
    const leaves = loadedLump(map, 'LEAVES');
    if (leaves === undefined) return;
    for (const [index, cubes] of PAIRS) {
      const name = Object.hasOwn(map.branch.lumps, index) ? index : cubes;
      const content = loadedLump(map, name);
      if (content === undefined || content.length === 0) continue;
      report.checked(1);
      const found = content.length;
      if (found === leaves.length) continue;
      report.broken(() => ({
        path: [name],
        offset: content.offset,
        message: `${found} entries for ${leaves.length} leaves`,
        expected: leaves.length,
        found,
      }));
    }
  },
};
