import { scanRow } from '../../container/visibility-rle/row-coding.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { quakeRuleSources } from './quake-sources.js';

const problems = {
  'zero-run': 'has a run of no bytes: what follows it is lost',
  truncated: 'is longer than the lump',
} as const;

/** What a leaf sees can be read. */
export const leafVisibilityRow: Rule = {
  id: 'leaf-visibility-row',
  severity: 'error',
  code: 'truncated',
  title: "a leaf's row of visibility has a bit for each leaf of the world, and lies in the lump",
  cause: 'The lump was cut or is that of another compilation, or leaves were added or taken out without it.',
  effect:
    'The game reads memory behind the lump: things that should be seen vanish, or it crashes. What is missing counts as not seen here.',
  remedy: 'Work the visibility out again, or set the offsets of all leaves to -1: everything is seen then.',
  source: quakeRuleSources.engine,
  confidence: 'certain',
  check(map, report) {
    const bytes = loadedLump(map, 'VISIBILITY')?.bytes;
    const offsets = numberColumn(map, 'LEAVES', 'visibilityOffset');
    const counts = numberColumn(map, 'MODELS', 'leafCount');
    if (bytes === undefined || bytes.length === 0 || counts.length === 0) return;
    const leafCount = counts.at(0);
    const rows: number[] = [];
    // Leaf 0 is everything solid: nobody looks out of it.
    for (let leaf = 1; leaf <= Math.min(leafCount, offsets.length - 1); leaf++) {
      const offset = offsets.at(leaf);
      if (offset >= 0 && offset < bytes.length) rows.push(leaf);
    }
    rows.sort((a, b) => offsets.at(a) - offsets.at(b) || a - b);
    report.checked(rows.length);
    const size = (leafCount + 7) >> 3;
    let end = 0;
    for (const leaf of rows) {
      const start = offsets.at(leaf);
      // Rows that are shared, or begin inside another: no byte is read twice, whatever the offsets say.
      if (start < end) continue;
      const row = scanRow(bytes, start, size);
      end = Math.max(end, row.end);
      const { problem } = row;
      // A compiler of GoldSrc codes rows of as many leaves as 64 divide; games have room for those of the most there can be.
      if (problem === undefined || problem === 'overrun') continue;
      report.broken(() => ({
        ...offsets.place(leaf),
        message: `the row of ${size} bytes at ${start} ${problems[problem]}`,
        expected: size,
        found: row.produced,
      }));
    }
  },
};

/** The world has as many leaves as it says. */
export const worldLeafCount: Rule = {
  id: 'world-leaf-count',
  severity: 'error',
  code: 'bad-count',
  title: "the world's number of leaves, with leaf 0 beside them, is at most that of all leaves",
  cause: 'Leaves were taken out without the number, or the number was damaged.',
  effect: 'The game reads memory behind the leaves as leaves, and draws or crashes accordingly.',
  remedy:
    'Set the number to that of the leaves of the world without leaf 0, and work the visibility out again.',
  source: quakeRuleSources.engine,
  confidence: 'certain',
  check(map, report) {
    const counts = numberColumn(map, 'MODELS', 'leafCount');
    const leaves = loadedLump(map, 'LEAVES');
    if (counts.length === 0 || leaves === undefined) return;
    report.checked(1);
    const found = counts.at(0);
    const most = Math.max(0, leaves.length - 1);
    if (found >= 0 && found <= most) return;
    report.broken(() => ({
      ...counts.place(0),
      message: `${found} leaves beside leaf 0, there are ${most}`,
      expected: `0 to ${most}`,
      found,
    }));
  },
};

const SOLID = -2;

/** Leaf 0 is solid. */
export const leafZeroSolid: Rule = {
  id: 'leaf-zero-solid',
  severity: 'error',
  code: 'bad-value',
  title: 'leaf 0 is everything solid: its contents are -2, and it has no faces',
  cause: 'Leaves were sorted or replaced by a tool that takes leaf 0 for one like the others.',
  effect:
    'Bodies and the eye pass through walls, and bits of visibility belong to other leaves than they say.',
  remedy: 'Put the solid leaf back to the front, with contents -2 and without faces.',
  source: quakeRuleSources.compilers,
  confidence: 'certain',
  check(map, report) {
    const contents = numberColumn(map, 'LEAVES', 'contents');
    const faces = numberColumn(map, 'LEAVES', 'faceCount');
    if (contents.length === 0) return;
    report.checked(1);
    if (contents.at(0) !== SOLID)
      report.broken(() => ({
        ...contents.place(0),
        message: `leaf 0 has contents ${contents.at(0)}`,
        expected: SOLID,
        found: contents.at(0),
      }));
    else if (faces.at(0) > 0)
      report.broken(() => ({
        ...faces.place(0),
        message: `leaf 0 has ${faces.at(0)} faces`,
        expected: 0,
        found: faces.at(0),
      }));
  },
};
