import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource, registryEntry } from '@brushwork/formats';
import { build } from 'esbuild';
import { courtyardSource } from '../tools/fixtures/valve/courtyard-source.js';
import { makeLargeMap } from './large-map.js';
import { table } from './table.js';

const SIZE = 90_000_000;
const MEGA = 1e6;

interface Run {
  readonly sums: ReadonlyMap<string, number>;
  /** Milliseconds of the whole process. */
  readonly whole: number;
  /** Milliseconds of the first pass, reading the file included. */
  readonly first: number;
  /** Milliseconds of a pass over bytes in memory: the median. */
  readonly warm: number;
  /** Most memory that the process had, in bytes; `NaN` where it doesn't say. */
  readonly peak: number;
}

function run(command: readonly string[], repetitions: number): Run {
  const [program = '', ...rest] = command;
  const begin = performance.now();
  const child = spawnSync(program, [...rest, String(repetitions)], { maxBuffer: 1 << 24 });
  const whole = performance.now() - begin;
  if (child.status !== 0) throw new Error(child.stderr.toString());
  const lines = child.stdout.toString().trim().split('\n');
  const sums = new Map(
    lines.map((line) => line.split(' ') as [string, string]).map(([name, sum]) => [name, Number(sum)]),
  );
  const take = (name: string): number => {
    const value = sums.get(name) ?? Number.NaN;
    sums.delete(name);
    return value;
  };
  return { first: take('first') / MEGA, warm: take('median') / MEGA, peak: take('peak'), whole, sums };
}

function checkSums(ours: Run, theirs: Run): void {
  const names = new Set([...ours.sums.keys(), ...theirs.sums.keys()]);
  for (const name of names) {
    if (!Object.is(ours.sums.get(name), theirs.sums.get(name)))
      throw new Error(`${name}: ${ours.sums.get(name)} here, ${theirs.sums.get(name)} in C++`);
  }
}

/** The median of several runs of a process, in which the file is in the system's cache. */
function medianWhole(command: readonly string[]): number {
  const times = Array.from({ length: 7 }, () => run(command, 0).whole).sort((a, b) => a - b);
  return times[3] as number;
}

/**
 * Makes a column of every field of a map of 90 MB, in the library and in a C++ program that fills the same columns, and
 * compares each column's sum. Without a compiler the section says so.
 */
export async function measureColumns(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-bench-'));
  try {
    const file = join(folder, 'large.bsp');
    const branch = await registryEntry('valve/orange-box').load();
    writeFileSync(file, await makeLargeMap(courtyardSource({ branch }), SIZE));
    const size = statSync(file).size;
    const program = join(folder, 'columns.mjs');
    await build({
      ...{
        entryPoints: ['bench/columns-program.ts'],
        outfile: program,
        bundle: true,
        keepNames: true,
        conditions: ['brushwork-source'],
      },
      ...{ platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' },
    });
    const native = join(folder, 'columns');
    const built = spawnSync('g++', ['-O3', '-std=c++17', '-o', native, 'bench/baselines/columns.cpp']);
    const title = `## Every column of a map of ${Math.round(size / MEGA)} MB`;
    if (built.status !== 0) return `${title}\n\nNot measured: g++ is missing.`;
    const commands = { ours: [process.execPath, program, file], theirs: [native, file] };
    const ours = run(commands.ours, 15);
    const theirs = run(commands.theirs, 15);
    checkSums(ours, theirs);
    const once = run(commands.ours, 0);
    const whole = [medianWhole(commands.ours), medianWhole(commands.theirs)] as const;
    const row = (name: string, mine: number, other: number): string[] => [
      name,
      `${mine.toFixed(1)} ms`,
      `${other.toFixed(1)} ms`,
      `${(mine / other).toFixed(2)}x`,
    ];
    const lines = [
      row('whole process', whole[0], whole[1]),
      row('first pass, the file being read', ours.first, theirs.first),
      row('further passes', ours.warm, theirs.warm),
    ];
    const begin = performance.now();
    const handle = openSync(file, 'r');
    const { map } = await openSource({
      byteLength: size,
      slice(start, end) {
        const bytes = new Uint8Array(end - start);
        readSync(handle, bytes, 0, bytes.length, start);
        return bytes;
      },
    });
    const directory = performance.now() - begin;
    closeSync(handle);
    const peak = `Most memory of the process that reads all once: ${Math.round(once.peak / MEGA)} MB, ${(once.peak / size).toFixed(2)}x the file. The directory alone (${map.lumpNames.length} lumps) is read in ${directory.toFixed(2)} ms.`;
    return `${title}\n\n${ours.sums.size} columns with equal sums.\n\n${table(['what', 'Brushwork', 'C++ -O3', 'of the C++ program'], lines)}\n\n${peak}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
