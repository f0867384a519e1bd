import { FormatError } from '../errors.js';
import { fromHex, toHex } from '../fields/hex.js';
import type { Content, ContentPlace, ContentType } from './content.js';

/** A lump whose layout isn't known: kept as bytes. */
export class OpaqueBytes implements Content {
  /** Always `opaque`. */
  readonly kind = 'opaque' as const;
  /** No element can be told apart. */
  readonly length = 0;
  /** No element, no remainder. */
  readonly remainder = 0;
  /** None. */
  readonly issues = [];
  private readonly place: ContentPlace;
  private current: Uint8Array;

  constructor(place: ContentPlace) {
    this.place = place;
    this.current = place.bytes;
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** `opaque`, or `empty`. */
  get status(): 'opaque' | 'empty' {
    return this.current.length === 0 ? 'empty' : 'opaque';
  }

  /** The bytes as they are now. */
  get bytes(): Uint8Array {
    return this.current;
  }

  /** Puts other bytes in the place of these. */
  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
  }

  /** How many blocks of at most `size` bytes there are. */
  blockCount(size: number): number {
    return Math.ceil(this.current.length / size);
  }

  /** Block `i` as hexadecimal digits. */
  block(i: number, size: number): string {
    return toHex(this.current.subarray(i * size, (i + 1) * size));
  }
}

/** A lump whose layout isn't known. */
export const opaque: ContentType<OpaqueBytes, never> = {
  kind: 'opaque',
  elementSize: undefined,
  open(place) {
    return new OpaqueBytes(place);
  },
  rebuild(block) {
    if (typeof block !== 'string') throw new FormatError('does-not-fit', 'needs hexadecimal digits');
    return fromHex(block, Math.floor(block.length / 2), []);
  },
};
