import type { GameMap } from '@brushwork/formats';
import type { Finding, IssueCollector } from './issue-collector.js';

/** Checks the rules that a branch names. */
export function checkNamedRules(map: GameMap<object>, issues: IssueCollector): void {
  for (const rule of map.branch.rules) {
    issues.checked(rule, 0);
    rule.check(map, {
      checked: (places) => issues.checked(rule, places),
      broken: (place) => issues.broken(rule, () => inBlock(map, place())),
    });
  }
}

/** A place in a lump that was unpacked: where its block lies in the file, and where it is in what that unpacks to. */
function inBlock(map: GameMap<object>, finding: Finding): Finding {
  const { path = [], offset, unpackedOffset } = finding;
  const [lump] = path;
  if (offset === undefined || unpackedOffset !== undefined || typeof lump !== 'string') return finding;
  if (!Object.hasOwn(map.branch.lumps, lump) || !map.isLoaded(lump)) return finding;
  const block = map.blockOf(lump);
  return block === undefined ? finding : { ...finding, offset: block, unpackedOffset: offset - block };
}
