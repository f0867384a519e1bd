import {
  type FormatErrorCode,
  type FormatErrorDetails,
  type Issue,
  issue,
  type Severity,
} from '@brushwork/record';

/** What is wrong, apart from where: name of the rule, how much it matters, kind of failure. */
export interface IssueRule {
  /** Name of the rule. */
  readonly rule: string;
  /** How much it matters. */
  readonly severity: Severity;
  /** The kind of failure. */
  readonly code: FormatErrorCode;
}

/** Places that are listed for one rule; a broken lump can break it in every element. */
const PLACES_PER_RULE = 20;

/** Issues of one lump: each rule lists so many places and then says how many more there are. */
export class IssueList {
  private readonly listed: Issue[] = [];
  private readonly counts = new Map<IssueRule, number>();

  /** Adds an issue; `details` is asked only when the place is listed. */
  add(rule: IssueRule, details: () => FormatErrorDetails & { readonly message: string }): void {
    const count = (this.counts.get(rule) ?? 0) + 1;
    this.counts.set(rule, count);
    if (count <= PLACES_PER_RULE) this.listed.push(issue(rule.rule, rule.severity, rule.code, details()));
  }

  /** The issues in the order in which they were found, then what wasn't listed. */
  all(name: string): readonly Issue[] {
    const more = [...this.counts].filter(([, count]) => count > PLACES_PER_RULE);
    return [
      ...this.listed,
      ...more.map(([rule, count]) =>
        issue(rule.rule, rule.severity, rule.code, {
          message: `${count - PLACES_PER_RULE} more of these`,
          path: [name],
        }),
      ),
    ];
  }
}
