import type { GameMap } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { checkBlockTrees } from './checks/check-block-trees.js';
import { checkLimits } from './checks/check-limits.js';
import { checkLocal } from './checks/check-local.js';
import { checkMarkers } from './checks/check-markers.js';
import { checkNodeTrees } from './checks/check-node-trees.js';
import { checkReferences } from './checks/check-references.js';
import { checkRuns } from './checks/check-runs.js';
import { checkSpans } from './checks/check-spans.js';
import { checkValues } from './checks/check-values.js';
import { CheckedMap } from './checks/checked-map.js';
import { chooseReadings } from './checks/choose-readings.js';
import { IssueCollector, type RuleCount } from './issue-collector.js';
import { checkNamedRules } from './named-rules.js';
import { addReadingIssues } from './reading-issues.js';

/** How a map is checked. */
export interface ValidateOptions {
  /** Whether warnings count as errors; remarks stay remarks. */
  readonly strict?: boolean;
  /** Most issues of one rule that are listed one by one, 100 unless given; one more then says how many others there are. */
  readonly maxIssuesPerRule?: number;
  /** Told how much is done, 0 to 1, after each kind of check. */
  readonly onProgress?: (share: number) => void;
}

/** What checking a map found. */
export interface ValidationReport {
  /** The issues: those of reading, those that follow from the records, those of named rules, and how many were left out. */
  readonly issues: readonly Issue[];
  /** What was looked at and found for each rule, in the same order. */
  readonly rules: readonly RuleCount[];
  /** Lumps that aren't loaded and so weren't looked into. */
  readonly skipped: readonly string[];
}

/**
 * Checks a map: every reference, count and tree that its records declare, and the rules and limits of its format. Nothing in a
 * file makes it throw; time and memory are linear in the size of the file. Lumps that aren't loaded are passed over,
 * references into them checked by their directory entry.
 */
export function validate(map: GameMap<object>, options: ValidateOptions = {}): ValidationReport {
  const { strict = false, maxIssuesPerRule = 100, onProgress } = options;
  const issues = new IssueCollector({ limit: maxIssuesPerRule, isStrict: strict });
  addReadingIssues(map, issues);
  const checked = new CheckedMap(map, issues);
  const spans = [...checkSpans(checked), ...checkRuns(checked)];
  const checks = [
    () => chooseReadings(checked, spans),
    () => checkReferences(checked),
    () => checkLocal(checked, spans),
    () => checkMarkers(checked, spans),
    () => checkBlockTrees(checked),
    () => checkNodeTrees(checked),
    () => checkValues(checked),
    () => checkNamedRules(map, issues),
    () => checkLimits(map, issues),
  ];
  checks.forEach((check, i) => {
    onProgress?.((i + 1) / (checks.length + 1));
    check();
  });
  return { ...issues.report(), skipped: checked.skipped };
}
