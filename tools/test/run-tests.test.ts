import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram, repositoryRoot } from '../checks/repository.mjs';
import { summarize } from '../checks/run-tests.mjs';

const skipped = [{ name: 'a.test.ts > reads the corpus', reason: 'CORPUS_DIR is absent' }];

describe('the count at the end', () => {
  it('leaves out skips when there are none', () => {
    const outcome = summarize({ passed: 7, failed: [], skipped: [] }, { skipIsFailure: false });
    expect(outcome).toEqual({ lines: ['7 passed, 0 failed'], failed: false });
  });

  it('names each skipped test with its reason', () => {
    const outcome = summarize({ passed: 7, failed: [], skipped }, { skipIsFailure: false });
    expect(outcome.failed).toBe(false);
    expect(outcome.lines).toEqual([
      'skipped: a.test.ts > reads the corpus: CORPUS_DIR is absent',
      '7 passed, 0 failed, 1 skipped',
    ]);
  });

  it('counts a skip as a failure where nothing may be skipped', () => {
    const outcome = summarize({ passed: 7, failed: [], skipped }, { skipIsFailure: true });
    expect(outcome.failed).toBe(true);
    expect(outcome.lines.at(-1)).toBe('7 passed, 1 failed');
    expect(outcome.lines[0]).toContain('a.test.ts > reads the corpus');
  });
});

describe('the outcome of a run', () => {
  let folder: string;

  beforeEach(() => {
    const cache = join(repositoryRoot, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'run-tests-'));
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      "export default { test: { include: ['*.check.mjs'] } };\n",
    );
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(content: string): unknown {
    writeFileSync(
      join(folder, 'sample.check.mjs'),
      `import { describe, expect, it } from 'vitest';\n${content}`,
    );
    const summaryFile = join(folder, 'summary.json');
    const reporter = join(repositoryRoot, 'tools/checks/test-summary-reporter.mjs');
    try {
      execFileSync(process.execPath, [findProgram('vitest', 'vitest'), 'run', '--reporter', reporter], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, TEST_SUMMARY_FILE: summaryFile },
      });
    } catch {
      // A failing run ends with 1; its summary says why.
    }
    return JSON.parse(readFileSync(summaryFile, 'utf8'));
  }

  it('counts what passed, failed and was skipped', () => {
    const summary = run(`
      describe('suite', () => {
        it('passes', () => {});
        it('fails', () => { throw new Error('first line\\nsecond line'); });
        it('is skipped', (context) => context.skip('no compiler'));
        it.skip('is left out', () => {});
      });
    `);
    expect(summary).toEqual({
      passed: 1,
      failed: [{ name: 'sample.check.mjs > suite > fails', reason: 'first line' }],
      skipped: [
        { name: 'sample.check.mjs > suite > is skipped', reason: 'no compiler' },
        { name: 'sample.check.mjs > suite > is left out', reason: 'no reason given beside its name' },
      ],
    });
  });

  it('counts a file that cannot be loaded, and an error outside of a test, as failed', () => {
    expect(run("throw new Error('broken file');")).toMatchObject({
      passed: 0,
      failed: [{ name: 'sample.check.mjs', reason: 'broken file' }],
    });
    expect(
      run(`it('passes', async () => {
        setTimeout(() => { throw new Error('late'); }, 1);
        await new Promise((done) => setTimeout(done, 50));
      });`),
    ).toMatchObject({ passed: 1, failed: [{ name: 'error outside of a test', reason: 'late' }] });
  });
});
