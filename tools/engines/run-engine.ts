import { spawn } from 'node:child_process';

/** A run of a game's dedicated server. */
export interface EngineRun {
  /** What it wrote, both streams together. */
  readonly log: string;
  /** How it ended; `undefined` when it had to be ended. */
  readonly exitCode: number | undefined;
}

/** How a server is run. */
export interface EngineOptions {
  /** Folder that it is started in. */
  readonly folder: string;
  /** Milliseconds after which it is ended; 60,000 unless given. */
  readonly timeout?: number;
}

/** Most that is kept of a log, in characters. */
const LONGEST_LOG = 4_000_000;

/** Runs a program to its end and keeps what it writes. Rejects when it can't be started. */
export async function runEngine(
  program: string,
  words: readonly string[],
  { folder, timeout = 60_000 }: EngineOptions,
): Promise<EngineRun> {
  return await new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    let isEnded = false;
    const timer = setTimeout(() => {
      isEnded = true;
      child.kill('SIGKILL');
    }, timeout);
    const take = (chunk: Buffer): void => {
      if (log.length < LONGEST_LOG) log += chunk.toString('latin1');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ log, exitCode: isEnded ? undefined : (code ?? undefined) });
    });
  });
}
