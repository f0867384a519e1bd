import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyStruct } from '@brushwork/record';
import { Bench } from 'tinybench';
import { sumDataView } from './baselines/data-view.js';
import { BenchFace, makeFaces, otherRecords } from './records.js';
import { openList, sumBlocks, sumColumns, sumViews, useOtherRecords } from './sums.js';
import { table } from './table.js';

const COUNT = 1_000_000;
const GIGA = 1e9;

interface Row {
  readonly name: string;
  readonly order: string;
  readonly seconds: number;
}

/**
 * Sums three fields of a million records in every way there is: in a process for each byte order, as programs read
 * one format, and in one that has used both, where the views' call sites see two classes.
 */
export function measureRecords(): string {
  const rows = ['little', 'big', 'both'].flatMap((orders) => {
    const child = spawnSync(process.execPath, ['tools/run.mjs', 'bench/main.ts', 'records', orders], {
      maxBuffer: 1 << 20,
    });
    if (child.status !== 0) throw new Error(child.stderr.toString());
    return JSON.parse(child.stdout.toString()) as Row[];
  });
  return report(rows);
}

/** The part of a measurement that runs in a process of its own; its rows go to standard output. */
export async function measureRecordsHere(orders: string): Promise<void> {
  const rows: Row[] = [];
  for (const order of orders === 'both' ? ['little', 'big'] : [orders]) {
    rows.push(...(await measureOrder(order, orders === 'both' ? ', both orders in use' : '')));
  }
  process.stdout.write(JSON.stringify(rows));
}

async function measureOrder(order: string, note: string): Promise<Row[]> {
  const littleEndian = order === 'little';
  const others = [true, false].flatMap((little) =>
    otherRecords.map((record) => openList(record as AnyStruct, new Uint8Array(2000 * record.size), little)),
  );
  const bytes = makeFaces(COUNT, littleEndian);
  const faces = openList(BenchFace, bytes, littleEndian);
  const d = new DataView(bytes.buffer);
  const byDataView = (): number =>
    sumBlocks(COUNT, (first, end) => sumDataView(d, littleEndian, { first, end }));
  const ways: [string, () => number][] = [
    ['DataView loop', byDataView],
    ['views', () => sumBlocks(COUNT, (first, end) => sumViews(faces, first, end))],
    [
      'columns',
      () => {
        const list = openList(BenchFace, bytes, littleEndian);
        const columns = [list.column('plane'), list.column('firstEdge'), list.column('area')] as const;
        return sumBlocks(COUNT, (first, end) => sumColumns(columns, first, end));
      },
    ],
  ];
  const expected = byDataView();
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  for (const [name, way] of ways) {
    useOtherRecords(others);
    bench.add(name, () => {
      if (way() !== expected) throw new Error(`${name} gives another sum`);
    });
  }
  await bench.run();
  const rows = bench.tasks.map((task) => {
    if (!('latency' in task.result)) throw new Error(`${task.name} was not measured`);
    return { name: `${task.name}${note}`, order, seconds: task.result.latency.p50 / 1000 };
  });
  const native = note === '' ? sumByProgram(bytes, order, expected) : undefined;
  return native === undefined ? rows : [...rows, { name: 'C++ -O3', order, seconds: native }];
}

/** Seconds of a pass of the C++ program over the same bytes; `undefined` without a compiler. */
function sumByProgram(bytes: Uint8Array, order: string, expected: number): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-bench-'));
  try {
    const program = join(folder, 'sum');
    const built = spawnSync('g++', ['-O3', '-std=c++17', '-o', program, 'bench/baselines/sum.cpp']);
    if (built.status !== 0) return undefined;
    writeFileSync(join(folder, 'faces'), bytes);
    const [sum, nanoseconds] = spawnSync(program, [join(folder, 'faces'), order, '21'])
      .stdout.toString()
      .split('\n')
      .map(Number);
    if (sum !== expected) throw new Error('the C++ program gives another sum');
    return (nanoseconds as number) / GIGA;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(rows: readonly Row[]): string {
  const base = (order: string): number =>
    rows.find((row) => row.order === order && row.name === 'DataView loop')?.seconds ?? 1;
  const lines = rows.map(({ name, order, seconds }) => [
    name,
    order,
    `${(seconds * 1000).toFixed(2)} ms`,
    `${((COUNT * 56) / seconds / GIGA).toFixed(2)} GB/s`,
    `${(base(order) / seconds).toFixed(2)}x`,
  ]);
  return `## Three fields of 1,000,000 records of 56 bytes, 20 other record types in use\n\n${table(['way', 'byte order', 'median', 'bytes passed', 'of the DataView loop'], lines)}`;
}
