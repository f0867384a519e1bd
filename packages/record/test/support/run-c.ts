import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a C compiler is at hand that knows the layout rules of Microsoft's compiler (`ms_struct`, on x86). */
export const hasCompiler: boolean = compiles(
  'struct __attribute__((ms_struct)) S { short a : 9; }; int main(void) { return 0; }',
);

function compiles(source: string): boolean {
  const { status, error } = spawnSync('gcc', ['-Werror', '-x', 'c', '-', '-fsyntax-only'], { input: source });
  return error === undefined && status === 0;
}

/** Why tests that need a C compiler are skipped. */
export const NO_COMPILER = 'skipped: no gcc that knows ms_struct';

/** Compiles a C program and returns the lines that it prints. */
export function runC(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-layout-'));
  try {
    writeFileSync(join(folder, 'layout.c'), source);
    const built = spawnSync('gcc', ['-std=c11', '-o', join(folder, 'layout'), join(folder, 'layout.c')], {
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(`the C program doesn't compile: ${built.stderr}`);
    return spawnSync(join(folder, 'layout'), { encoding: 'utf8', maxBuffer: 1 << 26 })
      .stdout.trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What every program needs in front. */
export const C_HEAD = `#include <stdio.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#define MS __attribute__((ms_struct))`;
