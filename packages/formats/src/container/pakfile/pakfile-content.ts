import {
  type Content,
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  FormatError,
  type Issue,
  opaque,
  type Part,
} from '@brushwork/record';
import type { PartPackingType } from '../part-packing.js';
import { uniqueNames } from '../unique-names.js';
import type { ZipDirectoryOptions } from '../zip/zip-directory.js';
import { ByteParts } from './byte-parts.js';
import { PakDocument } from './pak-document.js';
import type { PakEntry } from './pak-entry.js';
import { pakForm } from './pak-form.js';
import { pakIssues } from './pak-issues.js';
import { pakPacking } from './pak-packing.js';
import { cut, type PakPiece, pakPieces } from './pak-pieces.js';
import { pakRows } from './pak-rows.js';
import { measurePak, type PakMeasure, type PlainPak, pieceBytes, plainPiece } from './plain-pak.js';

/** Most bytes that the pieces of one block of plain data stand for. */
const blockBytes = 256 * 1024;

/** The lump of files that a map brings along: a zip archive, read when it is first asked for. */
export class Pakfile implements Content {
  /** Always `pakfile`. */
  readonly kind = 'pakfile' as const;
  /** What belongs to no entry is kept in its place. */
  readonly remainder = 0;
  private readonly place: ContentPlace;
  private readonly options: ZipDirectoryOptions;
  private stored: Uint8Array;
  private opened: PakDocument | undefined;
  private found: readonly Issue[] | undefined;
  private blocks:
    | { readonly of: Uint8Array; readonly size: number; readonly list: readonly PakPiece[][] }
    | undefined;

  constructor(place: ContentPlace, options: ZipDirectoryOptions) {
    this.place = place;
    this.options = options;
    this.stored = place.bytes;
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The archive; every edit of it is one of the lump. */
  get document(): PakDocument {
    this.opened ??= PakDocument.parse(this.stored, this.options);
    return this.opened;
  }

  /** The entries in the order of the directory. */
  get entries(): readonly PakEntry[] {
    return this.document.entries;
  }

  /** Number of entries. */
  get length(): number {
    return this.document.entries.length;
  }

  /** A row for each entry. */
  rows(): ContentRows {
    return pakRows(this.entries, this.place.offset);
  }

  /** The files by name, as their archive has it; a second one of the same name as `name#2`. Unpacked when it is opened. */
  namedParts(): ReadonlyMap<string, Part> {
    const { place, entries } = this;
    const names = uniqueNames(entries.map(({ name }) => name));
    return new Map(
      entries.map((entry, i): [string, Part] => [
        names[i] as string,
        {
          isFile: true,
          isUnpacked: entry.method !== 0,
          open: () =>
            opaque.open({
              name: `${place.name}.${names[i]}`,
              bytes: entry.unpack().bytes,
              offset: place.offset + (entry.dataOffset ?? 0),
              byteOrder: place.byteOrder,
            }),
        },
      ]),
    );
  }

  /** `opaque` for bytes that are no zip archive, `truncated` for an archive that lacks its end or some of its data. */
  get status(): ContentStatus {
    const { document } = this;
    if (document.failure !== undefined) return isCut(this.stored) ? 'truncated' : 'opaque';
    if (this.bytes.length === 0) return 'empty';
    return document.source?.entries.some(({ failure }) => failure !== undefined) === true
      ? 'truncated'
      : 'ok';
  }

  /** The bytes as the archive makes them now: the very ones that were read, while nothing is changed. */
  get bytes(): Uint8Array {
    return this.opened === undefined ? this.stored : this.opened.toBytes();
  }

  /** What is wrong with the archive as it was read. */
  get issues(): readonly Issue[] {
    this.found ??= pakIssues({ ...this.place, bytes: this.stored }, this.document);
    return this.found;
  }

  /** Puts another archive in the place of this one. */
  setBytes(bytes: Uint8Array): void {
    this.stored = bytes;
    this.opened = undefined;
    this.found = undefined;
  }

  /** How many blocks there are: of at most `size` pieces, and of a limited number of bytes. */
  blockCount(size: number): number {
    return this.blocksOf(size).length;
  }

  /** Block `i` as plain data: headers, data, the directory, and what lies between, in the order of the file. */
  block(i: number, size: number): PlainPak {
    const { bytes } = this;
    return (this.blocksOf(size)[i] ?? []).map((piece) => plainPiece(bytes, piece));
  }

  private blocksOf(size: number): readonly PakPiece[][] {
    const { bytes, blocks } = this;
    if (blocks?.of === bytes && blocks.size === size) return blocks.list;
    const list = inBlocks(piecesOf(bytes, this.options), size);
    this.blocks = { of: bytes, size, list };
    return list;
  }
}

function piecesOf(bytes: Uint8Array, options: ZipDirectoryOptions): Iterable<PakPiece> {
  const { source } = PakDocument.parse(bytes, options);
  return source === undefined ? cut('gap', 0, bytes.length) : pakPieces(source);
}

function inBlocks(pieces: Iterable<PakPiece>, size: number): PakPiece[][] {
  const blocks: PakPiece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    const last = blocks.at(-1);
    const bytes = piece.end - piece.start;
    if (last === undefined || last.length >= size || bytes > left) {
      blocks.push([piece]);
      left = blockBytes - bytes;
    } else {
      last.push(piece);
      left -= bytes;
    }
  }
  return blocks;
}

/** Whether bytes begin as an archive does, of which the end is missing. */
function isCut(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** How a lump of files is read. */
export interface PakfileType extends ContentType<Pakfile, never>, PartPackingType {
  /** Always `pakfile`. */
  readonly kind: 'pakfile';
  /** Counts what of a block of plain data is content of files or means nothing. */
  measure(block: unknown): PakMeasure;
}

/** A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`. */
export function pakfile(options: ZipDirectoryOptions = {}): PakfileType {
  return {
    kind: 'pakfile',
    elementSize: undefined,
    form: pakForm,
    packing: pakPacking,
    open: (place) => new Pakfile(place, options),
    rebuild(block, place) {
      if (!Array.isArray(block))
        throw new FormatError('does-not-fit', 'needs a list of pieces', { path: [place.name] });
      const out = new ByteParts();
      block.forEach((piece: unknown, i) => {
        for (const bytes of pieceBytes(piece, [place.name, i])) out.push(bytes);
      });
      return out.join();
    },
    measure: measurePak,
  };
}
