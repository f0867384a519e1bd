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

// The loops are written out, one a type, so that each sees one array class: a shared loop takes several times
// as long. One number a record, the usual case, has a loop of its own, which takes half the time.

function u8(target: Uint8Array, { d, base, length, recordSize, width }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getUint8(o);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getUint8(start + c);
  }
}

function i8(target: Int8Array, { d, base, length, recordSize, width }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getInt8(o);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getInt8(start + c);
  }
}

function u16(target: Uint16Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getUint16(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getUint16(start + c * 2, littleEndian);
  }
}

function i16(target: Int16Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getInt16(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getInt16(start + c * 2, littleEndian);
  }
}

function u32(target: Uint32Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getUint32(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getUint32(start + c * 4, littleEndian);
  }
}

function i32(target: Int32Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getInt32(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getInt32(start + c * 4, littleEndian);
  }
}

function f32(target: Float32Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getFloat32(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getFloat32(start + c * 4, littleEndian);
  }
}

function f64(target: Float64Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getFloat64(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getFloat64(start + c * 8, littleEndian);
  }
}

function u64(
  target: BigUint64Array,
  { d, base, length, recordSize, width, littleEndian }: NumberSource,
): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getBigUint64(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getBigUint64(start + c * 8, littleEndian);
  }
}

function i64(
  target: BigInt64Array,
  { d, base, length, recordSize, width, littleEndian }: NumberSource,
): void {
  if (width === 1) {
    for (let i = 0, o = base; i < length; i++, o += recordSize) target[i] = d.getBigInt64(o, littleEndian);
    return;
  }
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = d.getBigInt64(start + c * 8, littleEndian);
  }
}

function f16(target: Float32Array, { d, base, length, recordSize, width, littleEndian }: NumberSource): void {
  for (let i = 0, k = 0; i < length; i++) {
    const start = base + i * recordSize;
    for (let c = 0; c < width; c++) target[k++] = readFloat16(d, start + c * 2, littleEndian);
  }
}

const LOOPS = { u8, i8, u16, i16, u32, i32, f16, f32, f64, u64, i64 } as unknown as Readonly<
  Record<NumericType | 'u64' | 'i64', (target: ColumnArray, source: NumberSource) => void>
>;

/** Copies a field of every record into an array of the type's own class. */
export function copyNumbers(
  type: NumericType | 'u64' | 'i64',
  target: ColumnArray,
  source: NumberSource,
): void {
  LOOPS[type](target, source);
}
