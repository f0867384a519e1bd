import { FormatError, type FormatPath, type RebuildPlace, toHex } from '@brushwork/record';
import { asList, hexBytes, words } from '../plain-parts.js';
import { decodeRow, encodeRow } from './row-coding.js';
import { rowFromText, rowText } from './row-text.js';
import type { VisibilityPiece } from './visibility-pieces.js';

/** A row as plain data. */
export interface PlainRow {
  /** Bytes that the row is decoded to. */
  readonly size: number;
  /** Its clusters in ascending order, as in `0-3 7 9-12`. */
  readonly visible: string;
  /** Coded bytes as hexadecimal digits, where no compiler would code the row so; they count while they still mean `visible`. */
  readonly $raw?: string;
}

/** Bytes that no offset leads to, as hexadecimal digits. */
export interface PlainGap {
  /** The bytes. */
  readonly gap: string;
}

/** Some of a lump of rows as plain data: what comes first in the file stands first. */
export interface PlainVisibility {
  /** Number of clusters. */
  readonly clusterCount?: number;
  /** Offsets of the rows of what can be seen and heard, a pair for each cluster. */
  readonly offsets?: readonly (readonly [pvs: number, pas: number])[];
  /** What follows, in the order of the file. Rows that are shared stand here once. */
  readonly rows?: readonly (PlainRow | PlainGap)[];
  /** Bytes that couldn't be read, as hexadecimal digits. */
  readonly rest?: string;
}

/** Largest row that plain data may ask for: more than a lump of 2 GiB has. */
const LARGEST_ROW = 0x2000000;

/** A piece as plain data. */
export function plainPiece(bytes: Uint8Array, piece: VisibilityPiece): PlainRow | PlainGap {
  const coded = bytes.subarray(piece.start, piece.end);
  if (piece.row === undefined) return { gap: toHex(coded) };
  const { produced } = piece.row;
  const { row } = decodeRow(coded, 0, produced);
  const plain = { size: produced, visible: rowText(row) };
  return isSame(encodeRow(row), coded) ? plain : { ...plain, $raw: toHex(coded) };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Bytes of plain data; `does-not-fit` for anything else. */
export function visibilityBytes(block: unknown, place: RebuildPlace): Uint8Array[] {
  const path = [place.name];
  if (block === null || typeof block !== 'object' || Array.isArray(block))
    throw new FormatError('does-not-fit', 'needs an object with clusterCount, offsets and rows', { path });
  const { clusterCount, offsets = [], rows = [], rest, ...other } = block as Record<string, unknown>;
  const [unknownName] = Object.keys(other);
  if (unknownName !== undefined)
    throw new FormatError('does-not-fit', `has no part '${unknownName}'`, { path });
  const chunks: Uint8Array[] = [];
  if (clusterCount !== undefined) chunks.push(words([clusterCount], place, [...path, 'clusterCount']));
  asList(offsets, [...path, 'offsets']).forEach((pair, i) => {
    const at = [...path, 'offsets', i];
    const both = asList(pair, at);
    if (both.length !== 2) throw new FormatError('does-not-fit', 'needs two offsets', { path: at });
    chunks.push(words(both, place, at));
  });
  asList(rows, [...path, 'rows']).forEach((row, i) => {
    chunks.push(pieceBytes(row, [...path, 'rows', i]));
  });
  if (rest !== undefined) chunks.push(hexBytes(rest, [...path, 'rest']));
  return chunks;
}

function pieceBytes(piece: unknown, path: FormatPath): Uint8Array {
  const { gap, size, visible, $raw } = (piece ?? {}) as Record<string, unknown>;
  if (gap !== undefined) return hexBytes(gap, [...path, 'gap']);
  if (!(typeof size === 'number' && Number.isInteger(size) && size >= 0 && size <= LARGEST_ROW))
    throw new FormatError('does-not-fit', 'needs the size of the row in bytes', { path: [...path, 'size'] });
  if (typeof visible !== 'string')
    throw new FormatError('does-not-fit', 'needs the clusters of the row as text', {
      path: [...path, 'visible'],
    });
  const row = rowFromText(visible, size, [...path, 'visible']);
  if ($raw === undefined) return encodeRow(row);
  const coded = hexBytes($raw, [...path, '$raw']);
  const kept = decodeRow(coded, 0, size);
  return kept.end === coded.length && kept.problem === undefined && isSame(kept.row, row)
    ? coded
    : encodeRow(row);
}

/** What a block of plain data is made of. */
export interface VisibilityMeasure {
  /** Rows in the block. */
  readonly records: number;
  /** Bytes that stand in the block as bytes. */
  readonly opaqueBytes: number;
  /** Rows whose values alone don't give their bytes back. */
  readonly nonCanonical: number;
}

/** Counts what of a block stands in it as bytes. */
export function measureVisibility(block: unknown): VisibilityMeasure {
  const { rows = [], rest = '' } = block as PlainVisibility;
  let opaqueBytes = rest.length / 2;
  let nonCanonical = 0;
  let records = 0;
  for (const row of rows) {
    if ('gap' in row) opaqueBytes += row.gap.length / 2;
    else {
      records++;
      if (row.$raw !== undefined) {
        nonCanonical++;
        opaqueBytes += row.$raw.length / 2;
      }
    }
  }
  return { records, opaqueBytes, nonCanonical };
}
