import {
  type Content,
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  FormatError,
} from '@brushwork/record';
import { latin1Bytes, latin1Text } from './entity-text/latin1-text.js';

/** A lump of NUL-terminated strings, addressed by byte offset. */
export class ByteText implements Content {
  /** Always `text`. */
  readonly kind = 'text' as const;
  /** Every byte is text. */
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

  /** Number of bytes, which is what offsets count. */
  get length(): number {
    return this.current.length;
  }

  /** `ok`, or `empty`. */
  get status(): ContentStatus {
    return this.current.length === 0 ? 'empty' : 'ok';
  }

  /** The bytes as they are now. */
  get bytes(): Uint8Array {
    return this.current;
  }

  /**
   * The string that begins at a byte, one character a byte; `undefined` outside, and for one longer than `most`
   * characters: many offsets into one endless string would otherwise take the square of its length. It ends at a NUL or
   * with the lump.
   */
  textAt(offset: number, most = Number.POSITIVE_INFINITY): string | undefined {
    if (!(Number.isInteger(offset) && offset >= 0 && offset < this.current.length)) return undefined;
    const reach = this.current.subarray(offset, Math.min(this.current.length, offset + most + 1));
    const nul = reach.indexOf(0);
    if (nul < 0 && reach.length > most) return undefined;
    return latin1Text(nul < 0 ? reach : reach.subarray(0, nul));
  }

  /** A row for each string, in the order of the lump. */
  rows(): ContentRows {
    const starts = stringStarts(this.current);
    return {
      columns: [{ name: 'offset' }, { name: 'text' }],
      length: starts.length,
      row: (i) => ({ offset: starts[i], text: this.textAt(starts[i] as number) }),
    };
  }

  /** Puts other text in the place of this one. */
  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
  }

  /** How many blocks of `size` bytes there are. */
  blockCount(size: number): number {
    return Math.ceil(this.current.length / size);
  }

  /** Bytes of block `i` as text, one character a byte. */
  block(i: number, size: number): string {
    return latin1Text(this.current.subarray(i * size, (i + 1) * size));
  }
}

/** Where strings begin. They are counted first: a list that grows takes many times the lump's size when all are empty. */
function stringStarts(bytes: Uint8Array): Uint32Array {
  const isStart = (i: number): boolean => i === 0 || bytes[i - 1] === 0;
  let count = 0;
  for (let i = 0; i < bytes.length; i++) if (isStart(i)) count++;
  const starts = new Uint32Array(count);
  let next = 0;
  for (let i = 0; i < bytes.length; i++) if (isStart(i)) starts[next++] = i;
  return starts;
}

/** How a lump of NUL-terminated strings is read. */
export const byteTextLump: ContentType<ByteText, never> = {
  kind: 'text',
  elementSize: 1,
  open: (place) => new ByteText(place),
  measure: (block) => ({
    records: typeof block === 'string' ? block.split('\0').length - 1 : 0,
    opaqueBytes: 0,
    nonCanonical: 0,
  }),
  rebuild(block, place) {
    if (typeof block !== 'string')
      throw new FormatError('does-not-fit', 'needs text', { path: [place.name] });
    return latin1Bytes(block);
  },
};
