import type { ContentRows } from '@brushwork/record';
import { scanRow } from './row-coding.js';
import { rowText } from './row-text.js';
import { type RowKind, tableEnd } from './visibility-table.js';

/** What rows are made from. */
export interface VisibilityReading {
  /** The lump. */
  readonly bytes: Uint8Array;
  /** Number of clusters. */
  readonly clusterCount: number;
  /** Bytes in a row. */
  readonly rowSize: number;
  /** Offset of a row as stored. */
  rowOffset(cluster: number, kind: RowKind): number;
  /** A row of bits. */
  row(cluster: number, kind: RowKind): Uint8Array;
}

/** Clusters that a row has, also beyond the number of them, where a compiler set such bits. */
function countOf(row: Uint8Array): number {
  let count = 0;
  for (let bits of row) for (; bits > 0; bits &= bits - 1) count++;
  return count;
}

/** A row for each cluster: how many it sees and hears, and which. */
export function clusterRows(visibility: VisibilityReading): ContentRows {
  const names = ['cluster', 'pvsOffset', 'pvsCount', 'pasOffset', 'pasCount', 'pvs', 'pas'];
  return {
    columns: names.map((name) => ({ name })),
    length: visibility.clusterCount,
    row(cluster) {
      const pvs = visibility.row(cluster, 'pvs');
      const pas = visibility.row(cluster, 'pas');
      return {
        cluster,
        pvsOffset: visibility.rowOffset(cluster, 'pvs'),
        pvsCount: countOf(pvs),
        pasOffset: visibility.rowOffset(cluster, 'pas'),
        pasCount: countOf(pas),
        pvs: rowText(pvs),
        pas: rowText(pas),
      };
    },
  };
}

/** A row for each cluster of what it sees, or of what it hears, and how that is stored. */
export function rowsOfKind(visibility: VisibilityReading, kind: RowKind): ContentRows {
  return {
    columns: ['cluster', 'offset', 'codedSize', 'count', 'problem', 'visible'].map((name) => ({ name })),
    length: visibility.clusterCount,
    row(cluster) {
      const { bytes, clusterCount, rowSize } = visibility;
      const offset = visibility.rowOffset(cluster, kind);
      const row = visibility.row(cluster, kind);
      const isStored = offset >= tableEnd(clusterCount) && offset < bytes.length;
      const scanned = isStored ? scanRow(bytes, offset, rowSize) : undefined;
      return {
        cluster,
        offset,
        codedSize: scanned === undefined ? 0 : scanned.end - offset,
        count: countOf(row),
        problem: isStored || offset === 0 ? scanned?.problem : 'no-row',
        visible: rowText(row),
      };
    },
  };
}
