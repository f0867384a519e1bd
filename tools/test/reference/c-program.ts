import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A compiler, and how it is called for the headers. */
export interface Compiler {
  readonly program: string;
  readonly standard: string;
  /** Ending of source files. */
  readonly ending: string;
}

/** The compilers that prove the headers. */
export const compilers: readonly Compiler[] = [
  { program: 'gcc', standard: '-std=c11', ending: 'c' },
  { program: 'g++', standard: '-std=c++17', ending: 'cpp' },
];

/** Whether a compiler is installed. */
export function isInstalled({ program }: Compiler): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** What came of compiling a program and running it. */
export interface Outcome {
  /** What the compiler or the program complained about; empty when all went well. */
  readonly errors: string;
  /** What the program printed. */
  readonly output: string;
}

/** Compiles a program beside its files, with every warning an error, and runs it in their folder. */
export function compileAndRun(
  compiler: Compiler,
  source: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'c-header-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const main = `main.${compiler.ending}`;
    writeFileSync(join(folder, main), source);
    const warnings = ['-Wall', '-Wextra', '-Werror', '-pedantic'];
    const compiled = spawnSync(compiler.program, [compiler.standard, ...warnings, main, '-o', 'program'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (compiled.status !== 0) return { errors: compiled.stderr, output: '' };
    const run = spawnSync(join(folder, 'program'), {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { errors: run.status === 0 ? '' : `ended with ${run.status ?? run.signal}`, output: run.stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
