import { type FormatErrorDetails, formatPath, type Issue, issue } from '@brushwork/record';

/** Most issues of one rule that are listed one by one. */
const LISTED = 100;
/** Most issues of all rules that are told from one another. */
const MOST_TOLD = 10_000;

/** Collects what is left out of a scene, without letting one kind of damage fill the list. */
export class SceneIssues {
  private readonly found: Issue[] = [];
  private readonly counts = new Map<string, number>();
  private readonly told = new Set<string>();

  /** Adds what is wrong with a surface or another part of the map; the same of the same part is told once, whoever runs into it. */
  add(rule: string, code: Issue['code'], message: string, place: FormatErrorDetails): void {
    const same = [rule, message, formatPath(place.path ?? []), place.offset].join('\n');
    if (this.told.has(same)) return;
    if (this.told.size < MOST_TOLD) this.told.add(same);
    const count = (this.counts.get(rule) ?? 0) + 1;
    this.counts.set(rule, count);
    if (count <= LISTED) this.found.push(issue(rule, 'error', code, { message, ...place }));
  }

  /** Number of issues of all rules. */
  get count(): number {
    let sum = 0;
    for (const count of this.counts.values()) sum += count;
    return sum;
  }

  /** The issues, and for each rule with more than are listed how many more there are. */
  get list(): Issue[] {
    const more = [...this.counts].filter(([, count]) => count > LISTED);
    return [
      ...this.found,
      ...more.map(([rule, count]) =>
        issue(rule, 'error', 'limit', { message: `and ${count - LISTED} more of the same kind` }),
      ),
    ];
  }
}
