import { type ScannedRow, scanRow } from './row-coding.js';
import { rowSizeOf, tableEnd, type VisibilityTable } from './visibility-table.js';

/** A stretch of the bytes behind the table: a row that an offset leads to, or bytes that are no row's beginning. */
export interface VisibilityPiece {
  /** First byte in the lump. */
  readonly start: number;
  /** Byte behind the last one; a row that can't be read at all takes none. */
  readonly end: number;
  /** What the row's bytes stand for; `undefined` for a gap. */
  readonly row: ScannedRow | undefined;
}

/** Offsets inside the lump that rows begin at, ascending, each once. */
export function rowStarts(bytes: Uint8Array, table: VisibilityTable): Uint32Array {
  const first = tableEnd(table.clusterCount);
  const starts = new Uint32Array(table.clusterCount * 2);
  let count = 0;
  for (let cluster = 0; cluster < table.clusterCount; cluster++) {
    for (const kind of ['pvs', 'pas'] as const) {
      const offset = table.rowOffset(cluster, kind);
      if (offset >= first && offset < bytes.length) starts[count++] = offset;
    }
  }
  const sorted = starts.subarray(0, count).sort();
  return sorted.filter((start, i) => i === 0 || start !== sorted[i - 1]);
}

/**
 * The bytes behind the table in the order of the file, none left out and none twice. A row that begins inside another
 * is no piece of its own. No coded byte is read twice, whatever the offsets say.
 */
export function* visibilityPieces(bytes: Uint8Array, table: VisibilityTable): Generator<VisibilityPiece> {
  const rowSize = rowSizeOf(table.clusterCount);
  let cursor = tableEnd(table.clusterCount);
  for (const start of rowStarts(bytes, table)) {
    if (start < cursor) continue;
    const row = scanRow(bytes, start, rowSize);
    if (row.end > start && start > cursor) yield { start: cursor, end: start, row: undefined };
    yield { start, end: row.end, row };
    if (row.end > start) cursor = row.end;
  }
  if (cursor < bytes.length) yield { start: cursor, end: bytes.length, row: undefined };
}
