/*
 * `npm test`: every gate and every test, one after the other, with one count at the end.
 *
 * Each gate counts as one test. The last line is `N passed, N failed`, and `, N skipped` when something was. With
 * CI=true a skipped test counts as failed: there everything that a test needs is installed. Plain JavaScript, as it
 * runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, isMainModule, repositoryRoot } from './repository.mjs';

/** @typedef {import('./test-summary-reporter.mjs').TestSummary} TestSummary */

/**
 * A check that is passed or failed as a whole.
 *
 * @typedef {object} Gate
 * @property {string} name
 * @property {string[]} command Arguments of Node.
 */

/** @type {Gate[]} */
const gates = [
  {
    name: 'format and lint',
    command: [findProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'types of the packages (build)',
    command: [findProgram('typescript', 'tsc'), '-b', 'tsconfig.build.json'],
  },
  {
    name: 'types of tests and tools',
    command: [findProgram('typescript', 'tsc'), '-p', 'tsconfig.tests.json'],
  },
  {
    name: 'types of the viewer and its tests',
    command: [findProgram('typescript', 'tsc'), '-p', 'packages/viewer/test/tsconfig.json'],
  },
  { name: 'viewer (build)', command: ['tools/build-viewer.mjs'] },
  { name: 'imports', command: ['tools/checks/import-rules.mjs'] },
  { name: 'documentation', command: ['tools/checks/documentation-gate.mjs'] },
  { name: 'reference', command: ['tools/run.mjs', 'tools/reference/main.ts', '--check'] },
];

/**
 * Runs one gate, its output going where this program's goes.
 *
 * @param {Gate} gate
 * @returns {boolean} Whether it passed.
 */
function runGate(gate) {
  process.stdout.write(`\n--- ${gate.name}\n`);
  const { status, error } = spawnSync(process.execPath, gate.command, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error !== undefined) process.stdout.write(`${error.message}\n`);
  const passed = status === 0;
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}: ${gate.name}\n`);
  return passed;
}

/**
 * Runs vitest and returns its outcome. A run that ends without one, or badly without naming a failure, is a failure.
 *
 * @returns {TestSummary}
 */
function runVitest() {
  process.stdout.write('\n--- tests\n');
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-tests-'));
  const summaryFile = join(folder, 'summary.json');
  try {
    const { status, signal } = spawnSync(
      process.execPath,
      [
        findProgram('vitest', 'vitest'),
        'run',
        '--reporter=default',
        '--reporter=./tools/checks/test-summary-reporter.mjs',
      ],
      {
        cwd: repositoryRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, TEST_SUMMARY_FILE: summaryFile },
      },
    );
    /** @type {TestSummary} */
    let summary = { passed: 0, failed: [], skipped: [] };
    try {
      summary = JSON.parse(readFileSync(summaryFile, 'utf8'));
    } catch {
      summary.failed.push({ name: 'vitest', reason: `ended without a result (${signal ?? status})` });
    }
    if (status !== 0 && summary.failed.length === 0) {
      summary.failed.push({ name: 'vitest', reason: `ended with ${signal ?? status}` });
    }
    return summary;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The lines that end the output: what failed, what was skipped and why, and the count.
 *
 * @param {TestSummary} summary
 * @param {{ readonly skipIsFailure: boolean }} options
 * @returns {{ readonly lines: string[], readonly failed: boolean }}
 */
export function summarize(summary, { skipIsFailure }) {
  const skippedHow = skipIsFailure ? 'SKIPPED (counts as failed)' : 'skipped';
  const lines = [
    ...summary.skipped.map(({ name, reason }) => `${skippedHow}: ${name}: ${reason}`),
    ...summary.failed.map(({ name, reason }) => `FAILED: ${name}: ${reason}`),
  ];
  const failed = summary.failed.length + (skipIsFailure ? summary.skipped.length : 0);
  const skipped = skipIsFailure ? 0 : summary.skipped.length;
  lines.push(`${summary.passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { lines, failed: failed > 0 };
}

if (isMainModule(import.meta.url)) {
  /** @type {TestSummary} */
  const total = { passed: 0, failed: [], skipped: [] };
  for (const gate of gates) {
    if (runGate(gate)) total.passed++;
    else total.failed.push({ name: gate.name, reason: 'see its output above' });
  }
  const tests = runVitest();
  total.passed += tests.passed;
  total.failed.push(...tests.failed);
  total.skipped.push(...tests.skipped);
  const { lines, failed } = summarize(total, { skipIsFailure: process.env['CI'] === 'true' });
  process.stdout.write(`\n${lines.join('\n')}\n`);
  process.exitCode = failed ? 1 : 0;
}
