import { type ByteOrderOption, concatenate, FormatError } from '@brushwork/record';

import { encodeRow } from './row-coding.js';
import { rowSizeOf, tableEnd } from './visibility-table.js';

/** The two rows of a cluster, a bit for each cluster; `undefined` = all clusters. */
export interface ClusterRows {
  /** Clusters that can be seen. */
  readonly pvs: Uint8Array | undefined;
  /** Clusters that can be heard. */
  readonly pas: Uint8Array | undefined;
}

/**
 * Makes a lump of rows as the compilers lay it out: the rows of what can be seen in the order of the clusters, then
 * those of what can be heard, each stored once for its cluster even where two are alike. `does-not-fit` when a row
 * doesn't have a bit for each cluster.
 */
export function buildVisibility(clusters: readonly ClusterRows[], options: ByteOrderOption = {}): Uint8Array {
  const littleEndian = options.byteOrder !== 'big';
  const table = new Uint8Array(tableEnd(clusters.length));
  const d = new DataView(table.buffer);
  d.setInt32(0, clusters.length, littleEndian);
  const chunks: Uint8Array[] = [table];
  const rowSize = rowSizeOf(clusters.length);
  let offset = table.length;
  for (const kind of ['pvs', 'pas'] as const) {
    clusters.forEach((rows, cluster) => {
      const row = rows[kind];
      if (row === undefined) return;
      if (row.length !== rowSize) {
        throw new FormatError('does-not-fit', `a row of ${clusters.length} clusters has ${rowSize} bytes`, {
          path: [cluster, kind],
          expected: rowSize,
          found: row.length,
        });
      }
      const coded = encodeRow(row);
      d.setInt32(tableEnd(cluster) + (kind === 'pvs' ? 0 : 4), offset, littleEndian);
      chunks.push(coded);
      offset += coded.length;
    });
  }
  return concatenate(chunks);
}
