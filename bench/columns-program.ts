/**
 * Makes a column of every field of every lump of records or numbers, and sums each: the same as
 * `bench/baselines/columns.cpp`, with the same output. A process of its own: `columns-program FILE REPETITIONS`.
 */
import { readFileSync } from 'node:fs';
import { openAs } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { type Column, FormatError } from '@brushwork/record';

type Sums = [string, number][];

/** What a loop sums: stretches of `width` numbers, `stride` apart. */
interface Stretches {
  readonly offset: number;
  readonly stride: number;
  readonly width: number;
}

// The loops are written out, one a class of array: a shared one takes several times as long.

function sumU8(values: Uint8Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumI8(values: Int8Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumU16(values: Uint16Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumI16(values: Int16Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumU32(values: Uint32Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumI32(values: Int32Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumF32(values: Float32Array, { offset, stride, width }: Stretches): number {
  let total = 0;
  if (width === 1) {
    for (let i = offset; i < values.length; i += stride) total += values[i] as number;
    return total;
  }
  for (let i = offset; i < values.length; i += stride)
    for (let k = i; k < i + width; k++) total += values[k] as number;
  return total;
}

function sumOf(column: Column): number {
  const { array } = column;
  // Numbers that lie side by side throughout are one stretch.
  const stretches = column.stride === column.width ? { ...column, stride: 1, width: 1 } : column;
  if (array instanceof Uint8Array) return sumU8(array, stretches);
  if (array instanceof Int8Array) return sumI8(array, stretches);
  if (array instanceof Uint16Array) return sumU16(array, stretches);
  if (array instanceof Int16Array) return sumI16(array, stretches);
  if (array instanceof Uint32Array) return sumU32(array, stretches);
  if (array instanceof Int32Array) return sumI32(array, stretches);
  if (array instanceof Float32Array) return sumF32(array, stretches);
  throw new TypeError('no lump of this branch has such columns');
}

interface ListWithColumns {
  readonly kind: string;
  readonly length: number;
  readonly record: { readonly schema: object };
  column(name?: string): Column;
}

/** The columns of a lump; nested records, whose values aren't of one type, have none. */
function addSums(sums: Sums, name: string, list: ListWithColumns): void {
  if (list.kind === 'values') {
    sums.push([name, sumOf(list.column())]);
    return;
  }
  for (const field of Object.keys(list.record.schema)) {
    try {
      sums.push([`${name}.${field}`, sumOf(list.column(field))]);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
}

function decode(bytes: Uint8Array): Sums {
  const map = openAs(branch, bytes);
  const sums: Sums = [];
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    if (content.kind === 'records' || content.kind === 'values')
      addSums(sums, name, content as unknown as ListWithColumns);
  }
  return sums;
}

const [file = '', repetitions = '0'] = process.argv.slice(2);
const start = performance.now();
const { buffer, byteOffset, length } = readFileSync(file);
const bytes = new Uint8Array(buffer, byteOffset, length);
const sums = decode(bytes);
const first = performance.now() - start;
const times: number[] = [];
for (let i = 0; i < Number(repetitions); i++) {
  const begin = performance.now();
  decode(bytes);
  times.push(performance.now() - begin);
}
times.sort((a, b) => a - b);
const lines = sums.map(([name, sum]) => `${name} ${sum}`);
const median = times[times.length >> 1] ?? first;
process.stdout.write(
  `${lines.join('\n')}\nfirst ${first * 1e6}\nmedian ${median * 1e6}\npeak ${process.resourceUsage().maxRSS * 1024}\n`,
);
