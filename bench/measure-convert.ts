import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { open, save } from '@brushwork/formats';
import { buildScene, writeGlb } from '@brushwork/ops';
import { makeLargeMap } from './large-map.js';
import { table } from './table.js';

const RUNS = 9;
const ROUNDS = 5;
const MEGA = 1e6;
const SIZE = 4 * MEGA;
/** Of the map whose geometry is measured: large enough for what is done once not to matter. */
const LARGE_SIZE = 60 * MEGA;
const SAMPLE = 'packages/cli/sample/courtyard.bsp';

/** What a program at least does that makes one file of another: reads one, writes as many bytes as the result has. */
const COPY =
  'const fs = require("node:fs"); const bytes = fs.readFileSync(process.argv[1]); ' +
  'const out = Buffer.alloc(Number(process.argv[3])); bytes.copy(out); fs.writeFileSync(process.argv[2], out);';

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function timeOf(args: readonly string[]): number {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args);
  // 1: written, and something about the map was told.
  if (status !== 0 && status !== 1)
    throw new Error(`node ${args.join(' ')} ended with ${status}: build first`);
  return performance.now() - begin;
}

/** The sample with its surfaces so often that it is a map of about a size, all of them parts of the world. */
async function mapWithManySurfaces(size: number): Promise<Uint8Array> {
  const map = await open(await makeLargeMap(readFileSync(SAMPLE), size));
  const models = map.lump('MODELS') as unknown as {
    at(i: number): { firstSurface: number; surfaceCount: number };
  };
  const world = models.at(0);
  world.firstSurface = 0;
  world.surfaceCount = map.lump('TRIANGLE_SOUPS').length;
  return save(map).bytes;
}

/** The whole command on a map of about 4 MB, beside Node alone and a program that only reads and writes; runs alternate. */
function measureCommand(map: string, output: string): string {
  const command = ['packages/cli/bin/brushwork.js', 'convert', map, '--overwrite', '-o', output];
  timeOf(command);
  const { size } = statSync(output);
  const ways: [string, string[]][] = [
    ['node -e 0', ['-e', '0']],
    [
      'a program that reads the map and writes as many bytes',
      ['-e', COPY, map, `${output}.copy`, String(size)],
    ],
    ['brushwork convert, without light', [...command, '--no-lightmaps']],
    ['brushwork convert', command],
  ];
  const times = ways.map((): number[] => []);
  for (let i = 0; i < RUNS; i++) for (const [k, [, args]] of ways.entries()) times[k]?.push(timeOf(args));
  const base = median(times[0] as number[]);
  const rows = ways.map(([name], k) => {
    const value = median(times[k] as number[]);
    return [name, `${value.toFixed(0)} ms`, `+${(value - base).toFixed(0)} ms`];
  });
  const what = `${(statSync(map).size / MEGA).toFixed(1)} MB of map, ${(size / MEGA).toFixed(1)} MB of glTF`;
  return `${what}\n\n${table(['program', 'median', 'above node alone'], rows)}`;
}

/** Geometry alone, and the file of it, inside one process; the copy is of the same vertices. */
async function measureGeometry(bytes: Uint8Array): Promise<string> {
  const map = await open(bytes);
  let scene = buildScene(map);
  let glb = writeGlb(scene);
  const best = (work: () => void): number => {
    const times = Array.from({ length: ROUNDS }, () => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    });
    return Math.min(...times);
  };
  const geometry = best(() => {
    scene = buildScene(map);
  });
  const file = best(() => {
    glb = writeGlb(scene);
  });
  const copied = best(() => {
    glb.slice();
  });
  const { vertices } = scene.counts;
  const rate = (time: number): string => `${(vertices / time / 1000).toFixed(1)} M/s`;
  const rows = [
    ['surfaces as triangles', `${geometry.toFixed(1)} ms`, rate(geometry)],
    ['the file', `${file.toFixed(1)} ms`, rate(file)],
    ['a copy of the bytes of the file', `${copied.toFixed(1)} ms`, rate(copied)],
  ];
  return `${vertices} vertices of a map of ${(bytes.length / MEGA).toFixed(0)} MB\n\n${table(['work', 'best', 'vertices'], rows)}`;
}

/** How long a map takes to become glTF. */
export async function measureConvert(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brushwork-bench-'));
  try {
    const bytes = await mapWithManySurfaces(SIZE);
    const map = path.join(folder, 'map.bsp');
    writeFileSync(map, bytes);
    const command = measureCommand(map, path.join(folder, 'map.glb'));
    return `## Maps as glTF\n\n${command}\n\n${await measureGeometry(await mapWithManySurfaces(LARGE_SIZE))}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
