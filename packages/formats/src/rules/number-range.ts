import { numberColumn } from './number-column.js';
import type { Rule, RuleText } from './rule.js';

/** Numbers that a game stores in fewer bits than the file does. */
export interface NumberRange {
  /** Lump and field of each number, and the array element when it is one of an array. */
  readonly fields: readonly (readonly [lump: string, field: string, component?: number])[];
  /** Smallest number that fits. */
  readonly low: number;
  /** Largest number that fits. */
  readonly high: number;
  /** First element that the rule is for; 0 unless given. */
  readonly from?: number;
}

/** A rule that numbers fit into a range. */
export function numberRange(text: RuleText, range: NumberRange): Rule {
  const { fields, low, high, from = 0 } = range;
  return {
    ...text,
    check(map, report) {
      for (const [lump, field, component] of fields) {
        const column = numberColumn(map, lump, field, component);
        report.checked(Math.max(0, column.length - from));
        for (let i = from; i < column.length; i++) {
          const found = column.at(i);
          if (found >= low && found <= high) continue;
          report.broken(() => ({
            ...column.place(i),
            message: `${found} is outside ${low} to ${high}`,
            expected: `${low} to ${high}`,
            found,
          }));
        }
      }
    },
  };
}
