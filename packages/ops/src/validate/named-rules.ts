import type { GameMap } from '@brushwork/formats';
import type { IssueCollector } from './issue-collector.js';

/** Checks the rules that a branch names. */
export function checkNamedRules(map: GameMap<object>, issues: IssueCollector): void {
  for (const rule of map.branch.rules) {
    issues.checked(rule, 0);
    rule.check(map, {
      checked: (places) => issues.checked(rule, places),
      broken: (place) => issues.broken(rule, place),
    });
  }
}
