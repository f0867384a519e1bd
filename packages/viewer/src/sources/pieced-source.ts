import { areInMemory, type FileBytes, type PlacedBytes } from '@brushwork/formats';
import { type ByteSource, fillBytes } from '@brushwork/record';

/** A source of bytes, and of stretches of another source, one behind the other from 0 on. */
export function piecedSource(source: ByteSource, pieces: readonly PlacedBytes[], size: number): ByteSource {
  return {
    byteLength: size,
    async slice(start, end) {
      const bytes = new Uint8Array(end - start);
      for (let i = firstAt(pieces, start); i < pieces.length; i++) {
        const { offset, bytes: piece } = pieces[i] as PlacedBytes;
        if (offset >= end) break;
        const [from, to] = [Math.max(start, offset), Math.min(end, offset + piece.length)];
        if (to > from)
          await fillFrom(source, bytes.subarray(from - start, to - start), { piece, at: from - offset });
      }
      return bytes;
    },
  };
}

/** Number of the piece that a byte lies in. */
function firstAt(pieces: readonly PlacedBytes[], position: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { offset, bytes } = pieces[middle] as PlacedBytes;
    if (offset + bytes.length <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function fillFrom(
  source: ByteSource,
  target: Uint8Array,
  { piece, at }: { readonly piece: FileBytes; readonly at: number },
): Promise<void> {
  if (areInMemory(piece)) target.set(piece.subarray(at, at + target.length));
  else await fillBytes(source, target, piece.start + at);
}
