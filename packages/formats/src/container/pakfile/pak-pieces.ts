import { viewOf } from '../zip/zip-numbers.js';
import type { ReadPak } from './read-pak.js';

/** What a stretch of a pakfile is. */
export type PakPieceKind = 'file' | 'data' | 'record' | 'zip64-end' | 'zip64-locator' | 'end' | 'gap';

/** A stretch of a pakfile. */
export interface PakPiece {
  /** What it is. */
  readonly kind: PakPieceKind;
  /** First byte. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** Bytes of the extra fields in it, for a record of the directory. */
  readonly extraSize?: number;
}

/** Most bytes of one piece of data, so that plain data comes in blocks of a size that memory can hold. */
const largestData = 64 * 1024;
const zip64Size = 56;
const locatorSize = 20;
const locatorSignature = 0x07064b50;

/** All of a pakfile in pieces, in the order of the file, none left out and none twice. What overlaps is data. */
export function* pakPieces(pak: ReadPak): Generator<PakPiece> {
  let cursor = 0;
  for (const mark of marks(pak)) {
    if (mark.start < cursor) continue;
    if (mark.start > cursor) yield* cut('gap', cursor, mark.start);
    if (mark.kind === 'data') yield* cut('data', mark.start, mark.end);
    else yield mark;
    cursor = mark.end;
  }
  yield* cut('gap', cursor, pak.bytes.length);
}

/** A stretch without a structure, in pieces of limited size. */
export function* cut(kind: 'data' | 'gap', start: number, end: number): Generator<PakPiece> {
  for (let at = start; at < end; at += largestData)
    yield { kind, start: at, end: Math.min(end, at + largestData) };
}

function marks(pak: ReadPak): PakPiece[] {
  const { directory, entries, bytes } = pak;
  const found: PakPiece[] = [];
  for (const { record, local } of entries) {
    const start = record.recordOffset;
    found.push({ kind: 'record', start, end: start + record.recordSize, extraSize: record.extra.length });
    if (local === undefined) continue;
    const { dataOffset } = local;
    found.push({ kind: 'file', start: record.localOffset, end: dataOffset });
    if (record.compressedSize > 0)
      found.push({ kind: 'data', start: dataOffset, end: dataOffset + record.compressedSize });
  }
  const { endOffset, zip64Offset, comment } = directory.end;
  if (zip64Offset !== undefined) {
    const start = endOffset - locatorSize;
    if (zip64Offset + zip64Size <= start)
      found.push({ kind: 'zip64-end', start: zip64Offset, end: zip64Offset + zip64Size });
    if (viewOf(bytes).getUint32(start, true) === locatorSignature)
      found.push({ kind: 'zip64-locator', start, end: endOffset });
  }
  found.push({ kind: 'end', start: endOffset, end: endOffset + 22 + comment.length });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
