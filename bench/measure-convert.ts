import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameMap } from '@brushwork/formats';
import { open } from '@brushwork/formats';
import { buildScene, writeGlb } from '@brushwork/ops';
import { makeDrawnMap } from './drawn-map.js';
import { makeGround } from './ground.js';
import { makeLargeMap } from './large-map.js';
import { peakOf } from './peak-of.js';
import { table } from './table.js';

const RUNS = 11;
const ROUNDS = 25;
const MEGA = 1e6;
const SIZE = 4 * MEGA;
/** Of the maps whose memory is measured. */
const LARGE_SIZE = 90 * MEGA;
/** Most memory that a process may have, as often as the file. */
const BAR = 6;
/** Bytes of a vertex with all that a scene has of it: positions, normals, two texture coordinates, indexes. */
const VERTEX_BYTES = 44;
const SAMPLE = 'packages/cli/sample/courtyard.bsp';
const PROGRAM = 'packages/cli/bin/brushwork.js';

/** What a program at least does that makes one file of another: reads one, writes as many bytes as the result has. */
const COPY =
  'const fs = require("node:fs"); const bytes = fs.readFileSync(process.argv[1]); ' +
  'const out = Buffer.alloc(Number(process.argv[3])); bytes.copy(out); fs.writeFileSync(process.argv[2], out);';

/** A program and its parameters. */
type Command = readonly [program: string, parameters: readonly string[]];

function timeOf([program, parameters]: Command): number {
  const begin = performance.now();
  const { status } = spawnSync(program, parameters);
  // 1: written, and something about the map was told.
  if (status !== 0 && status !== 1)
    throw new Error(`${program} ${parameters.join(' ')} ended with ${status}: build first`);
  return performance.now() - begin;
}

/** The whole command on a map, beside Node alone, a program that only reads and writes, and another converter; runs alternate. */
function measureCommand(map: string, output: string): string {
  const node = process.execPath;
  const convert = [PROGRAM, 'convert', map, '--overwrite', '-o', output];
  timeOf([node, convert]);
  const { size } = statSync(output);
  const copy = `${output.replace(/\.glb$/, '')}.copy.glb`;
  const hasAssimp = spawnSync('assimp', ['version']).status === 0;
  const ways: [string, Command][] = [
    ['node -e 0', [node, ['-e', '0']]],
    ['a program that reads the map and writes as many bytes', [node, ['-e', COPY, map, copy, String(size)]]],
    ['brushwork convert, without light', [node, [...convert, '--no-lightmaps']]],
    ['brushwork convert', [node, convert]],
  ];
  // It reads no such map, and doesn't write glTF with what entities carry: it reads what came of the map.
  const kept = `${output.replace(/\.glb$/, '')}.kept.glb`;
  writeFileSync(kept, readFileSync(output));
  if (hasAssimp) ways.push(['assimp info, C++: reads that glTF', ['assimp', ['info', kept]]]);
  const times = ways.map((): number[] => []);
  for (let i = 0; i < RUNS; i++) for (const [k, [, one]] of ways.entries()) times[k]?.push(timeOf(one));
  const sorted = times.map((all) => all.toSorted((a, b) => a - b));
  const base = sorted[0]?.[0] as number;
  const rows = ways.map(([name], k) => {
    const best = sorted[k]?.[0] as number;
    const median = sorted[k]?.[Math.floor(RUNS / 2)] as number;
    const text = (value: number): string => `${value.toFixed(0)} ms`;
    return [name, text(best), text(median), `+${text(best - base)}`, `${(best / base).toFixed(1)}x`];
  });
  const what = `${(statSync(map).size / MEGA).toFixed(1)} MB of map, ${(size / MEGA).toFixed(1)} MB of glTF`;
  return `${what}\n\n${table(['program', 'best', 'median', 'above node alone', 'of node alone'], rows)}`;
}

/** Geometry alone, and the file of it, inside one process, beside a copy of as much memory. */
function measureGeometry(map: GameMap<object>): readonly string[][] {
  let scene = buildScene(map);
  const { vertices } = scene.counts;
  const memory = new Uint8Array(vertices * VERTEX_BYTES).fill(1);
  const best = (rounds: number, work: () => void): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rounds; i++) {
      const begin = performance.now();
      work();
      least = Math.min(least, performance.now() - begin);
    }
    return least;
  };
  const copied = best(ROUNDS, () => {
    memory.slice();
  });
  const row = (name: string, time: number): string[] => [
    name,
    vertices.toLocaleString('en-GB'),
    `${time.toFixed(1)} ms`,
    `${(vertices / time / 1000).toFixed(1)} M/s`,
    `${(time / copied).toFixed(1)}x`,
  ];
  const geometry = best(ROUNDS, () => {
    scene = buildScene(map);
  });
  const file = best(ROUNDS / 5, () => {
    writeGlb(scene);
  });
  return [
    row('a copy of as much memory', copied),
    row('surfaces as triangles', geometry),
    row('the file', file),
  ];
}

/** Memory of the whole command on large maps. */
async function measureMemory(folder: string): Promise<string> {
  const small = readFileSync(SAMPLE);
  const maps: [string, Uint8Array][] = [
    ['every list of the sample repeated', await makeLargeMap(small, LARGE_SIZE)],
    ['what is drawn repeated, and its light', await makeDrawnMap(small, LARGE_SIZE)],
  ];
  const rows: string[][] = [];
  for (const [name, bytes] of maps) {
    const map = path.join(folder, 'large.bsp');
    const output = path.join(folder, 'large.glb');
    writeFileSync(map, bytes);
    const { memory, time } = await peakOf([PROGRAM, 'convert', map, '--overwrite', '-o', output]);
    rows.push([
      name,
      `${(bytes.length / MEGA).toFixed(0)} MB`,
      `${(statSync(output).size / MEGA).toFixed(1)} MB`,
      `${(time / 1000).toFixed(1)} s`,
      `${(memory / MEGA).toFixed(0)} MB`,
      `${(memory / bytes.length).toFixed(2)}x`,
      memory <= BAR * bytes.length ? 'yes' : 'no',
    ]);
  }
  const head = ['map', 'size', 'glTF', 'time', 'most memory', 'of the file', `within ${BAR}x`];
  return table(head, rows);
}

/** How long maps take to become glTF, and how much memory. */
export async function measureConvert(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brushwork-bench-'));
  try {
    const small = readFileSync(SAMPLE);
    const map = path.join(folder, 'map.bsp');
    writeFileSync(map, await makeLargeMap(small, SIZE));
    const command = measureCommand(map, path.join(folder, 'map.glb'));
    const soups = measureGeometry(await open(await makeDrawnMap(small, LARGE_SIZE)));
    const ground = [3, 4].flatMap((power) =>
      measureGeometry(makeGround(power)).map(([name = '', ...rest]) => [`${name}, power ${power}`, ...rest]),
    );
    const head = ['work', 'vertices', 'best', 'speed', 'of a copy'];
    return [
      `## Maps as glTF\n\n${command}`,
      `Inside one process, triangle soups:\n\n${table(head, soups)}`,
      `Displacements with neighbours on all sides:\n\n${table(head, ground)}`,
      process.platform === 'linux' ? await measureMemory(folder) : 'Memory: this system has no /proc.',
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
