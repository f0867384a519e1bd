import type { RuleText } from '@brushwork/formats';
import { type FormatErrorDetails, type Issue, issue, type Severity } from '@brushwork/record';

/** What was looked at and found for one rule. */
export interface RuleCount {
  /** Id of the rule. */
  readonly id: string;
  /** How many places were looked at. */
  readonly checked: number;
  /** At how many of them it is broken, those included that aren't listed one by one. */
  readonly broken: number;
}

/** A place where a rule is broken, with what is wrong there. */
export type Finding = FormatErrorDetails & { readonly message: string };

interface Tally {
  checked: number;
  broken: number;
  listed: number;
  severity: Severity;
  readonly code: Issue['code'];
}

/** Collects issues: each place once, so many of each rule, and then the number of the others. */
export class IssueCollector {
  private readonly limit: number;
  private readonly isStrict: boolean;
  private readonly found: Issue[] = [];
  private readonly seen = new Set<string>();
  private readonly tallies = new Map<string, Tally>();

  constructor(options: { readonly limit: number; readonly isStrict: boolean }) {
    this.limit = options.limit;
    this.isStrict = options.isStrict;
  }

  /** Counts places that were looked at for a rule. */
  checked(rule: Pick<RuleText, 'id' | 'severity' | 'code'>, places: number): void {
    this.tally(rule).checked += places;
  }

  /** Notes a broken place; what is said of it is only made when it is going to be listed. */
  broken(rule: Pick<RuleText, 'id' | 'severity' | 'code'>, finding: () => Finding): void {
    const tally = this.tally(rule);
    if (tally.listed >= this.limit) {
      tally.broken++;
      return;
    }
    const details = finding();
    this.list(issue(rule.id, tally.severity, rule.code, details), tally);
  }

  /** Takes over an issue that was found while the file was read. */
  add(known: Issue): void {
    const tally = this.tally({ id: known.rule, severity: known.severity, code: known.code });
    if (tally.listed >= this.limit) tally.broken++;
    else this.list({ ...known, severity: this.severityOf(known.severity) }, tally);
  }

  /** All issues, those that stand for many at the end, and what was counted for each rule. */
  report(): { issues: Issue[]; rules: RuleCount[] } {
    const issues = [...this.found];
    const rules: RuleCount[] = [];
    for (const [id, { checked, broken, listed, severity, code }] of this.tallies) {
      rules.push({ id, checked: Math.max(checked, broken), broken });
      if (broken > listed)
        issues.push(issue(id, severity, code, { message: `${broken - listed} more of these` }));
    }
    return { issues, rules };
  }

  private list(found: Issue, tally: Tally): void {
    const key = `${found.rule}|${found.path.join('.')}|${found.offset ?? ''}|${found.path.length === 0 ? found.message : ''}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.found.push(found);
    tally.listed++;
    tally.broken++;
  }

  private severityOf(severity: Severity): Severity {
    return this.isStrict && severity === 'warning' ? 'error' : severity;
  }

  private tally(rule: Pick<RuleText, 'id' | 'severity' | 'code'>): Tally {
    let tally = this.tallies.get(rule.id);
    if (tally === undefined) {
      tally = { checked: 0, broken: 0, listed: 0, severity: this.severityOf(rule.severity), code: rule.code };
      this.tallies.set(rule.id, tally);
    }
    return tally;
  }
}
