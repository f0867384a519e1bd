import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const INTERVAL = 5;

/** What a run of a program took. */
export interface Peak {
  /** Most memory that the process had at once, in bytes. */
  readonly memory: number;
  /** How long it ran, in milliseconds. */
  readonly time: number;
}

/** Runs a program of Node and reads from /proc how much memory it had at most. It may end with 1: something was told. */
export function peakOf(parameters: readonly string[]): Promise<Peak> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const run = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    let memory = 0;
    const timer = setInterval(() => {
      memory = Math.max(memory, highWater(run.pid));
    }, INTERVAL);
    run.on('error', reject);
    run.on('close', (code) => {
      clearInterval(timer);
      if (code === 0 || code === 1) resolve({ memory, time: performance.now() - begin });
      else reject(new Error(`node ${parameters.join(' ')} ended with ${code}: build first`));
    });
  });
}

/** The most that a process had so far; 0 for one that has ended. */
function highWater(process: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'latin1');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
