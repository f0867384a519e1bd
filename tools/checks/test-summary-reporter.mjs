/*
 * A vitest reporter that writes what run-tests.mjs has to know as JSON: counts, and what failed or was skipped.
 */
import { writeFileSync } from 'node:fs';

/**
 * A test that failed or was skipped.
 *
 * @typedef {object} NamedTest
 * @property {string} name Its file and full name.
 * @property {string} reason Why, in one line.
 */

/**
 * The outcome of a run of vitest.
 *
 * @typedef {object} TestSummary
 * @property {number} passed
 * @property {NamedTest[]} failed
 * @property {NamedTest[]} skipped
 */

/** Collects the outcome of a run and writes it to the file named by `TEST_SUMMARY_FILE`. */
export default class TestSummaryReporter {
  /**
   * Called by vitest when all tests are done.
   *
   * @param {readonly import('vitest/node').TestModule[]} testModules
   * @param {readonly { readonly message: string }[]} unhandledErrors
   */
  onTestRunEnd(testModules, unhandledErrors) {
    /** @type {TestSummary} */
    const summary = { passed: 0, failed: [], skipped: [] };
    for (const testModule of testModules) collectModule(testModule, summary);
    for (const error of unhandledErrors) {
      summary.failed.push({ name: 'error outside of a test', reason: firstLine(error.message) });
    }
    const file = process.env['TEST_SUMMARY_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(summary));
  }
}

/**
 * Adds the tests of one file to the summary.
 *
 * @param {import('vitest/node').TestModule} testModule
 * @param {TestSummary} summary
 */
function collectModule(testModule, summary) {
  const file = testModule.relativeModuleId;
  // A file or suite that fails while it is loaded, set up or torn down has errors of its own beside its tests.
  for (const part of [testModule, ...testModule.children.allSuites()]) {
    for (const error of part.errors()) {
      const name = part.type === 'suite' ? `${file} > ${part.fullName}` : file;
      summary.failed.push({ name, reason: firstLine(error.message) });
    }
  }
  for (const test of testModule.children.allTests()) {
    const result = test.result();
    const name = `${file} > ${test.fullName}`;
    if (result.state === 'passed') summary.passed++;
    else if (result.state === 'failed') {
      summary.failed.push({ name, reason: firstLine(result.errors[0]?.message ?? 'failed') });
    } else {
      const note = result.state === 'skipped' ? result.note : 'never ran';
      summary.skipped.push({ name, reason: firstLine(note ?? 'no reason given beside its name') });
    }
  }
}

/**
 * The first line of a text.
 *
 * @param {string} text
 * @returns {string}
 */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? '';
}
