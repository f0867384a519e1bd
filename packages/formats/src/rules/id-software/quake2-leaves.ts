import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { quake2RuleSources } from './quake2-sources.js';

const SOLID = 1;

/** Leaf 0 is solid. */
export const firstLeafSolid: Rule = {
  id: 'first-leaf-solid',
  severity: 'error',
  code: 'bad-value',
  title: 'leaf 0 is solid, and nothing else',
  cause: 'Leaves were sorted or replaced by a tool that takes leaf 0 for one like the others.',
  effect: 'The game refuses to load the map: "Map leaf 0 is not CONTENTS_SOLID".',
  remedy: 'Put the solid leaf back to the front.',
  source: quake2RuleSources.loader,
  confidence: 'certain',
  messages: ['Map leaf 0 is not CONTENTS_SOLID'],
  check(map, report) {
    const contents = numberColumn(map, 'LEAVES', 'contents');
    if (contents.length === 0) return;
    report.checked(1);
    const found = contents.at(0);
    if (found === SOLID) return;
    report.broken(() => ({
      ...contents.place(0),
      message: `leaf 0 has contents ${found}`,
      expected: SOLID,
      found,
    }));
  },
};

/** Some leaf is empty. */
export const emptyLeafNone: Rule = {
  id: 'empty-leaf-none',
  severity: 'error',
  code: 'bad-value',
  title: 'some leaf behind leaf 0 holds nothing',
  cause: 'The map is solid or full of water throughout, or the contents of its leaves were damaged.',
  effect: 'The game refuses to load the map: "Map does not have an empty leaf".',
  remedy: 'Compile a map with room in it.',
  source: quake2RuleSources.loader,
  confidence: 'certain',
  messages: ['Map does not have an empty leaf'],
  check(map, report) {
    const contents = numberColumn(map, 'LEAVES', 'contents');
    if (contents.length === 0) return;
    report.checked(1);
    for (let i = 1; i < contents.length; i++) if (contents.at(i) === 0) return;
    const { path, offset } = contents.place(0);
    report.broken(() => ({
      path: path.slice(0, 1),
      offset,
      message: `none of ${contents.length} leaves is empty`,
    }));
  },
};
