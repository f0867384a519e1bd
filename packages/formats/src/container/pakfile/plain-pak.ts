import {
  type AnyStruct,
  FormatError,
  type FormatPath,
  fromHex,
  type PlainRecord,
  toHex,
} from '@brushwork/record';
import { latin1Bytes, latin1Text } from '../entity-text/latin1-text.js';
import type { PakPiece } from './pak-pieces.js';
import {
  PakDirectoryRecord,
  PakEndRecord,
  PakLocalHeader,
  PakZip64EndRecord,
  PakZip64Locator,
} from './pak-records.js';

/** The header before an entry's data as plain data. */
export interface PlainPakFile {
  /** The header's numbers. */
  readonly file: PlainRecord<(typeof PakLocalHeader)['schema']>;
  /** The name, one character a byte. */
  readonly name: string;
  /** Extra fields as hexadecimal digits, where there are any. */
  readonly extra?: string;
}

/** A record of the directory as plain data. */
export interface PlainPakRecord {
  /** The record's numbers. */
  readonly record: PlainRecord<(typeof PakDirectoryRecord)['schema']>;
  /** The name, one character a byte. */
  readonly name: string;
  /** Extra fields as hexadecimal digits, where there are any. */
  readonly extra?: string;
  /** The comment, one character a byte, where there is one. */
  readonly comment?: string;
}

/** The end record as plain data. */
export interface PlainPakEnd {
  /** The record's numbers. */
  readonly end: PlainRecord<(typeof PakEndRecord)['schema']>;
  /** The archive's comment, one character a byte, where there is one. */
  readonly comment?: string;
}

/** A record with numbers of 64 bits, or the one that says where it is, as plain data. */
export type PlainPakZip64 =
  | { readonly zip64End: PlainRecord<(typeof PakZip64EndRecord)['schema']> }
  | { readonly zip64Locator: PlainRecord<(typeof PakZip64Locator)['schema']> };

/**
 * Data of an entry, which isn't the map's own: text, one character a byte, where it is text and not packed, else
 * hexadecimal digits. Or bytes that belong to nothing. Large ones come in several pieces.
 */
export type PlainPakBytes = { readonly text: string } | { readonly data: string } | { readonly gap: string };

/** A piece of a pakfile as plain data. */
export type PlainPakPiece = PlainPakFile | PlainPakRecord | PlainPakEnd | PlainPakZip64 | PlainPakBytes;

/** Some pieces of a pakfile, in the order of the file. */
export type PlainPak = readonly PlainPakPiece[];

/** A piece as plain data. */
export function plainPiece(bytes: Uint8Array, piece: PakPiece): PlainPakPiece {
  const own = bytes.subarray(piece.start, piece.end);
  switch (piece.kind) {
    case 'file': {
      const file = PakLocalHeader.fromBytes(own).toObject();
      const [name, extra] = split(own.subarray(PakLocalHeader.size), [file.nameSize]);
      return { file, name: latin1Text(name), ...(extra.length > 0 && { extra: toHex(extra) }) };
    }
    case 'record': {
      const record = PakDirectoryRecord.fromBytes(own).toObject();
      const [name, extra, comment] = split(own.subarray(PakDirectoryRecord.size), [
        record.nameSize,
        piece.extraSize ?? 0,
      ]);
      return {
        record,
        name: latin1Text(name),
        ...(extra.length > 0 && { extra: toHex(extra) }),
        ...(comment !== undefined && comment.length > 0 && { comment: latin1Text(comment) }),
      };
    }
    case 'end': {
      const comment = own.subarray(PakEndRecord.size);
      const end = PakEndRecord.fromBytes(own).toObject();
      return { end, ...(comment.length > 0 && { comment: latin1Text(comment) }) };
    }
    case 'zip64-end':
      return { zip64End: PakZip64EndRecord.fromBytes(own).toObject() };
    case 'zip64-locator':
      return { zip64Locator: PakZip64Locator.fromBytes(own).toObject() };
    case 'data':
      return isText(own) ? { text: latin1Text(own) } : { data: toHex(own) };
    default:
      return { gap: toHex(own) };
  }
}

/** Cuts bytes at sizes, the rest last. */
function split(bytes: Uint8Array, sizes: readonly number[]): [Uint8Array, Uint8Array, Uint8Array?] {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  parts.push(bytes.subarray(at));
  return parts as [Uint8Array, Uint8Array, Uint8Array?];
}

/** Whether bytes are text as people write it: no control characters but tab, line feed, form feed and carriage return. */
export function isText(bytes: Uint8Array): boolean {
  return bytes.every(
    (byte) => (byte >= 0x20 && byte !== 0x7f) || byte === 9 || byte === 10 || byte === 12 || byte === 13,
  );
}

/** Bytes of a piece of plain data; `does-not-fit` for what is none. */
export function pieceBytes(piece: unknown, path: FormatPath): Uint8Array[] {
  if (piece === null || typeof piece !== 'object' || Array.isArray(piece))
    throw new FormatError('does-not-fit', 'needs an object', { path });
  const parts = new Map<string, unknown>(Object.entries(piece));
  const kind = kinds.find(({ key }) => parts.has(key));
  const extra = [...parts.keys()].find((key) => key !== kind?.key && kind?.others.includes(key) !== true);
  if (kind === undefined || extra !== undefined)
    throw new FormatError('does-not-fit', `has no part '${extra ?? ''}'`, { path });
  const value = parts.get(kind.key);
  const own = kind.write(value, [...path, kind.key]);
  const text = (key: string): Uint8Array => textBytes(parts.get(key), [...path, key]);
  return [
    own,
    ...(kind.others.includes('name') ? [text('name')] : []),
    ...(parts.has('extra') ? [hexBytes(parts.get('extra'), [...path, 'extra'])] : []),
    ...(parts.has('comment') ? [text('comment')] : []),
  ];
}

interface PieceKind {
  readonly key: string;
  readonly others: readonly string[];
  write(value: unknown, path: FormatPath): Uint8Array;
}

const kinds: readonly PieceKind[] = [
  { key: 'file', others: ['name', 'extra'], write: recordWriter(PakLocalHeader) },
  { key: 'record', others: ['name', 'extra', 'comment'], write: recordWriter(PakDirectoryRecord) },
  { key: 'end', others: ['comment'], write: recordWriter(PakEndRecord) },
  { key: 'zip64End', others: [], write: recordWriter(PakZip64EndRecord) },
  { key: 'zip64Locator', others: [], write: recordWriter(PakZip64Locator) },
  { key: 'text', others: [], write: textBytes },
  { key: 'data', others: [], write: hexBytes },
  { key: 'gap', others: [], write: hexBytes },
];

function recordWriter(record: AnyStruct & { fromObject(object: unknown): { toBytes(): Uint8Array } }) {
  return (value: unknown, path: FormatPath): Uint8Array => {
    try {
      return record.fromObject(value).toBytes();
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      throw new FormatError(error.code, error.reason, { ...error, path: [...path, ...error.path.slice(1)] });
    }
  };
}

function textBytes(value: unknown, path: FormatPath): Uint8Array {
  if (typeof value === 'string') return latin1Bytes(value, path);
  throw new FormatError('does-not-fit', 'needs text', { path });
}

function hexBytes(value: unknown, path: FormatPath): Uint8Array {
  return fromHex(value, typeof value === 'string' ? Math.floor(value.length / 2) : 0, path);
}

/** What a block of plain data is made of. */
export interface PakMeasure {
  /** Entries whose header is in the block. */
  readonly records: number;
  /** Bytes that mean nothing to the map by themselves: contents of files, extra fields, padding. */
  readonly opaqueBytes: number;
  /** Always 0. */
  readonly nonCanonical: number;
}

/** Counts what of a block is content of files, which isn't the map's own data, or bytes without a meaning. */
export function measurePak(block: unknown): PakMeasure {
  let records = 0;
  let opaqueBytes = 0;
  for (const piece of block as PlainPak) {
    if ('file' in piece) records++;
    if ('text' in piece) opaqueBytes += piece.text.length;
    if ('data' in piece) opaqueBytes += piece.data.length / 2;
    if ('gap' in piece) opaqueBytes += piece.gap.length / 2;
    if ('extra' in piece && piece.extra !== undefined) opaqueBytes += piece.extra.length / 2;
  }
  return { records, opaqueBytes, nonCanonical: 0 };
}
