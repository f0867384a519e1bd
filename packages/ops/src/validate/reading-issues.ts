import type { GameMap } from '@brushwork/formats';
import type { IssueCollector } from './issue-collector.js';

/** Takes over what was found while the directory and the lumps were read. */
export function addReadingIssues(map: GameMap<object>, issues: IssueCollector): void {
  for (const found of [...map.openingIssues, ...map.head.issues, ...map.externalIssues]) issues.add(found);
  for (const name of map.lumpNames) {
    if (!map.isLoaded(name)) continue;
    for (const found of map.issuesOf(name)) issues.add(found);
  }
}
