import type { ByteOrder } from '@brushwork/record';

/** All that a rebuilder may know of a lump: neither the file nor the lump's bytes. */
export interface RebuildRequest {
  /** Identifier of the branch, `<studio>/<game>`. */
  readonly branch: string;
  /** Name of the lump. */
  readonly lump: string;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Layout that the lump was read with, where it has several. */
  readonly layout?: string | undefined;
}

/** Makes a lump's bytes from nothing but JSON text: in this process, or better in another one. */
export interface Rebuilder {
  /** Begins a lump; the blocks that follow are its own, in order. */
  begin(request: RebuildRequest): Promise<void>;
  /**
   * The bytes of one block, whose first element is number `first`. May be asked for the next before the last is there.
   * Throws `FormatError` for values that don't fit.
   */
  rebuild(block: string, first: number): Promise<Uint8Array>;
}
