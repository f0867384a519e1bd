import type { ContentRows, RowColumn } from '@brushwork/record';

/** Rows of one owner. */
export interface RowGroup {
  /** Number of rows. */
  readonly length: number;
  /** Row `k` of them. */
  row(k: number): Readonly<Record<string, unknown>>;
}

/** The rows of several owners, one owner after the other. Only the row that is asked for is made. */
export function joinedRows(columns: readonly RowColumn[], groups: readonly RowGroup[]): ContentRows {
  const filled = groups.filter(({ length }) => length > 0);
  const ends = new Float64Array(filled.length);
  let length = 0;
  filled.forEach((group, i) => {
    length += group.length;
    ends[i] = length;
  });
  return {
    columns,
    length,
    row(i) {
      let low = 0;
      let high = filled.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] as number) <= i) low = middle + 1;
        else high = middle;
      }
      return (filled[low] as RowGroup).row(i - (low === 0 ? 0 : (ends[low - 1] as number)));
    },
  };
}
