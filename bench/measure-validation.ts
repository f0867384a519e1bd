import { readFileSync } from 'node:fs';
import { type GameMap, open } from '@brushwork/formats';
import { validate } from '@brushwork/ops';
import { type AnyStruct, type Column, type ColumnArray, ListBase, type RecordList } from '@brushwork/record';
import { Bench } from 'tinybench';
import { table } from './table.js';

const SAMPLE = 'packages/cli/sample/courtyard.bsp';
const MEGA = 1e6;

/** How fast a map is checked, against merely reading every number field of the same map through columns. */
export async function measureValidation(): Promise<string> {
  const bytes = new Uint8Array(readFileSync(SAMPLE));
  const bench = new Bench({ time: 3000, warmupTime: 1000 });
  const open_ = (): Promise<GameMap> => open(new Uint8Array(bytes));
  bench.add('open, read every column', async () => {
    sumColumns(await open_());
  });
  bench.add('open, validate', async () => {
    validate(await open_());
  });
  await bench.run();
  const seconds = bench.tasks.map((task) => {
    if (!('latency' in task.result)) throw new Error(`${task.name} was not measured`);
    return task.result.latency.p50 / 1000;
  });
  const base = seconds[0] ?? 1;
  const rows = bench.tasks.map((task, i) => {
    const time = seconds[i] ?? 1;
    return [
      task.name,
      `${(time * 1000).toFixed(0)} ms`,
      `${(bytes.length / MEGA / time).toFixed(0)} MB/s`,
      `${(time / base).toFixed(2)}x`,
    ];
  });
  const title = `## Checking the sample of ${(bytes.length / MEGA).toFixed(1)} MB`;
  return `${title}\n\n${table(['way', 'median', 'speed', 'time of reading'], rows)}`;
}

/** Adds up every number of every list of records. */
function sumColumns(map: GameMap): number {
  let total = 0;
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    if (!(content instanceof ListBase) || content.kind !== 'records') continue;
    const list = content as unknown as RecordList<AnyStruct>;
    for (const { name: field } of list.record.layout.slots) total += sumColumn(list, field);
  }
  return total;
}

function sumColumn(list: RecordList<AnyStruct>, field: string): number {
  const { array, ...place } = columnOf(list, field) ?? nothing;
  // A call site for each kind of array: one that sees them all is several times slower.
  if (array instanceof Uint8Array) return sumBytes(array, list.length, place);
  if (array instanceof Float32Array) return sumFloats(array, list.length, place);
  if (array instanceof Int32Array) return sumIntegers(array, list.length, place);
  return sumOthers(array, list.length, place);
}

const nothing: Column = { array: new Uint8Array(0), offset: 0, stride: 0, width: 0, copied: false };

type Place = Omit<Column, 'array'>;

function sumBytes(array: Uint8Array, length: number, { offset, stride, width }: Place): number {
  let total = 0;
  for (let i = 0, at = offset; i < length; i++, at += stride) {
    for (let k = 0; k < width; k++) total += array[at + k] as number;
  }
  return total;
}

function sumFloats(array: Float32Array, length: number, { offset, stride, width }: Place): number {
  let total = 0;
  for (let i = 0, at = offset; i < length; i++, at += stride) {
    for (let k = 0; k < width; k++) total += array[at + k] as number;
  }
  return total;
}

function sumIntegers(array: Int32Array, length: number, { offset, stride, width }: Place): number {
  let total = 0;
  for (let i = 0, at = offset; i < length; i++, at += stride) {
    for (let k = 0; k < width; k++) total += array[at + k] as number;
  }
  return total;
}

function sumOthers(array: ColumnArray, length: number, { offset, stride, width }: Place): number {
  let total = 0;
  for (let i = 0, at = offset; i < length; i++, at += stride) {
    for (let k = 0; k < width; k++) total += Number(array[at + k]);
  }
  return total;
}

/** The column of a field; nothing for one that has none, as a union. */
function columnOf(list: RecordList<AnyStruct>, field: string): Column | undefined {
  try {
    const column = list.column(field as never) as Column | { readonly raw: Column };
    return 'raw' in column ? column.raw : column;
  } catch {
    return undefined;
  }
}
