import { type ByteSource, readBytes } from '@brushwork/record';
import type { FilePatch } from '../protocol/file-input.js';

/** A source some of whose bytes are others. It has the same size; patches behind its end are cut off. */
export function patchedSource(source: ByteSource, patches: readonly FilePatch[]): ByteSource {
  const { byteLength } = source;
  return {
    byteLength,
    async slice(start, end) {
      // The source's own memory stays as it is.
      const bytes = new Uint8Array(await readBytes(source, start, end));
      for (const { start: first, bytes: patch } of patches) {
        const from = Math.max(start, first);
        const to = Math.min(start + bytes.length, first + patch.length);
        if (to > from) bytes.set(patch.subarray(from - first, to - first), from - start);
      }
      return bytes;
    },
  };
}
