import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLargeMap } from './large-map.js';
import { table } from './table.js';

const SIZES = [10, 75, 96, 200];
const MEGA = 1e6;
const BAR = 3;
const PROGRAM = 'packages/cli/bin/brushwork.js';
const SAMPLE = 'packages/cli/sample/courtyard.bsp';

/** Most memory that a process and its child had, in bytes. */
interface Peaks {
  readonly parent: number;
  readonly child: number;
  /** Of both at the same moment. */
  readonly together: number;
}

/**
 * Peak memory of `roundtrip --deep` and of the process that rebuilds, against the size of the file. Two processes of
 * Node that do nothing are the floor below which no file can be.
 */
export async function measureMemory(): Promise<string> {
  const title = '## Peak memory of `roundtrip --deep` and its rebuilding process';
  if (process.platform !== 'linux') return `${title}\n\nnot measured: this system has no /proc`;
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-bench-'));
  try {
    const idle = (await peaksOf(['-e', 'setTimeout(() => 0, 500)'])).parent;
    const rows: string[][] = [];
    for (const megabytes of SIZES) {
      const path = join(folder, 'large.bsp');
      const bytes = await makeLargeMap(readFileSync(SAMPLE), megabytes * MEGA);
      writeFileSync(path, bytes);
      const peaks = await peaksOf([PROGRAM, 'roundtrip', '--deep', path]);
      rows.push(row(bytes.length, peaks, 2 * idle));
    }
    const head = ['file', 'parent', 'child', 'together', 'of the file', 'less two idle', `within ${BAR}x`];
    const note = `An idle process of Node has ${text(idle)}, of which nearly all is the program itself.`;
    return `${title}\n\n${table(head, rows)}\n\n${note}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(size: number, { parent, child, together }: Peaks, floor: number): string[] {
  const own = Math.max(0, together - floor);
  const verdict = together <= BAR * size ? 'yes' : own <= BAR * size ? 'only less two idle' : 'no';
  return [
    text(size),
    text(parent),
    text(child),
    text(together),
    `${(together / size).toFixed(2)}x`,
    `${(own / size).toFixed(2)}x`,
    verdict,
  ];
}

function text(bytes: number): string {
  return `${(bytes / MEGA).toFixed(0)} MB`;
}

/** Runs a program and looks at its memory, and at its child's, every few milliseconds. */
function peaksOf(parameters: readonly string[]): Promise<Peaks> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    let parent = 0;
    let child = 0;
    let together = 0;
    const look = (): void => {
      const own = memoryOf(run.pid);
      const other = memoryOf(childOf(run.pid));
      parent = Math.max(parent, own.peak);
      child = Math.max(child, other.peak);
      together = Math.max(together, own.now + other.now);
    };
    const timer = setInterval(look, 5);
    run.on('error', reject);
    run.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ parent, child, together: Math.max(together, parent) });
      else reject(new Error(`node ${parameters.join(' ')} ended with ${code}: build first`));
    });
  });
}

function childOf(process: number | undefined): number | undefined {
  const [first] = read(`/proc/${process}/task/${process}/children`).split(' ');
  return first === undefined || first === '' ? undefined : Number(first);
}

function memoryOf(process: number | undefined): { readonly peak: number; readonly now: number } {
  const status = process === undefined ? '' : read(`/proc/${process}/status`);
  const bytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
  return { peak: bytes('VmHWM'), now: bytes('VmRSS') };
}

/** Text of a file; nothing for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
