import type { ContentPlace } from '@brushwork/record';

/** Bytes of the count and of each size: 2, or 4 in maps that outgrew that. */
export type CountSize = 2 | 4;

/** Lump version whose counts and sizes have 32 bits. */
const WIDE_VERSION = 2;

/** The count and the sizes at the start of a lump of displacement collision. */
export interface DisplacementTable {
  /** Bytes of the count and of each size. */
  readonly countSize: CountSize;
  /** Number of displacements as the lump says it. */
  readonly stated: number;
  /** Bytes of each displacement; none when the lump is too short for them. */
  readonly sizes: Float64Array;
  /** Number of displacements whose bytes are all there. */
  readonly whole: number;
  /** Where the bytes of each of those begin, and behind the last one where they end. */
  readonly starts: Float64Array;
  /** Byte behind the last of those. */
  readonly end: number;
}

function readTable(place: ContentPlace, countSize: CountSize): DisplacementTable {
  const { bytes } = place;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const littleEndian = place.byteOrder === 'little';
  const read = (at: number): number =>
    countSize === 2 ? d.getUint16(at, littleEndian) : d.getUint32(at, littleEndian);
  const stated = bytes.length < countSize ? 0 : read(0);
  const most = Math.floor(bytes.length / countSize) - 1;
  const count = stated <= most ? stated : 0;
  const sizes = Float64Array.from({ length: count }, (_, i) => read((i + 1) * countSize));
  const starts = new Float64Array(count + 1);
  let end = Math.min(bytes.length, (count + 1) * countSize);
  let whole = 0;
  starts[0] = end;
  while (whole < count && (sizes[whole] as number) <= bytes.length - end) {
    end += sizes[whole++] as number;
    starts[whole] = end;
  }
  return { countSize, stated, sizes, whole, starts: starts.subarray(0, whole + 1), end };
}

/** Whether the sizes add up to the whole lump. */
export function isExact(table: DisplacementTable, size: number): boolean {
  return table.stated === table.whole && table.end === size && size >= table.countSize;
}

/** Reads the count and sizes, of the width that makes them add up to the lump; the lump's version decides where that doesn't tell. */
export function displacementTable(place: ContentPlace): DisplacementTable {
  const [first, second] = place.version === WIDE_VERSION ? ([4, 2] as const) : ([2, 4] as const);
  const expected = readTable(place, first);
  if (isExact(expected, place.bytes.length)) return expected;
  const other = readTable(place, second);
  return isExact(other, place.bytes.length) ? other : expected;
}
