import { readFloat16 } from '../fields/float16.js';
import type { NumericType } from '../fields/number.js';
import type { ColumnArray } from './column.js';

/** Where the numbers lie that are to be copied. */
export interface NumberSource {
  /** View of the bytes. */
  readonly d: DataView;
  /** Position of the first record's field in the view. */
  readonly base: number;
  /** Number of records. */
  readonly length: number;
  /** Size of a record in bytes. */
  readonly recordSize: number;
  /** Numbers side by side in each record. */
  readonly width: number;
  /** Byte order of the file. */
  readonly littleEndian: boolean;
}

/**
 * Copies a field of every record into an array. The loops are written out, one a type: a loop that calls a reader
 * per number takes four times as long.
 */
export function copyNumbers(type: NumericType | 'u64' | 'i64', target: ColumnArray, source: NumberSource): void {
  const { d, base, length, recordSize, width, littleEndian: le } = source;
  const t = target as Float64Array;
  const big = target as BigInt64Array;
  let k = 0;
  for (let i = 0; i < length; i++) {
    let o = base + i * recordSize;
    switch (type) {
      case 'u8':
        for (let c = 0; c < width; c++) t[k++] = d.getUint8(o++);
        break;
      case 'i8':
        for (let c = 0; c < width; c++) t[k++] = d.getInt8(o++);
        break;
      case 'u16':
        for (let c = 0; c < width; c++, o += 2) t[k++] = d.getUint16(o, le);
        break;
      case 'i16':
        for (let c = 0; c < width; c++, o += 2) t[k++] = d.getInt16(o, le);
        break;
      case 'u32':
        for (let c = 0; c < width; c++, o += 4) t[k++] = d.getUint32(o, le);
        break;
      case 'i32':
        for (let c = 0; c < width; c++, o += 4) t[k++] = d.getInt32(o, le);
        break;
      case 'f16':
        for (let c = 0; c < width; c++, o += 2) t[k++] = readFloat16(d, o, le);
        break;
      case 'f32':
        for (let c = 0; c < width; c++, o += 4) t[k++] = d.getFloat32(o, le);
        break;
      case 'f64':
        for (let c = 0; c < width; c++, o += 8) t[k++] = d.getFloat64(o, le);
        break;
      case 'u64':
        for (let c = 0; c < width; c++, o += 8) (big as unknown as BigUint64Array)[k++] = d.getBigUint64(o, le);
        break;
      case 'i64':
        for (let c = 0; c < width; c++, o += 8) big[k++] = d.getBigInt64(o, le);
        break;
    }
  }
}
