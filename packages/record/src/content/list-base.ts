import { FormatError, type Issue, issue } from '../errors.js';
import type { ByteOrder } from '../struct.js';
import type { Content, ContentPlace, ContentStatus } from './content.js';

/** Most bytes that a list can grow to: what a signed 32-bit length in a directory can say. */
const MAXIMUM_SIZE = 0x7fffffff;

/** A list with elements of one size: what records and plain values have in common. */
export abstract class ListBase implements Content {
  /** Kind of list. */
  abstract readonly kind: string;
  /** How many blocks of at most `size` elements there are. */
  abstract blockCount(size: number): number;
  /** Block `i` as plain data, one entry an element. */
  abstract block(i: number, size: number): unknown[];
  /** View of the buffer that holds the list. */
  declare $d: DataView;
  /** Position of the first element in that view. */
  declare $b: number;
  /** Number of whole elements. */
  declare length: number;
  /** Bytes behind the last whole element. */
  declare remainder: number;
  /** How much could be read. */
  declare status: ContentStatus;
  /** Size of an element in bytes. */
  declare readonly elementSize: number;
  /** Where the list came from. */
  declare readonly place: ContentPlace;
  /** What was found while reading the bytes that it has now. */
  declare issues: readonly Issue[];
  declare private current: Uint8Array;
  /** A larger buffer of the list's own, of which `current` is the beginning. */
  declare private spare: Uint8Array | undefined;

  constructor(place: ContentPlace, elementSize: number) {
    this.place = place;
    this.elementSize = elementSize;
    this.spare = undefined;
    this.use(place.bytes);
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** Byte order of the elements. */
  get byteOrder(): ByteOrder {
    return this.place.byteOrder;
  }

  /** The bytes as they are now; a view on the file's own until the list was resized. */
  get bytes(): Uint8Array {
    return this.current;
  }

  /** Absolute offset in the file of element `i`, as it was opened. */
  offsetOf(i: number): number {
    return this.place.offset + i * this.elementSize;
  }

  private use(bytes: Uint8Array): void {
    this.current = bytes;
    this.$d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.$b = 0;
    this.length = this.elementSize === 0 ? 0 : Math.floor(bytes.length / this.elementSize);
    this.remainder = bytes.length - this.length * this.elementSize;
    this.status = bytes.length === 0 ? 'empty' : this.remainder > 0 ? 'remainder' : 'ok';
    this.issues = this.remainder > 0 ? [this.leftOver()] : [];
  }

  private leftOver(): Issue {
    const { current, elementSize, place, remainder } = this;
    return issue('lump-remainder', 'error', 'bad-length', {
      message: `${current.length} bytes don't divide by the record size ${elementSize}: ${remainder} left over`,
      path: [place.name],
      offset: place.offset,
      expected: `a multiple of ${elementSize}`,
      found: current.length,
    });
  }

  /** Puts other bytes in the place of these. Views made before look at the old ones. */
  setBytes(bytes: Uint8Array): void {
    this.spare = undefined;
    this.use(bytes);
  }

  /** Changes the number of elements: new ones are zero, a remainder is dropped. Views made before are stale. */
  resize(length: number): void {
    const size = length * this.elementSize;
    if (!(Number.isInteger(length) && length >= 0 && size <= MAXIMUM_SIZE)) {
      throw new FormatError('does-not-fit', `a list can't have ${length} elements`, { path: [this.name] });
    }
    const kept = this.current.subarray(0, Math.min(this.length, length) * this.elementSize);
    let spare = this.spare;
    if (spare === undefined || spare.length < size) {
      // Room for as many again, so that a list that grows by one element at a time isn't copied each time.
      spare = new Uint8Array(Math.max(size, Math.min(kept.length * 2, MAXIMUM_SIZE)));
      spare.set(kept);
      this.spare = spare;
    } else spare.fill(0, kept.length, size);
    this.use(spare.subarray(0, size));
  }

  protected check(i: number): void {
    if (!(Number.isInteger(i) && i >= 0 && i < this.length)) {
      throw new FormatError('not-found', `no element ${i}: ${this.name} holds ${this.length}`, {
        path: [this.name],
      });
    }
  }
}
