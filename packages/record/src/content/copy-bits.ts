import type { BitsField } from '../fields/bits.js';
import type { ColumnSource } from './column.js';

/** Where words lie that are to be read, and how far each is to be pushed up. */
interface Words {
  readonly d: DataView;
  readonly start: number;
  readonly stride: number;
  readonly littleEndian: boolean;
  readonly left: number;
}

// One loop a size of word, as with whole numbers: a shared one takes several times as long.

function words8(target: Int32Array, { d, start, stride, left }: Words): void {
  for (let i = 0, o = start; i < target.length; i++, o += stride) target[i] = d.getUint8(o) << left;
}

function words16(target: Int32Array, { d, start, stride, littleEndian, left }: Words): void {
  for (let i = 0, o = start; i < target.length; i++, o += stride)
    target[i] = d.getUint16(o, littleEndian) << left;
}

function words32(target: Int32Array, { d, start, stride, littleEndian, left }: Words): void {
  for (let i = 0, o = start; i < target.length; i++, o += stride)
    target[i] = d.getInt32(o, littleEndian) << left;
}

const LOOPS = { 1: words8, 2: words16, 4: words32 } as const;

/** The bits of every record as numbers of their own, signed as their carrier is. */
export function copyBits(
  field: BitsField<string>,
  offset: number,
  { d, base, length, recordSize, littleEndian }: ColumnSource,
): Int32Array | Uint32Array {
  const right = 32 - field.bits;
  const signed = new Int32Array(length);
  const words = {
    ...{ d, start: base + offset, stride: recordSize, littleEndian },
    left: right - field.shift,
  };
  LOOPS[field.carrier.size as 1 | 2 | 4](signed, words);
  if (field.carrier.type.startsWith('i')) {
    for (let i = 0; i < length; i++) signed[i] = (signed[i] as number) >> right;
    return signed;
  }
  const unsigned = new Uint32Array(signed.buffer);
  for (let i = 0; i < length; i++) unsigned[i] = (unsigned[i] as number) >>> right;
  return unsigned;
}
