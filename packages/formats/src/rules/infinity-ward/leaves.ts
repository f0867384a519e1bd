import { numberColumn } from '../number-column.js';
import { numberRange } from '../number-range.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

/** Cluster, area and cell of a leaf are kept in 16 bits. */
export const leafNumberLimit = numberRange(
  {
    id: 'leaf-number-limit',
    severity: 'error',
    code: 'limit',
    title: "a leaf's cluster, area and cell fit 16 bits",
    cause: 'The map has more than 32,768 clusters, areas or cells, or the number was damaged.',
    effect: 'The game refuses to load the map: "cluster exceeded", "area exceeded" or "cellnum exceeded".',
    remedy: 'Simplify the world, or restore the number; -1 stands for none.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: [
      'CMod_LoadLeafs: cluster exceeded',
      'CMod_LoadLeafs: area exceeded',
      'CMod_LoadLeafs: cellnum exceeded',
    ],
  },
  {
    fields: [
      ['LEAVES', 'cluster'],
      ['LEAVES', 'area'],
      ['LEAVES', 'cell'],
    ],
    low: -0x8000,
    high: 0x7fff,
  },
);

/** Counts of a leaf, and its first patch, are kept in 16 bits. */
export const leafSpanLimit = numberRange(
  {
    id: 'leaf-span-limit',
    severity: 'error',
    code: 'limit',
    title: "a leaf's counts of brushes and patches, and its first patch, fit 16 bits",
    cause:
      'A leaf touches more than 65,535 brushes or patches, or begins behind as many entries of LEAF_SURFACES.',
    effect:
      'The game refuses to load the map: "numLeafBrushes exceeded", "firstLeafSurface exceeded" or "numLeafSurfaces exceeded".',
    remedy: 'Split the world into more leaves, or use fewer patches.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: [
      'CMod_LoadLeafs: numLeafBrushes exceeded',
      'CMod_LoadLeafs: firstLeafSurface exceeded',
      'CMod_LoadLeafs: numLeafSurfaces exceeded',
    ],
  },
  {
    fields: [
      ['LEAVES', 'brushCount'],
      ['LEAVES', 'firstPatch'],
      ['LEAVES', 'patchCount'],
    ],
    low: 0,
    high: 0xffff,
  },
);

const MAX_LIGHTS = 15;

/** A leaf has 15 lights at most beside the mark of sunlight. */
export const leafLightLimit: Rule = {
  id: 'leaf-light-limit',
  severity: 'error',
  code: 'limit',
  title: 'at most 15 lights reach a leaf',
  cause:
    'Too many lights are close to each other. The mark of sunlight at the start of the list does not count.',
  effect: 'The game refuses to load the map: "too many lights in leaf. The map needs to be recompiled."',
  remedy: 'Take lights out or shorten their reach, and compile the lighting again.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['R_LoadNodesAndLeafs: too many lights in leaf. The map needs to be recompiled.'],
  check(map, report) {
    const firsts = numberColumn(map, 'LEAVES', 'firstLight');
    const counts = numberColumn(map, 'LEAVES', 'lightCount');
    const lights = numberColumn(map, 'LIGHT_INDICES', '');
    report.checked(counts.length);
    for (let leaf = 0; leaf < counts.length; leaf++) {
      const count = counts.at(leaf);
      const first = firsts.at(leaf);
      const isMarked = count > 0 && first >= 0 && first < lights.length && lights.at(first) < 0;
      const found = count - (isMarked ? 1 : 0);
      if (found <= MAX_LIGHTS) continue;
      report.broken(() => ({
        ...counts.place(leaf),
        message: `${found} lights in one leaf`,
        expected: `at most ${MAX_LIGHTS}`,
        found,
      }));
    }
  },
};
