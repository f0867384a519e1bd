import type { ByteSource } from '@brushwork/record';
import { BlockCache } from './block-cache.js';
import { type RangeRequestOptions, type RemoteFile, requestRange } from './range-request.js';

/** What the server said of a file when it was opened, and how it is read. */
export interface HttpRangeOptions extends RangeRequestOptions {
  /** Size in bytes. */
  readonly size: number;
  /** The file's strong entity tag. */
  readonly etag: string;
  /** Bytes that are read and kept together; 128 KiB unless given. */
  readonly blockSize?: number | undefined;
  /** Most bytes that are kept; 32 MiB unless given. */
  readonly cacheSize?: number | undefined;
  /** Most bytes of one request, rounded down to blocks; 8 MiB unless given. */
  readonly requestSize?: number | undefined;
  /**
   * Whether nearly everything is going to be read: with its first bytes, the rest of a file that fits into one request is asked
   * for, and what is read of that are views, as of bytes in memory. Not unless given.
   */
  readonly readsAhead?: boolean | undefined;
}

/**
 * A source over a file on a server, of which only what is read comes over: in blocks that are kept for a while, with one
 * request for blocks in a row, and none for what is already on its way. Reading throws `FormatError` 'io' for a server that
 * sends anything but the bytes asked for of the file that was opened (`requestRange` says what all), and when `signal` ends it.
 */
export function httpRangeSource(url: string, options: HttpRangeOptions): ByteSource {
  const reader = new RangeReader({ url, size: options.size, etag: options.etag }, options);
  return {
    byteLength: options.size,
    slice: (start, end) => reader.slice(start, end),
    async readInto(target, start) {
      const end = Math.min(options.size, start + target.length);
      if (end > start) await reader.fill(target, start, end);
      return Math.max(0, end - start);
    },
  };
}

/** Blocks in a row, the last one not included. */
interface BlockRun {
  readonly first: number;
  readonly behind: number;
}

/** What becomes of the blocks of an answer. */
interface Keeping {
  /** Whether they are kept for a while. */
  readonly isKept: boolean;
  /** Whether they are all that there is of the file, so that they are kept together. */
  readonly isWhole?: boolean;
}

/** Blocks that lie one after the other in memory, as one; `undefined` when they don't. */
function inOnePiece(blocks: readonly Uint8Array[]): Uint8Array | undefined {
  const [first] = blocks;
  if (first === undefined) return undefined;
  let end = first.byteOffset;
  for (const { buffer, byteLength, byteOffset } of blocks) {
    if (buffer !== first.buffer || byteOffset !== end) return undefined;
    end += byteLength;
  }
  return new Uint8Array(first.buffer, first.byteOffset, end - first.byteOffset);
}

class RangeReader {
  private readonly file: RemoteFile;
  private readonly options: HttpRangeOptions;
  private readonly blockSize: number;
  private readonly runLength: number;
  private readonly cache: BlockCache;
  private readonly largestKept: number;
  /** Blocks that are on their way. */
  private readonly pending = new Map<number, Promise<Uint8Array>>();
  private isAhead: boolean;

  constructor(file: RemoteFile, options: HttpRangeOptions) {
    const { blockSize = 128 * 1024, cacheSize = 32 * 1024 * 1024, requestSize = 8 * 1024 * 1024 } = options;
    this.file = file;
    this.options = options;
    this.blockSize = blockSize;
    this.runLength = Math.max(1, Math.floor(requestSize / blockSize));
    this.cache = new BlockCache(cacheSize);
    // Whoever reads much keeps it: a copy here would push out everything else.
    this.largestKept = Math.floor(cacheSize / 4);
    this.isAhead = options.readsAhead !== true || file.size > Math.min(this.largestKept, requestSize);
  }

  async slice(start: number, end: number): Promise<Uint8Array> {
    if (start >= end) return new Uint8Array(0);
    const first = Math.floor(start / this.blockSize);
    const behind = Math.ceil(end / this.blockSize);
    if (
      this.options.readsAhead === true &&
      behind - first <= this.runLength &&
      end - start <= this.largestKept
    ) {
      const blocks = await this.blocks({ first, behind }, { isKept: true });
      const whole = inOnePiece(blocks);
      const skipped = start - first * this.blockSize;
      if (whole !== undefined) return whole.subarray(skipped, skipped + end - start);
    }
    const bytes = new Uint8Array(end - start);
    await this.fill(bytes, start, end);
    return bytes;
  }

  async fill(target: Uint8Array, start: number, end: number): Promise<void> {
    const isKept = end - start <= this.largestKept;
    const behind = Math.ceil(end / this.blockSize);
    for (let first = Math.floor(start / this.blockSize); first < behind; first += this.runLength) {
      const run = { first, behind: Math.min(behind, first + this.runLength) };
      for (const [index, block] of (await this.blocks(run, { isKept })).entries()) {
        const at = (first + index) * this.blockSize;
        const [from, to] = [Math.max(start, at), Math.min(end, at + block.length)];
        target.set(block.subarray(from - at, to - at), from - start);
      }
    }
  }

  /** Blocks in a row: those that are kept, those on their way, and requests for what is missing between them. */
  private blocks({ first, behind }: BlockRun, keeping: Keeping): Promise<Uint8Array[]> {
    const known = (number: number): Uint8Array | Promise<Uint8Array> | undefined =>
      this.cache.get(number) ?? this.pending.get(number);
    const blocks: (Uint8Array | Promise<Uint8Array>)[] = [];
    for (let number = first; number < behind; ) {
      const found = known(number);
      let next = number + 1;
      if (found !== undefined) blocks.push(found);
      else {
        while (next < behind && known(next) === undefined) next++;
        blocks.push(...this.request({ first: number, behind: next }, keeping));
      }
      number = next;
    }
    this.readAhead();
    return Promise.all(blocks);
  }

  /** Asks for everything once, after what is needed first. Whoever needs a block of it later hears what went wrong. */
  private readAhead(): void {
    if (this.isAhead) return;
    this.isAhead = true;
    const behind = Math.ceil(this.file.size / this.blockSize);
    this.blocks({ first: 0, behind }, { isKept: true, isWhole: true }).catch(() => undefined);
  }

  private request({ first, behind }: BlockRun, { isKept, isWhole = false }: Keeping): Promise<Uint8Array>[] {
    const { blockSize, file } = this;
    const range = { start: first * blockSize, end: Math.min(file.size, behind * blockSize) };
    const answer = requestRange(file, range, this.options);
    return Array.from({ length: behind - first }, (_, index) => {
      const number = first + index;
      const block = answer.then((bytes) => {
        const own = bytes.subarray(index * blockSize, (index + 1) * blockSize);
        // A view would keep the whole answer alive, which is kept itself where all of it is read.
        if (isKept) this.cache.set(number, isWhole || behind - first === 1 ? own : own.slice());
        return own;
      });
      const settled = block.catch(() => undefined).then(() => this.pending.delete(number));
      this.pending.set(number, block);
      void settled;
      return block;
    });
  }
}
