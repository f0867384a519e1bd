import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const bundler = path.resolve(import.meta.dirname, '../../../../../tools/bundle-program.mjs');

/** The program as it is installed: bundled, in a process of its own. */
export interface BundledProgram {
  /** Its main file. */
  readonly main: string;
  /** Runs it to its end. */
  run(...programArguments: string[]): {
    readonly exitCode: number | null;
    readonly stdout: string;
    readonly stderr: string;
  };
  /** Runs it with a reader that goes away after the first bytes. */
  runCutOff(
    ...programArguments: string[]
  ): Promise<{ readonly exitCode: number | null; readonly stderr: string }>;
}

/** Bundles the program before the tests of a file. */
export function useBundledProgram(): BundledProgram {
  let folder = '';
  const main = (): string => path.join(folder, 'main.js');
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'brushwork-program-'));
    const { status, stderr } = spawnSync(process.execPath, [bundler, folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    get main() {
      return main();
    },
    run(...programArguments) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [main(), ...programArguments], {
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
      });
      return { exitCode: status, stdout, stderr };
    },
    runCutOff(...programArguments) {
      return new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [main(), ...programArguments], {
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let stderr = '';
        child.stderr.on('data', (part: Buffer) => {
          stderr += part.toString();
        });
        child.stdout.once('data', () => child.stdout.destroy());
        child.on('error', reject);
        child.on('close', (exitCode) => resolve({ exitCode, stderr }));
      });
    },
  };
}
