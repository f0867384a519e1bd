import type { ZipEntry } from '../zip/zip-entry.js';
import type { ZipLocalHeader } from '../zip/zip-local-header.js';
import { viewOf } from '../zip/zip-numbers.js';

const sizesFollow = 0x0008;
const descriptorSignature = 0x08074b50;

/**
 * Bytes of the record behind an entry's data that repeats CRC and sizes: 12, or 20 with sizes of 64 bits, and 4 more
 * where it has a signature. 0 when the local header doesn't announce it, or what stands there isn't that.
 */
export function descriptorSize(
  bytes: Uint8Array,
  { record, local }: { readonly record: ZipEntry; readonly local: ZipLocalHeader },
): number {
  if ((local.flags & sizesFollow) === 0) return 0;
  const view = viewOf(bytes.subarray(local.dataOffset + record.compressedSize));
  const { crc, compressedSize, uncompressedSize } = record;
  for (const head of [4, 0]) {
    const isSigned = head === 0 || (view.byteLength >= 4 && view.getUint32(0, true) === descriptorSignature);
    if (!isSigned || view.byteLength < head + 12 || view.getUint32(head, true) !== crc) continue;
    const word = (at: number): number => view.getUint32(head + at, true);
    // The wide form first: with a size of 0 the narrow one fits its beginning, too.
    const isWide =
      view.byteLength >= head + 20 &&
      word(4) + word(8) * 2 ** 32 === compressedSize &&
      word(12) + word(16) * 2 ** 32 === uncompressedSize;
    if (isWide) return head + 20;
    if (word(4) === compressedSize && word(8) === uncompressedSize) return head + 12;
  }
  return 0;
}
