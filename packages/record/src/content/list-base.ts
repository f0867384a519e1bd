import { FormatError, type Issue, issue } from '../errors.js';
import type { ByteOrder } from '../struct.js';
import type { Content, ContentPlace, ContentStatus } from './content.js';

/** A list with elements of one size: what records and plain values have in common. */
export abstract class ListBase implements Content {
  abstract readonly kind: string;
  abstract blockCount(size: number): number;
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
  /** What was found while reading. */
  declare readonly issues: readonly Issue[];
  private declare current: Uint8Array;

  constructor(place: ContentPlace, elementSize: number) {
    this.place = place;
    this.elementSize = elementSize;
    this.issues = [];
    this.use(place.bytes);
    if (this.remainder > 0) {
      this.issues = [
        issue('lump-remainder', 'error', 'bad-length', {
          message: `${place.bytes.length} bytes don't divide by the record size ${elementSize}: ${this.remainder} left over`,
          path: [place.name],
          offset: place.offset,
          expected: `a multiple of ${elementSize}`,
          found: place.bytes.length,
        }),
      ];
    }
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
  }

  /** Puts other bytes in the place of these. Views made before look at the old ones. */
  setBytes(bytes: Uint8Array): void {
    this.use(bytes);
  }

  /** Changes the number of elements: new ones are zero, a remainder is dropped. Views made before are stale. */
  resize(length: number): void {
    if (!(Number.isInteger(length) && length >= 0 && length * this.elementSize <= 0x7fffffff)) {
      throw new FormatError('does-not-fit', `a list can't have ${length} elements`, { path: [this.name] });
    }
    const bytes = new Uint8Array(length * this.elementSize);
    bytes.set(this.current.subarray(0, Math.min(this.length, length) * this.elementSize));
    this.use(bytes);
  }

  protected check(i: number): void {
    if (!(Number.isInteger(i) && i >= 0 && i < this.length)) {
      throw new FormatError('not-found', `no element ${i}: ${this.name} holds ${this.length}`, { path: [this.name] });
    }
  }
}
