import { FormatError, type Issue } from '../errors.js';
import type { Content, ContentPlace, ContentRows, ContentStatus } from './content.js';

/** A part of content that is no list of bytes that follow each other: rows, worked out from the whole. Can't be changed. */
export class RowContent implements Content {
  /** Always `rows`. */
  readonly kind = 'rows' as const;
  /** Rows are whole. */
  readonly remainder = 0;
  /** None: those of the whole are the whole's. */
  readonly issues: readonly Issue[] = [];
  private readonly place: ContentPlace;
  private readonly table: ContentRows;

  /** `place`: the whole, with the part's name. */
  constructor(place: ContentPlace, rows: ContentRows) {
    this.place = place;
    this.table = rows;
  }

  /** Name of the part. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the whole in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** Number of rows. */
  get length(): number {
    return this.table.length;
  }

  /** `ok`, or `empty`. */
  get status(): ContentStatus {
    return this.table.length === 0 ? 'empty' : 'ok';
  }

  /** The bytes of the whole. */
  get bytes(): Uint8Array {
    return this.place.bytes;
  }

  /** Throws 'unsupported': rows have no bytes of their own. */
  setBytes(): void {
    throw new FormatError(
      'unsupported',
      'rows are read only: change the lump that they are worked out from',
      {
        path: [this.name],
      },
    );
  }

  /** The rows. */
  rows(): ContentRows {
    return this.table;
  }

  /** How many blocks of at most `size` rows there are. */
  blockCount(size: number): number {
    return Math.ceil(this.length / size);
  }

  /** The rows of one block. */
  block(i: number, size: number): unknown[] {
    const first = i * size;
    const count = Math.max(0, Math.min(size, this.length - first));
    return Array.from({ length: count }, (_, k) => this.table.row(first + k));
  }
}
