import type { Content, ContentPlace, ContentType } from '../../src/content/content.js';
import { toJsonText } from '../../src/json.js';

/** Opens bytes as a lump named `LUMP` at offset 100 of a file. */
export function openContent<T extends Content>(
  type: ContentType<T>,
  bytes: Uint8Array,
  place: Partial<ContentPlace> = {},
): T {
  return type.open({ name: 'LUMP', offset: 100, byteOrder: 'little', ...place, bytes });
}

/** The bytes again at an odd position of a larger buffer, so that nothing is aligned. */
export function misaligned(bytes: Uint8Array): Uint8Array {
  const larger = new Uint8Array(bytes.length + 5);
  larger.set(bytes, 1);
  return larger.subarray(1, 1 + bytes.length);
}

/** Puts a content's plain blocks together again to bytes. */
export function rebuilt(
  type: ContentType,
  content: Content,
  place: Partial<ContentPlace> & { size: number },
): Uint8Array {
  const { size, ...other } = place;
  const bytes: number[] = [];
  let first = 0;
  for (let i = 0; i < content.blockCount(size); i++) {
    const block = JSON.parse(toJsonText(content.block(i, size))) as unknown;
    bytes.push(...type.rebuild(block, { name: 'LUMP', byteOrder: 'little', ...other }, first));
    first += size;
  }
  return Uint8Array.from(bytes);
}
