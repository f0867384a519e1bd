import { FormatError } from '@brushwork/record';

/** What a frame between the two processes holds. */
export const FrameKind = {
  /** To the rebuilding process: a lump begins; a `RebuildRequest` as JSON. */
  begin: 1,
  /** To it: a block; the number of its first element, a line feed, and its JSON text. */
  block: 2,
  /** From it: a block's bytes. */
  bytes: 3,
  /** From it: what can't be done; a `FrameError` as JSON. */
  error: 4,
} as const;

/** One of the kinds of frames. */
export type FrameKind = (typeof FrameKind)[keyof typeof FrameKind];

/** A message between the two processes. */
export interface Frame {
  /** What it holds. */
  readonly kind: number;
  /** The bytes of it. */
  readonly payload: Uint8Array;
}

/** Kind, then the length of the payload. */
const headSize = 5;
const maxPayload = 2 ** 31 - 1;

/** The head that goes before a frame's payload. */
export function frameHead(kind: FrameKind, payloadSize: number): Uint8Array {
  if (payloadSize > maxPayload) {
    throw new FormatError('limit', 'a block is too large to be rebuilt', {
      expected: maxPayload,
      found: payloadSize,
    });
  }
  const head = new Uint8Array(headSize);
  head[0] = kind;
  new DataView(head.buffer).setUint32(1, payloadSize, true);
  return head;
}

/** The frames that come over a stream. One that ends inside a frame ends the iteration; nobody waits for what is missing. */
export async function* readFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const collected = new ByteQueue();
  let kind = 0;
  let size: number | undefined;
  for await (const chunk of stream) {
    collected.push(chunk);
    for (;;) {
      if (size === undefined) {
        if (collected.length < headSize) break;
        const head = collected.take(headSize);
        kind = head[0] as number;
        size = new DataView(head.buffer, head.byteOffset).getUint32(1, true);
      }
      if (collected.length < size) break;
      const payload = collected.take(size);
      size = undefined;
      yield { kind, payload };
    }
  }
}

/** Bytes in the pieces in which they came, so that a large frame is put together once. */
class ByteQueue {
  length = 0;
  private pieces: Uint8Array[] = [];

  push(piece: Uint8Array): void {
    this.pieces.push(piece);
    this.length += piece.length;
  }

  /** The first `size` bytes, which have to be there. */
  take(size: number): Uint8Array {
    const taken = new Uint8Array(size);
    let filled = 0;
    let used = 0;
    for (const piece of this.pieces) {
      const part = piece.subarray(0, size - filled);
      taken.set(part, filled);
      filled += part.length;
      if (part.length < piece.length) {
        this.pieces[used] = piece.subarray(part.length);
        break;
      }
      used++;
      if (filled === size) break;
    }
    this.pieces = this.pieces.slice(used);
    this.length -= size;
    return taken;
  }
}
