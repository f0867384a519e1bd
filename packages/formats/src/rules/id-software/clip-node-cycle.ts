import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { quakeRuleSources } from './quake-sources.js';

/** States of a node while trees are walked. */
const UNSEEN = 0;
const ABOVE = 1;
const DONE = 2;

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
    const states = new Uint8Array(count);
    // Each node is entered once and left once: twice as many steps as there are nodes, whatever they say.
    const path = new Int32Array(count);
    const next = new Uint8Array(count);
    for (let root = 0; root < count; root++) {
      if (states[root] !== UNSEEN) continue;
      let depth = 0;
      path[depth++] = root;
      states[root] = ABOVE;
      while (depth > 0) {
        const node = path[depth - 1] as number;
        const side = next[node] as number;
        const column = children[side];
        if (column === undefined) {
          states[node] = DONE;
          depth--;
          continue;
        }
        next[node] = side + 1;
        const child = column.at(node);
        if (!(child >= 0 && child < count)) continue;
        if (states[child] === ABOVE)
          report.broken(() => ({
            ...column.place(node),
            message: `leads back to clip node ${child}, which is above it`,
            found: child,
          }));
        else if (states[child] === UNSEEN) {
          states[child] = ABOVE;
          path[depth++] = child;
        }
      }
    }
  },
};
