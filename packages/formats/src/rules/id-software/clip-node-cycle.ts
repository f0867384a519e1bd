import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { findTreeCycles } from '../tree-cycles.js';
import { quakeRuleSources } from './quake-sources.js';

/** No clip node leads back to itself. Compilers may share a tree among several, so that one is reached twice. */
export const clipNodeCycle: Rule = {
  id: 'clip-node-cycle',
  severity: 'error',
  code: 'cycle',
  title: 'clip nodes form trees: none leads back to one above it',
  cause: 'A tool that adds, copies or removes clip nodes left numbers of them as they were.',
  effect: 'The game hangs, or its stack overflows, when something moves there.',
  remedy: 'Compile the map again, or restore the clip nodes from an undamaged copy.',
  source: quakeRuleSources.engine,
  confidence: 'certain',
  check(map, report) {
    const children = [0, 1].map((side) => numberColumn(map, 'CLIP_NODES', 'children', side));
    const count = children[0]?.length ?? 0;
    report.checked(count);
    const childOf = (node: number, side: 0 | 1): number => children[side]?.at(node) ?? -1;
    findTreeCycles(count, childOf, (node, side) =>
      report.broken(() => ({
        ...children[side]?.place(node),
        message: `leads back to clip node ${childOf(node, side)}, which is above it`,
        found: childOf(node, side),
      })),
    );
  },
};
