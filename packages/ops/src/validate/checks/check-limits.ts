import type { GameMap } from '@brushwork/formats';
import { limitRuleFor } from '../../limits/limit-rules.js';
import type { LimitUsage } from '../../limits/limit-usage.js';
import { limitUsage } from '../../limits/limits.js';
import type { IssueCollector } from '../issue-collector.js';

/** What the message says of other engines that take as much. */
function otherEngines({ used, elsewhere }: LimitUsage): string {
  return elsewhere
    .filter(({ most }) => used <= most)
    .map(({ engine, most }) => `; ${engine} takes ${most}`)
    .join('');
}

/** Checks the limits of a branch that no named rule checks. */
export function checkLimits(map: GameMap<object>, issues: IssueCollector): void {
  for (const limit of map.branch.limits ?? []) {
    const usage = limit.rule === undefined ? limitUsage(map, limit) : undefined;
    if (usage === undefined) continue;
    const rule = limitRuleFor(usage);
    issues.checked(rule, 1);
    const { id, title, used, most, over, path, offset } = usage;
    if (over <= 0) continue;
    issues.broken(rule, () => ({
      message: `${used} ${title}, ${over} more than ${id} (${most})${otherEngines(usage)}`,
      path,
      offset,
      expected: `at most ${most}`,
      found: used,
    }));
  }
}
