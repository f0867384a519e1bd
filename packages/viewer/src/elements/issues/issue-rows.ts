import type { Severity } from '@brushwork/record';
import type { FoundIssue, IssueListing, RuleSummary } from '../../protocol/issue-api.js';
import type { TreeRow } from '../lists/tree-list.js';

/** A row of the list of issues: a rule with its issues, or one of them. */
export type IssueRow = TreeRow &
  (
    | { readonly kind: 'rule'; readonly rule: RuleSummary }
    | { readonly kind: 'issue'; readonly issue: FoundIssue; readonly number: number; readonly rule: string }
  );

/** What is shown of the issues. */
export interface IssueRowOptions {
  /** Severities that are shown. */
  readonly severities: ReadonlySet<Severity>;
  /** Rules whose issues aren't shown. */
  readonly closed: ReadonlySet<string>;
  /** A part of a message, place or rule. */
  readonly query: string;
}

const order: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The rows of a list of issues, by rule, the worst first. */
export function issueRows(
  { issues, rules }: IssueListing,
  { closed, query, severities }: IssueRowOptions,
): readonly IssueRow[] {
  const wanted = query.trim().toLowerCase();
  const byRule = new Map<string, IssueRow[]>();
  issues.forEach((issue, number) => {
    if (!severities.has(issue.severity)) return;
    const text = `${issue.message} ${issue.place} ${issue.rule}`.toLowerCase();
    if (!text.includes(wanted)) return;
    const list = byRule.get(issue.rule) ?? [];
    list.push({ kind: 'issue', level: 2, issue, number, rule: issue.rule });
    byRule.set(issue.rule, list);
  });
  return rules
    .filter(({ id }) => byRule.has(id))
    .toSorted((a, b) => order[a.severity] - order[b.severity] || b.broken - a.broken)
    .flatMap((rule): IssueRow[] => {
      const isExpanded = wanted !== '' || !closed.has(rule.id);
      const inside = isExpanded ? (byRule.get(rule.id) ?? []) : [];
      return [{ kind: 'rule', level: 1, isExpanded, rule }, ...inside];
    });
}
