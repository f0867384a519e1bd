import type { ContentPlace } from '@brushwork/record';

/** Size of a model's name in bytes. */
const NAME_SIZE = 128;
/** Bytes that all records have in common. */
const LEAST = 56;
/** Largest record that is worth reading: more than five times the largest that is known. */
const MOST = 1024;

/** Whether records of static props can be of a size that isn't known. */
export function isUnknownStride(stride: number): boolean {
  return Number.isInteger(stride) && stride % 4 === 0 && stride > LEAST && stride <= MOST;
}

/**
 * Size of a record of static props as the lump's counts and its size give it; `undefined` when they give none. Every
 * count is checked before it is multiplied.
 */
export function staticPropStride(place: ContentPlace, leafSize: 2 | 4): number | undefined {
  const { bytes, byteOrder } = place;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let cursor = 0;
  const count = (size: number): number | undefined => {
    if (cursor + 4 > bytes.length) return undefined;
    const found = d.getInt32(cursor, byteOrder === 'little');
    cursor += 4;
    return found >= 0 && found <= (bytes.length - cursor) / size ? found : undefined;
  };
  for (const size of [NAME_SIZE, leafSize]) {
    const found = count(size);
    if (found === undefined) return undefined;
    cursor += found * size;
  }
  const props = count(LEAST);
  if (props === undefined || props === 0) return undefined;
  const stride = (bytes.length - cursor) / props;
  return Number.isInteger(stride) && stride % 4 === 0 && stride > LEAST && stride <= MOST
    ? stride
    : undefined;
}
