import { FormatError, type Issue } from '../errors.js';
import { plainRecord } from '../plain.js';
import type { AnyStruct } from '../struct.js';
import { viewClassOf } from '../view-class.js';
import type { Content, ContentPlace, ContentStatus } from './content.js';

/**
 * Records of one class that lie apart from each other in content: the heads of chunks, with what they are the heads of
 * between them. Each is live; their number is the content's to change.
 */
export class PlacedRecords<T extends AnyStruct = AnyStruct> implements Content {
  /** Always `placed-records`. */
  readonly kind = 'placed-records' as const;
  /** Records are whole. */
  readonly remainder = 0;
  /** None: those of the whole are the whole's. */
  readonly issues: readonly Issue[] = [];
  /** Class of the records. */
  readonly record: T;
  /** Where each record begins in `bytes`; the caller sees to it that each is inside. */
  readonly positions: readonly number[];
  private readonly place: ContentPlace;
  private readonly d: DataView;

  /** `place`: the whole, with the part's name. */
  constructor(record: T, place: ContentPlace, positions: readonly number[]) {
    this.record = record;
    this.place = place;
    this.positions = positions;
    const { bytes } = place;
    this.d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Name of the part. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the whole in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** Number of records. */
  get length(): number {
    return this.positions.length;
  }

  /** `ok`, or `empty`. */
  get status(): ContentStatus {
    return this.length === 0 ? 'empty' : 'ok';
  }

  /** The bytes of the whole. */
  get bytes(): Uint8Array {
    return this.place.bytes;
  }

  /** Throws 'unsupported': the bytes are those of the whole. */
  setBytes(): void {
    throw new FormatError('unsupported', 'the bytes are those of the lump around it: change that', {
      path: [this.name],
    });
  }

  /** Live record `i`; `not-found` outside. */
  at(i: number): InstanceType<T> {
    const View = viewClassOf(this.record, this.place.byteOrder === 'little');
    return new View(this.d, this.position(i)) as InstanceType<T>;
  }

  /** Absolute offset in the file of record `i`; `not-found` outside. */
  offsetOf(i: number): number {
    return this.place.offset + this.position(i);
  }

  /** The records one behind the other: a copy. */
  gathered(): Uint8Array {
    const { size } = this.record;
    const all = new Uint8Array(this.length * size);
    this.positions.forEach((start, i) => {
      all.set(this.bytes.subarray(start, start + size), i * size);
    });
    return all;
  }

  /** How many blocks of at most `size` records there are. */
  blockCount(size: number): number {
    return Math.ceil(this.length / size);
  }

  /** Block `i` as plain data, one entry a record. */
  block(i: number, size: number): unknown[] {
    const { layout } = this.record;
    return this.positions
      .slice(i * size, (i + 1) * size)
      .map((start) => plainRecord(layout, this.d, start, this.place.byteOrder === 'little'));
  }

  private position(i: number): number {
    const found = this.positions[i];
    if (found !== undefined) return found;
    throw new FormatError('not-found', `no element ${i}: ${this.name} holds ${this.length}`, {
      path: [this.name],
    });
  }
}
