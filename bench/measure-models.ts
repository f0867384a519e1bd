import { type Model, openModel } from '@brushwork/formats';
import { Bench } from 'tinybench';
import { type NumberRange, sumFloats, sumIntegers } from './baselines/data-view-numbers.js';
import { makeLargeModel } from './large-model.js';
import { table } from './table.js';

const SIZE = 64_000_000;
const MEGA = 1e6;

interface Row {
  readonly way: string;
  readonly layout: string;
  readonly size: number;
  readonly seconds: number;
  readonly baseline: number;
}

/**
 * Opens a large model, takes the arrays of all vertices and makes triangles of all faces, beside a loop over a `DataView`
 * that knows where the numbers lie and does nothing but read them.
 */
export async function measureModels(): Promise<string> {
  const rows = [
    ...(await measureLayout('every block aligned to 4', makeLargeModel({ size: SIZE, remainder: 0 }))),
    ...(await measureLayout('no block aligned', makeLargeModel({ size: SIZE, remainder: 1 }))),
    ...(await measureLayout(
      'no block aligned, quads',
      makeLargeModel({ size: SIZE, remainder: 2, quads: true }),
    )),
  ];
  const lines = rows.map(({ baseline, layout, seconds, size, way }) => [
    way,
    layout,
    `${(seconds * 1000).toFixed(1)} ms`,
    `${Math.round(size / seconds / MEGA)} MB/s`,
    `${(baseline / seconds).toFixed(2)}x`,
  ]);
  const head = ['way', 'layout', 'median', 'speed', 'of the DataView loop'];
  return `## Models of ${SIZE / MEGA} MB\n\nEvery sum is the same in each way.\n\n${table(head, lines)}`;
}

async function measureLayout(layout: string, bytes: Uint8Array): Promise<Row[]> {
  const { floats, integers, triangleCorners } = rangesOf(openModel(bytes));
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const expected = sumAll(d, { floats, integers });
  const read = 'DataView loop: reads every number';
  const made = 'open, arrays, triangles';
  const bench = new Bench({ time: 3000, warmupTime: 1000 });
  bench.add(read, () => {
    if (sumAll(d, { floats, integers }) !== expected) throw new Error(`${read} gives another sum`);
  });
  bench.add(made, () => {
    if (countTriangleCorners(openModel(bytes)) !== triangleCorners) throw new Error('triangles are missing');
  });
  bench.add(`${made}, and reads every number`, () => {
    if (sumModel(openModel(bytes)) !== expected) throw new Error('the model gives another sum');
  });
  await bench.run();
  const seconds = bench.tasks.map((task) => {
    if (!('latency' in task.result)) throw new Error(`${task.name} was not measured`);
    return task.result.latency.p50 / 1000;
  });
  const [baseline = Number.NaN] = seconds;
  return bench.tasks.map(({ name }, i) => ({
    way: name,
    layout,
    size: bytes.length,
    seconds: seconds[i] as number,
    baseline,
  }));
}

interface Ranges {
  readonly floats: readonly NumberRange[];
  readonly integers: readonly NumberRange[];
}

function rangesOf(model: Model): Ranges & { readonly triangleCorners: number } {
  const floats: NumberRange[] = [];
  const integers: NumberRange[] = [];
  let triangleCorners = 0;
  for (const { meshes } of model.geogroups())
    for (const mesh of meshes) {
      triangleCorners += mesh.triangleCount * 3;
      for (const { chunk } of mesh.blocks) floats.push({ start: chunk.payloadStart, end: chunk.end });
      for (const list of mesh.faces) integers.push({ start: list.offsetOfCorner(0), end: list.chunk.end });
    }
  return { floats, integers, triangleCorners };
}

function sumAll(d: DataView, { floats, integers }: Ranges): number {
  let total = 0;
  for (const range of floats) total += sumFloats(d, range);
  for (const range of integers) total += sumIntegers(d, range);
  return total;
}

function countTriangleCorners(model: Model): number {
  let count = 0;
  let numbers = 0;
  for (const { meshes } of model.geogroups())
    for (const mesh of meshes) {
      numbers += mesh.vertices?.array.length ?? 0;
      count += mesh.triangles().indices.length;
    }
  return numbers === 0 ? 0 : count;
}

function sumModel(model: Model): number {
  let total = 0;
  for (const { meshes } of model.geogroups())
    for (const mesh of meshes) {
      mesh.triangles();
      for (const { array } of mesh.blocks) total += sumArray(array);
      for (const { corners } of mesh.faces) total += sumArray(corners);
    }
  return total;
}

function sumArray(values: Float32Array | Int32Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total;
}
