import type { Issue, Severity } from '@brushwork/record';
import type { ProgressListener } from './failure.js';
import type { Selection } from './selection.js';

/** A place where something is wrong. */
export interface FoundIssue extends Issue {
  /** Where it is, for people. */
  readonly place: string;
  /** What it leads to; `undefined` for the file as a whole. */
  readonly selection: Selection | undefined;
}

/** What is known of a rule. */
export interface RuleSummary {
  /** Name of the rule. */
  readonly id: string;
  /** What is demanded, in a few words. */
  readonly title: string;
  /** The highest severity of its issues. */
  readonly severity: Severity;
  /** How many places were looked at. */
  readonly checked: number;
  /** At how many of them it is broken, those that aren't listed included. */
  readonly broken: number;
  /** How it comes about; empty where nothing is known of the rule. */
  readonly cause: string;
  /** What a game does about it. */
  readonly effect: string;
  /** What helps. */
  readonly remedy: string;
  /** Where the knowledge comes from. */
  readonly source: string;
  /** How sure it is. */
  readonly confidence: string;
}

/** What checking a file found. */
export interface IssueListing {
  /** The issues in the order in which they were found. */
  readonly issues: readonly FoundIssue[];
  /** The rules that were broken. */
  readonly rules: readonly RuleSummary[];
  /** How many rules were looked at. */
  readonly ruleCount: number;
  /** How many places were looked at in all. */
  readonly checked: number;
  /** Lumps that weren't looked into since they aren't at hand. */
  readonly skipped: readonly string[];
}

/** The checks of a file. */
export interface IssueApi {
  /** Reads the whole file and checks it. */
  check(progress?: ProgressListener): Promise<IssueListing>;
}
