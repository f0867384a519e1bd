import { loadedLump } from './loaded-lump.js';
import type { Rule, RuleText } from './rule.js';

/** A rule that some lumps have to hold something. */
export function filledLumps(text: RuleText, lumps: readonly string[]): Rule {
  return {
    ...text,
    check(map, report) {
      for (const name of lumps) {
        const content = loadedLump(map, name);
        if (content === undefined) continue;
        report.checked(1);
        if (content.length > 0) continue;
        report.broken(() => ({
          message: 'holds nothing',
          path: [name],
          offset: content.offset,
          expected: 'at least 1',
          found: 0,
        }));
      }
    },
  };
}
