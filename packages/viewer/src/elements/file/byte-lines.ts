import type { RemoteApi } from '../../client/remote-api.js';
import type { ByteScope, ByteSpan, BytesApi } from '../../protocol/byte-api.js';
import { BlockStore } from './block-store.js';

/** Bytes that are asked for together. */
const blockSize = 8192;

/** A byte and what it is. */
export interface KnownByte {
  /** Its value. */
  readonly value: number;
  /** What it is a part of. */
  readonly span: ByteSpan | undefined;
}

interface KnownBlock {
  readonly bytes: Uint8Array;
  readonly spans: readonly ByteSpan[];
  /** Number of the span of each byte, from 1. */
  readonly numbers: Uint32Array;
}

/** The bytes of a scope as a page looks at them: in blocks that come when they are needed. */
export class ByteLines {
  private readonly blocks: BlockStore<KnownBlock>;

  constructor(scope: ByteScope, bytes: RemoteApi<BytesApi>, onChange: (error: unknown) => void) {
    const load = async (block: number): Promise<KnownBlock> => {
      const start = block * blockSize;
      const found = await bytes.read(scope, start, start + blockSize);
      const numbers = new Uint32Array(found.bytes.length);
      // Those behind win: what is inside of something comes behind it.
      for (const [i, span] of found.spans.entries())
        numbers.fill(i + 1, Math.max(0, span.start - start), Math.max(0, span.end - start));
      return { bytes: found.bytes, spans: found.spans, numbers };
    };
    this.blocks = new BlockStore(load, onChange, 48);
  }

  /** A byte; `undefined` while it is on its way. */
  at(position: number): KnownByte | undefined {
    const block = this.blocks.get(Math.floor(position / blockSize));
    const value = block?.bytes[position % blockSize];
    if (block === undefined || value === undefined) return undefined;
    return { value, span: block.spans[(block.numbers[position % blockSize] ?? 0) - 1] };
  }

  /** The bytes from one on, as many as are asked for and are there. */
  from(position: number, count: number): Uint8Array {
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = this.at(position + i)?.value;
      if (value === undefined) break;
      values.push(value);
    }
    return Uint8Array.from(values);
  }

  /** Lets go of everything. */
  end(): void {
    this.blocks.end();
  }
}
