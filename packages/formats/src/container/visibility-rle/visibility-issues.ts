import type { ContentPlace, Issue } from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import type { RowProblem } from './row-coding.js';
import { visibilityPieces } from './visibility-pieces.js';
import { rowSizeOf, tableEnd, type VisibilityTable } from './visibility-table.js';

const countRule: IssueRule = { rule: 'visibility-count', severity: 'error', code: 'bad-count' };
const offsetRule: IssueRule = { rule: 'visibility-offset', severity: 'error', code: 'out-of-bounds' };
const gapRule: IssueRule = { rule: 'visibility-gap', severity: 'info', code: 'bad-length' };

const rowRules: Readonly<Record<RowProblem, IssueRule & { readonly text: string }>> = {
  'zero-run': {
    rule: 'visibility-zero-run',
    severity: 'error',
    code: 'bad-value',
    text: 'a row has a run of no bytes: what follows it is lost',
  },
  overrun: {
    rule: 'visibility-overrun',
    severity: 'warning',
    code: 'bad-length',
    text: 'the last run of a row is longer than the row: it is cut',
  },
  truncated: {
    rule: 'visibility-truncated',
    severity: 'error',
    code: 'truncated',
    text: 'the lump ends inside a row',
  },
};

/** What is wrong with a lump of rows. Linear in its size. */
export function visibilityIssues(place: ContentPlace, table: VisibilityTable): readonly Issue[] {
  const issues = new IssueList();
  const { name, bytes, offset } = place;
  if (bytes.length === 0) return [];
  const first = tableEnd(table.clusterCount);
  if (table.stated !== table.clusterCount || bytes.length < first) {
    issues.add(countRule, () => ({
      message: `${table.stated} clusters with two offsets each, the lump has ${bytes.length} bytes`,
      path: [name, 'clusterCount'],
      offset,
      expected: `0 to ${Math.max(0, Math.floor((bytes.length - 4) / 8))}`,
      found: table.stated,
    }));
    return issues.all(name);
  }
  for (let cluster = 0; cluster < table.clusterCount; cluster++) {
    for (const kind of ['pvs', 'pas'] as const) {
      const found = table.rowOffset(cluster, kind);
      if (found === 0 || (found >= first && found < bytes.length)) continue;
      issues.add(offsetRule, () => ({
        message: `offset ${found} leads to no row: all clusters count as visible`,
        path: [name, cluster, kind],
        offset: offset + tableEnd(cluster) + (kind === 'pvs' ? 0 : 4),
        expected: `0, or ${first} to ${bytes.length - 1}`,
        found,
      }));
    }
  }
  let gaps = 0;
  let firstGap = 0;
  for (const { start, end, row } of visibilityPieces(bytes, table)) {
    if (row === undefined) {
      if (gaps === 0) firstGap = start;
      gaps += end - start;
    } else if (row.problem !== undefined) {
      const rule = rowRules[row.problem];
      issues.add(rule, () => ({
        message: rule.text,
        path: [name],
        offset: offset + start,
        expected: rowSizeOf(table.clusterCount),
        found: row.produced,
      }));
    }
  }
  if (gaps > 0)
    issues.add(gapRule, () => ({
      message: `${gaps} bytes behind the offsets belong to no row`,
      path: [name],
      offset: offset + firstGap,
      found: gaps,
    }));
  return issues.all(name);
}
